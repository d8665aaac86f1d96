#include "games/grid_nim/lines.h"

#include <algorithm>

#include "search/nimber.h"

namespace bouton::grid_nim {

std::vector<int> nimbersOfLines(int longest, Poll& poll) {
    std::vector<int> nimbers{0};
    const auto of = [&](int cells) { return nimbers[static_cast<std::size_t>(cells)]; };
    for (int cells = 1; cells <= longest; ++cells) {
        Mex mex;
        for (int taken = 1; taken <= std::min(cells, 3); ++taken)
            for (int left = 0; 2 * left <= cells - taken && !poll.node(); ++left)
                mex.add(of(left) ^ of(cells - taken - left));
        nimbers.push_back(mex.value());
    }
    return nimbers;
}

} // namespace bouton::grid_nim
