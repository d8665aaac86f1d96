// SPDX-License-Identifier: MIT
#include "command.h"

#include "games/catalogue.h"

namespace bouton::cli {

namespace {

Status runGames(const Context& context) {
    std::string text;
    for (const Ruleset* game : catalogue())
        text += std::string(game->name.id) + '\t' + game->name.title + '\n';
    context.output.say(text);
    return Done;
}

} // namespace

Command gamesCommand() {
    return {{"games", "", 0, 0, {}},
            "lists the games",
            "Prints one line a game: its id, a tab, its title.\n"
            "\n"
            "Example:\n"
            "  bouton-cli games\n",
            runGames};
}

} // namespace bouton::cli
