// SPDX-License-Identifier: MIT
#include "games/reversi/engine.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "core/random.h"
#include "games/reversi/course.h"

namespace bouton::reversi {

namespace {

constexpr int varietyUntil = 50; // empty cells: in the first ten plies
constexpr int varietyDiscs = 1;
constexpr int unseen = 1000; // discs, more than any two moves can differ by
// So many more empty cells than for the score are tried for who wins (docs/reversi-engine.md). It
// is mostly found in time. If not, what the selective searches said is most often right.
constexpr int outcomeSooner = 5;

// What one thread does.
class Thinking {
public:
    using Listener = std::function<void(const Thought&)>;

    Thinking(const Board& board, const SearchTools& tools, Thought& thought, Listener told = {})
        : m_board(board),
          m_tools(tools),
          m_deepening(board, tools),
          m_thought(thought),
          m_told(std::move(told)) {
        m_thought.move = *Moves(board).begin();
        if (m_told)
            m_deepening.onSearch([this] {
                take();
                tell();
            });
    }

    // What was found of the board in the opponent's time is its first thought.
    void goOnFrom(const Found& found) {
        m_deepening.goOnFrom(found);
        take();
        tell();
    }

    void think(const Effort& effort, Random& random) {
        const int empty = count(m_board.empty());
        if (effort.errs() && empty > effort.solveFrom)
            return draw(std::min(effort.plies, empty), effort, 0, random);
        if (effort.varied && empty > varietyUntil)
            return draw(std::min(effort.plies, empty), {}, varietyDiscs, random);
        Course course(m_deepening, empty, effort);
        for (bool goesOn = true, isTold = false; goesOn;) {
            goesOn = course.step();
            take();
            const bool isLikely = m_deepening.likely() && !std::exchange(isTold, true);
            if (isLikely || m_deepening.unfinished())
                tell();
        }
    }

private:
    // Takes what the last search found. For a move that keeps a win or a draw no search but the one
    // for the exact score counts.
    void take() {
        if (m_deepening.depth() > 0 && (!m_isKept || m_deepening.exact()))
            takeSearch();
        const auto& verdict = m_deepening.likely();
        if (!verdict || m_deepening.exact())
            return;
        m_isKept = verdict->outcome != Outcome::Loss;
        if (m_deepening.proof())
            m_thought.outcome = verdict->outcome;
        else if (m_isKept)
            m_thought.likely = verdict->outcome;
        if (m_isKept)
            takeMove(verdict->move);
    }

    void takeSearch() {
        const Found found = m_deepening.unfinished().value_or(m_deepening.found());
        m_thought.plies = found.depth;
        m_thought.exact = m_deepening.exact();
        if (m_thought.exact)
            m_thought.outcome = outcomeOf(found.score);
        m_thought.score = found.score;
        m_thought.isScored = true;
        m_thought.line = found.line;
        m_thought.move = m_thought.line.moves[0];
    }

    void takeMove(int move) {
        m_thought.move = move;
        if (m_thought.line.size > 0 && m_thought.line.moves[0] == move)
            return;
        m_thought.line.set(move, {});
        m_thought.isScored = false;
    }

    void tell() {
        m_thought.nodes = m_tools.limit.nodes();
        if (m_told)
            m_told(m_thought);
    }

    // Draws a move at random. What each one seems to be worth is changed by up to `mistakes` discs;
    // a move that is not looked at seems worse than all others. Moves that then seem within
    // `margin` discs of the best are equally likely.
    void draw(int plies, const Effort& errors, int margin, Random& random) {
        std::vector<Deepening> options;
        for (const int move : Moves(m_board))
            options.emplace_back(after(m_board, move), m_tools);
        std::vector<Thought> all;
        for (int depth = (plies - 1) % 2; depth < plies; depth += 2) {
            std::vector<Thought> now = thoughtsOf(options, depth);
            if (now.size() < options.size() && !all.empty())
                break; // there was no time for all of them
            all = std::move(now);
            if (all.empty())
                return;
            m_thought = *std::ranges::max_element(all, {}, &Thought::score);
            if (!errors.errs()) // who errs does not know the score
                tell();
        }
        std::vector<Impression> impressions;
        for (const Thought& thought : all)
            impressions.push_back(impressionOf(thought, errors, random));
        const int best = std::ranges::max_element(impressions, {}, &Impression::counted)->counted();
        std::vector<std::size_t> good;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (impressions[i].counted() >= best - 100 * margin)
                good.push_back(i);
        const std::size_t chosen = random.oneOf(good);
        m_thought = all[chosen];
        if (errors.errs())
            m_thought.motive = motiveOf(impressions[chosen], impressions, errors);
    }

    // What a move is worth by the taste of a player that errs, in hundredths of a disc, what it
    // takes that for, whether it looks at the move, and how many discs the move turns.
    struct Impression {
        int liked, worth;
        bool isSeen;
        int turned;
        int counted() const { return isSeen ? worth : worth - 100 * unseen; }
    };
    Impression impressionOf(const Thought& thought, const Effort& errors, Random& random) const {
        const int turned = thought.move == passMove ? 0 : count(flips(m_board, thought.move));
        const int liked = errors.judgement * thought.score + (100 - errors.judgement) * turned;
        const int worth = liked + 100 * random.between(-errors.mistakes, errors.mistakes);
        const bool isSeen =
            errors.sight >= 100 || random.below(100) < static_cast<std::uint64_t>(errors.sight);
        return {liked, worth, isSeen, turned};
    }
    static Motive motiveOf(const Impression& chosen, const std::vector<Impression>& all,
                           const Effort& errors) {
        if (std::ranges::any_of(all, [&](const Impression& other) {
                return !other.isSeen && other.worth > chosen.worth && other.liked > chosen.liked;
            }))
            return Motive::Overlooked;
        if (errors.goesForDiscs()
            && std::ranges::max(all, {}, &Impression::turned).turned == chosen.turned)
            return Motive::MostDiscs;
        return Motive::SeemedBest;
    }

    // A thought one ply deeper for every move, or for those that the limit leaves time for.
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
    bool m_isKept = false; // the move keeps a win or a draw
    Listener m_told;
};

// The threads that search beside the caller's. They are stopped and joined on every way out.
class Helpers {
public:
    // A helper that fails asks `ended` to stop, so that the caller does not search in vain.
    explicit Helpers(std::stop_source& ended) : m_ended(ended) {}

    // Runs `search` on a thread of its own; it gives its nodes. Where the system has no more
    // threads nothing happens: those that there are will do.
    template <class Search> void start(Search search) {
        try {
            m_threads.emplace_back([this, search](std::stop_token done) { run(search, done); });
        } catch (const std::system_error&) {
        }
    }
    // Stops and joins them all. Gives the nodes of all; throws what one of them has thrown.
    std::uint64_t join() {
        for (std::jthread& thread : m_threads)
            thread.request_stop();
        m_threads.clear();
        if (m_failure)
            std::rethrow_exception(m_failure);
        return m_nodes;
    }

private:
    template <class Search> void run(const Search& search, std::stop_token done) {
        try {
            m_nodes += search(std::move(done));
        } catch (...) {
            std::call_once(m_failed, [this] { m_failure = std::current_exception(); });
            m_ended.request_stop();
        }
    }

    std::stop_source& m_ended;
    std::atomic<std::uint64_t> m_nodes = 0;
    std::once_flag m_failed;
    std::exception_ptr m_failure;        // of the first that failed; read when all are joined
    std::vector<std::jthread> m_threads; // last: they use all of the above
};

} // namespace

Effort Effort::ofLevel(int level) {
    static constexpr std::array<int, 3> reaches[] = {
        {1, 1, 24},  {1, 2, 16},  {1, 2, 11},  {1, 4, 8},   {3, 10, 0},  {4, 12, 0},  {6, 14, 0},
        {8, 16, 0},  {10, 18, 0}, {11, 18, 0}, {12, 19, 0}, {13, 20, 0}, {14, 20, 0}, {15, 21, 0},
        {16, 22, 0}, {17, 22, 0}, {18, 23, 0}, {19, 24, 0}, {20, 24, 0}, {22, 26, 0},
    };
    const auto [plies, solveFrom, mistakes] = reaches[std::clamp(level, 1, 20) - 1];
    return {.plies = plies, .solveFrom = solveFrom, .mistakes = mistakes};
}

Effort Effort::ofTime(int milliseconds) {
    // 17 empty cells take some hundredths of a second. Each further one takes about twice as long.
    int solveFrom = 17;
    for (long long needed = 60; needed <= milliseconds; needed = needed * 5 / 2)
        ++solveFrom;
    return {.plies = cells,
            .solveFrom = solveFrom,
            .outcomeFrom = solveFrom + outcomeSooner,
            .milliseconds = milliseconds};
}

Effort Effort::ofClock(int millisecondsLeft, int empty) {
    // Each move before the border of the endgame gets one share of the time. At the border some
    // moves solve who wins and get more. The moves after them need almost nothing; the reserve
    // stays. Where the border lies depends on the size of a share, and the other way round.
    constexpr int solvingMoves = 3, sharesToSolve = 4, reserve = 2;
    int border = 20, shares = 1;
    for (int i = 0; i < 3; ++i) {
        shares = std::max(0, empty - border + 1) / 2 + solvingMoves * sharesToSolve + reserve;
        border = ofTime(millisecondsLeft / shares * sharesToSolve).outcomeFrom;
    }
    const int share = millisecondsLeft / shares;
    return ofTime(std::max(1, empty > border ? share : share * sharesToSolve));
}

Thought Engine::think(const Board& board, const Effort& effort, std::uint64_t seed,
                      std::stop_token stop, const std::function<void(const Thought&)>& told) {
    if (!m_table)
        m_table = std::make_unique<TranspositionTable>(m_tableBits);
    const auto prepared = std::exchange(m_prepared, std::nullopt);
    const bool isTimed = effort.milliseconds > 0;
    // What was prepared is of this very search, so it does not age.
    if (!prepared && isTimed)
        m_table->age(); // what the thoughts before have found of later boards
    else if (!prepared)
        m_table->nextSearch();
    const bool isPrepared = prepared && prepared->contains(board);
    std::optional<Limit::Clock::time_point> deadline;
    if (isTimed)
        deadline = Limit::Clock::now() + std::chrono::milliseconds(effort.milliseconds);

    const auto marks = effort.threads > 1 ? std::make_unique<Marks>() : nullptr;
    // Thinks on one thread; gives the nodes.
    const auto work = [&](Thought& thought, Limit& limit, const Thinking::Listener& told) {
        limit.more(effort.nodes);
        Random random(seed);
        Thinking thinking(board, {*m_table, limit, *m_weights, marks.get(), isTimed}, thought,
                          told);
        if (isPrepared)
            thinking.goOnFrom(prepared->at(board));
        thinking.think(effort, random);
        return limit.nodes();
    };
    // Asked for by the caller, or by a helper that has failed.
    std::stop_source ended;
    const std::stop_callback forward(std::move(stop), [&] { ended.request_stop(); });
    Thought thought;
    Limit limit(ended.get_token(), deadline);
    Helpers helpers(ended);
    for (int i = 1; i < effort.threads; ++i)
        helpers.start([&](std::stop_token done) {
            Thought ignored;
            Limit own(std::move(done));
            return work(ignored, own, {});
        });
    const std::uint64_t nodes = work(thought, limit, told);
    thought.nodes = nodes + helpers.join();
    return thought;
}

} // namespace bouton::reversi
