// SPDX-License-Identifier: MIT
#include "ui/insight/value_plot.h"
#include "ui/laboratory/chart.h"
#include "ui/sight.h"

// The points, curves and bars of plots, told apart without colour.

namespace bouton::testing {

namespace {

class PlotsWithoutColour : public WithoutColour {};

// A game of so many moves, of whose positions this is known.
template <class Known> ValueHistory historyOf(Match::Node moves, Known known) {
    ValueHistory history{.game = &gameOf("reversi")};
    for (Match::Node node = 0; node <= moves; ++node) {
        history.path.push_back(node);
        history.points.push_back(known(node));
        history.reported.push_back(false);
        history.played.emplace_back();
    }
    return history;
}

} // namespace

TEST_P(PlotsWithoutColour, OneTellsThePointsOfAPlotApart) {
    for (const std::size_t moves : {8u, 40u}) {
        const auto plot = [&](std::optional<Outcome> outcome, bool slip) {
            ValueHistory history = historyOf(moves, [&](Match::Node node) {
                return node == 4 && outcome
                           ? std::optional(Point{.outcome = *outcome, .exact = true, .score = 0})
                           : std::nullopt;
            });
            if (slip) {
                ValueHistory::Mark mark;
                mark.slip.ply = 4;
                mark.slip.exact = true;
                history.marks.push_back(mark);
            }
            ValuePlot widget;
            widget.setPalette(theme().palette());
            widget.resize(480, 160);
            widget.put(history);
            QRectF around(0, 0, 18, 18);
            around.moveCenter(widget.pointOf(4));
            return widget.grab(around.toAlignedRect()).toImage();
        };
        const QImage ground = plot(std::nullopt, false);
        expectAllTold("plot", ground,
                      {{"win", plot(Outcome::Win, false)},
                       {"draw", plot(Outcome::Draw, false)},
                       {"loss", plot(Outcome::Loss, false)},
                       {"slip", plot(Outcome::Loss, true)}});
    }
}

TEST_P(PlotsWithoutColour, OneTellsAProvenCurveFromAnEstimatedOne) {
    const auto plot = [&](bool known, bool exact) {
        const ValueHistory history = historyOf(60, [&](Match::Node node) {
            return known && node > 5 && node < 50
                       ? std::optional(Point{.outcome = Outcome::Win, .exact = exact, .score = 6})
                       : std::nullopt;
        });
        ValuePlot widget;
        widget.setPalette(theme().palette());
        widget.resize(320, 160); // too narrow for markers
        widget.put(history);
        const QPointF from = widget.pointOf(10), to = widget.pointOf(40);
        return widget.grab(QRectF(from, to).adjusted(0, -3, 0, 3).toAlignedRect()).toImage();
    };
    const QImage ground = plot(false, true);
    const QImage proven = plot(true, true);
    expectSeen("curve", ground, proven);
    expectTold("curves", ground, proven, plot(true, false));
}

TEST_P(PlotsWithoutColour, OneTellsTheInksOfABarApart) {
    const auto bar = [&](std::optional<Chart::Ink> ink) {
        Chart chart;
        chart.setPalette(theme().palette());
        chart.resize(300, 300);
        chart.put({.below = {},
                   .beside = {},
                   .series = {QStringLiteral("n")},
                   .inks = {ink.value_or(Chart::Ink::Accent)},
                   .columns = {{QStringLiteral("a"), {ink ? 100.0 : 0.0}}},
                   .most = 100});
        return chart.grab(QRect(80, 100, 180, 80)).toImage();
    };
    expectAllTold("bar", bar(std::nullopt),
                  {{"accent", bar(Chart::Ink::Accent)},
                   {"grey", bar(Chart::Ink::Grey)},
                   {"outline", bar(Chart::Ink::Outline)}});
}

INSTANTIATE_TEST_SUITE_P(ByDayAndByNight, PlotsWithoutColour,
                         ::testing::Combine(::testing::Bool(), ::testing::ValuesIn(allEyes)),
                         nameOfLit);

} // namespace bouton::testing
