// SPDX-License-Identifier: MIT

// The claims of the Trojan horse, and its words for claims of one's own.

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>

#include "core/claim.h"
#include "games/trojan_horse/trojan_horse.h"
#include "search/truth.h"
#include "search/wording.h"

namespace bouton {

namespace {

using State = TrojanHorse::State;

// The horse in this cell of the smallest board.
State horseIn(Cell cell) {
    constexpr int leastSide = 4; // of a board that the game reads
    return {std::max(leastSide, cell.row + 1), std::max(leastSide, cell.column + 1), cell};
}

// The cells of a board (rows, columns), by the size of the board that they need.
Clicks cellsOf(const Settings& settings) {
    Clicks cells;
    for (int row = 0; row < valueOf(settings, "rows"); ++row)
        for (int column = 0; column < valueOf(settings, "columns"); ++column)
            cells.push_back({row, column});
    std::ranges::stable_sort(cells, {}, [](Cell cell) { return std::max(cell.row, cell.column); });
    return cells;
}

// The nimber of each cell by nothing but the rules, against what a claim says of it.
class CellTrial {
public:
    CellTrial(const Settings& settings, Trial& trial) : m_cells(cellsOf(settings)), m_trial(trial) {
        trial.expect(m_cells.size());
    }
    // Moves depend on the horse's cell alone, so one board serves all cells.
    int nimber(Cell cell) { return m_nimbers.of({0, 0, cell}, m_trial.poll()); }

    // Tests `holds` in every cell for which there is something to be said.
    template <class Holds, class Why> void test(Holds holds, Why why) {
        for (const Cell cell : m_cells) {
            const std::optional<bool> held = holds(cell);
            const auto against = [&] {
                return Counterexample{textOf<TrojanHorse>(horseIn(cell)), why(cell)};
            };
            if (!(held ? m_trial.test(*held, against) : m_trial.skip()))
                return;
        }
    }
    // Tests that exactly the cells of which `says` is true are lost.
    template <class Says> void testLost(Says says) {
        test([&](Cell cell) { return (nimber(cell) == 0) == says(cell); },
             [&](Cell cell) { return outcome(cell); });
    }
    // Tests that a cell has the nimber that `says` gives, if it gives any.
    template <class Says> void testNimbers(Says says) {
        test(
            [&](Cell cell) -> std::optional<bool> {
                const std::optional<int> said = says(cell);
                return said ? std::optional(nimber(cell) == *said) : std::nullopt;
            },
            [&](Cell cell) { return isWorth(nimber(cell), *says(cell)); });
    }

private:
    Phrase outcome(Cell cell) {
        const auto moves = TrojanHorse::moves(horseIn(cell));
        for (const Cell move : moves)
            if (nimber(move) == 0)
                return winsWith({move});
        return isLost(!moves.empty());
    }

    Clicks m_cells;
    Trial& m_trial;
    PlainNimbers<TrojanHorse> m_nimbers;
};

// Rows and columns are counted from 0.
int lesser(Cell cell) { return std::min(cell.row, cell.column); }

void lostCells(const Settings& settings, Trial& trial) {
    CellTrial(settings, trial).testLost([](Cell cell) {
        return lesser(cell) % 3 == 0 || (cell.row == cell.column && lesser(cell) % 3 == 1);
    });
}

void everyThird(const Settings& settings, Trial& trial) {
    CellTrial(settings, trial).testLost([](Cell cell) { return lesser(cell) % 3 == 0; });
}

void table(const Settings& settings, Trial& trial) {
    CellTrial(settings, trial).testNimbers([](Cell cell) {
        const int m = lesser(cell) % 3;
        return std::optional(std::abs(cell.row - cell.column) < m ? m - 1 : m);
    });
}

void period(const Settings& settings, Trial& trial) {
    CellTrial cells(settings, trial);
    cells.testNimbers([&](Cell cell) {
        return lesser(cell) < 3 ? std::nullopt
                                : std::optional(cells.nimber({cell.row - 3, cell.column - 3}));
    });
}

// Moves depend on the horse's cell alone, so one board serves all cells.
Truth<TrojanHorse> cellTruth() {
    const auto nimber = [known = std::make_shared<PlainNimbers<TrojanHorse>>()](const State& state,
                                                                                Poll& poll) {
        return known->of({0, 0, state.horse}, poll);
    };
    return {.outcome =
                [nimber](const State& state, Poll& poll) {
                    return nimber(state, poll) == 0 ? Outcome::Loss : Outcome::Win;
                },
            .nimber = nimber};
}

void eachCell(const Settings& settings, Poll&, const Wording<TrojanHorse>::Visit& visit) {
    auto truth = cellTruth();
    for (const Cell cell : cellsOf(settings))
        if (!visit(horseIn(cell), truth))
            return;
}

} // namespace

std::vector<Claim> trojan_horse::claims() {
    const char* const game = TrojanHorse::name.id;
    const std::vector<Setting> board{
        {"rows", QT_TRANSLATE_NOOP("Phrase", "Rows"), 4, 16, 60},
        {"columns", QT_TRANSLATE_NOOP("Phrase", "Columns"), 4, 16, 60}};
    return {
        {"horse-lost", game, QT_TRANSLATE_NOOP("Phrase", "The lost cells"),
         QT_TRANSLATE_NOOP(
             "Phrase",
             "With rows and columns counted from 0 at the top left, a cell is lost exactly if the "
             "lesser of the two is 0, 3, 6, …, or if both are the same and 1, 4, 7, …"),
         board, lostCells},
        {"horse-thirds", game, QT_TRANSLATE_NOOP("Phrase", "The lost cells, by the edge"),
         QT_TRANSLATE_NOOP("Phrase", "With rows and columns counted from 0 at the top left, a cell "
                                     "is lost exactly if the lesser of the two is 0, 3, 6, …"),
         board, everyThird},
        {"horse-table", game, QT_TRANSLATE_NOOP("Phrase", "The table"),
         QT_TRANSLATE_NOOP(
             "Phrase",
             "Let m be the lesser of row and column, counted from 0, modulo 3. The cell's nimber "
             "is m - 1 if row and column differ by less than m, and m otherwise."),
         board, table},
        {"horse-period", game, QT_TRANSLATE_NOOP("Phrase", "The period"),
         QT_TRANSLATE_NOOP("Phrase",
                           "The nimbers repeat along the diagonal: g(r+3, c+3) = g(r, c)."),
         board, period},
    };
}

const language::Vocabulary& trojan_horse::vocabulary() {
    static const language::Vocabulary all = vocabularyOf<TrojanHorse>(
        {.words = {{"row", QT_TRANSLATE_NOOP("Phrase", "The row of the horse, from 0 at the top."),
                    [](const State& state) -> language::Value { return state.horse.row; }},
                   {"column",
                    QT_TRANSLATE_NOOP("Phrase", "The column of the horse, from 0 on the left."),
                    [](const State& state) -> language::Value { return state.horse.column; }},
                   {"moves", QT_TRANSLATE_NOOP("Phrase", "How many moves there are now."),
                    [](const State& state) {
                        return static_cast<language::Value>(TrojanHorse::moves(state).size());
                    }}},
         .nimbers = true,
         .classes = {{"cells",
                      QT_TRANSLATE_NOOP("Phrase", "All cells"),
                      {{"rows", QT_TRANSLATE_NOOP("Phrase", "Rows"), 4, 16, 60},
                       {"columns", QT_TRANSLATE_NOOP("Phrase", "Columns"), 4, 16, 60}},
                      QT_TRANSLATE_N_NOOP(
                          "Phrase",
                          "Holds for all %Ln position(s): rows up to %1, columns up to %2."),
                      [](const Settings& settings) {
                          return static_cast<std::uint64_t>(valueOf(settings, "rows")
                                                            * valueOf(settings, "columns"));
                      },
                      eachCell}},
         .truthOf = [](const State&) { return std::optional(cellTruth()); },
         .example = "lost exactly if row == column"});
    return all;
}

} // namespace bouton
