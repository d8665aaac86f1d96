#include <algorithm>

#include "core/bytes.h"
#include "fuzz/fuzz.h"
#include "games/reversi/deepening.h"
#include "games/reversi/weights.h"

// The file of the Reversi weights. Its size is fixed, so the input is laid over the start of a
// whole file, whose checksum is made right again: else no reader would look any further. What is
// accepted can be searched with.

namespace {

using namespace bouton;
using namespace bouton::reversi;

void searchWith(const Weights& weights) {
    static Table table(8);
    table.nextSearch();
    Limit limit({});
    limit.more(5'000);
    Deepening deepening(startBoard, {table, limit, weights});
    for (int depth = 1; depth <= 6 && deepening.search(depth, 0); ++depth)
        fuzzing::require(std::abs(deepening.score()) <= mostDiscs, "a score is at most 64 discs");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::string whole = Weights::simple()->written();
    const std::string_view input = fuzzing::textOf(data, size);
    if (const auto weights = Weights::read(input))
        searchWith(**weights);
    std::string bytes = whole;
    std::copy_n(input.begin(), std::min(input.size(), bytes.size() - sealBytes), bytes.begin());
    if (const auto weights = Weights::read(sealed(bytes.substr(0, bytes.size() - sealBytes))))
        searchWith(**weights);
    return 0;
}
