// SPDX-License-Identifier: MIT
#include "written/writer.h"

#include <QCoreApplication>
#include <QFile>

#include <string_view>

#include "core/random.h"
#include "games/catalogue.h"
#include "session/archive/store.h"
#include "session/kept/game_file.h"
#include "session/session.h"

namespace bouton::testing {

namespace {

using namespace std::chrono_literals;

// One table. Moves are drawn, so that a commit writes the same each time but for ids and times.
struct Table {
    explicit Table(const Ruleset& rules) : session(rules, 7) {
        session.setPace(0ms);
        if (const auto settings = complete(rules.settings, {}))
            (void)session.setUp({*settings, rules.name.autoFill});
    }
    // Against the weakest computer in a short game, else of two humans with a clock.
    void begin() {
        const Ruleset& rules = session.game();
        if (isShort())
            session.setSeat(Side::Two, {readSeat(rules, "random")->computer});
        else
            session.setSeat(Side::One, {{}, TimeControl{300s, 2s, TimeControl::AtZero::IsTold}});
        (void)session.start();
    }
    bool isShort() const { return is("tic-tac-toe"); }
    bool is(std::string_view id) const { return session.game().name.id == id; }

    bool computerIsToMove() const {
        return isShort() && session.match()->ply(session.match()->current()) % 2 == 1;
    }
    void play(int moves) {
        for (; moves > 0 && session.phase() == Session::Phase::Playing; --moves) {
            session.play(random.below(session.match()->moves(session.match()->current()).size()));
            while (session.phase() == Session::Phase::Playing && computerIsToMove())
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
    }
    void hint() {
        const auto before = session.saved().hintsUsed;
        session.study().setScope(Study::Scope::Here);
        session.hint();
        while (session.saved().hintsUsed == before)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    // A game with a variation and a comment.
    void playInPart() {
        play(isShort() ? 1 : 3);
        session.undo();
        play(2);
        session.comment(session.match()->current(), "Here \"it\" turned: größer, 你好.");
        if (is("towers"))
            hint();
    }
    // By the rules, or given up.
    void playToTheEnd() {
        play(isShort() ? 9 : 4);
        if (session.phase() != Session::Phase::Over)
            session.resign();
    }

    Random random{11};
    Session session;
};

// What some commits did not know yet.
template <class Game> void mark(Game& game) {
    if constexpr (requires { game.archived; })
        game.archived = true;
}
template <class Place> void seatAProgram(Place& seat) {
    if constexpr (requires { seat.program; })
        seat.program = "middle";
}

template <class Place> void seatSomebody(Place& seat, const char* name) {
    if constexpr (requires { seat.name; })
        seat.name = name;
}
template <class Place> void comeFromElsewhere(Place& position) {
    if constexpr (requires { position.foreign; })
        position.foreign = true;
}

bool write(const QString& folder, const QString& name, const SavedGame& game) {
    QFile file(folder + u'/' + name + QLatin1String(".bouton"));
    const QByteArray text = bouton::write(game);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

} // namespace

bool writeAll(const QString& folder) {
    Store store(folder);
    store.open();
    bool isWritten = true;
    for (const Ruleset* rules : catalogue()) {
        const QString id = QLatin1String(rules->name.id);
        Table table(*rules);
        table.begin();
        table.playInPart();
        const bool isKept = table.isShort() || table.is("towers") || table.is("reversi");
        if (isKept)
            isWritten &= write(folder, id, table.session.saved());
        table.playToTheEnd();
        SavedGame ended = table.session.saved();
        isWritten &= store.add(ended).has_value();
        mark(ended);
        if (isKept)
            isWritten &= write(folder, id + QLatin1String("-ended"), ended);
    }
    // Nobody was helped and nothing taken back, and the archive knows its slips.
    Table alone(*catalogue().front());
    alone.begin();
    alone.play(9);
    isWritten &= store.add(alone.session.saved()).has_value();
    if (const auto next = store.nextToReview({}); next && *next)
        isWritten &=
            store.keepFindings(**next, decltype(Entry::findings){{1, 2}, false, false, {0.75, 0.5}})
                .has_value();
    // A seat of a program of the user's.
    Seat seat;
    seatAProgram(seat);
    if (!seat.human()) {
        SavedGame game = alone.session.saved();
        game.seats[1].player = write(*catalogue().front(), seat);
        isWritten &= write(folder, QStringLiteral("program"), game);
    }
    // Two people with names; one resigned, and they looked back. And the same game from elsewhere.
    Seat ann, jürgen;
    seatSomebody(ann, "Ann");
    seatSomebody(jürgen, "Jürgen");
    if (ann != jürgen) {
        Table named(**gameNamed("towers"));
        named.session.setSeat(Side::One, ann);
        named.session.setSeat(Side::Two, jürgen);
        (void)named.session.start();
        named.play(3);
        named.session.resign();
        const Match::Node end = named.session.match()->current();
        isWritten &= store.add(named.session.saved()).has_value();
        named.session.go(*named.session.match()->parent(end));
        SavedGame game = named.session.saved();
        isWritten &= write(folder, QStringLiteral("named-ended"), game);
        comeFromElsewhere(game.positions[end]);
        isWritten &= write(folder, QStringLiteral("named-foreign"), game);
    }
    return isWritten;
}

} // namespace bouton::testing
