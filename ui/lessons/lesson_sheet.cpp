// SPDX-License-Identifier: MIT
#include "ui/lessons/lesson_sheet.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <functional>
#include <memory>
#include <set>

#include "core/named.h"
#include "lessons/reasons.h"
#include "ui/boards/board_table.h"
#include "ui/controls/words.h"
#include "ui/laboratory/exercise_paper.h"
#include "ui/lessons/step_page_parts.h"
#include "ui/lessons/step_words.h"
#include "ui/print/drawing.h"

namespace bouton {

namespace {

constexpr double head = 78, apart = 22, between = 24;
constexpr double boardWidth = 230, boardHeight = 190, line = 26;
constexpr double textWidth = paperSize.width() - boardWidth - between;

// A step as it stands on paper. The first of a game tells its rule and whose pieces are whose.
struct Block {
    QString rule, title, says, question;
    InkBoard board;
    const Ruleset* sides = nullptr; // of this game; null: it is not the first
    double ruleHeight = 0, textHeight = 0, height = 0;
};

struct Sheet {
    QString title;
    std::vector<Block> blocks;
    std::size_t pages = 0;

    Q_DECLARE_TR_FUNCTIONS(bouton::LessonSheet)
};

double heightOf(const QString& text, Type type, Weight weight, double width = textWidth) {
    return QFontMetricsF(sized(paperFont(), type, weight))
        .boundingRect(QRectF(0, 0, width, 1000), Qt::TextWordWrap, text)
        .height();
}

double legendOf(const Ruleset& game) {
    QImage scratch(1, 1, QImage::Format_RGB32);
    QPainter painter(&scratch);
    return paintSheetSides(painter, game, 0);
}

// What is asked, where no board answers and no tree is to be walked.
QString questionOf(const LessonTask& task) {
    const LessonStep& step = task.step;
    QStringList lines{spoken(step.words.question)};
    switch (step.asks) {
    case LessonAsks::Cut:
        return Sheet::tr("Write down a move that a single answer refutes, and that answer.");
    case LessonAsks::MakeZero:
        return Sheet::tr("What must be added so that the nim-sum is 0? Write it down.");
    case LessonAsks::KeepWinning:
        lines << Sheet::tr("Write down your first move, and how you go on after each answer.");
        break;
    case LessonAsks::Reason:
        for (const Reason& reason : reasonsOf(*task.match(), *task.solution))
            lines << QStringLiteral("%1. %2").arg(lines.size()).arg(spoken(reason.says));
        break;
    case LessonAsks::Table:
        for (std::size_t i = 0; i < step.start.positions.size(); ++i) {
            const QString cell =
                QStringLiteral("%1 = ____").arg(QString::fromStdString(nameOfCell(step, i)));
            if (i % static_cast<std::size_t>(step.columns) == 0)
                lines << cell;
            else
                lines.back() += QStringLiteral("    ") + cell;
        }
        break;
    case LessonAsks::Counterexample: lines << QString::fromStdString(step.claim); break;
    case LessonAsks::Claim: {
        const ClaimFrame& frame = step.frame;
        lines << QString::fromStdString(frame.before + " … " + frame.after)
              << Sheet::tr("Words of the game: %1")
                     .arg(QString::fromStdString(idsOf(frame.words, std::identity())));
        break;
    }
    default: break;
    }
    return lines.join(u'\n');
}

Block blockOf(std::size_t number, const LessonTask& task, bool isFirst) {
    const auto match = task.match();
    const Ruleset& game = *task.game;
    const QString name = spoken(game.name.title);
    Block block;
    block.title = Sheet::tr("%1. %2: %3 is to move", "the number of a step, its game, a side")
                      .arg(QString::number(number + 1), name, nameOf(game, match->toMove(0)));
    block.says = toldBefore(task.step.words);
    block.question = questionOf(task);
    block.board = inkBoardOf(game, match->picture(0), {boardWidth, boardHeight});
    if (isFirst) {
        block.rule = Sheet::tr("%1: %2", "a game, and its rules").arg(name, rulesInWords(game));
        block.sides = &game;
        block.ruleHeight = heightOf(block.rule, Type::Text, Weight::Normal, paperSize.width()) + 10
                           + legendOf(game);
    }
    // What the page shows below the question stands on paper before it.
    if (task.solution)
        if (const QStringList shown = valuesInWords(task.step.shows, *match, 0, *task.solution,
                                                    coversOptions(task.step.asks));
            !shown.isEmpty())
            block.says += u'\n' + inARow(shown);
    block.textHeight = heightOf(block.title, Type::Text, Weight::Strong)
                       + heightOf(block.says, Type::Text, Weight::Normal)
                       + heightOf(block.question, Type::Text, Weight::Strong) + 14;
    block.height =
        block.ruleHeight + std::max(block.textHeight + 2 * line + 6, block.board.size.height());
    return block;
}

void paintBlock(QPainter& painter, const Block& block, double top) {
    useOnPaper(painter, Type::Text);
    if (block.sides) {
        paintParagraph(painter, top, paperSize.width(), block.rule);
        paintSheetSides(painter, *block.sides, top + block.ruleHeight - legendOf(*block.sides) - 4);
    }
    top += block.ruleHeight;
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
               std::size_t page) {
    return {sheet->title, paperSize, [=](QPainter& painter) {
                paintSheetHead(painter, sheet->title);
                double top = head;
                for (std::size_t i = first; i < end; ++i) {
                    paintBlock(painter, sheet->blocks[i], top);
                    top += sheet->blocks[i].height + apart;
                }
                paintSheetFoot(painter, QStringLiteral("Bouton"),
                               Sheet::tr("Page %1 of %2").arg(page).arg(sheet->pages));
            }};
}

} // namespace

Drawings pagesOf(const Lesson& lesson, const std::vector<LessonTask>& tasks) {
    auto sheet = std::make_shared<Sheet>();
    sheet->title = Sheet::tr("Lesson: %1").arg(spoken(lesson.title));
    std::set<const Ruleset*> games;
    for (std::size_t i = 0; i < tasks.size(); ++i)
        sheet->blocks.push_back(blockOf(i, tasks[i], games.insert(tasks[i].game).second));
    Drawings pages;
    std::size_t first = 0;
    double top = head;
    for (std::size_t i = 0; i < sheet->blocks.size(); ++i) {
        if (i > first && top + sheet->blocks[i].height > paperSize.height() - sheetFoot) {
            pages.push_back(pageOf(sheet, first, i, pages.size() + 1));
            first = i;
            top = head;
        }
        top += sheet->blocks[i].height + apart;
    }
    pages.push_back(pageOf(sheet, first, sheet->blocks.size(), pages.size() + 1));
    sheet->pages = pages.size();
    return pages;
}

Drawings keyTo(const Lesson& lesson, const std::vector<std::vector<Phrase>>& key) {
    std::vector<KeyEntry> lines;
    for (std::size_t step = 0; step < key.size(); ++step) {
        QStringList words;
        for (const Phrase& phrase : key[step])
            words << spoken(phrase);
        lines.push_back({Sheet::tr("Step %1. %2", "what is right there, and why")
                             .arg(QString::number(step + 1), words.join(u' '))});
    }
    return keyPages(Sheet::tr("Lesson: %1, solutions").arg(spoken(lesson.title)), lines, 1);
}

} // namespace bouton
