// SPDX-License-Identifier: MIT
#pragma once

#include <QTest>

#include <gmock/gmock.h>

#include "games/catalogue.h"
#include "session/session.h"
#include "support/latch.h"
#include "support/patience.h"

namespace bouton::testing {

inline const Ruleset& ticTacToe() { return *gameNamed("tic-tac-toe").value(); }

inline Seat computer(const Ruleset& game, std::string_view spec) {
    return {choosePlayer(game, readSpec(spec).value()).value()};
}

inline Plan humanAgainst(const Ruleset& game, std::string_view spec, Side human = Side::One) {
    Plan plan{complete(game.settings, {}).value(), game.name.autoFill, {}};
    plan.seats[indexOf(other(human))] = computer(game, spec);
    return plan;
}

// Runs the event loop until this is so. Whether it came to that in good time.
inline bool waitFor(auto what) { return QTest::qWaitFor(what, patience); }

inline Plan twoHumans(const Ruleset& game) {
    return {complete(game.settings, {}).value(), false, {}};
}

inline const Ruleset& heldTicTacToe() {
    static const Ruleset game = latched(ticTacToe());
    return game;
}

// Begins this game at a table.
inline void begin(Session& session, Plan plan) {
    ASSERT_TRUE(session.setUp(std::move(plan)));
    ASSERT_TRUE(session.start());
}

inline void click(Session& session, const Clicks& cells) {
    for (const Cell cell : cells)
        session.click(cell);
}

inline void settle(const Session& session) {
    while (session.turn().thinking)
        QTest::qWait(1);
}

// Waits until a study has nothing left to do within the bounds. The thread sanitizer takes its
// time.
inline void finish(const Study& study) {
    ASSERT_TRUE(QTest::qWaitFor([&] { return !study.busy(); }, 600'000));
}

// Waits until nobody thinks at the latch any more, and lets what was answered there arrive.
inline void leaveTheLatch() {
    while (theLatch().inside() > 0)
        QTest::qWait(1);
    QCoreApplication::processEvents();
}

inline std::vector<std::string> said(const Session& session) {
    std::vector<std::string> lines;
    for (const Message& message : session.messages())
        lines.push_back(english(message.text)
                        + (message.because.empty() ? "" : " (" + english(message.because) + ")"));
    return lines;
}

// A table without pauses for the eye.
struct Table : Session {
    explicit Table(const Ruleset& game) : Session(game, 1) {
        setPace(std::chrono::milliseconds(0));
    }
    Table(const Ruleset& game, Plan plan) : Table(game) { // at which this game begins
        begin(*this, std::move(plan));
    }
    Session& session = *this;
};

} // namespace bouton::testing
