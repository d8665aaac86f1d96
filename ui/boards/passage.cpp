#include "ui/boards/passage.h"

#include <algorithm>

namespace bouton {

namespace {

constexpr int mostStepsBack = 4;

// The position was on the board a move or two before this scene: a human's and the answer to it.
// The same position in another game is not the same picture.
bool leadsTo(const std::shared_ptr<const Picture>& picture, const Scene& scene) {
    const Step* step = scene.last.get();
    for (int back = 0; step && back < mostStepsBack; ++back, step = step->previous.get())
        if (step->before == picture)
            return true;
    return false;
}

} // namespace

Passage passageOf(const Scene& from, const Scene& to) {
    if (to.last && *to.last->before == *from.picture)
        return Passage::Forward;
    return leadsTo(to.picture, from) ? Passage::Back : Passage::Jump;
}

bool sameShape(const Picture& a, const Picture& b) {
    return std::ranges::equal(a.rows, b.rows, {}, &std::string::size, &std::string::size);
}

Clicks celebrated(const std::vector<ShownPiece>& pieces, const Clicks& named, char winner,
                  const Clicks& last) {
    const auto stands = [&](Cell cell) {
        return std::ranges::find(pieces, cell, &ShownPiece::cell) != pieces.end();
    };
    if (std::ranges::any_of(named, stands))
        return named;
    Clicks cells;
    for (const ShownPiece& piece : pieces)
        if (piece.letter == winner)
            cells.push_back(piece.cell);
    return cells.empty() ? last : cells;
}

} // namespace bouton
