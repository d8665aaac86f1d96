// What the engine searches in the opponent's time.

#include <algorithm>
#include <utility>

#include "games/reversi/deepening.h"
#include "games/reversi/engine.h"

namespace bouton::reversi {

namespace {

constexpr int firstPlies = 4;    // of the search that shows which boards are likely
constexpr int halvingLoss = 2;   // discs: a board that costs the opponent so much more gets half
constexpr int mostHalvings = 24; // so that no number of nodes overflows

// One board that the opponent may leave. It is searched as Thinking (engine.cpp) will do it, step
// by step, so that a thought finds in the table what it asks for.
class Prospect {
public:
    Prospect(const Board& board, const SearchTools& tools, const Effort& effort)
        : m_empty(count(board.empty())),
          m_effort(effort),
          m_limit(tools.limit),
          m_deepening(board, tools) {}

    bool isDone() const { return m_isDone; }
    const Found& found() const { return m_deepening.found(); }
    void goOnFrom(const Found& found) {
        m_deepening.goOnFrom(found);
        m_isNew = false;
    }
    int score() const { return m_deepening.score(); } // for the side to move, after a first step
    std::uint64_t nodes() const { return m_nodes; }

    // The next search; void if the limit ends it.
    void step() {
        const std::uint64_t before = m_limit.nodes();
        searchOn();
        m_nodes += m_limit.nodes() - before;
    }

private:
    void searchOn() {
        const int plies = std::min(m_effort.plies, m_empty);
        if (std::exchange(m_isNew, false))
            m_deepening.search(std::min(firstPlies, plies), 0);
        else if (m_empty <= m_effort.outcomeFrom && !m_deepening.proof())
            m_deepening.solveOutcome();
        else if (m_empty <= m_effort.solveFrom)
            m_isDone = m_deepening.solve();
        else if (m_deepening.proof() && m_deepening.proof()->outcome != Outcome::Loss)
            m_isDone = true;
        else if (m_deepening.depth() < plies)
            m_deepening.search(m_deepening.depth() + 1, 0);
        else if (plies < m_empty || m_level == exactLevel)
            m_isDone = true;
        else
            m_deepening.search(m_empty, m_level = m_level == 0 ? 2 : exactLevel);
    }

    int m_empty, m_level = 0; // of the last search to the end
    Effort m_effort;
    Limit& m_limit;
    Deepening m_deepening;
    std::uint64_t m_nodes = 0;
    bool m_isNew = true, m_isDone = false;
};

// What has got the fewest nodes for how likely it is. A player of some strength chooses a move that
// loses little, so the best boards for him get most of the time, but none is forgotten.
Prospect* nextOf(std::vector<Prospect>& prospects) {
    const int best = std::ranges::min_element(prospects, {}, &Prospect::score)->score();
    const auto costOf = [&](const Prospect& prospect) {
        const int halvings = std::min((prospect.score() - best) / halvingLoss, mostHalvings);
        return prospect.nodes() << halvings;
    };
    Prospect* next = nullptr;
    for (Prospect& prospect : prospects)
        if (!prospect.isDone() && (!next || costOf(prospect) < costOf(*next)))
            next = &prospect;
    return next;
}

} // namespace

std::uint64_t Engine::prepare(const std::vector<Board>& boards, const Effort& effort,
                              std::stop_token stop) {
    Limit limit(std::move(stop));
    if (boards.empty() || limit.over())
        return 0;
    if (!m_table)
        m_table = std::make_unique<Table>(m_tableBits);
    if (!m_prepared)
        m_table->nextSearch();
    const auto before = std::exchange(m_prepared, std::vector<Prepared>{});
    limit.more(effort.nodes);
    std::vector<Prospect> prospects;
    for (const Board& board : boards) {
        prospects.emplace_back(board, SearchTools{*m_table, limit, *m_weights}, effort);
        if (const Found* const found = before ? foundOf(*before, board) : nullptr)
            prospects.back().goOnFrom(*found);
        else if (!limit.over())
            prospects.back().step();
    }
    while (!limit.over()) {
        Prospect* const next = nextOf(prospects);
        if (!next)
            break; // all is known
        next->step();
    }
    for (std::size_t i = 0; i < boards.size(); ++i)
        if (const Found& found = prospects[i].found(); found.depth > 0)
            m_prepared->push_back({boards[i], found});
    return limit.nodes();
}

const Found* Engine::foundOf(const std::vector<Prepared>& prepared, const Board& board) {
    const auto at = std::ranges::find(prepared, board, &Prepared::board);
    return at == prepared.end() ? nullptr : &at->found;
}

} // namespace bouton::reversi
