// SPDX-License-Identifier: MIT
#include <memory>
#include <optional>

#include "command.h"
#include "contender.h"
#include "core/decimals.h"
#include "core/match.h"
#include "core/ruleset.h"
#include "core/text.h"
#include "drawing.h"
#include "lab/interval.h"
#include "lab/series.h"
#include "lines.h"
#include "output.h"
#include "progress.h"
#include "record.h"
#include "reversi_engine.h"
#include "subject.h"
#include "tally_words.h"

namespace bouton::cli {

namespace {

std::string listed(const std::vector<LegalMove>& moves) {
    std::string text = "Legal moves:";
    for (const LegalMove& move : moves)
        text += ' ' + move.text;
    return text + '\n';
}

// A person at the keyboard as a player. The board and the prompt go to standard error; moves come
// from standard input. Illegal input is explained, and the person is asked again. "moves" lists the
// legal moves; "quit" leaves the game, and is told by `left`. Its job blocks until a line is there
// and does not look at its stop token. It refuses if the person leaves or if the input ends.
AnyPlayer human(std::shared_ptr<Lines> lines, std::shared_ptr<bool> left) {
    return [lines = std::move(lines), left = std::move(left)](const Match& match) -> ChoiceJob {
        remark('\n' + drawn(match));
        const Match::Node now = match.current();
        return [lines, left, moves = match.moves(now)](const Asking&) -> Or<Choice> {
            for (;;) {
                remark("Your move (such as " + moves.front().text + ", or moves, or quit): ");
                const auto line = lines->next();
                if (!line)
                    return refuse({"The input has ended before the game."});
                const std::string text(trimmed(line->text, " \t\r"));
                if (text == "quit") {
                    *left = true;
                    return refuse({"The game was left."});
                }
                if (text == "moves") {
                    remark(listed(moves));
                } else if (const auto move = moveNamed(text, moves)) {
                    return Choice{*move, {"typed"}};
                } else {
                    remark(english(move.error()) + '\n');
                }
            }
        };
    };
}

constexpr std::uint64_t mostGames = 1'000'000, mostPliesPlayed = 1'000'000;

// The options, checked before anything is played.
struct PlayOptions {
    Subject subject;
    std::string players[2];
    std::optional<std::string> position;
    bool random;
    std::uint64_t seed;

    bool watched; // by --watch, or because a person plays

    bool hasHuman() const { return players[0] == "human" || players[1] == "human"; }
};

std::string needed(const Arguments& arguments, const char* option) {
    if (const auto text = arguments.text(option))
        return *text;
    throw Problem{BadInput,
                  std::string("play needs --") + option + " PLAYER (see bouton-cli play --help)"};
}

PlayOptions optionsOf(const Arguments& arguments) {
    PlayOptions options{subjectOf(arguments[0]),
                        {needed(arguments, "first"), needed(arguments, "second")},
                        arguments.text("position"),
                        arguments.has("random"),
                        arguments.number("seed", 1, 0, UINT64_MAX),
                        arguments.has("watch")};
    options.watched = options.watched || options.hasHuman();
    const GameName& name = options.subject.game.name;
    if (options.random && options.position)
        throw Problem{BadInput, "A game begins from --position or from --random, not from both."};
    if (options.random && !name.autoFill)
        throw Problem{BadInput, std::string(name.title) + " has one start and no --random."};
    if (!options.random) {
        const auto start = matchOf(options.subject, options.position);
        if (start->result(0))
            throw Problem{BadInput, "The game is over: " + resultOf(*start)};
    }
    return options;
}

// Gives the start of the next game at each call. The starts and the two players each draw from a
// random stream of their own.
std::function<Or<std::unique_ptr<Match>>()> startsOf(const PlayOptions& options,
                                                     std::uint64_t seed) {
    if (options.random) {
        Random trial(seed);
        must(
            options.subject.game.random(options.subject.settings, trial)); // throws before any play
        return [&options, random = Random(seed)]() mutable {
            return options.subject.game.random(options.subject.settings, random);
        };
    }
    return [&options]() -> Or<std::unique_ptr<Match>> {
        return matchOf(options.subject, options.position);
    };
}

// The players; null where a human plays.
using Contenders = std::array<std::unique_ptr<Contender>, 2>;

// `left` tells whether a human has left.
Series seriesOf(const Arguments& arguments, const PlayOptions& options,
                const std::shared_ptr<bool>& left, Contenders& contenders) {
    const auto lines = std::make_shared<Lines>(); // both sides may be humans
    Random seeds(options.seed);
    Series series{.start = startsOf(options, seeds.seed()), .players = {}};
    for (std::size_t i = 0; i < 2; ++i) {
        const std::uint64_t seed = seeds.seed();
        if (options.players[i] == "human") {
            series.players[i] = human(lines, left);
            continue;
        }
        contenders[i] = std::make_unique<Contender>(options.subject.game, options.players[i], seed,
                                                    programLimits(arguments));
        series.players[i] = contenders[i]->player();
        series.faults[i] = contenders[i]->fault();
    }
    series.games = static_cast<int>(arguments.number("games", 1, 1, mostGames));
    series.mostPlies = arguments.number("max-plies", series.mostPlies, 1, mostPliesPlayed);
    return series;
}

std::string resultsOf(const Tally& tally, const PlayOptions& options, std::size_t plies) {
    const Interval interval = interval95(tally.wins, tally.draws, tally.losses);
    return counts(tally) + " of the first (" + options.players[0] + "), 95 % interval "
           + withDecimals(interval.low, 3) + " to " + withDecimals(interval.high, 3) + '\n'
           + stoppedIn(tally, plies) + lostByFaults(tally);
}

// Tells those who watch the last move and the rule behind it. A person's own moves are not told.
void tellMove(const Match& match, const Choice& choice, const PlayOptions& options) {
    const Match::Node now = match.current();
    const Side mover = match.toMove(*match.parent(now));
    if (options.players[mover == match.toMove(0) ? 0 : 1] != "human")
        remark(told(match.game(), mover, match.moveText(now), choice.rule) + '\n');
}

void tellEnd(const Match& match, bool isStopped) {
    remark('\n' + drawn(match));
    if (isStopped)
        remark("The game is stopped here and counted as drawn.\n");
}

Status runPlay(const Context& context) {
    useWeightsOf(context.arguments);
    const PlayOptions options = optionsOf(context.arguments);
    const auto left = std::make_shared<bool>(false);
    Contenders contenders;
    const Series series = seriesOf(context.arguments, options, left, contenders);
    std::optional<Record> record;
    if (const auto file = context.arguments.text("record"))
        record.emplace(*file);

    std::optional<Progress> progress;
    if (!options.watched)
        progress.emplace("Playing");
    Tally known;
    const auto keep = [&](const Tally& tally) {
        known = tally;
        context.output.know(resultsOf(tally, options, series.mostPlies));
        if (progress)
            progress->report(counts(tally) + " of " + std::to_string(series.games));
    };
    Audience audience;
    if (options.watched)
        audience.moved = [&](const Match& match, const Choice& choice) {
            tellMove(match, choice, options);
        };
    audience.ended = [&](const Match& match, const Tally& tally) {
        if (options.watched)
            tellEnd(match, tally.stopped > known.stopped);
        if (record)
            record->append(match);
        keep(tally);
    };
    keep(known);
    const Or<Tally> tally = playSeries(series, context.stop, audience);
    // The line of progress goes before the results come.
    progress.reset();
    // Who leaves has ended the series, as Ctrl-C does: what was played counts.
    const bool failed = !tally && !*left;
    if (!failed || known.games() > 0)
        context.output.say(resultsOf(known, options, series.mostPlies));
    if (failed)
        throw Problem{Failed, english(tally.error())};
    return Done;
}

} // namespace

Command playCommand() {
    return {
        {"play", "GAME", 1, 1,
         withProgramOptions(
             {{"first", "PLAYER", "this player makes the first move of every game"},
              {"second", "PLAYER", "the other player"},
              {"position", "P", "begin at this position, not at the start of the game"},
              {"random", "", "begin each game at a new random start"},
              {"games", "N", "number of games (1)"},
              {"seed", "N", "seed for random starts and random choices (1)"},
              {"watch", "", "show every move with its rule, and the end, on standard error"},
              {"max-plies", "N", "stop a game after N plies and count it as drawn (1000)"},
              {"record", "FILE", "append each game to this file as one line"},
              weightsOption})},
        "plays games between two players",
        "Prints the wins, draws and losses of the first player, and the 95 % interval for its\n"
        "share of points in a long series (Wilson's interval; a draw is half a point). The same\n"
        "seed, start and settings give the same games, unless time limits a player.\n"
        "\n"
        "The PLAYER human plays with the keyboard. The board appears on standard error. Type a\n"
        "move as it is written (b3+b4), \"moves\" to list the legal moves, \"quit\" to leave.\n"
        "PLAYER may be another program, as in match.\n"
        "\n"
        "Examples:\n"
        "  bouton-cli play tic-tac-toe --first perfect --second blocker --games 1000\n"
        "  bouton-cli play towers --random --first nim-sum --second nim-sum --watch\n"
        "  bouton-cli play tic-tac-toe --first human --second perfect\n",
        runPlay};
}

} // namespace bouton::cli
