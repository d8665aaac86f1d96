// SPDX-License-Identifier: MIT
#include <stdexcept>

#include "core/bytes.h"
#include "fuzz/fuzz.h"
#include "games/reversi/searcher.h"
#include "training/samples.h"

// A file of samples, once as the input is and once with its checksum appended. What is accepted is
// a list of boards with scores, written again as the same bytes.

namespace {

using namespace bouton;
using namespace bouton::reversi;
using fuzzing::require;

void read(const std::string& bytes) {
    const fuzzing::FileOf file(bytes);
    std::optional<std::vector<Sample>> samples;
    try {
        samples = readSamples(file.path());
    } catch (const std::runtime_error& damaged) {
        require(damaged.what()[0] != '\0', "a refusal is a sentence");
        return;
    }
    require(samples.has_value(), "a file that is there is read or refused");
    for (const Sample& sample : *samples) {
        require((sample.board.own & sample.board.opponent) == 0, "no cell has two discs");
        require(std::abs(sample.score) <= mostDiscs, "a score is at most 64 discs");
    }
    require(bytes.size() == 16 + 17 * samples->size(), "no byte is left over");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string bytes(fuzzing::textOf(data, size));
    read(bytes);
    read(sealed(std::move(bytes)));
    return 0;
}
