#include "games/reversi/engine.h"

#include <algorithm>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "core/random.h"
#include "games/reversi/deepening.h"

namespace bouton::reversi {

namespace {

constexpr int varietyUntil = 50; // empty cells: in the first ten plies
constexpr int varietyPlies = 12; // at 6, moves that lose five discs still seem to lose one
constexpr int varietyDiscs = 1;
// Who wins takes a fifth of the nodes that the score takes, or less (docs/reversi-engine.md): what
// two empty cells more multiply them by.
constexpr int outcomeSooner = 2;

// The thinking of one thread.
class Worker {
public:
    Worker(const Board& board, const SearchTools& tools, Thought& thought)
        : m_board(board), m_tools(tools), m_deepening(board, tools), m_thought(thought) {
        m_thought.move = *Moves(board).begin();
    }

    void think(const Effort& effort, Random& random) {
        const int empty = count(m_board.empty());
        if (effort.mistakes > 0 && empty > effort.solveFrom)
            return draw(std::min(effort.plies, empty), effort.mistakes, 0, random);
        if (effort.varied && empty > varietyUntil && effort.plies > 1)
            return draw(std::min(effort.plies, varietyPlies), 0, varietyDiscs, random);
        if (empty <= effort.solveFrom) {
            m_deepening.solve();
            if (m_deepening.depth() > 0)
                take(); // the score, or what there was time for
            return;
        }
        if (empty <= effort.outcomeFrom && solveOutcome())
            return;
        for (int depth = m_deepening.depth() + 1; depth <= std::min(effort.plies, empty); ++depth) {
            if (!m_deepening.search(depth, 0))
                return;
            take();
        }
        // To the end, but leaving out much: what time is left goes into leaving out less.
        for (const int level : {2, exactLevel}) {
            if (effort.plies < empty || !m_deepening.search(empty, level))
                return;
            take();
        }
    }

private:
    // Solves who wins: true where that is enough. What is lost is lost by every move, and which of
    // them resists most is for the middle game's search to say.
    bool solveOutcome() {
        const bool solved = m_deepening.solveOutcome();
        if (m_deepening.depth() > 0)
            take();
        if (!solved)
            return false;
        m_thought.outcome = m_deepening.proof()->outcome;
        m_thought.move = m_deepening.proof()->move;
        if (m_thought.line.size == 0 || m_thought.line.moves[0] != m_thought.move)
            m_thought.line.set(m_thought.move, {});
        return m_thought.outcome != Outcome::Loss;
    }

    void take() {
        m_thought.plies = m_deepening.depth();
        m_thought.exact = m_deepening.exact();
        if (m_thought.exact)
            m_thought.outcome = outcomeOf(m_deepening.score());
        m_thought.score = m_deepening.score();
        m_thought.line = m_deepening.line();
        m_thought.move = m_thought.line.moves[0];
    }

    // Draws a move: each score seems up to `mistakes` discs better or worse than it is, and of
    // those that seem within `margin` discs of the best each is as likely.
    void draw(int plies, int mistakes, int margin, Random& random) {
        std::vector<Deepening> options;
        for (const int move : Moves(m_board))
            options.emplace_back(after(m_board, move), m_tools);
        std::vector<Thought> all;
        for (int depth = (plies - 1) % 2; depth < plies; depth += 2) {
            std::vector<Thought> now = thoughtsOf(options, depth);
            if (now.size() < options.size() && !all.empty())
                break; // there was no time for all of them
            all = std::move(now);
        }
        if (all.empty())
            return;
        std::vector<int> seeming;
        for (const Thought& thought : all)
            seeming.push_back(thought.score + random.between(-mistakes, mistakes));
        const int best = std::ranges::max(seeming);
        std::vector<Thought> good;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (seeming[i] >= best - margin)
                good.push_back(all[i]);
        m_thought = random.oneOf(good);
    }

    // Of every move a thought one ply deeper, or of those that there is time for.
    std::vector<Thought> thoughtsOf(std::vector<Deepening>& options, int depth) {
        std::vector<Thought> all;
        for (auto option = options.begin(); const int move : Moves(m_board)) {
            if (!option->search(depth, 0))
                break;
            Thought thought{.move = move, .plies = depth + 1, .score = -option->score()};
            thought.line.set(move, option->line());
            all.push_back(thought);
            ++option;
        }
        return all;
    }

    Board m_board;
    SearchTools m_tools;
    Deepening m_deepening;
    Thought& m_thought;
};

} // namespace

Effort Effort::ofLevel(int level) {
    struct Reach {
        int plies, solveFrom, mistakes;
    };
    static constexpr Reach reaches[] = {
        {1, 1, 24},  {1, 2, 16},  {1, 2, 11},  {1, 4, 8},   {3, 10, 0},  {4, 12, 0},  {6, 14, 0},
        {8, 16, 0},  {10, 18, 0}, {11, 18, 0}, {12, 19, 0}, {13, 20, 0}, {14, 20, 0}, {15, 21, 0},
        {16, 22, 0}, {17, 22, 0}, {18, 23, 0}, {19, 24, 0}, {20, 24, 0}, {22, 26, 0},
    };
    const Reach& reach = reaches[std::clamp(level, 1, 20) - 1];
    return {.plies = reach.plies, .solveFrom = reach.solveFrom, .mistakes = reach.mistakes};
}

Effort Effort::ofTime(int milliseconds) {
    // 17 empty cells take some hundredths of a second, each one more about twice as long.
    int solveFrom = 17;
    for (long long needed = 60; needed <= milliseconds; needed = needed * 5 / 2)
        ++solveFrom;
    return {.plies = cells,
            .solveFrom = solveFrom,
            .outcomeFrom = solveFrom + outcomeSooner,
            .milliseconds = milliseconds};
}

Effort Effort::ofClock(int millisecondsLeft, int empty) {
    // Three more shares than moves until the endgame is solved: solving takes the largest, what
    // comes after it needs next to nothing.
    constexpr int solvedAt = 20;
    const int moves = std::max(0, empty - solvedAt) / 2;
    return ofTime(std::max(1, millisecondsLeft / (moves + 3)));
}

Thought Engine::think(const Board& board, const Effort& effort, std::uint64_t seed,
                      std::stop_token stop) {
    if (!m_table)
        m_table = std::make_unique<Table>(m_tableBits);
    m_table->nextSearch();
    std::optional<Limit::Clock::time_point> deadline;
    if (effort.milliseconds > 0)
        deadline = Limit::Clock::now() + std::chrono::milliseconds(effort.milliseconds);

    const auto marks = effort.threads > 1 ? std::make_unique<Marks>() : nullptr;
    std::atomic<std::uint64_t> helpersNodes = 0;
    Thought thought;
    Limit limit(std::move(stop), deadline);
    limit.more(effort.nodes);
    Random random(seed);
    {
        std::vector<std::jthread> helpers; // stopped and joined on every way out
        const auto help = [&](const std::stop_token& done) {
            Limit own(done);
            own.more(effort.nodes);
            Thought ignored;
            Random draws(seed);
            Worker(board, {*m_table, own, *m_weights, marks.get()}, ignored).think(effort, draws);
            helpersNodes += own.nodes();
        };
        try {
            for (int i = 1; i < effort.threads; ++i)
                helpers.emplace_back(help);
        } catch (const std::system_error&) {
            // The system has no more threads: those that there are will do.
        }
        Worker(board, {*m_table, limit, *m_weights, marks.get()}, thought).think(effort, random);
    }
    thought.nodes = limit.nodes() + helpersNodes;
    return thought;
}

} // namespace bouton::reversi
