#include "command.h"

#include "subject.h"

namespace bouton::cli {

namespace {

Status run(const Context& context) {
    std::string text;
    const Ruleset& game = subjectOf(context.arguments[0]).game;
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
        {"players", "GAME", 1, 1, {}},
        "lists the computer players of a game",
        "Prints one line a player: its id, a tab, its title, a tab, its settings with their\n"
        "ranges and standards. Then one line an opponent, a player that is offered by name, from\n"
        "the weakest to the strongest: its id, a tab, its title, a tab, how it plays, a tab, the\n"
        "player that it is. Either id can stand wherever a PLAYER can.\n"
        "\n"
        "Example:\n"
        "  bouton-cli players tic-tac-toe\n",
        run};
}

} // namespace bouton::cli
