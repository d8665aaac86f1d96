#include <algorithm>
#include <deque>
#include <optional>

#include "games/towers/lore.h"
#include "games/towers/towers.h"
#include "search/truth.h"

namespace bouton {

namespace {

using State = Towers::State;
using Move = Towers::Move;

struct Size {
    int rows, columns;
};

// Every position of one board with its outcome, by the rules alone. Towers may loop, so positions
// are settled backward from the finished ones, and what stays unsettled is a draw: nobody can force
// an end. Source: the retrograde analysis of Thompson, 1986.
class SolvedBoard {
public:
    SolvedBoard(Size size, Poll& poll) : m_size(size) {
        std::size_t numbers = 2;
        for (int c = 0; c < size.columns; ++c)
            numbers *= static_cast<std::size_t>(size.rows * size.rows);
        m_outcomes.assign(numbers, Outcome::Draw);
        m_unanswered.assign(numbers, 0);
        settle(poll);
    }

    Outcome of(const State& state) const { return m_outcomes[numberOf(state)]; }

    // Calls f(state) for every position, green to move first, while it returns true.
    template <class F> bool forEach(F f) const {
        State state{m_size.rows, {}, Side::One};
        return forEachFrom(state, f) && forEachFrom((state.toMove = Side::Two, state), f);
    }

private:
    template <class F> bool forEachFrom(State& state, F& f) const {
        if (state.columns.size() == static_cast<std::size_t>(m_size.columns))
            return f(std::as_const(state));
        for (int green = 0; green < m_size.rows; ++green)
            for (int red = 0; red < m_size.rows; ++red) {
                if (green == red)
                    continue;
                state.columns.push_back({green, red});
                const bool goesOn = forEachFrom(state, f);
                state.columns.pop_back();
                if (!goesOn)
                    return false;
            }
        return true;
    }
    std::size_t numberOf(const State& state) const {
        std::size_t number = indexOf(state.toMove);
        for (const Towers::Pair& towers : state.columns)
            number = number * static_cast<std::size_t>(m_size.rows * m_size.rows)
                     + static_cast<std::size_t>(towers[0] * m_size.rows + towers[1]);
        return number;
    }

    // A position is won once a move leads to a lost one, and lost once every move leads to a won
    // one; those that cannot move begin.
    void settle(Poll& poll) {
        std::deque<State> settled;
        forEach([&](const State& state) {
            const std::size_t moves = Towers::moves(state).size();
            m_unanswered[numberOf(state)] = static_cast<int>(moves);
            if (moves == 0) {
                m_outcomes[numberOf(state)] = Outcome::Loss;
                settled.push_back(state);
            }
            return !poll.node();
        });
        for (; !settled.empty() && !poll.stopped(); settled.pop_front())
            for (const State& before : before(settled.front())) {
                if (poll.node())
                    return;
                const std::size_t number = numberOf(before);
                if (m_outcomes[number] != Outcome::Draw)
                    continue;
                if (of(settled.front()) == Outcome::Loss)
                    m_outcomes[number] = Outcome::Win;
                else if (--m_unanswered[number] == 0)
                    m_outcomes[number] = Outcome::Loss;
                else
                    continue;
                settled.push_back(before);
            }
    }
    // The positions with a move that leads to this one. A tower can go back the way it came.
    static std::vector<State> before(State state) {
        state.toMove = other(state.toMove);
        std::vector<State> all;
        for (const Move back : Towers::moves(state)) {
            all.push_back(Towers::after(state, back));
            all.back().toMove = state.toMove;
        }
        return all;
    }

    Size m_size;
    std::vector<Outcome> m_outcomes; // by number
    std::vector<int> m_unanswered;   // moves not yet known to lead to a won position, by number
};

// A claim about one position of a board with its outcomes: none where it says nothing.
using Holds = std::optional<bool> (*)(const State&, const SolvedBoard&);

bool wins(const State& state, Move move, const SolvedBoard& board) {
    return board.of(Towers::after(state, move)) == Outcome::Loss;
}

Phrase outcomeOf(const State& state, const SolvedBoard& board) {
    if (board.of(state) == Outcome::Draw)
        return {QT_TRANSLATE_NOOP("Phrase", "Nobody can force an end here.")};
    std::string winning;
    Clicks where;
    for (const Move move : Towers::moves(state))
        if (wins(state, move, board)) {
            winning += (winning.empty() ? "" : ", ") + nameOf(move);
            where.push_back(move);
        }
    if (winning.empty())
        return everyMoveLoses();
    return {QT_TRANSLATE_NOOP("Phrase", "The moves that win here: %1."), {winning}, -1, where};
}

// The smaller board first.
void testBoards(const Settings& settings, Trial& trial, Holds holds) {
    std::vector<Size> sizes;
    for (int columns = 1; columns <= valueOf(settings, "columns"); ++columns)
        for (int rows = 4; rows <= valueOf(settings, "rows"); ++rows) {
            sizes.push_back({rows, columns});
            std::uint64_t positions = 2;
            for (int c = 0; c < columns; ++c)
                positions *= static_cast<std::uint64_t>(rows * (rows - 1));
            trial.expect(positions);
        }
    std::ranges::stable_sort(sizes, {}, [](Size size) { return size.rows * size.columns; });
    for (const Size size : sizes) {
        const SolvedBoard board(size, trial.poll());
        if (!board.forEach([&](const State& state) {
                const std::optional<bool> held = holds(state, board);
                if (!held)
                    return trial.skip();
                return trial.test(*held, [&] {
                    return Counterexample{textOf<Towers>(state), outcomeOf(state, board)};
                });
            }))
            return;
    }
}

template <Holds holds> void testAll(const Settings& settings, Trial& trial) {
    testBoards(settings, trial, holds);
}

std::optional<bool> nimSumDecides(const State& state, const SolvedBoard& board) {
    return board.of(state) == (Towers::nimSum(state) == 0 ? Outcome::Loss : Outcome::Win);
}

std::optional<bool> zeroWins(const State& state, const SolvedBoard& board) {
    return std::ranges::all_of(Towers::moves(state), [&](Move move) {
        return wins(state, move, board) == (Towers::nimSum(Towers::after(state, move)) == 0);
    });
}

std::optional<bool> advanceWins(const State& state, const SolvedBoard& board) {
    if (board.of(state) != Outcome::Win)
        return std::nullopt;
    return std::ranges::any_of(Towers::moves(state), [&](Move move) {
        return Towers::isAdvance(state, move) && wins(state, move, board);
    });
}

std::optional<bool> noRetreatWins(const State& state, const SolvedBoard& board) {
    return std::ranges::none_of(Towers::moves(state), [&](Move move) {
        return !Towers::isAdvance(state, move) && wins(state, move, board);
    });
}

std::optional<bool> eitherSideIsTheSame(const State& state, const SolvedBoard& board) {
    State others = state;
    others.toMove = other(state.toMove);
    return board.of(state) == board.of(others);
}

} // namespace

std::vector<Claim> towers::claims() {
    const char* const game = Towers::name.id;
    const std::vector<Setting> boards{
        {"rows", QT_TRANSLATE_NOOP("Phrase", "Most rows"), 4, 5, 8},
        {"columns", QT_TRANSLATE_NOOP("Phrase", "Most columns"), 1, 3, 3}};
    return {
        {"towers-nim-sum", game, QT_TRANSLATE_NOOP("Phrase", "The nim-sum decides"),
         QT_TRANSLATE_NOOP("Phrase",
                           "The side to move loses if the nim-sum of the gaps is 0 and wins "
                           "otherwise; no position is a draw, although towers may retreat."),
         boards, testAll<nimSumDecides>},
        {"towers-moves", game, QT_TRANSLATE_NOOP("Phrase", "The winning moves"),
         QT_TRANSLATE_NOOP(
             "Phrase",
             "A move wins exactly if it leaves nim-sum 0, be it an advance or a retreat."),
         boards, testAll<zeroWins>},
        {"towers-advance", game, QT_TRANSLATE_NOOP("Phrase", "Advances are enough"),
         QT_TRANSLATE_NOOP("Phrase", "In every won position some advance wins."), boards,
         testAll<advanceWins>},
        {"towers-retreat", game, QT_TRANSLATE_NOOP("Phrase", "Retreats are useless"),
         QT_TRANSLATE_NOOP("Phrase", "No retreat ever wins."), boards, testAll<noRetreatWins>},
        {"towers-sides", game, QT_TRANSLATE_NOOP("Phrase", "Either side"),
         QT_TRANSLATE_NOOP("Phrase", "Although each side has towers of its own, a position is as "
                                     "good for Green to move as for Red."),
         boards, testAll<eitherSideIsTheSame>},
    };
}

} // namespace bouton
