#include "ui/game/move_painter.h"

#include <QPainter>

#include <algorithm>

#include "ui/boards/side_badge.h"
#include "ui/game/move_table.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int badgeSize = 2 * Theme::unit;
constexpr int level = Theme::unit; // a variation is set in by so much
constexpr int mostLevels = 6;      // that are shown; a deeper one is set in no further
constexpr int mostLines = 4;       // of a comment; all of it is in the tool tip

// A word that is longer than a line is cut into lines.
int wrapOf(const QString& comment, const QFontMetrics& font, int width) {
    const QRect room(0, 0, width, 1 << 20);
    return font.boundingRect(room, Qt::TextWordWrap, comment).width() <= width
               ? Qt::TextWordWrap
               : Qt::TextWrapAnywhere;
}

int setIn(int depth) { return level * std::min(depth, mostLevels); }

void paintFrame(QPainter& painter, const QStyleOptionViewItem& option, const QRect& rect,
                const Theme& theme, bool current) {
    const bool focus = option.state & QStyle::State_HasFocus;
    const bool lit = option.state & QStyle::State_MouseOver && option.state & QStyle::State_Enabled;
    if (!current && !focus && !lit)
        return;
    painter.setPen(focus ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
    painter.setBrush(faded(theme.accent, current ? 0.2 : lit ? 0.1 : 0));
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 4, 4);
}

} // namespace

MovePainter::MovePainter(const MoveTable& moves, QObject* parent)
    : QStyledItemDelegate(parent), m_moves(moves) {}

QRect MovePainter::wordsIn(const QRect& rect, int depth) {
    return rect.adjusted(setIn(depth) + Theme::unit, 2, -Theme::unit / 2, -4);
}

int MovePainter::heightOf(const QString& comment, const QFontMetrics& font, int width, int depth) {
    const QRect room = wordsIn(QRect(0, 0, width, 0), depth);
    const int wide = std::max(room.width(), 1);
    const int words =
        font.boundingRect(QRect(0, 0, wide, 1 << 20), wrapOf(comment, font, wide), comment)
            .height();
    return std::clamp(words, font.height(), mostLines * font.lineSpacing()) - room.height();
}

void MovePainter::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    const Match& match = *m_moves.session().match(); // without one there are no rows
    const Theme& theme = Theme::of(option.palette);
    const MoveTable::Row& row = m_moves.rowAt(index.row());
    const auto node = m_moves.nodeAt(index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRect rest = option.rect;
    if (index.column() == 1 && row.depth > 0) {
        painter->setPen(QPen(theme.line, 1));
        for (int x = level; x <= setIn(row.depth); x += level)
            painter->drawLine(rest.left() + x - level / 2, rest.top(), rest.left() + x - level / 2,
                              rest.bottom());
    }
    if (index.column() == 1) // the second moves of all rows stand below each other
        rest.setLeft(rest.left() + setIn(row.depth));
    const bool current = node && *node == match.current();
    const QString text = index.data().toString();
    if (row.commented && node) {
        paintFrame(*painter, option, rest, theme, false);
        painter->setPen(QPen(theme.accent, 2));
        const QRect words = wordsIn(option.rect, row.depth);
        painter->drawLine(rest.left() + 3, words.top(), rest.left() + 3, words.bottom());
        painter->setPen(m_moves.onWay(*node) ? theme.ink : theme.faint);
        painter->drawText(words, wrapOf(text, option.fontMetrics, words.width()), text);
        painter->restore();
        return;
    }
    paintFrame(*painter, option, rest, theme, current);
    const bool pale = !node || !m_moves.onWay(*node);
    rest.adjust(Theme::unit / 2, 0, -Theme::unit / 2, 0);
    if (const QString number = index.data(MoveTable::NumberRole).toString(); !number.isEmpty()) {
        const int room = std::max(option.fontMetrics.horizontalAdvance(QStringLiteral("99.")),
                                  option.fontMetrics.horizontalAdvance(number));
        painter->setPen(theme.faint);
        painter->drawText(QRect(rest.left(), rest.top(), room, rest.height()),
                          Qt::AlignRight | Qt::AlignVCenter, number);
        rest.setLeft(rest.left() + room + Theme::unit);
    }
    if (const auto parent = node ? match.parent(*node) : std::nullopt) {
        const QRectF sign(rest.left(), rest.center().y() - badgeSize / 2.0 + 0.5, badgeSize,
                          badgeSize);
        painter->setOpacity(pale ? 0.6 : 1);
        paintBadge(*painter, sign, match.game(), match.toMove(*parent), theme);
        painter->setOpacity(1);
        rest.setLeft(rest.left() + badgeSize + Theme::unit);
    }
    QFont font = option.font;
    font.setBold(current);
    font.setItalic(row.depth > 0);
    painter->setFont(font);
    painter->setPen(pale ? theme.faint : theme.ink);
    painter->drawText(rest,
                      (index.column() > 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
                      QFontMetrics(font).elidedText(text, Qt::ElideRight, rest.width()));
    painter->restore();
}

} // namespace bouton
