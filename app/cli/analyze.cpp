// SPDX-License-Identifier: MIT
#include "command.h"

#include <algorithm>
#include <optional>

#include "deadline.h"
#include "game_files.h"
#include "lines.h"
#include "progress.h"
#include "report.h"
#include "reversi_engine.h"
#include "subject.h"

namespace bouton::cli {

namespace {

using Form = std::string (*)(const Match&, const Analysis&);

constexpr double leastTime = 0.001, mostTime = 1'000'000;

// The analysis as far as it is known at its end, at a stop or when --time is over; nothing if that
// is too early. With --time it has no other bound, with --exact none. Each intermediate result goes
// to Output::know(), so that Ctrl-C writes the latest.
std::optional<std::string> analysed(const Match& match, const AnyAnalyst& analyst, Form form,
                                    const Context& context, Progress& progress,
                                    const std::string& where = {}) {
    const bool exact = context.arguments.has("exact");
    const auto time = context.arguments.seconds("time", leastTime, mostTime);
    const Deadline deadline(context.stop, time);
    std::optional<std::string> last;
    const AnalysisJob job =
        analyst(match, match.current(), time || exact ? Patience::Endless : Patience::Bounded);
    job(deadline.token(), [&](const Analysis& analysis) {
        if (exact && !last && analysis.reach == Analysis::Reach::PerhapsNever)
            remark("bouton-cli: So far from the end of a game --exact may take for ever; Ctrl-C "
                   "prints what is known.\n");
        last = form(match, analysis);
        context.output.know(*last);
        if (exact)
            progress.report(where + "moves proven: "
                            + std::to_string(std::ranges::count_if(analysis.moves, &Value::exact))
                            + " of " + std::to_string(analysis.moves.size()) + ", depth "
                            + std::to_string(analysis.depth));
    });
    return last;
}

std::string nothingKnown(const Context& context) {
    return context.stop.stop_requested()
               ? "Stopped before anything was known."
               : "Nothing is known yet after " + *context.arguments.text("time") + " s.";
}

Status analyseOne(const Context& context, const Match& match, const AnyAnalyst& analyst) {
    Progress progress("Analysing");
    const auto answer = analysed(match, analyst, context.arguments.has("json") ? asJson : asTable,
                                 context, progress);
    if (!answer)
        throw Problem{Failed, nothingKnown(context)};
    context.output.say(*answer);
    return Done;
}

// The answer to one line of input. Throws Problem if there is none.
std::string answer(const Context& context, const Subject& subject, const AnyAnalyst& analyst,
                   const Lines::InputLine& line, Progress& progress, const std::string& where) {
    if (line.cutOff)
        throw Problem{BadInput, Lines::tooLong()};
    const auto match = matchOf(subject, line.text, context.arguments.text("side"));
    const auto known = analysed(*match, analyst, context.arguments.has("json") ? asJson : asLine,
                                context, progress, where + ", ");
    return known ? *known : throw Problem{Failed, nothingKnown(context)};
}

// Answers each line of standard input with one line. A bad line is answered with its error.
Status analyseLines(const Context& context, const Subject& subject, const AnyAnalyst& analyst) {
    Status status = Done;
    Progress progress("Analysing");
    Lines lines;
    for (std::size_t number = 1;; ++number) {
        const auto line = lines.next();
        if (!line)
            return status;
        const std::string where = "line " + std::to_string(number);
        progress.report(where);
        std::string text;
        try {
            text = answer(context, subject, analyst, *line, progress, where);
        } catch (const Problem& problem) {
            if (context.stop.stop_requested())
                throw;
            status = std::max(status, problem.status);
            text = context.arguments.has("json") ? errorAsJson(problem.sentence)
                                                 : "error: " + problem.sentence + '\n';
        }
        context.output.say(text);
        if (context.stop.stop_requested())
            return status;
    }
}

// One game gets a table, several get a line each.
Status analyseFile(const Context& context) {
    refuseSecond(context.arguments, "POSITION");
    return forEachGame(context, context.arguments[0], [&](const FiledGame& game, bool several) {
        const AnyAnalyst analyst = game.match->game().makeAnalyst();
        if (!several) {
            analyseOne(context, *game.match, analyst);
            return;
        }
        Progress progress("Analysing");
        const auto answer =
            analysed(*game.match, analyst, context.arguments.has("json") ? asJson : asLine, context,
                     progress, "game " + std::to_string(game.number) + ", ");
        if (!answer)
            throw Problem{Failed, nothingKnown(context)};
        context.output.say(*answer);
    });
}

Status runAnalyze(const Context& context) {
    useWeightsOf(context.arguments);
    const Arguments& arguments = context.arguments;
    // Throws before any work if it is no time.
    if (arguments.seconds("time", leastTime, mostTime) && arguments.has("exact"))
        throw Problem{BadInput, "--exact goes on until all is proven: leave --time out."};
    if (isGameFile(arguments[0]))
        return analyseFile(context);
    refuseGameOption(arguments);
    const Subject subject = subjectOf(arguments[0]);
    const AnyAnalyst analyst = subject.game.makeAnalyst();
    if (arguments.size() > 1 && arguments[1] == "-")
        return analyseLines(context, subject, analyst);
    const auto match =
        matchOf(subject, arguments.size() > 1 ? std::optional(arguments[1]) : std::nullopt,
                arguments.text("side"));
    return analyseOne(context, *match, analyst);
}

} // namespace

Command analyzeCommand() {
    return {
        {"analyze",
         "GAME|FILE [POSITION]",
         1,
         2,
         {{"json", "", "one JSON object a line (see docs/notation.md)"},
          {"time", "S", "go on until all is proven, for S seconds a position at most"},
          {"exact", "", "go on until all is proven, however long that takes"},
          gameOption,
          sideOption,
          weightsOption}},
        "shows the value of a position and of each of its moves",
        "Prints the outcome for the side to move (win, loss or draw), and the nimber if the game\n"
        "has nimbers. Then prints the same for every legal move, best first. A move's outcome\n"
        "is for the side that makes it; its nimber is that of the position after it. \"not\n"
        "proven\" marks an estimate, and a line says how far it has looked. The analysis is\n"
        "bounded by positions, not by time, so it is the same everywhere; with --time it goes on\n"
        "until all is proven or the time is over, with --exact until all is proven. In Reversi\n"
        "that is a matter of minutes up to some 26 empty cells, of hours or days up to 34; beyond\n"
        "it may never end, and Ctrl-C prints what is known by then.\n"
        "Without POSITION it is the start of the game.\n"
        "\n"
        "POSITION - reads standard input, one position a line, and prints one line for each, in\n"
        "order. A line that is no legal position gives the error in its place; the exit status\n"
        "is then 2.\n"
        "\n"
        "FILE is a file of games (.bouton, .txt, .ggf, .obf), or - for standard input. Each game\n"
        "is analysed at the position where it was left; several games get a line each.\n"
        "\n"
        "Examples:\n"
        "  bouton-cli analyze tic-tac-toe 'X.O/.X./..O X'\n"
        "  bouton-cli analyze tic-tac-toe --json\n"
        "  bouton-cli analyze tic-tac-toe - --json < positions.txt\n",
        runAnalyze};
}

} // namespace bouton::cli
