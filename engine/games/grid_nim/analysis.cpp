#include <algorithm>

#include "games/grid_nim/theory.h"

namespace bouton {

using namespace grid_nim;

namespace {

Value valueOf(int nimber, Outcome whenZero) {
    return {.outcome = nimber == 0 ? whenZero : opposite(whenZero), .nimber = nimber};
}

Analysis analysed(Cells free, Nimbers& nimbers, Poll& poll) {
    const int sum = nimbers.of(free, poll);
    Analysis analysis{.position = valueOf(sum, Outcome::Loss)};
    const std::vector<Cells> parts = partsOf(free);
    for (const Cells part : parts)
        analysis.parts.push_back({cellsOf(part), nimbers.of(part, poll)});
    forEachTurn(free, free & ~diagonal, [&](Cells turn) {
        const auto part = static_cast<std::size_t>(
            std::ranges::find_if(parts, [&](Cells cells) { return (cells & turn) != 0; })
            - parts.begin());
        const int after = nimbers.of(parts[part] & ~turn, poll);
        Value value = valueOf(sum ^ analysis.parts[part].nimber ^ after, Outcome::Win);
        value.part = static_cast<int>(part);
        value.partNimber = after;
        analysis.moves.push_back(value);
    });
    return analysis;
}

} // namespace

Analyst<GridNim> GridNim::analyst() {
    return [nimbers = Nimbers()](const Past<GridNim>& past, Patience, std::stop_token stop,
                                 const Post<Analysis>& post) mutable {
        Poll poll(std::move(stop));
        const Analysis analysis = analysed(past.now().free(), nimbers, poll);
        if (!poll.stopped())
            post(analysis);
    };
}

} // namespace bouton
