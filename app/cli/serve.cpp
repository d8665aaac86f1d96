#include "command.h"

#include "gtp_server.h"
#include "inbox.h"
#include "reversi_engine.h"
#include "subject.h"

namespace bouton::cli {

namespace {

Mind playerOf(const Arguments& arguments, const Ruleset& game) {
    const std::uint64_t seed = arguments.number("seed", 1, 0, UINT64_MAX);
    if (arguments.size() > 2)
        return mindOf(game, arguments[2], seed);
    const PlayerChoice choice = proposedOpponent(game);
    return game.mind(choice.player, choice.settings, seed);
}

Status runServe(const Context& context) {
    useWeightsOf(context.arguments);
    const Arguments& arguments = context.arguments;
    if (arguments[0] != "gtp")
        throw Problem{BadInput,
                      "serve speaks gtp, and no protocol \"" + shown(arguments[0]) + "\"."};
    const Subject subject = subjectOf(arguments[1]);
    const Mind player = playerOf(arguments, subject.game);
    Inbox inbox;
    GtpServer server(subject, player,
                     [&] { return Asking{.stop = context.stop, .answerNow = inbox.more()}; });
    while (const auto line = inbox.next(context.stop)) {
        const auto answer = server.answer(*line);
        if (context.stop.stop_requested())
            break; // a move that was not thought over is not told
        if (answer)
            context.output.say(*answer);
        if (server.hasQuit())
            break;
    }
    return Done;
}

} // namespace

Command serveCommand() {
    return {
        {"serve",
         "gtp GAME [PLAYER]",
         2,
         3,
         {{"seed", "N", "seed for random choices (1)"}, weightsOption}},
        "plays whole games with another program, by the Go Text Protocol",
        "Reads commands from standard input, a line each, and answers each of them: \"= \" and\n"
        "what was asked for, or \"? \" and why not; then an empty line. PLAYER keeps what it\n"
        "has found out from move to move and from game to game. The commands:\n"
        "\n"
        "  play COLOUR MOVE, genmove COLOUR, undo, showboard\n"
        "  clear_board, boardsize SIZE, position POSITION\n"
        "  time_settings SECONDS PERIOD MOVES, time_left COLOUR SECONDS MOVES\n"
        "  name, version, protocol_version, known_command COMMAND, list_commands, quit\n"
        "\n"
        "COLOUR is a side's letter or name, or black (b) for the first and white (w) for the\n"
        "second side. Further input ends a search: the best move so far is made. The program\n"
        "ends after quit or with its input. Without PLAYER it is the one that the game's page\n"
        "proposes.\n"
        "\n"
        "Example:\n"
        "  bouton-cli serve gtp reversi engine:level=12\n",
        runServe};
}

} // namespace bouton::cli
