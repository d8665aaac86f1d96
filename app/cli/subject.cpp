// SPDX-License-Identifier: MIT
#include "subject.h"

#include <algorithm>

#include "core/text.h"
#include "core/visible.h"
#include "core/whole_file.h"
#include "games/catalogue.h"
#include "games/own_game/own_game.h"
#include "games/record.h"
#include "problem.h"

namespace bouton::cli {

const Ruleset& gameOf(const std::string& word) {
    if (!hasEnding(word, ".game"))
        return *must(gameNamed(word));
    FileReader file(word, Pipes::Taken);
    const auto bytes = file.all(own::mostBytes);
    if (!bytes)
        throw Problem{BadInput, english(file.refusal(word))};
    const auto game = ownGame(*bytes);
    if (!game)
        throw Problem{BadInput,
                      "The file \"" + visible(word) + "\" is no game. " + english(game.error())};
    return **game;
}

Subject subjectOf(const std::string& text) {
    const Spec spec = must(readSpec(text));
    const Ruleset& game = gameOf(spec.id);
    return {game, must(readSettings(game.settings, spec))};
}

std::unique_ptr<Match> matchOf(const Subject& subject, const std::optional<std::string>& position,
                               const std::optional<std::string>& side) {
    if (side && !position)
        throw Problem{BadInput, "--side is for a POSITION that does not say who moves."};
    if (side && matchFrom(subject.game, *position))
        throw Problem{BadInput, sideIsSaid};
    if (side)
        return must(matchFrom(subject.game, withSide(*position, *side)));
    return must(position ? matchFrom(subject.game, *position)
                         : subject.game.standard(subject.settings));
}

std::string withSide(std::string_view position, const std::string& side) {
    const std::size_t end = std::min(position.find_first_of(";]"), position.size());
    return std::string(position.substr(0, end)) + '\n' + side + std::string(position.substr(end));
}

void playMoves(Match& match, const std::string& moves) {
    MoveTexts texts(moves);
    std::size_t number = 0;
    for (std::string_view move = texts.next(); !move.empty(); move = texts.next()) {
        ++number;
        if (const auto played = playFillingPasses(match, move); !played)
            throw Problem{BadInput, "Move " + std::to_string(number)
                                        + " of --moves: " + english(played.error())};
    }
}

AnyPlayer playerOf(const Ruleset& game, const std::string& player, std::uint64_t seed) {
    const PlayerChoice choice = must(choosePlayer(game, must(readSpec(player))));
    return game.makePlayer(choice.player, choice.settings, seed);
}

} // namespace bouton::cli
