#include <algorithm>

#include "fuzz/fuzz.h"
#include "games/catalogue.h"

// Records of games: "GAME: POSITION; m1 m2 …". Moves are played up to the first that is refused;
// the record of what was played leads to the same position.

namespace {

using namespace bouton;

constexpr std::size_t mostMoves = 200;

// Plays moves that are parted by blanks.
std::size_t playAll(Match& match, std::string_view moves) {
    std::size_t played = 0;
    while (played < mostMoves) {
        moves.remove_prefix(std::min(moves.find_first_not_of(' '), moves.size()));
        const std::string_view move = moves.substr(0, moves.find(' '));
        if (move.empty() || !match.play(move))
            break;
        ++played;
        moves.remove_prefix(move.size());
    }
    return played;
}

std::unique_ptr<Match> read(std::string_view record, std::size_t& played) {
    const std::size_t colon = record.find(": "), end = record.find("; ");
    if (colon == record.npos || end == record.npos || end < colon)
        return nullptr;
    const auto game = gameNamed(record.substr(0, colon));
    if (!game)
        return nullptr;
    auto match = matchFrom(**game, record.substr(colon + 2, end - colon - 2));
    if (!match)
        return nullptr;
    played = playAll(**match, record.substr(end + 2));
    return std::move(*match);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using fuzzing::require;
    std::size_t played = 0, again = 0;
    const auto match = read(fuzzing::textOf(data, size), played);
    if (!match || played == 0)
        return 0;
    const auto other = read(match->record(), again);
    require(other != nullptr, "a record that was written is read");
    require(again == played, "all of its moves are legal");
    require(other->position(other->current()) == match->position(match->current()),
            "they lead to the same position");
    require(other->record() == match->record(), "the record is the same again");
    return 0;
}
