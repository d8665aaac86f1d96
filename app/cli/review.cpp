// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>
#include <span>

#include "command.h"
#include "core/parallel.h"
#include "drawing.h"
#include "explain/analyses.h"
#include "explain/book.h"
#include "explain/turns.h"
#include "game_files.h"
#include "games/record.h"
#include "games/reversi/engine.h"
#include "json.h"
#include "lines.h"
#include "progress.h"
#include "report.h"
#include "reversi_engine.h"
#include "subject.h"

namespace bouton::cli {

namespace {

// A game and the analyses of its positions.
class Reviewed {
public:
    explicit Reviewed(std::unique_ptr<Match> match, std::string forfeit)
        : m_forfeit(std::move(forfeit)),
          m_match(std::move(match)),
          m_path(m_match->path(m_match->current())) {}

    const Match& match() const { return *m_match; }
    // How a side lost what the rules had not ended; empty: it did not.
    const std::string& forfeit() const { return m_forfeit; }
    const std::vector<Match::Node>& path() const { return m_path; }
    std::size_t settled() const { return m_analyses.size(); }
    bool complete() const { return settled() == m_path.size(); }

    // Blocks. Calls back after each position. A position that a stop breaks off is left out.
    void analyse(std::span<const AnyAnalyst> analysts, const std::stop_token& stop,
                 const std::function<void()>& told) {
        (void)m_analyses.add(*m_match, m_path, analysts, stop, told);
    }
    Known known() const { return m_analyses.known(); }

private:
    std::string m_forfeit;
    std::unique_ptr<Match> m_match;
    std::vector<Match::Node> m_path;
    Analyses m_analyses;
};

std::string headOf(const Reviewed& game) {
    const Match& match = game.match();
    return match.record() + '\n' + counted(game.path().size() - 1, "move") + "; "
           + (match.result(match.current()) ? resultOf(match)
              : game.forfeit().empty()      ? "the game is not over."
                                            : game.forfeit())
           + '\n';
}

std::string slipCount(const Match& match, const std::vector<Slip>& slips) {
    if (slips.empty())
        return "No slips\n";
    std::string text = counted(slips.size(), "slip") + ":";
    for (const Side side : {Side::One, Side::Two})
        text += (side == Side::One ? " " : ", ") + nameOf(match.game(), side) + ' '
                + std::to_string(std::ranges::count(slips, side, &Slip::side));
    return text + '\n';
}

std::string betterOf(const Slip& slip) {
    std::string text = "\n  better:";
    for (const std::string& move : slip.better)
        text += ' ' + move;
    return text + '\n';
}

std::string asText(const Reviewed& game) {
    const Match& match = game.match();
    const std::vector<Slip> slips = slipsOf(match, game.path(), game.known());
    std::string text = headOf(game);
    if (!game.complete())
        text += std::to_string(game.settled()) + " of " + counted(game.path().size(), "position")
                + " analysed, from the end on\n";
    text += slipCount(match, slips);
    for (const Slip& slip : slips)
        text += english(whatHappened(match, slip)) + ' ' + english(whatKept(match, slip))
                + betterOf(slip);
    const auto accuracy = accuracyOf(match, game.path(), game.known());
    for (const Side side : {Side::One, Side::Two})
        text += english(whatAccuracy(match, side, accuracy[indexOf(side)])) + '\n';
    if (const Phrase book = whereTheBookEnds(match, game.path()); !book.empty())
        text += english(book) + '\n';
    const std::vector<Turn> turns = turnsOf(match, game.path(), game.known());
    if (!turns.empty())
        text += counted(turns.size(), "turning point") + ":\n";
    for (const Turn& turn : turns)
        text += english(whatTurned(match, turn)) + betterOf(turn.move);
    return text;
}

std::string letterOf(const Match& match, Side side) {
    return std::string(match.game().name.letters.substr(indexOf(side), 1));
}

Json listOf(const std::vector<std::string>& moves) {
    Json list = Json::array();
    for (const std::string& move : moves)
        list.addText(move);
    return list;
}

Json asJson(const Match& match, const Slip& slip) {
    const std::vector<LegalMove> moves = match.moves(slip.before);
    std::vector<std::string> kept;
    for (const std::size_t i : slip.kept)
        kept.push_back(moves[i].text);
    Json json = Json::object();
    json.add("ply", slip.ply)
        .add("side", letterOf(match, slip.side))
        .add("move", match.moveText(slip.after))
        .add("had", word(slip.had))
        .add("got", word(slip.got));
    if (slip.lost > 0)
        json.add("discs", slip.lost);
    return json.add("exact", slip.exact)
        .add("kept", listOf(kept))
        .add("better", listOf(slip.better));
}

Json asJson(const Accuracy& accuracy) {
    Json json = Json::object();
    json.add("moves", accuracy.moves);
    return accuracy.scored ? json.add("discs", accuracy.lost) : json.add("kept", accuracy.kept);
}

// Each position as the side to move sees it.
Json valuesOf(const Reviewed& game) {
    const Match& match = game.match();
    Json values = Json::array();
    for (std::size_t ply = 0; ply < game.path().size(); ++ply) {
        const Match::Node node = game.path()[ply];
        Json value = Json::object();
        value.add("ply", static_cast<int>(ply)).add("to_move", letterOf(match, match.toMove(node)));
        if (ply > 0)
            value.add("move", match.moveText(node));
        if (const Analysis* analysis = game.known()(node)) {
            addValue(value, analysis->position);
            value.add("exact", analysis->position.exact);
            addHowFar(value, *analysis);
        }
        values.add(value);
    }
    return values;
}

std::string asJson(const Reviewed& game) {
    const Match& match = game.match();
    Json slips = Json::array(), accuracy = Json::object();
    for (const Slip& slip : slipsOf(match, game.path(), game.known()))
        slips.add(asJson(match, slip));
    Json turns = Json::array();
    for (const Turn& turn : turnsOf(match, game.path(), game.known())) {
        Json json = asJson(match, turn.move);
        if (turn.was)
            json.add("was", letterOf(match, *turn.was));
        turns.add(json);
    }
    const auto all = accuracyOf(match, game.path(), game.known());
    for (const Side side : {Side::One, Side::Two})
        accuracy.add(letterOf(match, side), asJson(all[indexOf(side)]));
    Json json = Json::object();
    json.add("game", match.game().name.id)
        .add("record", match.record())
        .add("complete", game.complete())
        .add("positions", valuesOf(game))
        .add("slips", slips)
        .add("accuracy", accuracy)
        .add("turns", turns);
    if (const auto ply = lastBookPly(match, game.path()))
        json.add("book_ply", static_cast<int>(*ply));
    return json.text() + '\n';
}

std::vector<AnyAnalyst> analystsOf(const Context& context, const Ruleset& game) {
    return analystsOf(game,
                      context.arguments.number("threads", usualThreads(), 1, reversi::mostThreads));
}

// Whatever is known when Ctrl-C comes is printed.
std::string reviewed(const Context& context, std::unique_ptr<Match> match,
                     std::span<const AnyAnalyst> analysts, Progress& progress,
                     std::string forfeit = {}) {
    const auto form = [&](const Reviewed& game) {
        return context.arguments.has("json") ? asJson(game) : asText(game);
    };
    Reviewed game(std::move(match), std::move(forfeit));
    game.analyse(analysts, context.stop, [&] {
        context.output.know(form(game));
        progress.report(std::to_string(game.settled()) + " of "
                        + std::to_string(game.path().size()));
    });
    if (game.settled() == 0)
        throw Problem{Failed, "Stopped before anything was known."};
    return form(game);
}

// A RECORD. Standard error says what was read otherwise than it is written.
std::unique_ptr<Match> readFrom(const std::string& record, const Subject& subject) {
    ReadGame read = must(readGameText(record, subject.game));
    for (const Phrase& said : read.notes.remarks)
        remark("bouton-cli: " + english(said) + '\n');
    return std::move(read.match);
}

// Answers each line of standard input, a bad one too.
Status reviewLines(const Context& context, const Subject& subject,
                   std::span<const AnyAnalyst> analysts) {
    Status status = Done;
    Progress progress("Reviewing");
    Lines lines;
    while (const auto line = lines.next()) {
        try {
            if (line->cutOff)
                throw Problem{BadInput, Lines::tooLong()};
            context.output.say(
                reviewed(context, readFrom(line->text, subject), analysts, progress));
        } catch (const Problem& problem) {
            if (context.stop.stop_requested())
                throw;
            status = std::max(status, problem.status);
            context.output.say(context.arguments.has("json") ? errorAsJson(problem.sentence)
                                                             : "error: " + problem.sentence + '\n');
        }
        if (context.stop.stop_requested())
            break;
    }
    return status;
}

// The line on the board, to its end.
Status reviewFile(const Context& context) {
    refuseSecond(context.arguments, "RECORD");
    Progress progress("Reviewing");
    return forEachGame(context, context.arguments[0], [&](FiledGame game, bool) {
        std::string forfeit = forfeitOf(game);
        game.match->go(game.match->line().back());
        const auto analysts = analystsOf(context, game.match->game());
        context.output.say(
            reviewed(context, std::move(game.match), analysts, progress, std::move(forfeit)));
    });
}

Status runReview(const Context& context) {
    useWeightsOf(context.arguments);
    if (isGameFile(context.arguments[0]))
        return reviewFile(context);
    refuseGameOption(context.arguments);
    if (context.arguments.size() < 2)
        throw Problem{BadInput,
                      "The command is: review GAME RECORD or review FILE (see bouton-cli review "
                      "--help)"};
    const Subject subject = subjectOf(context.arguments[0]);
    const auto analysts = analystsOf(context, subject.game);
    const std::string& record = context.arguments[1];
    if (record == "-")
        return reviewLines(context, subject, analysts);
    if (isGameFile(record))
        throw Problem{BadInput,
                      "A file is given alone, because it says which game it is of: review "
                          + shown(record)};
    auto match = readFrom(record, subject);
    Progress progress("Reviewing");
    context.output.say(reviewed(context, std::move(match), analysts, progress));
    return Done;
}

} // namespace

Command reviewCommand() {
    return {
        {"review",
         "GAME RECORD|FILE",
         1,
         2,
         {{"json", "", "one JSON object a line (see docs/notation.md)"},
          {"threads", "N", "Reversi: threads, 1 to 16 (one a processor, at most 4)"},
          gameOption,
          weightsOption}},
        "shows the slips of a game, better lines and the accuracy of both sides",
        "RECORD is a game as play --record writes it, \"GAME: POSITION; m1 m2 ...\"; \"GAME:\"\n"
        "may be left out. Each slip comes with the moves that would have kept what it gave away,\n"
        "and with a better line. Moves are numbered from 1, passes included.\n"
        "\n"
        "In a game with scores, accuracy is the mean number of discs or points lost a move. In\n"
        "other games it is the share of moves that kept the outcome where it could be lost. The\n"
        "analysis is bounded by positions, not by time: the same record gives the same review\n"
        "everywhere, on any number of threads.\n"
        "\n"
        "RECORD - reads standard input, one record a line. A bad line gives its error in its\n"
        "place; the exit status is then 2.\n"
        "\n"
        "FILE is a file of games (.bouton, .txt, .ggf, .obf), or - for standard input. Every game\n"
        "in it is reviewed along the line on the board.\n"
        "\n"
        "Examples:\n"
        "  bouton-cli review tic-tac-toe 'tic-tac-toe: .../.../... X; a1 b1 c3 b3 b2'\n"
        "  bouton-cli review towers --json - < games.txt\n"
        "  bouton-cli review game.bouton\n",
        runReview};
}

} // namespace bouton::cli
