// SPDX-License-Identifier: MIT
#include "ui/insight/game_paper.h"

#include <QDateTime>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>

#include "explain/opening.h"
#include "session/session.h"
#include "ui/boards/board_table.h"
#include "ui/controls/words.h"
#include "ui/insight/value_history.h"
#include "ui/theme/painted_text.h"

namespace bouton {

namespace {

constexpr double headRoom = 66, rowHeight = 14.2, afterFive = 5, columnWidth = 118, columnGap = 14,
                 diagramHeight = 190, diagramTop = 586;
// 32 lines have the 60 moves of Reversi and its passes.
constexpr std::size_t linesOfFirst = 32, linesOfOthers = 60, blocksOfOthers = 2, mostDiagrams = 7,
                      diagramsOfFirst = 2, diagramsOfOthers = 5;

struct PaperMove {
    QString text{}, lost{}; // empty: no slip
    bool isSlip() const { return !lost.isEmpty(); }
};

// A position that has a diagram.
struct Moment {
    std::size_t ply = 0;
    double cost = 0; // of the slip after it; the comment's come first
    QString title{}, words{}, note{};
    Picture picture{};
    std::optional<Cell> played{}, best{};
};

struct NumberedCell {
    Cell cell;
    std::size_t number;
    Side side;
    bool isSlip;
};

// All that stands on the sheets.
struct Paper {
    Q_DECLARE_TR_FUNCTIONS(bouton::Paper)

public:
    const Ruleset* game = nullptr;
    QString title{}, about{}, result{}, verdict{}, foot{}, lost{}, ofSlips{};
    std::array<QString, 2> names{}, sums{};
    Picture start{};
    std::vector<NumberedCell> numbers{};           // empty: the diagram is of the start
    std::array<std::vector<PaperMove>, 2> moves{}; // by side
    std::size_t first = 0;                         // the number of the first line's first move
    std::vector<Moment> moments{};

    std::size_t lines() const { return std::max(moves[0].size(), moves[1].size()); }
};

// Putting together --------------------------------------------------------------------------------

std::optional<Cell> lastCell(const Clicks& cells) {
    return cells.empty() ? std::nullopt : std::optional(cells.back());
}

// Where each move fills cells that were free, and so each cell once; else none.
std::vector<NumberedCell> numbersOf(const Match& match, const ValueHistory& history) {
    std::vector<NumberedCell> all;
    for (std::size_t i = 1; i < history.path.size(); ++i) {
        const Match::Node node = history.path[i], before = history.path[i - 1];
        const Picture was = match.picture(before), now = match.picture(node);
        for (const Cell cell : match.moveCells(node)) {
            const char *free = letterAt(was, cell), *filled = letterAt(now, cell);
            if (!free || *free != '.' || !filled || *filled == '.')
                return {};
            all.push_back({cell, i, match.toMove(before), history.markAfter(node) != nullptr});
        }
    }
    // A piece that walks fills free cells too, but leaves others.
    const Picture end = match.picture(history.path.back());
    const bool stay = std::ranges::all_of(
        all, [&](const NumberedCell& one) { return *letterAt(end, one.cell) != '.'; });
    return stay ? all : std::vector<NumberedCell>();
}

QString footOf(const ValueHistory& history) {
    if (!history.complete())
        return Paper::tr("Bouton. Positions analysed: %1 of %2; of the others no slips are known.")
            .arg(history.settled)
            .arg(history.path.size());
    if (!history.scored())
        return Paper::tr("Bouton. A slip is a move that gave a better outcome away.");
    const auto isOpen = [](const std::optional<Point>& point) { return !point || !point->exact; };
    const auto last = std::ranges::find_if(history.points.rbegin(), history.points.rend(), isOpen);
    const auto estimated = history.points.rend() - last;
    if (estimated == 0)
        return Paper::tr("Bouton. What is lost is counted against the best move, exactly.");
    return Paper::tr("Bouton. What is lost is counted against the best move: estimated up to "
                     "move %1, exact from there on.")
        .arg(estimated);
}

Moment momentOf(const Match& match, const ValueHistory::Mark& mark) {
    const Slip& slip = mark.slip;
    Moment moment{
        .ply = static_cast<std::size_t>(slip.ply),
        .cost = slip.lost + (slip.got < slip.had ? 100.0 : 0.0),
        .title = Paper::tr("Before move %1: %2").arg(slip.ply).arg(nameOf(match.game(), slip.side)),
        .words = sentences(spoken(mark.what), spoken(mark.kept)),
        .note = QString::fromStdString(match.comment(slip.after)),
        .picture = match.picture(slip.before),
        .played = lastCell(match.moveCells(slip.after))};
    if (!slip.kept.empty())
        moment.best = lastCell(match.moves(slip.before)[slip.kept.front()].cells());
    return moment;
}

std::vector<Moment> momentsOf(const Match& match, const ValueHistory& history) {
    std::vector<Moment> all;
    for (const ValueHistory::Mark& mark : history.marks)
        all.push_back(momentOf(match, mark));
    for (std::size_t i = 0; i < history.path.size(); ++i) {
        const Match::Node node = history.path[i];
        if (match.comment(node).empty() || history.markAfter(node))
            continue;
        all.push_back({.ply = i,
                       .title = i == 0 ? Paper::tr("The start") : Paper::tr("After move %1").arg(i),
                       .words = spoken(history.played[i]),
                       .note = QString::fromStdString(match.comment(node)),
                       .picture = match.picture(node)});
    }
    std::ranges::stable_sort(all, [](const Moment& a, const Moment& b) {
        return std::pair(a.note.isEmpty(), -a.cost) < std::pair(b.note.isEmpty(), -b.cost);
    });
    all.resize(std::min(all.size(), mostDiagrams));
    std::ranges::stable_sort(all, {}, &Moment::ply);
    return all;
}

void addMoves(Paper& paper, const Match& match, const ValueHistory& history) {
    std::array<int, 2> lost{}, slips{};
    const bool scored = history.scored();
    for (std::size_t i = 1; i < history.path.size(); ++i) {
        const Match::Node node = history.path[i];
        const std::size_t side = indexOf(match.toMove(history.path[i - 1]));
        if (i == 1 && side == 1)
            paper.moves[0].push_back({});
        const ValueHistory::Mark* mark = history.markAfter(node);
        PaperMove move{.text = QString::fromStdString(match.moveText(node))};
        if (mark) {
            move.lost = scored ? QString::number(mark->slip.lost) : QStringLiteral("\u00D7");
            lost[side] += mark->slip.lost;
            ++slips[side];
        }
        paper.moves[side].push_back(std::move(move));
    }
    for (std::size_t side = 0; side < 2; ++side)
        paper.sums[side] = QString::number(scored ? lost[side] : slips[side]);
    paper.lost = scored ? Paper::tr("Lost") : Paper::tr("Slips");
    paper.ofSlips = scored ? Paper::tr("in slips") : Paper::tr("slips");
}

// Of two humans, who has no name is called by the side, as at the table.
QString nameAt(const Session& session, Side side) {
    const auto& seats = session.plan().seats;
    const bool sideAlone =
        seats[0].human() && seats[1].human() && seats[indexOf(side)].name.empty();
    return sideAlone ? nameOf(session.game(), side) : nameOf(session.game(), seats, side);
}

Paper paperOf(const Session& session) {
    const Match& match = *session.match();
    const ValueHistory history = settledHistory(session, match.line());
    const Match::Node last = history.path.back();
    Paper paper{.game = &match.game(), .foot = footOf(history), .start = match.picture(0)};
    for (const Side side : {Side::One, Side::Two})
        paper.names[indexOf(side)] = nameAt(session, side);
    paper.title = paper.names[0] + QStringLiteral(" \u2013 ") + paper.names[1];
    const QDateTime begun =
        QDateTime::fromMSecsSinceEpoch(std::chrono::duration_cast<std::chrono::milliseconds>(
                                           session.saved().begun.time_since_epoch())
                                           .count());
    // The first moment of a year stands for one of which no more is known (ui/collection).
    const QDate year(begun.date().year(), 1, 1);
    const QString day = begun == year.startOfDay()
                            ? QString::number(year.year())
                            : QLocale().toString(begun.date(), QLocale::ShortFormat);
    const char* opening = openingOf(match, last);
    const QString title = spoken(match.game().name.title);
    paper.about = *opening ? Paper::tr("%1, played %2. Opening: %3", "a game, the day")
                                 .arg(title, day, spoken(opening))
                           : Paper::tr("%1, played %2", "a game, the day").arg(title, day);
    if (const auto counts = countsOf(match.tally(last)); counts && match.result(last))
        paper.result = Paper::tr("%1 to %2").arg((*counts)[0]).arg((*counts)[1]);
    if (match.result(last))
        paper.verdict = spoken(match.ending(last));
    else if (const Ending ending = session.ending(); ending.verdict)
        paper.verdict = spoken(ending.verdict->text);
    else
        paper.verdict = Paper::tr("Not played to its end.");
    paper.numbers = numbersOf(match, history);
    addMoves(paper, match, history);
    paper.moments = momentsOf(match, history);
    return paper;
}

// Painting ----------------------------------------------------------------------------------------

void paintDisc(QPainter& painter, const QRectF& cell, Side side, const QString& number = {}) {
    painter.save();
    painter.setPen(QPen(Qt::black, 1));
    painter.setBrush(side == Side::One ? Qt::black : Qt::white);
    const double inset = cell.width() * 0.12;
    painter.drawEllipse(cell.adjusted(inset, inset, -inset, -inset));
    if (!number.isEmpty()) {
        QFont font = sized(paperFont(), Type::Text, Weight::Strong);
        font.setPixelSize(std::max(7, static_cast<int>(cell.width() * 0.34)));
        painter.setFont(font);
        painter.setPen(side == Side::One ? Qt::white : Qt::black);
        paintText(painter, cell, Qt::AlignCenter, number);
    }
    painter.restore();
}

void paintSlip(QPainter& painter, const QRectF& cell) {
    painter.save();
    painter.setPen(QPen(Qt::black, 2.4, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cell.adjusted(2.5, 2.5, -2.5, -2.5));
    painter.restore();
}

void paintCross(QPainter& painter, const QRectF& cell) {
    painter.save();
    painter.setPen(QPen(Qt::black, std::max(1.6, cell.width() * 0.1)));
    const double inset = cell.width() * 0.28;
    const QRectF in = cell.adjusted(inset, inset, -inset, -inset);
    painter.drawLine(in.topLeft(), in.bottomRight());
    painter.drawLine(in.topRight(), in.bottomLeft());
    painter.restore();
}

void paintStar(QPainter& painter, const QRectF& cell) {
    painter.save();
    QPolygonF star;
    for (int i = 0; i < 10; ++i) {
        const double angle = std::numbers::pi * (i / 5.0 - 0.5),
                     radius = cell.width() * (i % 2 == 0 ? 0.38 : 0.16);
        star << cell.center() + radius * QPointF(std::cos(angle), std::sin(angle));
    }
    painter.setPen(QPen(Qt::white, 1));
    painter.setBrush(Qt::black);
    painter.drawPolygon(star);
    painter.restore();
}

// A sign and what it means; where the next one begins.
template <class Sign>
double paintLegend(QPainter& painter, double left, double top, const QString& words, Sign sign) {
    sign(painter, QRectF(left, top, 20, 20));
    useOnPaper(painter, Type::Caption);
    const double width = widthOnPaper(painter, words);
    painter.drawText(QRectF(left + 24, top, width + 2, 20), Qt::AlignLeft | Qt::AlignVCenter,
                     words);
    return left + 24 + width + 22;
}

void paintHead(QPainter& painter, const Paper& paper) {
    const double width = paperSize.width();
    useOnPaper(painter, Type::Title, Weight::Strong);
    paintText(painter, QRectF(0, 0, width * 0.76, 30), Qt::AlignLeft | Qt::AlignVCenter,
              paper.title);
    paintText(painter, QRectF(width * 0.78, 0, width * 0.22, 30), Qt::AlignRight | Qt::AlignVCenter,
              paper.result);
    useOnPaper(painter, Type::Text);
    paintText(painter, QRectF(0, 31, width * 0.6, 20), Qt::AlignLeft | Qt::AlignVCenter,
              paper.about);
    paintText(painter, QRectF(width * 0.6, 31, width * 0.4, 20), Qt::AlignRight | Qt::AlignVCenter,
              paper.verdict);
    painter.drawLine(QPointF(0, 55), QPointF(width, 55));
}

// The moves, numbered, or the start; and what the signs mean.
void paintGame(QPainter& painter, const Paper& paper) {
    painter.save();
    painter.translate(0, headRoom);
    const InkBoard board = inkBoardOf(*paper.game, paper.start, {410, 440}, 48);
    board.paint(painter);
    const bool numbered = board.side > 0 && !paper.numbers.empty();
    if (numbered)
        for (const NumberedCell& one : paper.numbers) {
            paintDisc(painter, board.cell(one.cell), one.side, QString::number(one.number));
            if (one.isSlip)
                paintSlip(painter, board.cell(one.cell));
        }
    const double top = board.size.height() + 8;
    double left = inkMargin;
    if (numbered) {
        for (const Side side : {Side::One, Side::Two}) {
            const QString who = nameOf(*paper.game, side), &name = paper.names[indexOf(side)];
            left = paintLegend(
                painter, left, top, name == who ? who : who + QStringLiteral(": ") + name,
                [side](QPainter& sign, const QRectF& cell) { paintDisc(sign, cell, side); });
        }
        if (std::ranges::any_of(paper.numbers, &NumberedCell::isSlip))
            paintLegend(painter, left, top, Paper::tr("a slip"), paintSlip);
    } else {
        useOnPaper(painter, Type::Caption);
        painter.drawText(QPointF(left, top + 14), Paper::tr("The start"));
    }
    painter.restore();
}

// Lines of both sides from `first` on, so many of them, within a block of two columns.
void paintLines(QPainter& painter, const Paper& paper, double left, std::size_t first,
                std::size_t count) {
    for (const Side side : {Side::One, Side::Two}) {
        const std::size_t s = indexOf(side);
        const double x = left + static_cast<double>(s) * (columnWidth + columnGap),
                     right = x + columnWidth;
        useOnPaper(painter, Type::Caption, Weight::Strong);
        paintText(painter, QRectF(x, headRoom, columnWidth * 0.6, 16),
                  Qt::AlignLeft | Qt::AlignVCenter, nameOf(*paper.game, side));
        useOnPaper(painter, Type::Caption);
        paintText(painter, QRectF(x + columnWidth * 0.6, headRoom, columnWidth * 0.4, 16),
                  Qt::AlignRight | Qt::AlignVCenter, paper.lost);
        painter.drawLine(QPointF(x, headRoom + 18), QPointF(right, headRoom + 18));
        double y = headRoom + 20;
        for (std::size_t i = first; i < std::min(first + count, paper.moves[s].size()); ++i) {
            const PaperMove& move = paper.moves[s][i];
            if (!move.text.isEmpty()) {
                useOnPaper(painter, Type::Caption);
                const std::size_t shift =
                    paper.moves[0].empty() || paper.moves[0][0].text.isEmpty();
                paintText(painter, QRectF(x, y, 26, rowHeight), Qt::AlignRight | Qt::AlignVCenter,
                          QString::number(2 * i + 1 + s - shift));
                useOnPaper(painter, Type::Caption, move.isSlip() ? Weight::Strong : Weight::Normal);
                paintText(painter, QRectF(x + 34, y, columnWidth - 64, rowHeight),
                          Qt::AlignLeft | Qt::AlignVCenter, move.text);
                paintText(painter, QRectF(right - 30, y, 30, rowHeight),
                          Qt::AlignRight | Qt::AlignVCenter, move.lost);
            }
            y += rowHeight + ((i - first) % 5 == 4 ? afterFive : 0);
        }
        if (first + count < paper.lines())
            continue; // it goes on
        painter.setPen(QPen(Qt::black, sheetLine));
        painter.drawLine(QPointF(x, y + 3), QPointF(right, y + 3));
        useOnPaper(painter, Type::Caption);
        paintText(painter, QRectF(x + 34, y + 5, columnWidth - 64, 16),
                  Qt::AlignLeft | Qt::AlignVCenter, paper.ofSlips);
        useOnPaper(painter, Type::Caption, Weight::Strong);
        paintText(painter, QRectF(right - 30, y + 5, 30, 16), Qt::AlignRight | Qt::AlignVCenter,
                  paper.sums[s]);
    }
}

void paintMoment(QPainter& painter, const Paper& paper, const Moment& moment, double top) {
    painter.save();
    painter.translate(0, top);
    const InkBoard board = inkBoardOf(*paper.game, moment.picture, {188, diagramHeight - 12}, 20);
    board.paint(painter);
    if (board.side > 0 && moment.best)
        paintStar(painter, board.cell(*moment.best));
    if (board.side > 0 && moment.played)
        paintCross(painter, board.cell(*moment.played));
    painter.translate(206, inkMargin);
    const double width = paperSize.width() - 206;
    useOnPaper(painter, Type::Emphasis, Weight::Strong);
    paintText(painter, QRectF(0, 0, width, 20), Qt::AlignLeft | Qt::AlignVCenter, moment.title);
    useOnPaper(painter, Type::Text);
    double y = paintParagraph(painter, 22, width, moment.words) + 4;
    if (board.side > 0 && moment.played) {
        const double next = paintLegend(painter, 0, y, Paper::tr("played"), paintCross);
        if (moment.best)
            paintLegend(painter, next, y, Paper::tr("best"), paintStar);
        y += 24;
    }
    if (!moment.note.isEmpty()) {
        useOnPaper(painter, Type::Text);
        painter.setClipRect(QRectF(0, 0, width, diagramHeight - inkMargin - 8));
        y = paintParagraph(painter, y, width, moment.note) + 4;
        painter.setClipping(false);
    }
    QPen dots(Qt::black, sheetLine);
    dots.setDashPattern({1, 4});
    painter.setPen(dots);
    for (y += 18; y < diagramHeight - inkMargin - 6; y += 24)
        painter.drawLine(QPointF(0, y), QPointF(width, y));
    painter.restore();
}

} // namespace

Drawings gamePaperOf(const Session& session) {
    const auto paper = std::make_shared<const Paper>(paperOf(session));
    Drawings pages;
    using Paint = std::function<void(QPainter&)>;
    std::vector<Paint> sheets{[paper](QPainter& painter) {
        paintGame(painter, *paper);
        paintLines(painter, *paper, paperSize.width() - 2 * columnWidth - columnGap, 0,
                   linesOfFirst);
        for (std::size_t i = 0; i < std::min(diagramsOfFirst, paper->moments.size()); ++i)
            paintMoment(painter, *paper, paper->moments[i],
                        diagramTop + static_cast<double>(i) * diagramHeight);
    }};
    constexpr std::size_t aPage = blocksOfOthers * linesOfOthers;
    for (std::size_t first = linesOfFirst; first < paper->lines(); first += aPage)
        sheets.emplace_back([paper, first](QPainter& painter) {
            for (std::size_t block = 0; block < blocksOfOthers; ++block)
                if (const std::size_t at = first + block * linesOfOthers; at < paper->lines())
                    paintLines(painter, *paper, static_cast<double>(block) * 360, at,
                               linesOfOthers);
        });
    for (std::size_t first = diagramsOfFirst; first < paper->moments.size();
         first += diagramsOfOthers)
        sheets.emplace_back([paper, first](QPainter& painter) {
            const std::size_t end = std::min(first + diagramsOfOthers, paper->moments.size());
            for (std::size_t i = first; i < end; ++i)
                paintMoment(painter, *paper, paper->moments[i],
                            headRoom + static_cast<double>(i - first) * diagramHeight * 0.95);
        });
    for (std::size_t i = 0; i < sheets.size(); ++i)
        pages.push_back(
            {paper->title, paperSize,
             [paper, paint = sheets[i], number = i + 1, all = sheets.size()](QPainter& painter) {
                 paintHead(painter, *paper);
                 paint(painter);
                 paintSheetFoot(painter, paper->foot,
                                Paper::tr("Page %1 of %2").arg(number).arg(all));
             }});
    return pages;
}

} // namespace bouton
