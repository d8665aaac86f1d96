// SPDX-License-Identifier: MIT
#include "command.h"

#include "subject.h"

namespace bouton::cli {

namespace {

// A line for this player if it is rated: its text, its rating, half of the interval.
std::string ratingOf(const Ruleset& game, const std::string& text) {
    const auto rating = bouton::ratingOf(game, choosePlayer(game, *readSpec(text)).value());
    return rating ? text + '\t' + std::to_string(rating->value) + '\t'
                        + std::to_string(rating->within) + '\n'
                  : std::string();
}

// The opponents by name, then each player at every value of its first setting.
std::string ratingsOf(const Ruleset& game) {
    std::string text;
    for (const Opponent& opponent : game.opponents)
        text += ratingOf(game, opponent.id);
    for (const PlayerInfo& player : game.players) {
        if (player.settings.empty())
            text += ratingOf(game, player.id);
        else if (const Setting& first = player.settings.front(); player.rating)
            for (int value = first.least; value <= first.most; ++value)
                text += ratingOf(game, std::string(player.id) + ':' + first.id + '='
                                           + writeValue(first, value));
    }
    return text;
}

Status runPlayers(const Context& context) {
    std::string text;
    const Ruleset& game = subjectOf(context.arguments[0]).game;
    if (context.arguments.has("ratings")) {
        text = ratingsOf(game);
        if (text.empty())
            throw Problem{Failed,
                          std::string("No player of ") + game.name.title + " has been rated."};
        context.output.say(text);
        return Done;
    }
    for (const PlayerInfo& player : game.players) {
        text += std::string(player.id) + '\t' + player.title + '\t';
        for (std::size_t i = 0; i < player.settings.size(); ++i)
            text += (i == 0 ? "" : "; ") + rangeOf(player.settings[i]);
        text += '\n';
    }
    for (const Opponent& opponent : game.opponents)
        text += std::string(opponent.id) + '\t' + opponent.title + '\t' + opponent.manner + '\t'
                + specOf(game, opponent.choice) + '\n';
    context.output.say(text);
    return Done;
}

} // namespace

Command playersCommand() {
    return {
        {"players",
         "GAME",
         1,
         1,
         {{"ratings", "", "the players that are rated, on the one scale of the game"}}},
        "lists the computer players of a game",
        "Prints one line a player: its id, a tab, its title, a tab, its settings with their\n"
        "ranges and standards. Then one line an opponent, a player that is offered by name, from\n"
        "the weakest to the strongest: its id, a tab, its title, a tab, how it plays, a tab, the\n"
        "player that it is. Either id can stand wherever a PLAYER can.\n"
        "\n"
        "With --ratings a line for each opponent and player that was measured: its text, a tab,\n"
        "its rating, a tab, half of the 95 % interval. Who is rated 400 above another takes ten\n"
        "points of eleven; random moves have 0.\n"
        "\n"
        "Example:\n"
        "  bouton-cli players tic-tac-toe\n",
        runPlayers};
}

} // namespace bouton::cli
