// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "explain/move_values.h"
#include "ui/insight/heap_view.h"
#include "ui/insight/line_view.h"
#include "ui/insight/sum_table.h"
#include "ui/support.h"

namespace bouton::testing {

using ::testing::HasSubstr;

// A position of each game of which everything is soon known.
struct ShownInsight {
    const char *game, *position;
    int plies; // that are played from there, so that there is a history
    friend void PrintTo(const ShownInsight& shown, std::ostream* out) { *out << shown.game; }
};
inline constexpr ShownInsight shownOfGames[] = {
    {"tic-tac-toe", "X../.O./... X", 2},
    {"reversi", "OOOOOXXX/OOOOOOXX/OOOXOXOX/OOOXXXOX/OOXOXXOX/OOXOOXXX/OOOOOO.X/.OO...O. X", 1},
    {"towers", ".G/G./../../R./../.R/.. G", 2},
    {"trojan-horse",
     "......../......../......../......../......../......../.......H/"
     "........ G",
     2},
    {"grid-nim", "RG../GR../..../.... G", 2},
    {"cards", "5:3/7:2/4:4 G", 2},
};
inline std::string nameOfShown(const ::testing::TestParamInfo<ShownInsight>& shown) {
    std::string name = shown.param.game;
    std::erase(name, '-');
    return name;
}

// The insights beside the board and on it, with a real mouse on the real page.
class Insights : public Window {
protected:
    // Begins a game of two humans from a position, or from a start drawn at random.
    void start(std::string_view id, const char* position = nullptr) {
        openGame(id);
        page().newGame();
        if (position)
            session().setPicture(readPicture(position, session().game().name.letters).value());
        seat(Side::One, std::nullopt);
        seat(Side::Two, std::nullopt);
        ASSERT_TRUE(session().start());
    }
    void show(Insight insight) {
        window->preferences().setInsightShown(insight, true);
        QCoreApplication::processEvents();
    }
    // Blocks until everything is known of the position, and lays out the panels that show it.
    const Analysis& known() {
        const Match::Node node = session().match()->current();
        EXPECT_TRUE(QTest::qWaitFor([&] { return session().study().settled(node); }, 30'000));
        for (int i = 0; i < 3; ++i) // a layout within a layout
            QCoreApplication::processEvents();
        return *session().study().shown(node); // this analysis is the one shown
    }
    // Begins a game with this insight in view, and waits until all is known.
    void lookAt(Insight insight, std::string_view id, const char* position) {
        show(insight);
        start(id, position);
        known();
    }
    void point(QWidget* widget, QPoint at) {
        QTest::mouseMove(widget, at);
        QCoreApplication::processEvents();
    }
    void pointAt(Cell cell) {
        point(page().board(), page().board()->cellRect(cell).center().toPoint());
    }
    void pointNowhere() { point(window.get(), QPoint(1, window->height() - 2)); }
    const std::vector<Overlay::Worth>& worths() { return page().board()->overlay().worths; }
    SumTable* table() { return find<SumTable>("sumTable"); }
    HeapView* heaps() { return find<HeapView>("heaps"); }
    LineView* line() { return find<LineView>("lineView"); }
    // Begins a game and keeps a step of its line on the board, by a click.
    void preview(std::string_view id, const char* position, std::size_t step) {
        start(id, position);
        keep(step);
    }
    void keep(std::size_t step) {
        known();
        QTest::mouseClick(line(), Qt::LeftButton, {}, line()->moveRect(step).center());
        ASSERT_TRUE(page().board()->preview());
    }
    std::string words(const char* label) { return text(label).toStdString(); }
    std::string position() { return session().match()->position(session().match()->current()); }

    // Expects the values of the moves on the board, cell by cell.
    void theBoardTellsTheTruth() {
        const Analysis& analysis = known();
        const auto cells = cellValues(session().clicking(), analysis);
        ASSERT_EQ(worths().size(), cells.size() + session().clicking().move().has_value());
        for (std::size_t i = 0; i < cells.size(); ++i) {
            EXPECT_EQ(worths()[i].cell, cells[i].cell);
            EXPECT_EQ(worths()[i].outcome, cells[i].value.outcome);
            EXPECT_EQ(worths()[i].exact, cells[i].value.exact);
            EXPECT_EQ(worths()[i].best, cells[i].best);
            EXPECT_FALSE(worths()[i].text.isEmpty());
        }
    }
    // Expects that the rows on the screen have the nim-sum that stands below them.
    void theTableTellsTheTruth() {
        const Analysis& analysis = known();
        int sum = 0;
        for (const SumTable::Row& row : table()->rows())
            sum ^= row.number;
        EXPECT_EQ(sum, *analysis.position.nimber);
        EXPECT_EQ(table()->total(), sum);
        EXPECT_EQ(table()->oddColumns(), sum);
        EXPECT_THAT(words("whySentence"), HasSubstr(sum == 0 ? "every move loses" : "wins"));
    }
    // Plays a random move by clicks on the board.
    void playSomething(Random& random) {
        const Match::Node before = session().match()->current();
        if (session().turn().mustPass)
            session().pass();
        while (session().phase() == Session::Phase::Playing
               && session().match()->current() == before) {
            if (session().clicking().move().has_value() && random.below(2) == 0)
                session().endTurn();
            else
                click(random.oneOf(session().clicking().next()));
        }
    }
};

} // namespace bouton::testing
