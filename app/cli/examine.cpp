// SPDX-License-Identifier: MIT
#include "lab/examine.h"

#include "command.h"
#include "contender.h"
#include "core/text.h"
#include "core/visible.h"
#include "games/catalogue.h"
#include "programs/entry.h"
#include "progress.h"
#include "report.h"
#include "rows.h"
#include "subject.h"

namespace bouton::cli {

namespace {

std::string wordsOf(const std::string& side, const ExaminedSide& found, const Examined& all) {
    std::string text = side + ": ";
    if (found.line.empty())
        text += !all.whole  ? "nothing that was won or drawn is lost so far.\n"
                : all.drawn ? "no game of those drawn loses what was won or drawn.\n"
                            : "never loses what was won or drawn.\n";
    else
        text += std::string("makes a ") + word(found.got) + " of a " + word(found.had) + " in "
                + counted(found.line.size(), "move") + ":\n  " + joined(found.line) + '\n';
    if (!all.whole && found.critical == 0)
        return text; // nobody has looked yet
    return text + "  kept the outcome in " + std::to_string(found.kept) + " of "
           + counted(found.critical, "position") + " in which it could be lost\n";
}

std::string reportOf(const Ruleset& game, const Examined& all, const std::string& start) {
    std::string text = std::string(game.name.title) + ", from " + start + "\nAsked at "
                       + counted(all.asked, "position")
                       + (all.whole ? ", each twice.\n" : " so far.\n");
    if (all.drawn)
        text += "There are more lines than may be asked for: " + counted(*all.drawn, "game")
                + " against random moves were played in their place.\n";
    for (const Side side : {Side::One, Side::Two})
        text += wordsOf(game.name.sides[indexOf(side)], all.sides[indexOf(side)], all);
    if (all.unsteady > 0)
        text += "Answers differed the second time at " + counted(all.unsteady, "position")
                + ", first at " + all.firstUnsteady + ". So only the lines that were seen count.\n";
    return text;
}

void putCsv(const Context& context, const Ruleset& game, const Examined& all) {
    context.output.say("side,critical,kept,had,got,line\n");
    for (const Side side : {Side::One, Side::Two}) {
        const ExaminedSide& found = all.sides[indexOf(side)];
        const bool loses = !found.line.empty();
        context.output.say(std::string(game.name.sides[indexOf(side)]) + ','
                           + std::to_string(found.critical) + ',' + std::to_string(found.kept) + ','
                           + (loses ? word(found.had) : "") + ',' + (loses ? word(found.got) : "")
                           + ',' + joined(found.line) + '\n');
    }
}

Status runExamine(const Context& context) {
    const Arguments& arguments = context.arguments;
    const Subject subject = subjectOf(arguments[0]);
    const auto match = matchOf(subject, arguments.text("position"), arguments.text("side"));
    const std::string start = match->position(0);
    Examined found;
    {
        Progress progress("Examining");
        must(examine({.game = &subject.game,
                      .position = start,
                      .name = arguments[1],
                      .command = must(commandNamed(arguments[1])),
                      .limits = programLimits(arguments),
                      .seed = arguments.number("seed", 1, 0, UINT64_MAX)},
                     context.stop, [&](const Examined& news) {
                         found = news;
                         if (!arguments.has("csv"))
                             context.output.know(reportOf(subject.game, news, start));
                         progress.report(counted(news.asked, "position"));
                     }));
    }
    if (context.stop.stop_requested())
        throw Problem{Failed, "Stopped after " + counted(found.asked, "position") + '.'};
    if (found.fault) {
        for (const Phrase& line : told(*found.fault))
            complain(english(line));
        return Failed;
    }
    if (arguments.has("csv"))
        putCsv(context, subject.game, found);
    else
        context.output.say(reportOf(subject.game, found, start));
    return found.neverLoses() ? Done : Failed;
}

} // namespace

Command examineCommand() {
    return {
        {"examine", "GAME PROGRAM", 2, 2,
         withProgramOptions({{"position", "P", "the start, in place of the usual one"},
                             sideOption,
                             {"seed", "N", "seed of games that are drawn (1)"},
                             {"csv", "", "a line a side, with commas"}})},
        "plays a program of your own against every opponent that there can be",
        "Asks PROGRAM wherever a game can lead in which it chooses its moves and the opponent\n"
        "any, up to 20,000 positions a side, in a game that is solved at these settings.\n"
        "Prints the shortest line in which it loses what was won or drawn, and in how many of the\n"
        "positions in which the outcome could be lost its move kept it. A position that comes\n"
        "again in a line wins nothing. Where there are more positions, games against random moves\n"
        "are played, and that is said. Each position is asked twice, in another order.\n"
        "The exit status is 0 if it never loses what was won or drawn, else 1.\n"
        "\n"
        "PROGRAM is as in try, and runs with your rights.\n"
        "\n"
        "Examples:\n"
        "  bouton-cli examine tic-tac-toe mine.py\n"
        "  bouton-cli examine cards mine.py --position '5:3/7:2 G'\n",
        runExamine};
}

} // namespace bouton::cli
