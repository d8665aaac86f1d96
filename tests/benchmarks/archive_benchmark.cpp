// SPDX-License-Identifier: MIT
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <ctime>
#include <functional>
#include <vector>

#include "session/ended_games.h"
#include "ui/archive/archive_model.h"
#include "ui/archive/archive_page.h"
#include "ui/archive/archive_page_parts.h"

namespace bouton {

namespace {

constexpr int games = 100'000, different = 600;

// An archive of 100,000 valid games: 600 different ones, each again and again with another id, day
// and comment, two thirds of them reviewed. It is made once.
const QString& largeArchive() {
    static const QTemporaryDir folder;
    static const QString path = folder.path();
    static bool made = false;
    if (std::exchange(made, true))
        return path;
    std::vector<SavedGame> some = testing::endedGames(different, 3, 60);
    Store store(path);
    store.open();
    (void)store.base().run(QStringLiteral("PRAGMA synchronous = OFF"));
    for (int i = 0; i < games; ++i) {
        SavedGame& game = some[static_cast<std::size_t>(i % different)];
        game.id = "benchmark " + std::to_string(i);
        game.begun += std::chrono::hours(i % 7) + std::chrono::milliseconds(i);
        game.touched = game.begun + std::chrono::minutes(5);
        if (i % 9 == 0)
            game.positions[0].comment = "game number " + std::to_string(i);
        if (!store.add(game))
            std::abort();
        if (i % 3 != 0)
            (void)store.keepFindings(
                i + 1, Findings{.slips = {i % 5, i % 4}, .accuracy = {i % 11 / 10.0, i % 7 / 6.0}});
    }
    return path;
}

double processorMillis() { return static_cast<double>(std::clock()) * 1000 / CLOCKS_PER_SEC; }

double millisOf(const QElapsedTimer& clock) {
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

// Every filter alone with every order, both ways: the time until the first hundred rows are there.
void firstRowsOfEveryFilterAndSort(benchmark::State& state) {
    Store store(largeArchive());
    store.open();
    const auto middle = store.first({}, 1)->front().ended - std::chrono::hours(24 * 20);
    const Filter filters[] = {{},
                              {.game = QStringLiteral("towers")},
                              {.opponent = QStringLiteral("random")},
                              {.outcome = Outcome::Win},
                              {.review = Entry::Review::NotYet},
                              {.since = middle},
                              {.words = {QStringLiteral("number 99")}},
                              {.words = {QStringLiteral("nothing has this")}},
                              {.words = {QStringLiteral("min"), QStringLiteral("=minimax=")},
                               .game = QStringLiteral("reversi"),
                               .outcome = Outcome::Loss}};
    std::vector<double> firsts, processor, alls;
    for (auto _ : state)
        for (const Filter& filter : filters)
            for (int by = 0; by < 8; ++by)
                for (const bool descending : {false, true}) {
                    const Query query{filter, {static_cast<Column>(by), descending}};
                    QElapsedTimer clock;
                    clock.start();
                    const double before = processorMillis();
                    benchmark::DoNotOptimize(store.first(query, 100));
                    processor.push_back(processorMillis() - before);
                    firsts.push_back(millisOf(clock));
                    clock.start();
                    benchmark::DoNotOptimize(store.find(query));
                    alls.push_back(millisOf(clock));
                }
    std::ranges::sort(firsts);
    std::ranges::sort(processor);
    std::ranges::sort(alls);
    state.counters["first_most_processor_ms"] = processor.back();
    state.counters["first_median_ms"] = firsts[firsts.size() / 2];
    state.counters["first_most_ms"] = firsts.back();
    state.counters["all_median_ms"] = alls[alls.size() / 2];
    state.counters["all_most_ms"] = alls.back();
}
BENCHMARK(firstRowsOfEveryFilterAndSort)->Iterations(1)->Unit(benchmark::kSecond);

// How late the event loop would handle an event that is due every millisecond: 99 of 100 are
// handled within this many milliseconds. A loop that stands still for 50 ms has 50 late events.
// Blocks for so many seconds; `happens` is called every 150 ms.
double p99OfDelay(int seconds, const std::function<void(int)>& happens) {
    std::vector<double> delays;
    QElapsedTimer since;
    QTimer tick, events;
    QEventLoop loop;
    tick.setTimerType(Qt::PreciseTimer);
    QObject::connect(&tick, &QTimer::timeout, [&] {
        for (double late = millisOf(since) - 1; late > 0; --late)
            delays.push_back(late);
        delays.push_back(0);
        since.start();
    });
    int step = 0;
    QObject::connect(&events, &QTimer::timeout, [&] { happens(step++); });
    QTimer::singleShot(seconds * 1000, &loop, &QEventLoop::quit);
    since.start();
    tick.start(1);
    events.start(150);
    loop.exec();
    std::ranges::sort(delays);
    return delays[delays.size() * 99 / 100];
}

// The page of 100,000 games at rest, and while it is filtered, sorted and scrolled.
void eventLoopOfTheArchive(benchmark::State& state) {
    Archive archive(largeArchive());
    ArchivePage page(archive, catalogue(), [](const Ruleset&) { return Score{}; });
    page.resize(1280, 800);
    page.show();
    while (!page.model().complete() || page.model().rowCount() != games)
        QApplication::processEvents();
    QTableView& table = *page.table();
    auto* search = page.findChild<QLineEdit*>(QStringLiteral("search"));
    auto* game = page.findChild<QComboBox*>(QStringLiteral("filterGame"));
    const auto use = [&](int step) {
        switch (step % 6) {
        case 0:
            table.sortByColumn(step / 6 % 8,
                               step % 12 < 6 ? Qt::AscendingOrder : Qt::DescendingOrder);
            break;
        case 1:
        case 2:
            table.verticalScrollBar()->setValue(table.verticalScrollBar()->maximum() * (step % 7)
                                                / 7);
            break;
        case 3: search->setText(step % 4 == 1 ? QStringLiteral("number 9") : QString()); break;
        case 4: game->setCurrentIndex(step / 6 % game->count()); break;
        default:
            table.verticalScrollBar()->setValue(table.verticalScrollBar()->value() + 30);
            break;
        }
    };
    double rest = 0, used = 0;
    for (auto _ : state) {
        rest += p99OfDelay(5, [](int) {});
        used += p99OfDelay(15, use);
    }
    const auto runs = static_cast<double>(state.iterations());
    state.counters["rest_p99_ms"] = rest / runs;
    state.counters["used_p99_ms"] = used / runs;
    state.counters["ratio"] = used / rest;
}
BENCHMARK(eventLoopOfTheArchive)->Iterations(1)->Unit(benchmark::kSecond);

} // namespace

} // namespace bouton
