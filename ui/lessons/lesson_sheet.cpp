#include "ui/lessons/lesson_sheet.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <memory>

#include "ui/boards/board_table.h"
#include "ui/controls/words.h"
#include "ui/lessons/lesson_values.h"
#include "ui/lessons/step_words.h"
#include "ui/print/worksheet.h"

namespace bouton {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(bouton::LessonSheet)
};

constexpr double head = 78, apart = 22, between = 24;
constexpr double boardWidth = 230, boardHeight = 190, line = 26;
constexpr double textWidth = paperSize.width() - boardWidth - between;

// A step as it stands on paper.
struct Block {
    QString title, says, question;
    InkBoard board;
    double textHeight = 0, height = 0;
};

struct Sheet {
    QString title;
    std::vector<Block> blocks;
};

double heightOf(const QString& text, Type type, Weight weight) {
    return QFontMetricsF(sized(paperFont(), type, weight))
        .boundingRect(QRectF(0, 0, textWidth, 1000), Qt::TextWordWrap, text)
        .height();
}

Block blockOf(const Lesson& lesson, std::size_t number, const LessonTask& task) {
    const auto match = task.match();
    const LessonWords& words = lesson.wordsOf(task.step);
    Block block{Words::tr("%1. %2: %3 is to move", "the number of a step, its game, a side")
                    .arg(QString::number(number + 1), spoken(task.game->name.title),
                         nameOf(*task.game, match->toMove(0))),
                toldBefore(words), spoken(words.question),
                inkBoardOf(*task.game, match->picture(0), {boardWidth, boardHeight})};
    if (task.step.asks == LessonAsks::Claim)
        block.question +=
            u'\n' + QString::fromStdString(task.step.frame.before + " … " + task.step.frame.after);
    if (!task.step.claim.empty())
        block.question += u'\n' + QString::fromStdString(task.step.claim);
    // What the page shows below the question stands on paper before it.
    if (task.solution)
        if (const QStringList shown = valuesInWords(task.step.shows, *match, 0, *task.solution);
            !shown.isEmpty())
            block.says += u'\n' + shown.join(u"; ");
    block.textHeight = heightOf(block.title, Type::Text, Weight::Strong)
                       + heightOf(block.says, Type::Text, Weight::Normal)
                       + heightOf(block.question, Type::Text, Weight::Strong) + 14;
    block.height = std::max(block.textHeight + 2 * line + 6, block.board.size.height());
    return block;
}

void paintBlock(QPainter& painter, const Block& block, double top) {
    double at = top;
    const auto tell = [&](const QString& text, Weight weight, double room) {
        useOnPaper(painter, Type::Text, weight);
        at = paintParagraph(painter, at, textWidth, text) + room;
    };
    tell(block.title, Weight::Strong, 3);
    tell(block.says, Weight::Normal, 5);
    tell(block.question, Weight::Strong, 2);
    for (int i = 1; i <= 2; ++i)
        painter.drawLine(QPointF(0, at + i * line), QPointF(textWidth, at + i * line));
    painter.save();
    painter.translate(textWidth + between, top);
    block.board.paint(painter);
    painter.restore();
}

Drawing pageOf(std::shared_ptr<const Sheet> sheet, std::size_t first, std::size_t end,
               bool isFirst) {
    return {sheet->title, paperSize, [=](QPainter& painter) {
                double top = 0;
                if (isFirst) {
                    paintSheetHead(painter, sheet->title);
                    top = head;
                }
                for (std::size_t i = first; i < end; ++i) {
                    paintBlock(painter, sheet->blocks[i], top);
                    top += sheet->blocks[i].height + apart;
                }
                paintSheetFoot(painter, QStringLiteral("Bouton"));
            }};
}

} // namespace

Drawings pagesOf(const Lesson& lesson, const std::vector<LessonTask>& tasks) {
    auto sheet = std::make_shared<Sheet>();
    sheet->title = Words::tr("Lesson: %1").arg(spoken(lesson.title));
    for (std::size_t i = 0; i < tasks.size(); ++i)
        sheet->blocks.push_back(blockOf(lesson, i, tasks[i]));
    Drawings pages;
    std::size_t first = 0;
    double top = head;
    for (std::size_t i = 0; i < sheet->blocks.size(); ++i) {
        if (i > first && top + sheet->blocks[i].height > paperSize.height() - sheetFoot) {
            pages.push_back(pageOf(sheet, first, i, pages.empty()));
            first = i;
            top = 0;
        }
        top += sheet->blocks[i].height + apart;
    }
    pages.push_back(pageOf(sheet, first, sheet->blocks.size(), pages.empty()));
    return pages;
}

} // namespace bouton
