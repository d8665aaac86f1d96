#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTimer>

#include <algorithm>
#include <vector>

#include "ui/game_page.h"
#include "ui/main_window.h"

namespace bouton {

namespace {

// How late the event loop comes to an event that is due every 2 ms, for `seconds`: 99 of 100 come
// within this many milliseconds. The event carries the time at which it was due.
double p99OfDelay(double seconds) {
    std::vector<double> delays;
    QElapsedTimer clock;
    clock.start();
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

// Both windows in turn in every iteration, so that the ratio compares like with like.
void eventLoopWhileTheEngineThinks(benchmark::State& state) {
    MainWindow window(1);
    window.show();
    window.openGame("reversi");
    Session& session = window.gamePage()->session();
    const Ruleset& game = session.game();
    const Seat engine{choosePlayer(game, readSpec("engine:time=600").value()).value()};
    double idle = 0, thinking = 0;
    for (auto _ : state) {
        (void)session.setUp(twoSeats(game, {}));
        idle += p99OfDelay(3);
        (void)session.setUp(twoSeats(game, engine));
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

// The whole process, from its start to the end of its first painted window; beside it the same
// program that only says its version, which is the price of starting at all.
void start(benchmark::State& state, const char* argument) {
    for (auto _ : state)
        if (QProcess::execute(BOUTON_PROGRAM, {argument}) != 0)
            state.SkipWithError("bouton did not end as it should");
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
