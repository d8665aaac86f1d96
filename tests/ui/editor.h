// SPDX-License-Identifier: MIT
#pragma once

#include <QContextMenuEvent>

#include "core/random.h"
#include "ui/game/game_page_parts.h"
#include "ui/game/set_up_panel.h"
#include "ui/support.h"

namespace bouton::testing {

// The real window with a position that is being set up by hand.
class EditorOfPositions : public Window {
protected:
    using Rows = std::vector<std::string>;

    void edit(std::string_view id) {
        openGame(id);
        press("editButton");
        QCoreApplication::processEvents();
    }
    QPoint centre(Cell cell) { return board().cellRect(cell).center().toPoint(); }
    BoardView& board() { return *page().board(); }
    void drag(Cell from, QPoint to) {
        QTest::mousePress(&board(), Qt::LeftButton, {}, centre(from));
        QTest::mouseMove(&board(), (centre(from) + to) / 2);
        QTest::mouseMove(&board(), to);
        QTest::mouseRelease(&board(), Qt::LeftButton, {}, to);
    }
    void key(int key) { QTest::keyClick(&board(), static_cast<Qt::Key>(key)); }
    // Moves the frame of the board to a cell by the arrows.
    void walkTo(Cell cell) {
        board().setFocus();
        for (int i = 0; i < 60 && board().focusCell() != cell; ++i) {
            const Cell at = board().focusCell();
            key(at.row < cell.row         ? Qt::Key_Down
                : at.row > cell.row       ? Qt::Key_Up
                : at.column < cell.column ? Qt::Key_Right
                                          : Qt::Key_Left);
        }
        ASSERT_EQ(board().focusCell(), cell);
    }
    void undo() { QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier); }
    void redo() {
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    }
    Rows rows() { return session().picture().rows; }
    std::string position() { return write(session().picture(), session().game().name.letters); }
    bool canStart() { return find<QAbstractButton>("startButton")->isEnabled(); }
    QAction* entry(const char* name) {
        return find<BoardMenu>("boardMenu")->findChild<QAction*>(QString::fromLatin1(name));
    }
    void openMenu(QContextMenuEvent::Reason reason, Cell cell) {
        QContextMenuEvent event(reason, centre(cell), board().mapToGlobal(centre(cell)));
        QCoreApplication::sendEvent(&board(), &event);
        ASSERT_TRUE(find<BoardMenu>("boardMenu")->isVisible());
    }
    // A position of the game in the middle of it.
    Picture somePosition(std::uint64_t seed) {
        Random random(seed);
        const Ruleset& game = session().game();
        auto match = game.from(session().picture()).value();
        for (int ply = 0; ply < 4; ++ply) {
            const auto& moves = match->moves(match->current());
            match->play(random.below(moves.size()));
            if (match->result(match->current()))
                match->go(*match->parent(match->current()));
        }
        return match->picture(match->current());
    }
};

} // namespace bouton::testing
