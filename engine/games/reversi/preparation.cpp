// SPDX-License-Identifier: MIT

// What the engine searches in the opponent's time.

#include <algorithm>
#include <deque>
#include <utility>

#include "games/reversi/course.h"

namespace bouton::reversi {

namespace {

constexpr int firstPlies = 4;    // of the search that shows which boards are likely
constexpr int halvingLoss = 2;   // discs: a board that costs the opponent so much more gets half
constexpr int mostHalvings = 24; // so that no number of nodes overflows

// One board that the opponent may leave. It is searched step by step as a thought will do it
// (Course), so that the thought finds in the table what it asks for.
class Prospect {
public:
    Prospect(const Board& board, const SearchTools& tools, const Effort& effort)
        : m_limit(tools.limit),
          m_deepening(board, tools),
          m_course(m_deepening, count(board.empty()), effort),
          m_firstPlies(std::min({firstPlies, effort.plies, count(board.empty())})) {}
    Prospect(const Prospect&) = delete; // its course refers to its deepening
    Prospect& operator=(const Prospect&) = delete;

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
        if (std::exchange(m_isNew, false))
            m_deepening.search(m_firstPlies, 0);
        else
            m_isDone = !m_course.step();
        m_nodes += m_limit.nodes() - before;
    }

private:
    Limit& m_limit;
    Deepening m_deepening;
    Course m_course;
    int m_firstPlies;
    std::uint64_t m_nodes = 0;
    bool m_isNew = true, m_isDone = false;
};

// What has got the fewest nodes for how likely it is. A player of some strength chooses a move that
// loses little, so the best boards for him get most of the time, but none is forgotten.
Prospect* nextOf(std::deque<Prospect>& prospects) {
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
        m_table = std::make_unique<TranspositionTable>(m_tableBits);
    if (!m_prepared)
        m_table->age();
    const auto before = std::exchange(m_prepared, std::map<Board, Found>{});
    limit.more(effort.nodes);
    std::deque<Prospect> prospects;
    for (const Board& board : boards) {
        prospects.emplace_back(board, SearchTools{*m_table, limit, *m_weights, nullptr, true},
                               effort);
        if (before && before->contains(board))
            prospects.back().goOnFrom(before->at(board));
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
            m_prepared->emplace(boards[i], found);
    return limit.nodes();
}

} // namespace bouton::reversi
