#include "ui/boards/card_labels.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "games/cards/cards.h"
#include "ui/boards/board_look.h"
#include "ui/boards/drawing.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

constexpr int smallestLabel = 9; // pixels

int smallestIn(const CardsPlan& plan) {
    return std::max(smallestLabel, static_cast<int>(std::ceil(plan.room().letters)));
}

struct CardWords {
    Q_DECLARE_TR_FUNCTIONS(bouton::Cards)

public:
    static QString cards(int count) { return tr("%n card(s)", nullptr, count); }
    static QString most(int most) { return tr("take up to %1").arg(most); }
};

// Of as few lines as the width allows.
QStringList wrapped(const QString& text, const QFont& font, double width) {
    const QFontMetricsF metrics(font);
    QStringList lines;
    for (const QString& word : text.split(u' ')) {
        const QString longer = lines.isEmpty() ? word : lines.back() + u' ' + word;
        if (lines.isEmpty() || metrics.horizontalAdvance(longer) > width)
            lines << word;
        else
            lines.back() = longer;
    }
    return lines;
}

bool fits(const QStringList& lines, const QFont& font, double width) {
    const QFontMetricsF metrics(font);
    return std::ranges::all_of(
        lines, [&](const QString& line) { return metrics.horizontalAdvance(line) <= width; });
}

// How the groups' labels are set: as large as there is room for their words. How many a turn may
// take decides the game, and the cards can be counted.
struct Lettering {
    QFont strong, lesser; // of what can be taken, of what is there
    bool words = false;   // else numbers alone
};

Lettering letteringIn(const CardsPlan& plan) {
    const QFont& font = plan.room().font;
    const int smallest = smallestIn(plan);
    for (int high = QFontInfo(sized(font, Type::Emphasis)).pixelSize(); high >= smallest; --high) {
        const double width = plan.pitch() - 0.9 * high; // so that neighbours stay apart
        const Lettering letters{inPixels(font, high, Weight::Strong),
                                inPixels(font, std::max(smallest, high * 85 / 100)), true};
        const bool whole = std::ranges::all_of(plan.groups(), [&](const CardsPlan::Group& group) {
            const QStringList count = wrapped(CardWords::cards(group.cards), letters.lesser, width);
            const QStringList most = wrapped(CardWords::most(group.most), letters.strong, width);
            const double all = static_cast<double>(count.size()) * lineHeight(letters.lesser)
                               + static_cast<double>(most.size()) * lineHeight(letters.strong);
            return fits(count, letters.lesser, width) && fits(most, letters.strong, width)
                   && all <= plan.labelHeight();
        });
        if (whole)
            return letters;
    }
    return {inPixels(font, smallest + 2, Weight::Strong), inPixels(font, smallest)};
}

} // namespace

QString wordsOnCards(int count) { return CardWords::cards(count); }

QString wordsOnMost(int most) { return CardWords::most(most); }

void paintGroupLabels(QPainter& painter, const CardsPlan& plan, const QColor& ink) {
    const Lettering letters = letteringIn(plan);
    const double apart = letters.words ? 0.9 * letters.strong.pixelSize() : 4;
    const double width = plan.pitch() - apart;
    for (int g = 0; g < std::ssize(plan.groups()); ++g) {
        const CardsPlan::Group& group = plan.group(g);
        QRectF place(plan.leftOf(g) + apart / 2, plan.foot(), width, 0);
        const auto write = [&](const QString& words, const QFont& font, const QColor& colour) {
            painter.setFont(font);
            painter.setPen(colour);
            for (const QString& line : wrapped(words, font, width)) {
                place.setHeight(lineHeight(font));
                paintText(painter, place, Qt::AlignCenter, line);
                place.translate(0, place.height());
            }
        };
        write(letters.words ? CardWords::cards(group.cards) : QString::number(group.cards),
              letters.lesser, faded(ink, 0.9));
        if (group.cards == 0) // nothing is to be taken
            continue;
        write(letters.words ? CardWords::most(group.most)
                            : QStringLiteral("\u2264\u2009%1").arg(group.most),
              letters.strong, ink);
    }
}

void paintPileLabel(QPainter& painter, const CardsPlan& plan, Side side, const QColor& ink) {
    const QFont& font = plan.room().font;
    const QRectF pile = plan.pileRect(side, 0);
    const double edge = plan.edge();
    const QString text = QString::number(plan.taken(side));
    int high = QFontInfo(sized(font, Type::Text)).pixelSize();
    const auto wideAt = [&](const QFont& font) {
        return lineHeight(font) * 1.3 + 3 + QFontMetricsF(font).horizontalAdvance(text);
    };
    while (high > smallestIn(plan)
           && wideAt(inPixels(font, high, Weight::Strong)) > edge - Theme::unit / 2.0)
        --high;
    painter.setFont(inPixels(font, high, Weight::Strong));
    const double line = lineHeight(painter.font()), token = line * 1.3;
    const QRectF label(pile.center().x() - edge / 2, plan.foot(), edge, token);
    const double left = label.center().x() - wideAt(painter.font()) / 2;
    paintToken(painter, QRectF(left, label.top(), token, token),
               QChar(Cards::name.letters[indexOf(side)]), side);
    painter.setPen(ink);
    paintText(painter, QRectF(left + token + 3, label.top(), edge, token),
              Qt::AlignLeft | Qt::AlignVCenter, text);
}

} // namespace bouton
