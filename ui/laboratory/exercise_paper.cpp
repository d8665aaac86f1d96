// SPDX-License-Identifier: MIT
#include "ui/laboratory/exercise_paper.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include "games/own_game/own_game.h"
#include "lab/exercise_words.h"
#include "ui/boards/board_table.h"
#include "ui/controls/words.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

struct PaperWords {
    Q_DECLARE_TR_FUNCTIONS(bouton::ExercisePaper)

public:
    static QString variant(std::size_t v) { return tr("Variant %1").arg(QChar(nameOfVariant(v))); }
};

constexpr int columns = 2, rows = 3, aPage = columns * rows;
constexpr double gap = 26, line = 24; // between columns; of writing
constexpr double cellWidth = (paperSize.width() - gap) / columns;
constexpr double box = 12;          // to be ticked
constexpr double indent = 20;       // of an exercise below its number
constexpr double boardShare = 0.62; // of an exercise's width, at most; the rest is to work in
constexpr double mostOfRules = 200; // height above exercises; longer ones have a page of their own

bool areOneGame(const std::vector<Exercise>& set) {
    return std::ranges::all_of(
        set, [&](const Exercise& exercise) { return exercise.game == set.front().game; });
}

// The head of a page ------------------------------------------------------------------------------

QString taskOf(const std::vector<Exercise>& set) {
    return std::ranges::any_of(set, &Exercise::mayBeDrawn)
               ? PaperWords::tr(
                   "Tick won, drawn or lost for the side to move. If it is not lost, write "
                   "a move that keeps it.")
               : PaperWords::tr(
                   "Tick won or lost for the side to move. If it is won, write a winning "
                   "move.");
}

// What stands above exercises: the rules of their game, or of several those that nobody has read
// elsewhere.
QString rulesOf(const std::vector<Exercise>& set) {
    if (areOneGame(set))
        return rulesInWords(*set.front().game);
    QStringList rules;
    std::set<const Ruleset*> told;
    for (const Exercise& exercise : set) {
        const Ruleset& game = *exercise.game;
        if (ownRulesOf(game) && told.insert(&game).second)
            rules << PaperWords::tr("Rules: %1").arg(spoken(game.name.title)) << rulesInWords(game);
    }
    return rules.join(u'\n');
}

// The author of a game can say much.
bool areLong(const QString& rules) {
    const QRectF width(0, 0, paperSize.width(), 0);
    return QFontMetricsF(sized(paperFont(), Type::Text))
               .boundingRect(width, Qt::TextWordWrap, rules)
               .height()
           > mostOfRules;
}

// The height that it takes.
double paintTop(QPainter& painter, const std::vector<Exercise>& set, const QString& variant) {
    double top = paintSheetHead(painter, paperTitleOf(set), variant);
    const auto tell = [&](const QString& words) {
        top = paintParagraph(painter, top, paperSize.width(), words) + 2;
    };
    if (const QString rules = rulesOf(set); !rules.isEmpty() && !areLong(rules))
        tell(rules);
    tell(taskOf(set));
    if (areOneGame(set))
        top += paintSheetSides(painter, *set.front().game, top + 2);
    return top + 8;
}

// The seed, by which anybody could draw the key, stands on the key alone.
void paintBottom(QPainter& painter, const ExerciseSets& sets) {
    paintSheetFoot(painter,
                   sets.variants.size() == 1
                       ? QStringLiteral("Bouton")
                       : PaperWords::tr("Bouton. Variants A to %1 hold the same kinds of exercise.")
                             .arg(QChar(nameOfVariant(sets.variants.size() - 1))));
}

// An exercise -------------------------------------------------------------------------------------

QString questionOf(const Exercise& exercise, Side toMove, bool namesGame) {
    const QString side = nameOf(*exercise.game, toMove);
    return namesGame
               ? PaperWords::tr("%1: %2 is to move.").arg(spoken(exercise.game->name.title), side)
               : PaperWords::tr("%1 is to move.").arg(side);
}

// Boxes to be ticked, a line for a move and one for a reason.
void paintAnswers(QPainter& painter, const Exercise& exercise, const QRectF& room) {
    useOnPaper(painter, Type::Text);
    QStringList outcomes{PaperWords::tr("won"), PaperWords::tr("lost")};
    if (exercise.mayBeDrawn())
        outcomes.insert(1, PaperWords::tr("drawn"));
    double left = room.left();
    const double base = room.top() + 16;
    for (const QString& outcome : outcomes) {
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(left, base - box + 1, box, box));
        painter.drawText(QPointF(left + box + 5, base), outcome);
        left += box + 5 + widthOnPaper(painter, outcome) + 12;
    }
    paintBlankLine(painter, left + 8, room.right(), base, PaperWords::tr("Move:"));
    paintBlankLine(painter, room.left(), room.right(), base + line, PaperWords::tr("Why:"));
}

void paintExercise(QPainter& painter, const Exercise& exercise, std::size_t number,
                   const QRectF& room, bool namesGame) {
    const auto match = matchFrom(*exercise.game, exercise.position).value();
    const Picture picture = match->picture(0);
    useOnPaper(painter, Type::Text, Weight::Strong);
    const QString numeral = PaperWords::tr("%1.").arg(number + 1);
    painter.drawText(QPointF(room.left(), room.top() + 15), numeral);
    const double beside = std::max(indent, widthOnPaper(painter, numeral) + 6);
    useOnPaper(painter, Type::Text);
    QRectF question(room.left() + beside, room.top(), cellWidth - beside, 20);
    if (namesGame
        && inkEmblem(painter, QRectF(question.right() - 22, room.top() - 2, 22, 22), *exercise.game,
                     picture.toMove))
        question.setRight(question.right() - 26);
    paintText(painter, question, Qt::AlignLeft | Qt::AlignVCenter,
              questionOf(exercise, picture.toMove, namesGame));

    const double answers = 2 * line + 4, left = room.left() + indent - inkMargin;
    const QSizeF most(cellWidth * boardShare, room.height() - 22 - answers);
    const InkBoard board = inkBoardOf(*exercise.game, picture, most);
    painter.save();
    painter.translate(left, room.top() + 22);
    board.paint(painter);
    painter.restore();
    QRectF work(left + board.size.width() + 14, room.top() + 22 + inkMargin, 0, 0);
    work.setRight(room.right());
    work.setBottom(room.bottom() - answers - 2);
    QPen dots(Qt::black, sheetLine);
    dots.setDashPattern({1, 4});
    onlyOutline(painter, dots);
    painter.drawRect(work);
    useOnPaper(painter, Type::Caption);
    paintText(painter, QRectF(work.left() + 6, work.top() + 3, work.width() - 12, 16),
              Qt::AlignLeft | Qt::AlignVCenter, PaperWords::tr("Room to work"));
    paintAnswers(
        painter, exercise,
        QRectF(room.left() + indent, room.bottom() - answers, cellWidth - indent, answers));
}

using Shared = std::shared_ptr<const ExerciseSets>; // by all pages

QString variantOf(const ExerciseSets& sets, std::size_t v) {
    return sets.variants.size() > 1 ? PaperWords::variant(v) : QString();
}

Drawing pageOfRules(const Shared& shared, std::size_t v) {
    const std::vector<Exercise>& set = shared->variants[v];
    return {paperTitleOf(set), paperSize, [=, rules = rulesOf(set)](QPainter& painter) {
                const double top = paintSheetHead(painter, paperTitleOf(shared->variants[v]),
                                                  variantOf(*shared, v));
                paintParagraph(painter, top, paperSize.width(), rules);
                paintBottom(painter, *shared);
            }};
}

Drawing sheetOf(const Shared& shared, std::size_t v, std::size_t first) {
    const QString title = paperTitleOf(shared->variants[v]);
    return {title, paperSize, [=](QPainter& painter) {
                const ExerciseSets& sets = *shared;
                const std::vector<Exercise>& set = sets.variants[v];
                const double above = paintTop(painter, set, variantOf(sets, v));
                const double height = (paperSize.height() - sheetFoot - above) / rows;
                const std::size_t end = std::min<std::size_t>(first + aPage, set.size());
                for (std::size_t i = first; i < end; ++i)
                    paintExercise(
                        painter, set[i], i,
                        QRectF(static_cast<double>((i - first) % columns) * (cellWidth + gap),
                               above + static_cast<double>((i - first) / columns) * height,
                               cellWidth, height - 14),
                        !areOneGame(set));
                paintBottom(painter, sets);
            }};
}

} // namespace

QString paperTitleOf(const std::vector<Exercise>& set) {
    return areOneGame(set)
               ? PaperWords::tr("Exercises: %1").arg(spoken(set.front().game->name.title))
               : PaperWords::tr("Exercises");
}

Drawings pagesOf(ExerciseSets sets) {
    Drawings pages;
    const auto shared = std::make_shared<const ExerciseSets>(std::move(sets));
    for (std::size_t v = 0; v < shared->variants.size(); ++v) {
        if (areLong(rulesOf(shared->variants[v])))
            pages.push_back(pageOfRules(shared, v));
        for (std::size_t first = 0; first < shared->variants[v].size(); first += aPage)
            pages.push_back(sheetOf(shared, v, first));
    }
    for (Drawing& page : keyTo(*shared))
        pages.push_back(std::move(page));
    return pages;
}

namespace {

constexpr double above = 6 * Theme::unit, besideGap = 4 * Theme::unit;
constexpr auto flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QFont fontOf(const KeyEntry& entry) {
    return sized(paperFont(), Type::Text, entry.isHead ? Weight::Strong : Weight::Normal);
}

std::vector<KeyEntry> linesOf(const ExerciseSets& sets) {
    std::vector<KeyEntry> all;
    const bool isOne = sets.variants.size() == 1;
    for (std::size_t v = 0; v < sets.variants.size(); ++v) {
        if (!isOne)
            all.push_back({PaperWords::variant(v), true});
        for (std::size_t i = 0; i < sets.variants[v].size(); ++i) {
            const Exercise& exercise = sets.variants[v][i];
            all.push_back({PaperWords::tr("%1. %2").arg(
                QString::number(i + 1),
                sentences(spoken(answerOf(exercise)), spoken(reasonOf(exercise))))});
        }
    }
    return all;
}

// Entries in a column of a page.
struct Place {
    KeyEntry entry;
    QPointF corner;
    double height;
};

Drawing page(const QString& title, const std::vector<Place>& places, double width) {
    return {title, paperSize, [=](QPainter& painter) {
                painter.setPen(Qt::black);
                painter.setFont(sized(paperFont(), Type::Heading, Weight::Strong));
                painter.drawText(QRectF(0, 0, paperSize.width(), above), flags, title);
                for (const Place& place : places) {
                    painter.setFont(fontOf(place.entry));
                    painter.drawText(QRectF(place.corner, QSizeF(width, place.height)), flags,
                                     place.entry.words);
                }
            }};
}

} // namespace

Drawings keyTo(const ExerciseSets& sets) {
    QString title = PaperWords::tr("%1: solutions").arg(paperTitleOf(sets.variants.front()));
    if (sets.seed) // by which the sheets are known that it belongs to
        title = PaperWords::tr("%1, seed %2").arg(title, QString::number(*sets.seed));
    return keyPages(title, linesOf(sets), sets.variants.size() == 1 ? 1 : 2);
}

Drawings keyPages(const QString& title, const std::vector<KeyEntry>& lines, int columns) {
    const double width = (paperSize.width() - besideGap * (columns - 1)) / columns;
    std::vector<double> heights;
    for (const KeyEntry& entry : lines)
        heights.push_back(
            QFontMetricsF(fontOf(entry))
                .boundingRect(QRectF(0, 0, width, paperSize.height()), flags, entry.words)
                .height()
            + Theme::unit);
    Drawings pages;
    std::vector<Place> places;
    int column = 0;
    double top = above;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool isHead = lines[i].isHead;
        const double next = isHead && i + 1 < lines.size() ? heights[i + 1] : 0;
        if (isHead && top > above)
            top += Theme::unit;
        if (top > above && top + heights[i] + next > paperSize.height()) {
            top = above;
            if (++column == columns) {
                pages.push_back(page(title, std::exchange(places, {}), width));
                column = 0;
            }
        }
        places.push_back({lines[i], {column * (width + besideGap), top}, heights[i]});
        top += heights[i];
    }
    pages.push_back(page(title, places, width));
    return pages;
}

} // namespace bouton
