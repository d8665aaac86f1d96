#pragma once

#include <QTest>

#include <gmock/gmock.h>

#include "games/catalogue.h"
#include "session/session.h"
#include "support/latch.h"

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

inline void settle(const Session& session) {
    while (session.turn().thinking)
        QTest::qWait(1);
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
        EXPECT_TRUE(setUp(std::move(plan)));
        EXPECT_TRUE(start());
    }
    Session& session = *this;
};

} // namespace bouton::testing
