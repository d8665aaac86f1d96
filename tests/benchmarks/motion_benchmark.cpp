// SPDX-License-Identifier: MIT

// How long boards take to paint while everything on them moves.

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QTimer>

#include <algorithm>
#include <ctime>
#include <memory>
#include <string>
#include <vector>

#include "games/catalogue.h"
#include "ui/boards/board_table.h"
#include "ui/boards/mover.h"

namespace bouton {

namespace {

std::vector<std::string> rowsOf(int rows, int columns, char letter) {
    return std::vector<std::string>(static_cast<std::size_t>(rows),
                                    std::string(static_cast<std::size_t>(columns), letter));
}

// The largest board of a game, and a position to which every piece has a way.
std::pair<Picture, Picture> busiest(std::string_view game) {
    Picture before, after;
    if (game == "reversi") {
        before.rows = rowsOf(8, 8, 'O');
        before.rows[0][0] = '.';
        after.rows = rowsOf(8, 8, 'X');
    } else if (game == "towers") {
        before.rows = rowsOf(12, 12, '.');
        after.rows = before.rows;
        before.rows[0].assign(12, 'G');
        before.rows[11].assign(12, 'R');
        after.rows[5].assign(12, 'G');
        after.rows[6].assign(12, 'R');
    } else if (game == "grid-nim") {
        before.rows = rowsOf(7, 7, '.');
        after.rows = rowsOf(7, 7, 'G');
    } else if (game == "trojan-horse") {
        before.rows = rowsOf(20, 20, '.');
        after.rows = before.rows;
        before.rows[19][19] = 'H';
        after.rows[17][18] = 'H';
    } else if (game == "cards") {
        before.rows.assign(8, "12:12");
        after.rows = before.rows;
        after.rows[2] = "0:12";
    } else {
        before.rows = rowsOf(3, 3, '.');
        after.rows = before.rows; // a hand draws one mark
        after.rows[1][1] = 'X';
    }
    after.toMove = Side::Two;
    return {before, after};
}

Scene sceneOf(const Picture& before, const Picture& after, const BoardView& board) {
    const auto from = std::make_shared<const Picture>(before),
               to = std::make_shared<const Picture>(after);
    return {to, std::make_shared<const Step>(Side::One, "", board.cells(), from, to)};
}

// Of this thread, in milliseconds. Other programs hardly disturb it.
double processorTime() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

// Every frame is painted whole, into an image as a window has one; the p99 of the milliseconds.
// The first motion is not counted: pieces are drawn once and kept. QT_SCALE_FACTOR=2 measures 2x.
void paintOfAMovingBoard(benchmark::State& state, const char* id) {
    const std::unique_ptr<BoardView> board(makeBoard(*gameNamed(id).value()));
    board->resize(900, 900);
    board->show();
    const double ratio = board->devicePixelRatioF();
    QImage image(board->size() * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    const auto [before, after] = busiest(id);
    std::vector<double> all, work;
    for (auto _ : state)
        for (int run = 0; run < 6; ++run) {
            board->setPicture(before);
            board->setScene(sceneOf(before, after, *board));
            while (board->moving()) {
                QElapsedTimer clock;
                clock.start();
                const double worked = processorTime();
                board->render(&image);
                if (run > 0) {
                    all.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
                    work.push_back(processorTime() - worked);
                }
                QApplication::processEvents();
            }
        }
    std::ranges::sort(all);
    if (all.empty()) {
        state.SkipWithError("nothing moved");
        return;
    }
    state.counters["frames"] = static_cast<double>(all.size());
    state.counters["median_ms"] = all[all.size() / 2];
    state.counters["p99_ms"] = all[all.size() * 99 / 100];
    std::ranges::sort(work);
    state.counters["p99_processor_ms"] = work[work.size() * 99 / 100];
}

// How late the event loop comes to a timer of 2 ms, while a board moves without a pause.
void eventLoopWhileABoardMoves(benchmark::State& state, const char* id) {
    const std::unique_ptr<BoardView> board(makeBoard(*gameNamed(id).value()));
    board->resize(900, 900);
    board->show();
    const auto [before, after] = busiest(id);
    std::vector<double> delays;
    for (auto _ : state) {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < 3'000) {
            if (!board->moving()) {
                board->setPicture(before);
                board->setScene(sceneOf(before, after, *board));
            }
            QElapsedTimer due;
            due.start();
            QEventLoop pause;
            QTimer::singleShot(2, Qt::PreciseTimer, &pause, &QEventLoop::quit);
            pause.exec();
            delays.push_back(static_cast<double>(due.nsecsElapsed()) / 1e6 - 2);
        }
    }
    std::ranges::sort(delays);
    state.counters["p99_ms"] = delays[delays.size() * 99 / 100];
}

const bool registered = [] {
    for (const char* id :
         {"reversi", "towers", "trojan-horse", "grid-nim", "cards", "tic-tac-toe"}) {
        benchmark::RegisterBenchmark(
            ("paintOfAMovingBoard/" + std::string(id)).c_str(),
            [id](benchmark::State& state) { paintOfAMovingBoard(state, id); })
            ->Iterations(1)
            ->Unit(benchmark::kSecond);
        benchmark::RegisterBenchmark(
            ("eventLoopWhileABoardMoves/" + std::string(id)).c_str(),
            [id](benchmark::State& state) { eventLoopWhileABoardMoves(state, id); })
            ->Iterations(1)
            ->Unit(benchmark::kSecond);
    }
    return true;
}();

} // namespace

} // namespace bouton
