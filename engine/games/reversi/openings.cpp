// SPDX-License-Identifier: MIT
#include "games/reversi/openings.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "core/phrase.h"
#include "games/reversi/symmetry.h"

namespace bouton::reversi {

namespace {

// Source: Robert Gatliff's list of named openings, http://www.samsoft.org.uk/reversi/openings.htm.
// Of several names the most common one stands first. The word "opening" is left out after a name.
constexpr Opening openings[] = {
    {QT_TRANSLATE_NOOP("Phrase", "Diagonal"), "c4c3"},
    {QT_TRANSLATE_NOOP("Phrase", "X-square"), "c4c3d3c5b2"},
    {QT_TRANSLATE_NOOP("Phrase", "Snake/Peasant"), "c4c3d3c5b3"},
    {QT_TRANSLATE_NOOP("Phrase", "Lysons"), "c4c3d3c5b3f3"},
    {QT_TRANSLATE_NOOP("Phrase", "Pyramid/Checkerboarding Peasant"), "c4c3d3c5b3f4b5b4c6d6f5"},
    {QT_TRANSLATE_NOOP("Phrase", "Heath/Tobidashi"), "c4c3d3c5b4"},
    {QT_TRANSLATE_NOOP("Phrase", "Mimura Variation II"), "c4c3d3c5b4d2c2f4d6c6f5e6f7"},
    {QT_TRANSLATE_NOOP("Phrase", "Heath-Bat"), "c4c3d3c5b4d2d6"},
    {QT_TRANSLATE_NOOP("Phrase", "Iwasaki Variation"), "c4c3d3c5b4d2e2"},
    {QT_TRANSLATE_NOOP("Phrase", "Heath-Chimney"), "c4c3d3c5b4e3"},
    {QT_TRANSLATE_NOOP("Phrase", "Raccoon Dog"), "c4c3d3c5b5"},
    {QT_TRANSLATE_NOOP("Phrase", "Rocket"), "c4c3d3c5b6"},
    {QT_TRANSLATE_NOOP("Phrase", "Hamilton"), "c4c3d3c5b6c6b5"},
    {QT_TRANSLATE_NOOP("Phrase", "Lollipop"), "c4c3d3c5b6e3"},
    {QT_TRANSLATE_NOOP("Phrase", "Cow"), "c4c3d3c5d6"},
    {QT_TRANSLATE_NOOP("Phrase", "Chimney"), "c4c3d3c5d6e3"},
    {QT_TRANSLATE_NOOP("Phrase", "Cow Bat/Bat/Cambridge"), "c4c3d3c5d6f4b4"},
    {QT_TRANSLATE_NOOP("Phrase", "Bat (Piau Continuation 2)"), "c4c3d3c5d6f4b4b6b5c6b3"},
    {QT_TRANSLATE_NOOP("Phrase", "Melnikov/Bat (Piau Continuation 1)"), "c4c3d3c5d6f4b4b6b5c6f5"},
    {QT_TRANSLATE_NOOP("Phrase", "Bat (Kling Continuation)"), "c4c3d3c5d6f4b4c6b5b3b6e3c2a4a5a6d2"},
    {QT_TRANSLATE_NOOP("Phrase", "Bat (Kling Alternative)"), "c4c3d3c5d6f4b4e3b3"},
    {QT_TRANSLATE_NOOP("Phrase", "Rose-v-Toth"), "c4c3d3c5d6f4f5"},
    {QT_TRANSLATE_NOOP("Phrase", "Tanida"), "c4c3d3c5d6f4f5d2"},
    {QT_TRANSLATE_NOOP("Phrase", "Aircraft/Feldborg"), "c4c3d3c5d6f4f5d2b5"},
    {QT_TRANSLATE_NOOP("Phrase", "Sailboat"), "c4c3d3c5d6f4f5d2g4d7"},
    {QT_TRANSLATE_NOOP("Phrase", "Maruoka"), "c4c3d3c5d6f4f5e6c6d7"},
    {QT_TRANSLATE_NOOP("Phrase", "Landau"), "c4c3d3c5d6f4f5e6f6"},
    {QT_TRANSLATE_NOOP("Phrase", "Buffalo/Kenichi Variation"), "c4c3d3c5f6"},
    {QT_TRANSLATE_NOOP("Phrase", "Maruoka Buffalo"), "c4c3d3c5f6e2c6"},
    {QT_TRANSLATE_NOOP("Phrase", "Tanida Buffalo"), "c4c3d3c5f6e3c6f5f4g5"},
    {QT_TRANSLATE_NOOP("Phrase", "Hokuriku Buffalo"), "c4c3d3c5f6f5"},
    {QT_TRANSLATE_NOOP("Phrase", "Wing Variation"), "c4c3e6c5"},
    {QT_TRANSLATE_NOOP("Phrase", "Semi-Wing Variation"), "c4c3f5c5"},
    {QT_TRANSLATE_NOOP("Phrase", "Parallel"), "c4c5"},
    {QT_TRANSLATE_NOOP("Phrase", "Perpendicular"), "c4e3"},
    {QT_TRANSLATE_NOOP("Phrase", "Mimura"), "c4e3f4c5d6e6"},
    {QT_TRANSLATE_NOOP("Phrase", "Shaman/Danish"), "c4e3f4c5d6f3c6"},
    {QT_TRANSLATE_NOOP("Phrase", "Inoue"), "c4e3f4c5d6f3d3"},
    {QT_TRANSLATE_NOOP("Phrase", "Iago"), "c4e3f4c5d6f3d3c3"},
    {QT_TRANSLATE_NOOP("Phrase", "Bhagat"), "c4e3f4c5d6f3e2"},
    {QT_TRANSLATE_NOOP("Phrase", "Rose"), "c4e3f4c5d6f3e6c3d3e2"},
    {QT_TRANSLATE_NOOP("Phrase", "Flat"), "c4e3f4c5d6f3e6c3d3e2b5"},
    {QT_TRANSLATE_NOOP("Phrase", "Rotating Flat"), "c4e3f4c5d6f3e6c3d3e2b5f5"},
    {QT_TRANSLATE_NOOP("Phrase", "Murakami Variation"), "c4e3f4c5d6f3e6c3d3e2b5f5b3"},
    {QT_TRANSLATE_NOOP("Phrase", "Rotating Flat (Kling Continuation)"),
     "c4e3f4c5d6f3e6c3d3e2b5f5b4f6c2e7d2c7"},
    {QT_TRANSLATE_NOOP("Phrase", "Rose-Birth"), "c4e3f4c5d6f3e6c3d3e2b6f5"},
    {QT_TRANSLATE_NOOP("Phrase", "Brightstein"), "c4e3f4c5d6f3e6c3d3e2b6f5b4f6g5d7"},
    {QT_TRANSLATE_NOOP("Phrase", "Rose-Birdie/Rose-Tamenori"), "c4e3f4c5d6f3e6c3d3e2b6f5g5"},
    {QT_TRANSLATE_NOOP("Phrase", "Rose-Tamenori-Kling"), "c4e3f4c5d6f3e6c3d3e2b6f5g5f6"},
    {QT_TRANSLATE_NOOP("Phrase", "Greenberg/Dawg"), "c4e3f4c5d6f3e6c3d3e2d2"},
    {QT_TRANSLATE_NOOP("Phrase", "Ralle"), "c4e3f4c5d6f3e6c6"},
    {QT_TRANSLATE_NOOP("Phrase", "Horse"), "c4e3f4c5e6"},
    {QT_TRANSLATE_NOOP("Phrase", "Ganglion/No-Cat"), "c4e3f5b4"},
    {QT_TRANSLATE_NOOP("Phrase", "Swallow"), "c4e3f5b4f3"},
    {QT_TRANSLATE_NOOP("Phrase", "No-Cat (Continuation)"), "c4e3f5b4f3f4e2e6g5f6d6c6"},
    {QT_TRANSLATE_NOOP("Phrase", "Italian"), "c4e3f5e6d3"},
    {QT_TRANSLATE_NOOP("Phrase", "Cat"), "c4e3f5e6f4"},
    {QT_TRANSLATE_NOOP("Phrase", "Sakaguchi"), "c4e3f5e6f4c5d6c6f7f3"},
    {QT_TRANSLATE_NOOP("Phrase", "Berner"), "c4e3f5e6f4c5d6c6f7g5g6"},
    {QT_TRANSLATE_NOOP("Phrase", "Bent Ganglion"), "c4e3f6b4"},
    {QT_TRANSLATE_NOOP("Phrase", "Tiger"), "c4e3f6e6f5"},
    {QT_TRANSLATE_NOOP("Phrase", "Stephenson"), "c4e3f6e6f5c5c3"},
    {QT_TRANSLATE_NOOP("Phrase", "No-Kung"), "c4e3f6e6f5c5c3b4"},
    {QT_TRANSLATE_NOOP("Phrase", "No-Kung (Continuation)"), "c4e3f6e6f5c5c3b4d6c6b5a6b6c7"},
    {QT_TRANSLATE_NOOP("Phrase", "Comp'Oth"), "c4e3f6e6f5c5c3c6"},
    {QT_TRANSLATE_NOOP("Phrase", "F.A.T. Draw"), "c4e3f6e6f5c5c3c6d3d2e2b3c1c2b4a3a5b5a6a4a2"},
    {QT_TRANSLATE_NOOP("Phrase", "Lightning Bolt"), "c4e3f6e6f5c5c3c6d6"},
    {QT_TRANSLATE_NOOP("Phrase", "Kung"), "c4e3f6e6f5c5c3g5"},
    {QT_TRANSLATE_NOOP("Phrase", "Leader's Tiger"), "c4e3f6e6f5c5d3"},
    {QT_TRANSLATE_NOOP("Phrase", "Brightwell"), "c4e3f6e6f5c5d6"},
    {QT_TRANSLATE_NOOP("Phrase", "Ishii"), "c4e3f6e6f5c5f4g5g4f3c6d3d6"},
    {QT_TRANSLATE_NOOP("Phrase", "Mainline Tiger"), "c4e3f6e6f5c5f4g5g4f3c6d3d6b3c3b4e2b6"},
    {QT_TRANSLATE_NOOP("Phrase", "Rose-Bill"), "c4e3f6e6f5c5f4g6f7"},
    {QT_TRANSLATE_NOOP("Phrase", "Tamenori"), "c4e3f6e6f5c5f4g6f7d3"},
    {QT_TRANSLATE_NOOP("Phrase", "Central Rose-Bill/Dead Draw"), "c4e3f6e6f5c5f4g6f7g5"},
    {QT_TRANSLATE_NOOP("Phrase", "Aubrey/Tanaka"), "c4e3f6e6f5g6"},
    {QT_TRANSLATE_NOOP("Phrase", "Aubrey (Feldborg Continuation)"), "c4e3f6e6f5g6e7c5"},
};

using Named = std::pair<Board, const char*>;

// Each of them turned in every way, in the order of the boards: who asks need not turn his own,
// which would take most of the time of a collection's reader.
std::vector<Named> allNamed() {
    std::vector<Named> all;
    for (const Opening& opening : openings)
        for (int symmetry = 0; symmetry < symmetries; ++symmetry)
            all.emplace_back(turned(boardsOf(opening.moves).back(), symmetry), opening.name);
    std::ranges::sort(all, {}, &Named::first);
    return all;
}

} // namespace

std::span<const Opening> namedOpenings() { return openings; }

std::vector<Board> boardsOf(std::string_view moves) {
    std::vector<Board> boards{startBoard};
    for (std::size_t i = 0; i + 1 < moves.size(); i += 2) {
        if (!canMove(boards.back()))
            boards.push_back(boards.back().passed());
        boards.push_back(after(boards.back(), (moves[i + 1] - '1') * 8 + moves[i] - 'a'));
    }
    return boards;
}

const char* openingAt(const Board& board) {
    static const std::vector<Named> all = allNamed();
    const auto found = std::ranges::lower_bound(all, board, {}, &Named::first);
    return found != all.end() && found->first == board ? found->second : "";
}

} // namespace bouton::reversi
