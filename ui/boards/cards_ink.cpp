#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

#include "ui/boards/board_look.h"
#include "ui/boards/card_labels.h"
#include "ui/boards/cards_plan.h"
#include "ui/boards/ink.h"
#include "ui/boards/playing_card.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

constexpr double widest = 38, pitchShare = 1.55, highestStrip = 15;
constexpr double labelSize = 11, labelHeight = 15;

struct Fan {
    double pitch, card, strip, head; // from group to group; a card's width; what it shows; the top
    int tallest;
    double foot() const { return head + strip * (tallest - 1) + card * cardShape + 3; }
};

Fan fanOf(const std::vector<CardsPlan::Group>& groups, const QSizeF& room) {
    Fan fan{.pitch = 0, .card = 0, .strip = highestStrip, .head = inkMargin, .tallest = 1};
    for (const CardsPlan::Group& group : groups)
        fan.tallest = std::max(fan.tallest, group.cards);
    fan.pitch = std::min(room.width() / static_cast<double>(groups.size()), widest * pitchShare);
    fan.card = std::min(widest, fan.pitch * 0.8);
    const double left = room.height() - inkMargin - 2 * labelHeight - 3;
    if (fan.tallest > 1)
        fan.strip = std::min(highestStrip, (left - fan.card * cardShape) / (fan.tallest - 1));
    return fan;
}

void paintGroup(QPainter& painter, const Fan& fan, int column, const CardsPlan::Group& group) {
    const QRectF place(column * fan.pitch, 0, fan.pitch, inkMargin);
    painter.setFont(inPixels(painter.font(), inkLetterHeight));
    paintText(painter, place, Qt::AlignCenter, QString(QChar('a' + column)));
    for (int index = group.cards - 1; index >= 0; --index) {
        const QRectF card(place.center().x() - fan.card / 2,
                          fan.head + fan.strip * (group.cards - 1 - index), fan.card,
                          fan.card * cardShape);
        painter.setPen(QPen(Qt::black, 1));
        painter.setBrush(Qt::white);
        painter.drawRoundedRect(card, 3, 3);
        const double high = index == 0 ? highestStrip : fan.strip;
        painter.setFont(inPixels(painter.font(), std::min(inkLetterHeight, high * 0.85)));
        paintText(painter, QRectF(card.left() + 4, card.top(), fan.card - 8, high),
                  Qt::AlignLeft | Qt::AlignVCenter, QString::number(index + 1));
    }
    QRectF label(place.left(), fan.foot(), fan.pitch, labelHeight);
    const auto write = [&](Weight weight, const QString& words, const QString& number) {
        painter.setFont(inPixels(painter.font(), labelSize, weight));
        const double width = QFontMetricsF(painter.font()).horizontalAdvance(words);
        paintText(painter, label, Qt::AlignCenter, width <= label.width() * 1.2 ? words : number);
        label.translate(0, labelHeight);
    };
    write(Weight::Strong, wordsOnCards(group.cards), QString::number(group.cards));
    write(Weight::Normal, wordsOnMost(group.most),
          QStringLiteral("\u2264\u2009%1").arg(group.most));
}

} // namespace

InkBoard inkCards(const BoardLook&, const Picture& picture, const QSizeF& room) {
    const std::vector<CardsPlan::Group> groups = groupsOf(picture);
    const Fan fan = fanOf(groups, room);
    return {{fan.pitch * static_cast<double>(groups.size()), fan.foot() + 2 * labelHeight},
            [groups, fan](QPainter& painter) {
                painter.save();
                painter.setPen(Qt::black);
                for (std::size_t i = 0; i < groups.size(); ++i)
                    paintGroup(painter, fan, static_cast<int>(i), groups[i]);
                painter.restore();
            }};
}

} // namespace bouton
