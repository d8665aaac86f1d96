// SPDX-License-Identifier: MIT
#pragma once

#include "ui/support.h"

namespace bouton::testing {

// Tic-tac-toe of two people in the real window.
class TicTacToeOfTwo : public Window {
protected:
    void begin() { twoPeoplePlay("tic-tac-toe"); }
    void analysed() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !session().study().busy(); }, 120'000));
        QCoreApplication::processEvents(); // lays the panels out
    }
    std::string position() { return write(session().picture(), "XO"); }
};

// O gives the draw away with b1, X the win with c3, and O the draw with b3. Then X wins.
inline const Clicks slippery{{0, 0}, {0, 1}, {2, 2}, {2, 1}, {1, 1}};

} // namespace bouton::testing
