#include "ui/laboratory/exercise_paper.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

#include "ui/controls/words.h"
#include "ui/print/board_drawing.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(bouton::ExercisePaper)
};

constexpr int columns = 2, rows = 3, aPage = columns * rows;
constexpr double above = 6 * Theme::unit, gap = 4 * Theme::unit;
constexpr double cellWidth = (paperSize.width() - gap) / columns,
                 cellHeight = (paperSize.height() - above) / rows;
constexpr double questionHeight = 6 * Theme::unit; // three lines
constexpr int side = 32 * Theme::unit;

QString titleOf(const std::vector<Exercise>& set) {
    const auto other = [&](const Exercise& exercise) { return exercise.game != set[0].game; };
    return std::ranges::any_of(set, other)
               ? Words::tr("Exercises")
               : Words::tr("Exercises: %1").arg(spoken(set[0].game->name.title));
}

void paintHead(QPainter& painter, const QString& head) {
    const QFont plain = painter.font();
    QFont bold = plain;
    bold.setBold(true);
    bold.setPixelSize(plain.pixelSize() * 5 / 4);
    painter.setFont(bold);
    painter.drawText(QRectF(0, 0, paperSize.width(), above), Qt::AlignLeft | Qt::AlignTop, head);
    painter.setFont(plain);
}

QString numbered(std::size_t i, const QString& words) {
    return Words::tr("%1. %2").arg(QString::number(i + 1), words);
}

// The question above its board.
void paintExercise(QPainter& painter, const Exercise& exercise, std::size_t number,
                   QPointF corner) {
    const QRectF question(corner, QSizeF(cellWidth, questionHeight));
    painter.drawText(question, Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap,
                     numbered(number, spoken(questionOf(exercise, Asked::Both))));
    const auto match = matchFrom(*exercise.game, exercise.position);
    painter.save();
    painter.translate(QPointF(corner.x(), question.bottom() + Theme::unit / 2.0));
    drawingOf(*exercise.game, (*match)->picture(0), side).paint(painter);
    painter.restore();
}

Drawing exercisesFrom(const std::vector<Exercise>& set, std::size_t first) {
    return {titleOf(set), paperSize, [set, first](QPainter& painter) {
                paintHead(painter, titleOf(set));
                const std::size_t end = std::min<std::size_t>(first + aPage, set.size());
                for (std::size_t i = first; i < end; ++i)
                    paintExercise(
                        painter, set[i], i,
                        {static_cast<double>(i % columns) * (cellWidth + gap),
                         above + static_cast<double>((i - first) / columns) * cellHeight});
            }};
}

// The solutions, as many on a page as fit.
struct Solution {
    QString words;
    double height;
};

Drawing solutionsFrom(const std::vector<Solution>& all, std::size_t first, std::size_t end,
                      const QString& title) {
    return {title, paperSize, [=](QPainter& painter) {
                paintHead(painter, title);
                double top = above;
                for (std::size_t i = first; i < end; ++i) {
                    painter.drawText(QRectF(0, top, paperSize.width(), all[i].height),
                                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, all[i].words);
                    top += all[i].height;
                }
            }};
}

std::vector<Solution> solutionsOf(const std::vector<Exercise>& set) {
    std::vector<Solution> all;
    const QFontMetricsF font(paperFont());
    for (std::size_t i = 0; i < set.size(); ++i) {
        const QString words =
            numbered(i, Words::tr("%1 %2").arg(spoken(answerOf(set[i])), spoken(reasonOf(set[i]))));
        const QRectF room = font.boundingRect(QRectF(0, 0, paperSize.width(), paperSize.height()),
                                              Qt::AlignLeft | Qt::TextWordWrap, words);
        all.push_back({words, room.height() + Theme::unit});
    }
    return all;
}

} // namespace

Drawings pagesOf(const std::vector<Exercise>& set) {
    Drawings pages;
    for (std::size_t first = 0; first < set.size(); first += aPage)
        pages.push_back(exercisesFrom(set, first));
    const std::vector<Solution> solutions = solutionsOf(set);
    for (std::size_t first = 0, end = 0; first < set.size(); first = end) {
        double height = above;
        for (; end < set.size()
               && (end == first || height + solutions[end].height <= paperSize.height());
             ++end)
            height += solutions[end].height;
        pages.push_back(
            solutionsFrom(solutions, first, end, Words::tr("%1: solutions").arg(titleOf(set))));
    }
    return pages;
}

} // namespace bouton
