#include "subject.h"

#include <algorithm>

#include "games/catalogue.h"
#include "problem.h"

namespace bouton::cli {

Subject subjectOf(const std::string& text) {
    const Spec spec = must(readSpec(text));
    const Ruleset& game = *must(gameNamed(spec.id));
    return {game, must(settle(game.settings, spec))};
}

std::unique_ptr<Match> matchOf(const Subject& subject, const std::optional<std::string>& position) {
    return must(position ? matchFrom(subject.game, *position)
                         : subject.game.standard(subject.settings));
}

void playMoves(Match& match, const std::string& moves, const char* source) {
    constexpr const char* blanks = " \t\r\n";
    std::size_t number = 0;
    for (std::size_t at = moves.find_first_not_of(blanks); at != std::string::npos;) {
        const std::size_t end = std::min(moves.find_first_of(blanks, at), moves.size());
        ++number;
        if (const auto played = match.play(std::string_view(moves).substr(at, end - at)); !played)
            throw Problem{BadInput, "Move " + std::to_string(number) + " of " + source + ": "
                                        + english(played.error())};
        at = moves.find_first_not_of(blanks, end);
    }
}

Mind mindOf(const Ruleset& game, const std::string& player, std::uint64_t seed) {
    const PlayerChoice choice = must(choosePlayer(game, must(readSpec(player))));
    return game.mind(choice.player, choice.settings, seed);
}

} // namespace bouton::cli
