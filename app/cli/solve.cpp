#include <chrono>
#include <cstdio>
#include <fstream>

#include "games/reversi/engine.h"
#include "games/reversi/reversi.h"
#include "progress.h"
#include "reversi_engine.h"

namespace bouton::cli {

namespace {

using reversi::Board;
using reversi::Engine;

constexpr int mostThreads = 64;

// One position as a line: score, best move, nodes, seconds.
std::string solved(const Board& board, Engine& engine, int threads, std::stop_token stop) {
    const auto begin = std::chrono::steady_clock::now();
    reversi::Thought thought{.score = reversi::finalScore(board), .exact = true};
    if (!reversi::isOver(board))
        thought = engine.think(board, {.solveFrom = reversi::cells, .threads = threads}, 1,
                               std::move(stop));
    if (!thought.exact)
        return ""; // stopped
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    char seconds[32];
    std::snprintf(seconds, sizeof seconds, "%.3f", time.count());
    return (thought.score > 0 ? "+" : "") + std::to_string(thought.score) + '\t'
           + (reversi::isOver(board) ? "-" : nameOfMove<Reversi>(thought.move)) + '\t'
           + std::to_string(thought.nodes) + '\t' + seconds + '\n';
}

class Files {
public:
    explicit Files(const Context& context)
        : m_context(context),
          m_engine(Engine::largeTableBits),
          m_threads(static_cast<int>(context.arguments.number("threads", 1, 1, mostThreads))) {}

    void solve(const std::string& file) {
        std::ifstream in(file);
        std::string line;
        for (int number = 1; std::getline(in, line); ++number) {
            if (line.find_first_not_of(" \t\r") == std::string::npos)
                continue;
            m_progress.report(shown(file) + ", line " + std::to_string(number));
            if (!solveLine(line, file, number))
                return;
        }
        if (!in.eof())
            throw Problem{Failed, "The file \"" + shown(file) + "\" cannot be read."};
    }

private:
    bool solveLine(const std::string& line, const std::string& file, int number) {
        const auto picture = Reversi::parse(line);
        const auto state = picture ? Reversi::read(*picture) : refuse(picture.error());
        if (!state)
            throw Problem{BadInput, shown(file) + ", line " + std::to_string(number) + ": "
                                        + english(state.error())};
        const std::string answer = solved(state->board, m_engine, m_threads, m_context.stop);
        if (!answer.empty())
            m_context.output.say(answer);
        return !m_context.stop.stop_requested();
    }

    const Context& m_context;
    Engine m_engine;
    int m_threads;
    Progress m_progress{"Solving"};
};

Status run(const Context& context) {
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
         "reversi FILE...",
         2,
         1000,
         {{"threads", "N", "think on so many threads (1)"}, weightsOption}},
        "solves Reversi endgames from files",
        "Each line of a FILE is a position in the one-line form (OBF): 64 characters X, O and\n"
        "- or ., a space and the side to move; what follows a ; is a comment. For each of them\n"
        "one line is printed: the exact score for the side to move, the best move, the nodes\n"
        "and the seconds, with tabs between them. A finished game has the move -.\n"
        "\n"
        "Example:\n"
        "  bouton-cli solve reversi endgames.obf --threads 2\n",
        run};
}

} // namespace bouton::cli
