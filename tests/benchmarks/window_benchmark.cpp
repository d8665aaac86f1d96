// SPDX-License-Identifier: MIT
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <vector>

#include "session/kept/keeper.h"
#include "ui/boards/board_view.h"
#include "ui/game/game_page.h"
#include "ui/window/main_window.h"
#include "ui/window/pages.h"

namespace bouton {

namespace {

QElapsedTimer started() {
    QElapsedTimer clock;
    clock.start();
    return clock;
}

// How late the event loop handles an event that is due every 2 ms: 99 of 100 are handled within
// this many milliseconds. Blocks for `seconds`, and calls `happens` every so many milliseconds.
double p99OfDelay(double seconds, const std::function<void()>& happens = {}, int every = 250) {
    std::vector<double> delays;
    QElapsedTimer clock;
    clock.start();
    QTimer events;
    if (happens) {
        QObject::connect(&events, &QTimer::timeout, happens);
        events.start(every);
    }
    while (static_cast<double>(clock.elapsed()) < seconds * 1000) {
        QElapsedTimer posted;
        posted.start();
        QMetaObject::invokeMethod(
            qApp, [&] { delays.push_back(static_cast<double>(posted.nsecsElapsed()) / 1e6); },
            Qt::QueuedConnection);
        QApplication::processEvents();
        QEventLoop pause;
        QTimer::singleShot(2, Qt::PreciseTimer, &pause, &QEventLoop::quit);
        pause.exec();
    }
    std::ranges::sort(delays);
    return delays[delays.size() * 99 / 100];
}

Plan twoSeats(const Ruleset& game, const Seat& both) {
    return {complete(game.settings, {}).value(), false, {both, both}};
}

// A position in which the engine no longer draws from its good openings. It thinks as long as it
// may.
Picture middleGame(const Ruleset& game) {
    const auto match = game.standard(complete(game.settings, {}).value()).value();
    Random random(1);
    for (int ply = 0; ply < 20; ++ply)
        match->play(random.below(match->moves(match->current()).size()));
    return match->picture(match->current());
}

// Every iteration measures both windows in turn, so that the ratio compares like with like.
void eventLoopWhileTheEngineThinks(benchmark::State& state) {
    MainWindow window(1);
    window.show();
    window.pages().openGame("reversi");
    Session& session = window.pages().game()->session();
    const Ruleset& game = session.game();
    const Seat engine{choosePlayer(game, readSpec("engine:time=600,book=off").value()).value()};
    const Picture middle = middleGame(game);
    double idle = 0, thinking = 0;
    for (auto _ : state) {
        (void)session.setUp(twoSeats(game, {}));
        idle += p99OfDelay(3);
        (void)session.setUp(twoSeats(game, engine));
        session.setPicture(middle);
        (void)session.start();
        thinking += p99OfDelay(3);
        if (!session.turn().thinking)
            state.SkipWithError("the engine has stopped thinking");
    }
    const auto runs = static_cast<double>(state.iterations());
    state.counters["idle_p99_ms"] = idle / runs;
    state.counters["thinking_p99_ms"] = thinking / runs;
    state.counters["ratio"] = thinking / idle;
}
BENCHMARK(eventLoopWhileTheEngineThinks)->Iterations(3)->Unit(benchmark::kSecond);

// Plays the first legal move of the side to move. Begins a new game if the last one is over.
void playOn(Session& session) {
    if (session.phase() != Session::Phase::Playing) {
        (void)session.setUp(twoSeats(session.game(), {}));
        (void)session.start();
    } else if (session.turn().mustPass) {
        session.pass();
    } else {
        const auto moves = session.match()->moves(session.match()->current());
        for (const Cell cell : moves[0].orders[0])
            session.click(cell);
        if (session.clicking().move().has_value())
            session.endTurn();
    }
}

// A game in which a move is made every 250 ms, first with no insight shown, then with all of them.
// Then analysis begins anew with every move, and every panel follows it.
void eventLoopWithAllInsights(benchmark::State& state, const char* game) {
    MainWindow window(1);
    window.show();
    window.pages().openGame(game);
    Session& session = window.pages().game()->session();
    double without = 0, with = 0;
    for (auto _ : state)
        for (const bool shown : {false, true}) {
            for (const Insight insight : allInsights)
                window.preferences().setInsightShown(insight, shown);
            (void)session.setUp(twoSeats(session.game(), {}));
            (shown ? with : without) += p99OfDelay(3, [&] { playOn(session); });
        }
    const auto runs = static_cast<double>(state.iterations());
    state.counters["without_p99_ms"] = without / runs;
    state.counters["with_p99_ms"] = with / runs;
    state.counters["ratio"] = with / without;
}
BENCHMARK_CAPTURE(eventLoopWithAllInsights, reversi, "reversi")
    ->Iterations(3)
    ->Unit(benchmark::kSecond);
BENCHMARK_CAPTURE(eventLoopWithAllInsights, gridNim, "grid-nim")
    ->Iterations(3)
    ->Unit(benchmark::kSecond);

// Towers after 400 plies, two humans, with a move every 40 ms: first a game that nobody keeps, then
// one that is written to the disk after each move.
void eventLoopWhileSaving(benchmark::State& state) {
    const Ruleset& rules = *gameNamed("towers").value();
    Preferences preferences;
    double without = 0, with = 0;
    for (auto _ : state)
        for (const bool kept : {false, true}) {
            const QTemporaryDir folder;
            Shelf shelf(folder.path());
            Keeper keeper(shelf);
            GamePage page(rules, 1, preferences);
            page.resize(1000, 700);
            page.show();
            Session& session = page.session();
            (void)session.setUp({complete(rules.settings, {}).value(), true, {}});
            (void)session.start();
            Random random(5);
            const auto play = [&] {
                if (session.phase() == Session::Phase::Playing)
                    session.play(
                        random.below(session.match()->moves(session.match()->current()).size()));
            };
            for (int ply = 0; ply < 400; ++ply)
                play();
            if (kept)
                keeper.watch(session);
            (kept ? with : without) += p99OfDelay(3, play, 40);
        }
    const auto runs = static_cast<double>(state.iterations());
    state.counters["without_p99_ms"] = without / runs;
    state.counters["with_p99_ms"] = with / runs;
    state.counters["ratio"] = with / without;
}
BENCHMARK(eventLoopWhileSaving)->Iterations(3)->Unit(benchmark::kSecond);

// Says when a widget has been painted.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(QWidget& widget) : m_widget(widget) { widget.installEventFilter(this); }
    // Asks for the widget's next painting and runs the event loop until it is done.
    void wait() {
        m_painted = false;
        m_widget.update();
        while (!m_painted)
            QApplication::processEvents();
    }
    bool eventFilter(QObject*, QEvent* event) override {
        m_painted = m_painted || event->type() == QEvent::Paint;
        return false;
    }

private:
    QWidget& m_widget;
    bool m_painted = false;
};

void clickOn(QWidget& widget, QPointF at) {
    for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        QMouseEvent event(type, at, widget.mapToGlobal(at), Qt::LeftButton, Qt::LeftButton, {});
        QApplication::sendEvent(&widget, &event);
    }
}

// Gives the median of the milliseconds from a click that moves a tower until the board is painted,
// at this ply of a game in which towers go forth and back.
double clickToPaint(GamePage& page, std::size_t ply) {
    Session& session = page.session();
    while (session.match()->ply(session.match()->current()) < ply)
        session.play(0);
    const Match::Node here = session.match()->current();
    PaintWatch watch(*page.board());
    std::vector<double> all;
    for (int i = 0; i < 31; ++i) {
        session.go(here);
        watch.wait();
        // Analysis, and what waits for it, comes to rest.
        for (const QElapsedTimer rest = started(); rest.elapsed() < 150;)
            QApplication::processEvents(QEventLoop::AllEvents, 10);
        const Cell cell = session.match()->moves(here)[0].orders[0][0];
        const QElapsedTimer clock = started();
        clickOn(*page.board(), page.board()->cellRect(cell).center());
        watch.wait();
        all.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(all);
    return all[all.size() / 2];
}

// From a click to the painted board early and late in a game of Towers, with no insight shown or
// with all of them.
void clickAtPly(benchmark::State& state, bool insights) {
    MainWindow window(1);
    window.resize(1600, 1000);
    window.show();
    window.pages().openGame("towers");
    for (const Insight insight : allInsights)
        window.preferences().setInsightShown(insight, insights);
    GamePage& page = *window.pages().game();
    Session& session = page.session();
    double early = 0, late = 0;
    for (auto _ : state) {
        (void)session.setUp(twoSeats(session.game(), {}));
        session.setPicture(session.game().standard(session.plan().settings).value()->picture(0));
        (void)session.start();
        early += clickToPaint(page, 10);
        late += clickToPaint(page, 1000);
    }
    const auto runs = static_cast<double>(state.iterations());
    state.counters["ply_10_ms"] = early / runs;
    state.counters["ply_1000_ms"] = late / runs;
    state.counters["ratio"] = late / early;
}
BENCHMARK_CAPTURE(clickAtPly, withoutInsights, false)->Iterations(1)->Unit(benchmark::kSecond);
BENCHMARK_CAPTURE(clickAtPly, withAllInsights, true)->Iterations(1)->Unit(benchmark::kSecond);

// Runs the whole process, from its start until its first window is painted. For comparison it runs
// the same program that only prints its version: the cost of starting at all.
void start(benchmark::State& state, const char* argument) {
    for (auto _ : state) {
        QProcess bouton;
        bouton.start(QStringLiteral(BOUTON_PROGRAM), {QLatin1String(argument)});
        if (!bouton.waitForFinished() || bouton.exitCode() != 0)
            state.SkipWithError("bouton did not end as it should");
    }
}
BENCHMARK_CAPTURE(start, toTheFirstPaintedWindow, "--until-painted")
    ->Iterations(20)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(start, ofTheProcessAlone, "--version")
    ->Iterations(20)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

} // namespace

} // namespace bouton
