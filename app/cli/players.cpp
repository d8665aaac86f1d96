#include "command.h"

#include "subject.h"

namespace bouton::cli {

namespace {

Status run(const Context& context) {
    std::string text;
    for (const PlayerInfo& player : subjectOf(context.arguments[0]).game.players) {
        text += std::string(player.id) + '\t' + player.title + '\t';
        for (std::size_t i = 0; i < player.settings.size(); ++i)
            text += (i == 0 ? "" : "; ") + rangeOf(player.settings[i]);
        text += '\n';
    }
    context.output.say(text);
    return Done;
}

} // namespace

Command playersCommand() {
    return {{"players", "GAME", 1, 1, {}},
            "lists the computer players of a game",
            "Prints one line a player: its id, a tab, its title, a tab, its settings with their\n"
            "ranges and standards.\n"
            "\n"
            "Example:\n"
            "  bouton-cli players tic-tac-toe\n",
            run};
}

} // namespace bouton::cli
