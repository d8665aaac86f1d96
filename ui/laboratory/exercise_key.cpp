#include "ui/laboratory/exercise_key.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <utility>

#include "lab/exercise_words.h"
#include "ui/controls/words.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

struct KeyWords {
    Q_DECLARE_TR_FUNCTIONS(bouton::ExerciseKey)
};

constexpr double above = 6 * Theme::unit, besideGap = 4 * Theme::unit;
constexpr auto flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

struct Entry {
    QString words;
    bool isHead = false; // of a variant; what follows it stands below it
    double height = 0;
};

QFont fontOf(const Entry& entry) {
    return sized(paperFont(), Type::Text, entry.isHead ? Weight::Strong : Weight::Normal);
}

std::vector<Entry> entriesOf(const ExerciseSets& sets) {
    std::vector<Entry> all;
    const bool isOne = sets.variants.size() == 1;
    for (std::size_t v = 0; v < sets.variants.size(); ++v) {
        if (!isOne)
            all.push_back({KeyWords::tr("Variant %1").arg(QChar(nameOfVariant(v))), true});
        for (std::size_t i = 0; i < sets.variants[v].size(); ++i) {
            const Exercise& exercise = sets.variants[v][i];
            const QString answer = spoken(answerOf(exercise));
            all.push_back({KeyWords::tr("%1. %2").arg(
                QString::number(i + 1),
                isOne ? KeyWords::tr("%1 %2").arg(answer, spoken(reasonOf(exercise))) : answer)});
        }
    }
    return all;
}

// Entries in a column of a page.
struct Place {
    Entry entry;
    QPointF corner;
};

Drawing page(const QString& title, const std::vector<Place>& places, double width) {
    return {title, paperSize, [=](QPainter& painter) {
                painter.setPen(Qt::black);
                painter.setFont(sized(paperFont(), Type::Heading, Weight::Strong));
                painter.drawText(QRectF(0, 0, paperSize.width(), above), flags, title);
                for (const Place& place : places) {
                    painter.setFont(fontOf(place.entry));
                    painter.drawText(QRectF(place.corner, QSizeF(width, place.entry.height)), flags,
                                     place.entry.words);
                }
            }};
}

} // namespace

Drawings keyTo(const ExerciseSets& sets) {
    const int columns = sets.variants.size() == 1 ? 1 : 2;
    const double width = (paperSize.width() - besideGap * (columns - 1)) / columns;
    QString title = KeyWords::tr("%1: solutions").arg(paperTitleOf(sets.variants.front()));
    if (sets.seed) // by which the sheets are known that it belongs to
        title = KeyWords::tr("%1, seed %2").arg(title, QString::number(*sets.seed));
    std::vector<Entry> entries = entriesOf(sets);
    for (Entry& entry : entries)
        entry.height =
            QFontMetricsF(fontOf(entry))
                .boundingRect(QRectF(0, 0, width, paperSize.height()), flags, entry.words)
                .height()
            + Theme::unit;
    Drawings pages;
    std::vector<Place> places;
    int column = 0;
    double top = above;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const bool isHead = entries[i].isHead;
        const double next = isHead ? entries[i + 1].height : 0;
        if (isHead && top > above)
            top += Theme::unit;
        if (top > above && top + entries[i].height + next > paperSize.height()) {
            top = above;
            if (++column == columns) {
                pages.push_back(page(title, std::exchange(places, {}), width));
                column = 0;
            }
        }
        places.push_back({entries[i], {column * (width + besideGap), top}});
        top += entries[i].height;
    }
    pages.push_back(page(title, places, width));
    return pages;
}

} // namespace bouton
