#include "games/reversi/kernel/kernels.h"
#include "games/reversi/kernel/middle.h"

namespace bouton::reversi::portable {

namespace {
std::unique_ptr<Searcher> makeSearcher(const SearchTools& tools) {
    return std::make_unique<Middle>(tools);
}
} // namespace

constexpr Kernel ownKernel{"portable", &mobility, &flips, &stableDiscs, &makeSearcher, &leaves};

} // namespace bouton::reversi::portable
