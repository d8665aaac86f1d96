// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/bytes.h"
#include "fuzz/fuzz.h"
#include "games/reversi/deepening.h"
#include "games/reversi/weights.h"

// The file of the Reversi weights. The input is laid over the start of a whole file, where the
// sizes are, and over its end, where the weights are. The checksum is made right again: else no
// reader would look any further. What is accepted can be searched with.

namespace {

using namespace bouton;
using namespace bouton::reversi;

void searchWith(const Weights& weights) {
    static TranspositionTable table(8);
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
    const std::size_t room = whole.size() - sealBytes, laid = std::min(input.size(), room);
    for (const std::size_t place : {std::size_t{0}, room - laid}) {
        std::string bytes = whole.substr(0, room);
        std::copy_n(input.begin(), laid, bytes.begin() + static_cast<std::ptrdiff_t>(place));
        if (const auto weights = Weights::read(sealed(std::move(bytes))))
            searchWith(**weights);
    }
    return 0;
}
