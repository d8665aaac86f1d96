// SPDX-License-Identifier: MIT
#include <chrono>

#include "core/decimals.h"
#include "core/text.h"
#include "file.h"
#include "game_files.h"
#include "games/reversi/deepening.h"
#include "games/reversi/engine.h"
#include "games/reversi/reversi.h"
#include "lines.h"
#include "progress.h"
#include "report.h"
#include "reversi_engine.h"
#include "subject.h"

namespace bouton::cli {

namespace {

using reversi::Board;
using reversi::Engine;

reversi::Effort effortFor(bool outcome, int threads) {
    if (!outcome)
        return {.solveFrom = reversi::cells, .threads = threads};
    return {.plies = 0, .solveFrom = 0, .outcomeFrom = reversi::cells, .threads = threads};
}

// Solves a position: its outcome alone, or its score. Gives its line (score or outcome, best move,
// nodes, seconds), or an empty text if it was stopped.
std::string solved(const Board& board, Engine& engine, bool outcome, int threads,
                   std::stop_token stop) {
    const auto begin = std::chrono::steady_clock::now();
    const int score = reversi::finalScore(board);
    reversi::Thought thought{.score = score, .exact = true, .outcome = reversi::outcomeOf(score)};
    if (!reversi::isOver(board))
        thought = engine.think(board, effortFor(outcome, threads), 1, std::move(stop));
    if (outcome ? !thought.outcome : !thought.exact)
        return "";
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    return (outcome ? word(*thought.outcome) : signedText(thought.score)) + '\t'
           + (reversi::isOver(board) ? "-" : nameOfMove<Reversi>(thought.move)) + '\t'
           + std::to_string(thought.nodes) + '\t' + withDecimals(time.count(), 3) + '\n';
}

bool isPosition(const std::string& text) {
    const auto picture = Reversi::parse(text);
    return picture && Reversi::read(*picture);
}

class Files {
public:
    explicit Files(const Context& context)
        : m_context(context),
          m_engine(Engine::largeTableBits),
          m_outcome(context.arguments.has("outcome")),
          m_threads(
              static_cast<int>(context.arguments.number("threads", 1, 1, reversi::mostThreads))) {}

    // What the word names: games, "-" for standard input, a position, or a file of positions.
    void solve(const std::string& word) {
        if (hasEnding(word, ".bouton") || hasEnding(word, ".ggf"))
            solveGames(word);
        else if (word == "-")
            solveLines(Lines(), "standard input");
        else if (isPosition(word) || isPosition(word + " X"))
            solveText(word, "The position");
        else
            solveLines(Lines(word), shown(word));
    }

private:
    // Each at the position where it was left.
    void solveGames(const std::string& file) {
        const GameFile games(file, m_context.arguments.text("side"));
        for (std::size_t number = 1; number <= games.size(); ++number) {
            const std::string where = shown(file) + ", game " + std::to_string(number);
            const FiledGame game = games.game(number, m_context.stop);
            if (game.match->game().name.id != std::string_view(Reversi::name.id))
                throw Problem{BadInput, where + ": only reversi has endgames to be solved, not "
                                            + game.match->game().name.id + '.'};
            if (!solvePicture(game.match->picture(game.match->current()), where))
                return;
        }
    }

    void solveLines(Lines lines, const std::string& name) {
        int number = 0;
        while (const auto line = lines.next()) {
            const std::string where = name + ", line " + std::to_string(++number);
            const std::string_view text = trimmed(line->text);
            if ((text.empty() || text[0] == '%' || text[0] == '#') && !line->cutOff)
                continue;
            if (line->cutOff)
                throw Problem{BadInput, where + ": " + Lines::tooLong()};
            if (!solveText(line->text, where))
                return;
        }
    }

    // These two give false if it was stopped.
    bool solveText(const std::string& text, const std::string& where) {
        const auto side = m_context.arguments.text("side");
        if (side && Reversi::parse(text))
            throw Problem{BadInput, where + ": " + sideIsSaid};
        const auto picture = Reversi::parse(side ? withSide(text, *side) : text);
        if (!picture)
            throw Problem{BadInput, where + ": " + english(picture.error())};
        return solvePicture(*picture, where);
    }
    bool solvePicture(const Picture& picture, const std::string& where) {
        const auto state = Reversi::read(picture);
        if (!state)
            throw Problem{BadInput, where + ": " + english(state.error())};
        m_progress.report(where);
        const std::string answer =
            solved(state->board, m_engine, m_outcome, m_threads, m_context.stop);
        if (answer.empty())
            complain(where + ": stopped before this position was solved.");
        else
            m_context.output.say(answer);
        return !answer.empty();
    }

    const Context& m_context;
    Engine m_engine;
    bool m_outcome; // is asked for, else the score
    int m_threads;
    Progress m_progress{"Solving"};
};

Status runSolve(const Context& context) {
    if (context.arguments[0] != "reversi")
        throw Problem{BadInput, "Only reversi has files of endgames, not \""
                                    + shown(context.arguments[0]) + "\"."};
    useWeightsOf(context.arguments);
    Files files(context);
    for (std::size_t i = 1; i < context.arguments.size() && !context.stop.stop_requested(); ++i)
        files.solve(context.arguments[i]);
    return Done;
}

} // namespace

Command solveCommand() {
    return {
        {"solve",
         "reversi FILE|POSITION...",
         2,
         1000,
         {{"outcome", "", "find win, draw or loss only, which is faster than the score"},
          {"threads", "N", "number of threads, 1 to 16 (1)"},
          sideOption,
          weightsOption}},
        "solves Reversi endgames",
        "Each line of a FILE, or of standard input if that is -, is a position in the one-line\n"
        "form (OBF): 64 characters X, O and - or ., a space and the side to move, or another\n"
        "board on one line that Bouton reads (docs/othello-files.md). Text after a ; is a\n"
        "comment, and so is a line that begins with % or #. A FILE that ends in .bouton or .ggf\n"
        "holds games, each of which is solved where it was left. A position may also stand in\n"
        "FILE's place. Each position gives one line: the exact score for the side to move, the\n"
        "best move, the nodes and the seconds, with tabs between them. A finished game has the\n"
        "move -.\n"
        "With --outcome the line says win, draw or loss instead of the score. The move keeps the\n"
        "win or the draw; in a lost position it is the best move by estimate.\n"
        "\n"
        "Examples:\n"
        "  bouton-cli solve reversi endgames.obf --threads 2\n"
        "  bouton-cli solve reversi game.bouton\n",
        runSolve};
}

} // namespace bouton::cli
