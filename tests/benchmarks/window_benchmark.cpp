#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <vector>

#include "ui/game_page.h"
#include "ui/main_window.h"

namespace bouton {

namespace {

// How late the event loop comes to an event that is due every 2 ms, for `seconds`: 99 of 100 come
// within this many milliseconds. Meanwhile `happens` is called every 250 ms.
double p99OfDelay(double seconds, const std::function<void()>& happens = {}) {
    std::vector<double> delays;
    QElapsedTimer clock;
    clock.start();
    QTimer events;
    if (happens) {
        QObject::connect(&events, &QTimer::timeout, happens);
        events.start(250);
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

// Where the engine no longer draws from its good openings but thinks for as long as it may.
Picture middleGame(const Ruleset& game) {
    const auto match = game.standard(complete(game.settings, {}).value()).value();
    Random random(1);
    for (int ply = 0; ply < 20; ++ply)
        match->play(random.below(match->moves(match->current()).size()));
    return match->picture(match->current());
}

// Both windows in turn in every iteration, so that the ratio compares like with like.
void eventLoopWhileTheEngineThinks(benchmark::State& state) {
    MainWindow window(1);
    window.show();
    window.openGame("reversi");
    Session& session = window.gamePage()->session();
    const Ruleset& game = session.game();
    const Seat engine{choosePlayer(game, readSpec("engine:time=600").value()).value()};
    const Picture middle = middleGame(game);
    double idle = 0, thinking = 0;
    for (auto _ : state) {
        (void)session.setUp(twoSeats(game, {}));
        idle += p99OfDelay(3);
        (void)session.setUp(twoSeats(game, engine));
        session.setPicture(middle);
        (void)session.start();
        thinking += p99OfDelay(3);
        if (!session.thinking())
            state.SkipWithError("the engine has stopped thinking");
    }
    const auto runs = static_cast<double>(state.iterations());
    state.counters["idle_p99_ms"] = idle / runs;
    state.counters["thinking_p99_ms"] = thinking / runs;
    state.counters["ratio"] = thinking / idle;
}
BENCHMARK(eventLoopWhileTheEngineThinks)->Iterations(3)->Unit(benchmark::kSecond);

// The first legal move of whoever is to move; a new game after the last.
void playOn(Session& session) {
    if (session.phase() != Session::Phase::Playing) {
        (void)session.setUp(twoSeats(session.game(), {}));
        (void)session.start();
    } else if (session.mustPass()) {
        session.pass();
    } else {
        const auto moves = session.match()->moves(session.match()->current());
        for (const Cell cell : moves[0].orders[0])
            session.click(cell);
        if (session.canEndTurn())
            session.endTurn();
    }
}

// A game in which a move is made every 250 ms, first with no insight shown, then with all of them,
// so that analysis begins anew with every move and every panel follows it.
void eventLoopWithAllInsights(benchmark::State& state, const char* game) {
    MainWindow window(1);
    window.show();
    window.openGame(game);
    Session& session = window.gamePage()->session();
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

// The whole process, from its start to the end of its first painted window; beside it the same
// program that only says its version, which is the price of starting at all.
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
