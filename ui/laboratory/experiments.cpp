// SPDX-License-Identifier: MIT
#include "ui/laboratory/experiments.h"

#include <QPainter>
#include <QPainterPath>

#include "ui/theme/paint.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

// The signs of the experiments in their list. Each is drawn into a square from 0 to 24, in ink with
// a little accent.
void paintBarsSign(QPainter& painter, const Theme& theme);
void paintMapSign(QPainter& painter, const Theme& theme);
void paintClaimSign(QPainter& painter, const Theme& theme);
void paintLineSign(QPainter& painter, const Theme& theme);
void paintPracticeSign(QPainter& painter, const Theme& theme);
void paintDepthSign(QPainter& painter, const Theme& theme);
void paintDuelSign(QPainter& painter, const Theme& theme);
void paintLensSign(QPainter& painter, const Theme& theme);
void paintTreeSign(QPainter& painter, const Theme& theme);

QPen penOf(const QColor& colour, double width = 1.8) {
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

// Three columns, each partly filled.
void paintBarsSign(QPainter& painter, const Theme& theme) {
    constexpr double won[] = {6, 11, 15};
    for (int i = 0; i < 3; ++i) {
        const QRectF all(2.5 + 7 * i, 3, 5, 18);
        onlyOutline(painter, penOf(theme.faint, 1.3));
        painter.drawRoundedRect(all, 1.5, 1.5);
        onlyFill(painter, theme.accent);
        painter.drawRoundedRect(all.adjusted(0, 18 - won[i], 0, 0), 1.5, 1.5);
    }
}

// Nine cells of a map.
void paintMapSign(QPainter& painter, const Theme& theme) {
    constexpr double deep[] = {0.15, 0.15, 0.5, 0.15, 0.5, 0.9, 0.5, 0.9, 0.15};
    for (int i = 0; i < 9; ++i) {
        onlyFill(painter, faded(theme.accent, deep[i]));
        painter.drawRoundedRect(QRectF(3 + 6.2 * (i % 3), 3 + 6.2 * (i / 3), 5.4, 5.4), 1.2, 1.2);
    }
}

// One right and one wrong.
void paintClaimSign(QPainter& painter, const Theme& theme) {
    onlyOutline(painter, penOf(theme.accent, 2.2));
    painter.drawPolyline(QPolygonF{{3, 8}, {6, 11}, {11, 4}});
    painter.setPen(penOf(theme.ink, 2));
    painter.drawLine(QPointF(13.5, 13.5), QPointF(20, 20));
    painter.drawLine(QPointF(20, 13.5), QPointF(13.5, 20));
    painter.setPen(penOf(theme.faint, 1.5));
    painter.drawLine(QPointF(14, 8), QPointF(21, 8));
    painter.drawLine(QPointF(3, 17), QPointF(10, 17));
}

// A line that is being typed.
void paintLineSign(QPainter& painter, const Theme& theme) {
    onlyOutline(painter, penOf(theme.faint, 1.5));
    painter.drawRoundedRect(QRectF(2.5, 6, 19, 12), 2.5, 2.5);
    painter.setPen(penOf(theme.ink, 2));
    painter.drawLine(QPointF(6, 12), QPointF(11, 12));
    painter.setPen(penOf(theme.accent, 2));
    painter.drawLine(QPointF(14.5, 9), QPointF(14.5, 15));
}

// A target that is hit.
void paintPracticeSign(QPainter& painter, const Theme& theme) {
    onlyOutline(painter, penOf(theme.faint, 1.5));
    painter.drawEllipse(QPointF(12, 12), 9, 9);
    painter.drawEllipse(QPointF(12, 12), 5, 5);
    onlyFill(painter, theme.accent);
    painter.drawEllipse(QPointF(12, 12), 2.4, 2.4);
}

// What grows with each ply.
void paintDepthSign(QPainter& painter, const Theme& theme) {
    onlyOutline(painter, penOf(theme.faint, 1.3));
    painter.drawPolyline(QPolygonF{{3, 3}, {3, 21}, {21, 21}});
    painter.setPen(penOf(theme.accent, 2));
    const QPolygonF points{{6.5, 17.5}, {11, 15}, {15.5, 10.5}, {20, 4}};
    painter.drawPolyline(points);
    onlyFill(painter, theme.accent);
    for (const QPointF& point : points)
        painter.drawEllipse(point, 1.8, 1.8);
}

// Two that meet.
void paintDuelSign(QPainter& painter, const Theme& theme) {
    onlyFill(painter, theme.accent);
    painter.drawEllipse(QPointF(6.5, 7), 3, 3);
    painter.drawRoundedRect(QRectF(2.5, 12, 8, 9), 3, 3);
    onlyOutline(painter, penOf(theme.ink, 1.6));
    painter.drawEllipse(QPointF(17.5, 7), 2.6, 2.6);
    painter.drawRoundedRect(QRectF(13.8, 12.4, 7.4, 8.2), 3, 3);
}

// A lens over what is right.
void paintLensSign(QPainter& painter, const Theme& theme) {
    onlyOutline(painter, penOf(theme.ink, 1.8));
    painter.drawEllipse(QPointF(10, 10), 7, 7);
    painter.setPen(penOf(theme.ink, 2.6));
    painter.drawLine(QPointF(15.4, 15.4), QPointF(20.5, 20.5));
    painter.setPen(penOf(theme.accent, 2));
    painter.drawPolyline(QPolygonF{{6.8, 10.2}, {9.2, 12.6}, {13.2, 7.4}});
}

// A small tree with a cut.
void paintTreeSign(QPainter& painter, const Theme& theme) {
    painter.setBrush(Qt::NoBrush);
    const auto branch = [&](QPointF from, QPointF to) {
        QPainterPath path(from);
        const double middle = (from.y() + to.y()) / 2;
        path.cubicTo({from.x(), middle}, {to.x(), middle}, to);
        painter.drawPath(path);
    };
    painter.setPen(penOf(theme.accent, 1.6));
    branch({12, 4}, {6, 12});
    branch({6, 12}, {3, 20});
    branch({6, 12}, {9, 20});
    painter.setPen(QPen(theme.faint, 1.4, Qt::DotLine, Qt::RoundCap));
    branch({12, 4}, {18, 12});
    branch({18, 12}, {15, 20});
    branch({18, 12}, {21, 20});
    onlyFill(painter, theme.accent);
    for (const QPointF point : {QPointF(12, 4), {6, 12}, {3, 20}, {9, 20}})
        painter.drawEllipse(point, 2.1, 2.1);
    onlyFill(painter, faded(theme.faint, 0.7));
    for (const QPointF point : {QPointF(18, 12), {15, 20}, {21, 20}})
        painter.drawEllipse(point, 1.8, 1.8);
}

constexpr ExperimentKind table[] = {
    {"counts", QT_TRANSLATE_NOOP("Phrase", "Counts"),
     QT_TRANSLATE_NOOP("Phrase", "Won and lost positions"),
     QT_TRANSLATE_NOOP("Phrase", "How many can be won?"),
     QT_TRANSLATE_NOOP("Phrase", "Counts, exactly, how many positions of a class the side to move "
                                 "wins, loses or draws against best play."),
     paintBarsSign, makeCounts},
    {"tables", QT_TRANSLATE_NOOP("Phrase", "Nimbers"),
     QT_TRANSLATE_NOOP("Phrase", "Tables of nimbers"),
     QT_TRANSLATE_NOOP("Phrase", "Which heap of Nim is it?"),
     QT_TRANSLATE_NOOP("Phrase", "Shows which heap of Nim each position of a class is worth, and "
                                 "what repeats."),
     paintMapSign, makeTables},
    {"claims", QT_TRANSLATE_NOOP("Phrase", "Claims"), QT_TRANSLATE_NOOP("Phrase", "Claims tested"),
     QT_TRANSLATE_NOOP("Phrase", "True or false?"),
     QT_TRANSLATE_NOOP("Phrase", "Tests statements of the theory, true and false ones, in every "
                                 "position of a class against what the rules alone say, and shows "
                                 "the smallest counterexample."),
     paintClaimSign, makeClaims},
    {"own", QT_TRANSLATE_NOOP("Phrase", "Own"), QT_TRANSLATE_NOOP("Phrase", "Your own claim"),
     QT_TRANSLATE_NOOP("Phrase", "Say it in one line."),
     QT_TRANSLATE_NOOP("Phrase",
                       "Tests what you say in one line, in every position of a class, and "
                       "shows the smallest counterexample with the value of each term."),
     paintLineSign, makeOwnClaim},
    {"practice", QT_TRANSLATE_NOOP("Phrase", "Practice"), QT_TRANSLATE_NOOP("Phrase", "Practice"),
     QT_TRANSLATE_NOOP("Phrase", "Can you see who wins?"),
     QT_TRANSLATE_NOOP("Phrase", "Is the position won or lost, and which move wins? The exact "
                                 "analysis marks every answer."),
     paintPracticeSign, makePractice},
    {"depths", QT_TRANSLATE_NOOP("Phrase", "Depth"), QT_TRANSLATE_NOOP("Phrase", "Depth of search"),
     QT_TRANSLATE_NOOP("Phrase", "What does a ply cost?"),
     QT_TRANSLATE_NOOP("Phrase", "Searches one position one ply deeper each time: what changes in "
                                 "the move, and what it costs."),
     paintDepthSign, makeDepths},
    {"tournament", QT_TRANSLATE_NOOP("Phrase", "Duels"),
     QT_TRANSLATE_NOOP("Phrase", "Player against player"),
     QT_TRANSLATE_NOOP("Phrase", "Who plays best?"),
     QT_TRANSLATE_NOOP("Phrase", "Lets computer players play each other and says how far their "
                                 "results can be trusted: the 95 % intervals."),
     paintDuelSign, makeTournament},
    {"examine", QT_TRANSLATE_NOOP("Phrase", "Examine"),
     QT_TRANSLATE_NOOP("Phrase", "A player examined"),
     QT_TRANSLATE_NOOP("Phrase", "Does it ever lose a won game?"),
     QT_TRANSLATE_NOOP("Phrase", "Plays a program of yours, or a computer player, against every "
                                 "opponent that there can be, and shows the shortest line in which "
                                 "it gives a won or drawn game away."),
     paintLensSign, makeExamination},
    {"microscope", QT_TRANSLATE_NOOP("Phrase", "Search"),
     QT_TRANSLATE_NOOP("Phrase", "Search microscope"),
     QT_TRANSLATE_NOOP("Phrase", "What does a search see?"),
     QT_TRANSLATE_NOOP("Phrase", "Searches one position in four ways: what each costs, and each "
                                 "step by step with alpha, beta and what is cut."),
     paintTreeSign, makeMicroscope},
};

} // namespace

std::span<const ExperimentKind> experiments() { return table; }

} // namespace bouton
