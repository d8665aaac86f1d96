// SPDX-License-Identifier: MIT
#include "command.h"

#include <charconv>
#include <functional>
#include <memory>
#include <optional>

#include "contender.h"
#include "core/decimals.h"
#include "lab/contest.h"
#include "lab/opening.h"
#include "progress.h"
#include "record.h"
#include "reversi_engine.h"
#include "subject.h"
#include "tally_words.h"

namespace bouton::cli {

namespace {

constexpr std::uint64_t mostPairs = 1'000'000, mostPlies = 1'000'000, mostRandomPlies = 60;
constexpr std::uint64_t usualPairs = 50, pairsOfTest = 10'000; // without and with --sprt

std::string percent(double share) { return withDecimals(100 * share, 1) + " %"; }

// "45:50": shares in percent.
std::optional<SequentialTest> testOf(const Arguments& arguments) {
    const auto text = arguments.text("sprt");
    if (!text)
        return std::nullopt;
    const auto share = [&](std::string_view part) {
        double value = 0;
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
        const bool isNumber = error == std::errc() && end == part.data() + part.size();
        return isNumber && value >= 1 && value <= 99 ? value / 100 : 0;
    };
    const std::size_t colon = text->find(':');
    const double low = share(std::string_view(*text).substr(0, colon));
    const double high =
        colon == std::string::npos ? 0 : share(std::string_view(*text).substr(colon + 1));
    if (low <= 0 || high <= low)
        throw Problem{BadInput, "--sprt is two shares of points in percent from 1 to 99, the lower "
                                "one first (50:55), not \""
                                    + shown(*text) + "\"."};
    return SequentialTest{.low = low, .high = high};
}

// Makes the starts: the position, or else a random start where the game has one; then random plies.
std::function<Or<std::unique_ptr<Match>>(std::uint64_t seed)> startsOf(const Arguments& arguments,
                                                                       const Subject& subject) {
    const auto position = arguments.text("position");
    const auto plies = static_cast<int>(arguments.number(
        "plies", position ? 0 : static_cast<std::uint64_t>(subject.game.name.openingPlies), 0,
        mostRandomPlies));
    const auto start = [=](std::uint64_t seed) {
        const Ruleset& game = subject.game;
        Random random(seed);
        auto match = position             ? matchFrom(game, *position)
                     : game.name.autoFill ? game.random(subject.settings, random)
                                          : game.standard(subject.settings);
        if (match && !(*match)->result(0))
            playAtRandom(**match, plies, random);
        return match;
    };
    const auto trial = must(start(1));
    if (trial->result(trial->current()))
        throw Problem{BadInput, "The game is over before it begins."};
    return start;
}

std::string wordsOf(Decision decision, const SequentialTest& test) {
    switch (decision) {
    case Decision::Open: return "not decided";
    case Decision::Low: return "proven: less than " + percent(test.high);
    case Decision::High: return "proven: more than " + percent(test.low);
    }
    return "";
}

std::string resultsOf(const Standing& standing, const Contest& contest) {
    const Tally& tally = standing.tally;
    const int games = tally.games();
    const Interval interval = interval95(tally.pairs);
    std::string text = counts(tally) + " of the first";
    if (games > 0)
        text += ", " + percent(halfPoints(tally) / 2.0 / games) + " of the points";
    text += ", 95 % interval " + percent(interval.low) + " to " + percent(interval.high) + '\n';
    text += "pairs by half points, 0 to 4:";
    for (const int pairs : tally.pairs)
        text += ' ' + std::to_string(pairs);
    text += '\n';
    text += stoppedIn(tally, contest.mostPlies);
    text += lostByFaults(tally);
    if (standing.score && games > 0)
        text += "mean score " + signedWithDecimals(static_cast<double>(*standing.score) / games, 2)
                + '\n';
    if (contest.test)
        text += "sequential test of " + percent(contest.test->low) + " against "
                + percent(contest.test->high) + ": log-likelihood ratio "
                + withDecimals(logLikelihoodRatio(*contest.test, tally.pairs), 2) + " within "
                + withDecimals(boundOf(*contest.test), 2) + ", "
                + wordsOf(decisionOf(*contest.test, tally.pairs), *contest.test) + '\n';
    return text;
}

Status runMatch(const Context& context) {
    useWeightsOf(context.arguments);
    const Arguments& arguments = context.arguments;
    const Subject subject = subjectOf(arguments[0]);
    Contest contest{
        .start = startsOf(arguments, subject), .players = {}, .test = testOf(arguments)};
    contest.pairs = static_cast<int>(
        arguments.number("pairs", contest.test ? pairsOfTest : usualPairs, 1, mostPairs));
    contest.mostPlies = arguments.number("max-plies", contest.mostPlies, 1, mostPlies);
    // A seed gives the same match each time, so the order of its draws stays: contest, first
    // player, second player.
    Random seeds(arguments.number("seed", 1, 0, UINT64_MAX));
    contest.seed = seeds.seed();
    const ProgramLimits limits = programLimits(arguments);
    Contender first(subject.game, arguments[1], seeds.seed(), limits);
    Contender second(subject.game, arguments[2], seeds.seed(), limits);
    contest.players = {first.player(), second.player()};
    contest.faults = {first.fault(), second.fault()};
    std::optional<Record> record;
    if (const auto file = arguments.text("record"))
        record.emplace(*file);

    std::optional<Progress> progress("Playing");
    Standing known;
    const auto keep = [&](const Match& match, const Standing& standing) {
        if (record)
            record->append(match);
        known = standing;
        context.output.know(resultsOf(known, contest));
        progress->report(counts(known.tally) + " of " + std::to_string(2 * contest.pairs));
    };
    context.output.know(resultsOf(known, contest));
    const Or<Standing> standing = playContest(contest, context.stop, keep);
    progress.reset();
    std::string text = resultsOf(known, contest);
    if (const int games = known.tally.games(); games > 0)
        text += "processor time a game: " + withDecimals(first.processorTime() / games, 3) + " s, "
                + withDecimals(second.processorTime() / games, 3) + " s\n";
    if (standing || known.tally.games() > 0)
        context.output.say(text);
    if (!standing && !context.stop.stop_requested())
        throw Problem{Failed, english(standing.error())};
    return Done;
}

} // namespace

Command matchCommand() {
    return {
        {"match", "GAME PLAYER PLAYER", 3, 3,
         withProgramOptions(
             {{"pairs", "N", "number of pairs of games, at most (50; with --sprt 10000)"},
              {"sprt", "LOW:HIGH",
               "end when one of these shares of points, in percent, is disproved"},
              {"plies", "N", "random plies at the start of a pair (the game's own number)"},
              {"position", "P", "begin at this position, not at a drawn start"},
              {"seed", "N", "seed for the starts and random choices (1)"},
              {"max-plies", "N", "stop a game after N plies and count it as drawn (1000)"},
              {"record", "FILE", "append each game to this file as one line"},
              weightsOption})},
        "measures one player against another, in pairs of games",
        "From each start the players play twice, with the sides changed. The starts are drawn: a\n"
        "random start where the game has one, then random plies (8 in Reversi). Prints the wins,\n"
        "draws and losses of the first PLAYER, its share of the points with the 95 % interval, "
        "how\n"
        "many pairs brought 0 to 4 half points, its mean score where the game has scores, and the\n"
        "processor time of both. Each player is kept for the whole match.\n"
        "\n"
        "PLAYER gtp:COMMAND is another program, started by the shell, that plays by the Go Text\n"
        "Protocol. PLAYER program:COMMAND is one that answers a line with a line\n"
        "(docs/own-programs.md), or speaks that protocol; no shell starts it, and its faults cost\n"
        "games.\n"
        "\n"
        "--sprt 50:55 plays until it is proven that the first takes more than 50 % of the points, "
        "or\n"
        "less than 55 %. Each is said wrongly in at most about 5 % of all matches.\n"
        "\n"
        "Examples:\n"
        "  bouton-cli match reversi engine:level=6 engine:level=5 --pairs 200\n"
        "  bouton-cli match reversi engine:level=6 'gtp:gtp-rhino -b 0 -l 3' --sprt 50:60\n"
        "  bouton-cli match towers 'program:python3 towers.py' random\n",
        runMatch};
}

} // namespace bouton::cli
