// SPDX-License-Identifier: MIT
#include "ui/controls/flat_painting.h"

#include <QFontMetrics>
#include <QIcon>

#include <algorithm>

#include "ui/controls/button.h"
#include "ui/controls/radio_card.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton::flat {

// Fields, lists and menus -------------------------------------------------------------------------

void paintSheet(QPainter& painter, const QRectF& rect, const QBrush& brush, const QPen& pen,
                double radius) {
    painter.setPen(pen);
    painter.setBrush(brush);
    painter.drawRoundedRect(rect, radius, radius);
}

void paintChevron(QPainter& painter, QPointF middle, Qt::ArrowType to, const QColor& color) {
    painter.save();
    painter.translate(middle);
    painter.rotate(to == Qt::UpArrow      ? 180
                   : to == Qt::LeftArrow  ? 90
                   : to == Qt::RightArrow ? -90
                                          : 0);
    onlyOutline(painter, QPen(color, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{{-3.5, -1.75}, {0, 1.75}, {3.5, -1.75}});
    painter.restore();
}

void paintWords(QPainter& painter, const QRect& rect, Qt::Alignment side, const QString& words) {
    paintText(painter, QRectF(rect).adjusted(Theme::unit, 0, -Theme::unit, 0),
              static_cast<int>(side), words);
}

void paintInput(QPainter& painter, const QStyleOption& option, double over) {
    const Theme& theme = Theme::of(option.palette);
    const bool focus = option.state & QStyle::State_HasFocus;
    const double in = focus ? 1 : 0.5;
    const QColor line = !enabled(option) ? theme.line
                        : focus          ? theme.accent
                                         : mixed(theme.line, theme.ink, 0.12 + 0.22 * over);
    paintSheet(painter, QRectF(option.rect).adjusted(in, in, -in, -in),
               enabled(option) ? theme.surface : faded(theme.surface, 0.4),
               QPen(line, focus ? 2 : 1), fieldRadius);
}

void paintComboBox(QPainter& painter, const QStyleOptionComboBox& box, double over) {
    const Theme& theme = Theme::of(box.palette);
    paintInput(painter, box, over);
    const QRectF all(box.rect);
    const bool reversed = box.direction == Qt::RightToLeft;
    paintChevron(painter, {reversed ? all.left() + 15 : all.right() - 15, all.center().y() + 0.5},
                 Qt::DownArrow,
                 enabled(box) ? mixed(theme.faint, theme.ink, over) : faded(theme.faint, 0.5));
}

void paintSpinBox(QPainter& painter, const QStyleOptionSpinBox& box, const QRect& up,
                  const QRect& down, double over) {
    const Theme& theme = Theme::of(box.palette);
    paintInput(painter, box, over);
    if (box.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto arrow = [&](const QRect& place, QStyle::SubControl part, Qt::ArrowType to,
                           bool possible) {
        const bool lit = possible && over > 0 && box.activeSubControls & part;
        if (lit)
            paintSheet(painter, QRectF(place).adjusted(1, 1, -1, -1),
                       faded(theme.accent, box.state & QStyle::State_Sunken ? 0.24 : 0.12),
                       Qt::NoPen, 5);
        paintChevron(painter, QRectF(place).center(), to,
                     !possible || !enabled(box) ? faded(theme.faint, 0.45)
                     : lit                      ? theme.accent
                                                : theme.faint);
    };
    arrow(up, QStyle::SC_SpinBoxUp, Qt::UpArrow, box.stepEnabled & QAbstractSpinBox::StepUpEnabled);
    arrow(down, QStyle::SC_SpinBoxDown, Qt::DownArrow,
          box.stepEnabled & QAbstractSpinBox::StepDownEnabled);
}

void paintTitle(QPainter& painter, const QStyleOptionViewItem& item) {
    const Theme& theme = Theme::of(item.palette);
    const bool chosen = item.state & QStyle::State_Selected;
    const bool focus = chosen && item.state & QStyle::State_HasFocus;
    const bool lit = item.state & QStyle::State_MouseOver;
    QRect words = item.rect.adjusted(1, 1, -1, -1);
    paintSheet(painter, words,
               faded(theme.accent, chosen ? 0.16
                                   : lit  ? 0.08
                                          : 0),
               focus ? QPen(theme.accent, 2) : QPen(Qt::NoPen), fieldRadius);
    if (item.index.data(Qt::UserRole).toBool()) {
        const QPointF tip(words.right() - Theme::unit, words.center().y() + 0.5);
        onlyFill(painter, theme.accent);
        painter.drawPolygon(QPolygonF{tip, tip + QPointF(-8, -5), tip + QPointF(-8, 5)});
        words.setRight(words.right() - 2 * Theme::unit);
    }
    QFont font = item.font;
    font.setWeight(chosen ? QFont::DemiBold : QFont::Normal);
    painter.setFont(font);
    painter.setPen(theme.ink);
    paintWords(painter, words, Qt::AlignVCenter | Qt::AlignLeft, item.text);
}

void paintListItem(QPainter& painter, const QStyleOptionViewItem& item) {
    const Theme& theme = Theme::of(item.palette);
    const bool lit = item.state & (QStyle::State_Selected | QStyle::State_MouseOver);
    paintSheet(painter, QRectF(item.rect).adjusted(1, 1, -1, -1),
               lit ? faded(theme.accent, 0.14) : QColor(Qt::transparent), Qt::NoPen,
               fieldRadius - 2);
    painter.setFont(item.font);
    painter.setPen(enabled(item) ? theme.ink : theme.faint);
    paintWords(painter, item.rect, Qt::AlignVCenter | Qt::AlignLeft, item.text);
}

void paintCell(QPainter& painter, const QRect& rect, const QBrush& ground, const QColor& line,
               const QColor& ink, Qt::Alignment side, const QString& words) {
    painter.fillRect(rect, ground);
    painter.fillRect(QRect(rect.bottomLeft(), QSize(rect.width(), 1)), line);
    painter.setPen(ink);
    paintWords(painter, rect, side, words);
}

void paintMenu(QPainter& painter, const QStyleOption& menu) {
    const Theme& theme = Theme::of(menu.palette);
    painter.fillRect(menu.rect, theme.surface);
    paintSheet(painter, QRectF(menu.rect).adjusted(0.5, 0.5, -0.5, -0.5), theme.surface,
               QPen(mixed(theme.line, theme.ink, 0.08), 1), fieldRadius);
}

// A mark or a picture, the words, and the keys or an arrow at the right.
void paintMenuItem(QPainter& painter, const QStyleOptionMenuItem& item) {
    const Theme& theme = Theme::of(item.palette);
    const QRectF all(item.rect);
    if (item.menuItemType == QStyleOptionMenuItem::Separator) {
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(QPointF(all.left() + 10, all.center().y()),
                         QPointF(all.right() - 10, all.center().y()));
        return;
    }
    const bool lit = enabled(item) && item.state & QStyle::State_Selected;
    if (lit)
        paintSheet(painter, all.adjusted(4, 1, -4, -1), faded(theme.accent, 0.14), Qt::NoPen,
                   fieldRadius - 2);
    const QColor ink = enabled(item) ? theme.ink : faded(theme.faint, 0.7);
    const QRectF mark(all.left() + 12, all.center().y() - 8, 16, 16);
    if (!item.icon.isNull()) {
        item.icon.paint(&painter, mark.toRect(), Qt::AlignCenter,
                        enabled(item) ? QIcon::Normal : QIcon::Disabled);
    } else if (item.checkType != QStyleOptionMenuItem::NotCheckable && item.checked) {
        onlyOutline(painter, QPen(enabled(item) ? theme.accent : ink, 2, Qt::SolidLine,
                                  Qt::RoundCap, Qt::RoundJoin));
        const auto at = [&](double x, double y) { return mark.topLeft() + QPointF(x, y); };
        painter.drawPolyline(QPolygonF{at(3, 8.5), at(6.5, 12), at(13, 4.5)});
    }
    const qsizetype tab = item.text.indexOf(u'\t');
    const QRectF room = all.adjusted(36, 0, -16, 0);
    painter.setFont(item.font);
    painter.setPen(ink);
    const int line = Qt::AlignVCenter | Qt::TextSingleLine;
    painter.drawText(room, line | Qt::AlignLeft | Qt::TextShowMnemonic, item.text.left(tab));
    if (item.menuItemType == QStyleOptionMenuItem::SubMenu) {
        paintChevron(painter, {all.right() - 16, all.center().y()}, Qt::RightArrow, ink);
    } else if (tab >= 0) {
        painter.setPen(enabled(item) ? theme.faint : ink);
        painter.drawText(room, line | Qt::AlignRight, item.text.mid(tab + 1));
    }
}

void paintMenuBarItem(QPainter& painter, const QStyleOptionMenuItem& item) {
    const Theme& theme = Theme::of(item.palette);
    const bool lit = enabled(item) && item.state & QStyle::State_Selected;
    const bool held = lit && item.state & QStyle::State_Sunken;
    if (lit)
        paintSheet(painter, QRectF(item.rect).adjusted(0, 2, 0, -2),
                   faded(theme.ink, held ? 0.12 : 0.07), Qt::NoPen, fieldRadius - 2);
    painter.setPen(enabled(item) ? theme.ink : faded(theme.faint, 0.7));
    painter.drawText(item.rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine,
                     item.text);
}

// Buttons, and what is held and drawn like one ----------------------------------------------------

namespace {

constexpr int cardRadius = Theme::radius + 2;

bool focused(const QStyleOption& option) { return option.state & QStyle::State_HasFocus; }

// How strongly something lies on a button: it is held, under the mouse, or neither.
double strengthOf(const QStyleOption& button, double over, double held, double lit) {
    return !enabled(button) ? 0 : button.state & QStyle::State_Sunken ? held : lit * over;
}

void paintButtonWords(QPainter& painter, const QStyleOptionButton& button, const QColor& ink) {
    painter.setPen(ink);
    painter.drawText(button.rect, Qt::AlignCenter | Qt::TextShowMnemonic, button.text);
}

void paintPlain(QPainter& painter, const QStyleOptionButton& button, double over) {
    const Theme& theme = Theme::of(button.palette);
    const QRectF all = QRectF(button.rect).adjusted(1, 1, -1, -1);
    const QColor line = mixed(theme.line, theme.ink, enabled(button) ? 0.08 + 0.22 * over : 0);
    paintSheet(painter, all, enabled(button) ? theme.surface : faded(theme.surface, 0.4),
               QPen(line, 1), Theme::radius);
    paintSheet(painter, all, faded(theme.ink, strengthOf(button, over, 0.1, 0.035)), Qt::NoPen,
               Theme::radius);
    if (focused(button))
        paintSheet(painter, all, Qt::NoBrush, QPen(theme.accent, 2), Theme::radius);
    paintButtonWords(painter, button, enabled(button) ? theme.ink : faded(theme.faint, 0.7));
}

void paintPrimary(QPainter& painter, const QStyleOptionButton& button, double over) {
    const Theme& theme = Theme::of(button.palette);
    const QRectF all = QRectF(button.rect).adjusted(1, 1, -1, -1);
    if (!enabled(button)) {
        paintSheet(painter, all, faded(theme.line, 0.7), Qt::NoPen, Theme::radius);
        paintButtonWords(painter, button, theme.faint);
        return;
    }
    const QColor ground = mixed(theme.accent, theme.ink, strengthOf(button, over, 0.22, 0.1));
    paintSheet(painter, all, ground, Qt::NoPen, Theme::radius);
    if (focused(button)) {
        const double in = 3;
        paintSheet(painter, all.adjusted(in, in, -in, -in), Qt::NoBrush, QPen(theme.onAccent, 1.5),
                   Theme::radius - in);
    }
    paintButtonWords(painter, button, theme.onAccent);
}

void paintLink(QPainter& painter, const QStyleOptionButton& button, double over) {
    const Theme& theme = Theme::of(button.palette);
    const QRectF all = QRectF(button.rect).adjusted(1, 1, -1, -1);
    paintSheet(painter, all, faded(theme.accent, strengthOf(button, over, 0.2, 0.1)),
               focused(button) ? QPen(theme.accent, 2) : QPen(Qt::NoPen), fieldRadius);
    paintButtonWords(painter, button, enabled(button) ? theme.accent : faded(theme.faint, 0.7));
}

void paintWordsAlone(QPainter& painter, const QStyleOptionButton& button, double over) {
    const Theme& theme = Theme::of(button.palette);
    paintSheet(painter, QRectF(button.rect).adjusted(1, 1, -1, -1),
               faded(theme.accent, enabled(button) ? 0.1 * over : 0),
               focused(button) ? QPen(theme.accent, 1.5) : QPen(Qt::NoPen), 6);
    painter.setPen(enabled(button) ? theme.accent : faded(theme.faint, 0.6));
    // They begin where words above and below them do.
    const Qt::Alignment side = QStyle::visualAlignment(button.direction, Qt::AlignLeft);
    paintText(painter, button.rect, static_cast<int>(side | Qt::AlignVCenter), button.text);
}

void paintPiece(QPainter& painter, const QStyleOptionButton& button, double over) {
    const Theme& theme = Theme::of(button.palette);
    const bool on = button.state & QStyle::State_On, focus = focused(button);
    const double lit = focus ? 1 : over;
    const double strength = on ? 0.16 : button.state & QStyle::State_Sunken ? 0.2 : 0.08 * lit;
    paintSheet(painter, QRectF(button.rect).adjusted(2, 2, -2, -2), faded(theme.accent, strength),
               QPen(mixed(theme.line, theme.accent, on ? 1 : lit), on      ? 3
                                                                   : focus ? 2
                                                                           : 1),
               Theme::radius);
    if (focus)
        paintSheet(painter, QRectF(button.rect).adjusted(5, 5, -5, -5), Qt::NoBrush,
                   QPen(theme.ink, 1, Qt::DotLine), 5);
}

void paintGlyph(QPainter& painter, const QStyleOptionButton& button, const QPainterPath& sign,
                double over) {
    const Theme& theme = Theme::of(button.palette);
    const QRectF all(button.rect);
    paintSheet(painter, all.adjusted(1, 1, -1, -1),
               faded(theme.ink, strengthOf(button, over, 0.16, 0.08)),
               focused(button) ? QPen(theme.accent, 2) : QPen(Qt::NoPen), fieldRadius);
    onlyFill(painter, enabled(button) ? theme.ink : faded(theme.faint, 0.5));
    painter.translate(all.center());
    painter.scale(Theme::unit, Theme::unit);
    painter.drawPath(sign);
}

// A card rises a little under the mouse: its shadow grows.
void paintCard(QPainter& painter, const QStyleOptionButton& button, bool tinted, double over) {
    const Theme& theme = Theme::of(button.palette);
    const QRectF all = QRectF(button.rect).adjusted(3, 3, -3, -3);
    const double high = strengthOf(button, over, 0.4, 1);
    for (int i = 1; i <= 3; ++i)
        paintSheet(painter, all.adjusted(-i + 1, 0, i - 1, i),
                   faded(Qt::black, (theme.isDark ? 0.12 : 0.025) * high), Qt::NoPen,
                   cardRadius + i);
    const QColor ground =
        tinted ? mixed(theme.surface, theme.accent, theme.isDark ? 0.16 : 0.1) : theme.surface;
    paintSheet(painter, all, mixed(ground, theme.accent, strengthOf(button, over, 0.08, 0.03)),
               theme.eyes == Eyes::HighContrast ? QPen(theme.line, 1) : QPen(Qt::NoPen),
               cardRadius);
    if (focused(button))
        paintSheet(painter, all.adjusted(-1, -1, 1, 1), Qt::NoBrush, QPen(theme.accent, 2.5),
                   cardRadius + 1);
}

} // namespace

void paintButton(QPainter& painter, const QStyleOptionButton& option, const QWidget* widget,
                 double over) {
    const auto* button = qobject_cast<const Button*>(widget);
    const auto rank = button ? button->rank() : Button::Rank::Plain;
    switch (rank) {
    case Button::Rank::Plain: return paintPlain(painter, option, over);
    case Button::Rank::Primary: return paintPrimary(painter, option, over);
    case Button::Rank::Link: return paintLink(painter, option, over);
    case Button::Rank::Words: return paintWordsAlone(painter, option, over);
    case Button::Rank::Piece: return paintPiece(painter, option, over);
    case Button::Rank::Card: return paintCard(painter, option, false, over);
    case Button::Rank::TintedCard: return paintCard(painter, option, true, over);
    case Button::Rank::Glyph:
        if (const auto* glyph = qobject_cast<const GlyphButton*>(button))
            paintGlyph(painter, option, glyph->sign(), over);
    }
}

void paintIndicator(QPainter& painter, const QStyleOption& option, bool round, double over) {
    const Theme& theme = Theme::of(option.palette);
    const bool on = option.state & QStyle::State_On;
    const QRectF box = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5);
    const double radius = round ? box.width() / 2 : 4.5;
    const QColor accent = enabled(option) ? theme.accent : faded(theme.faint, 0.6);
    const QColor edge = on || focused(option) ? accent
                        : enabled(option)     ? mixed(theme.faint, theme.accent, over)
                                              : faded(theme.faint, 0.5);
    if (focused(option))
        paintSheet(painter, box.adjusted(-1.5, -1.5, 1.5, 1.5), faded(theme.accent, 0.3), Qt::NoPen,
                   radius + 1.5);
    paintSheet(painter, box, on ? accent : theme.surface, QPen(edge, 1.5), radius);
    if (!on)
        return;
    if (round) {
        onlyFill(painter, theme.onAccent);
        painter.drawEllipse(box.center(), box.width() / 5, box.width() / 5);
        return;
    }
    painter.setPen(QPen(theme.onAccent, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&](double x, double y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    painter.drawPolyline(QPolygonF{at(0.24, 0.52), at(0.43, 0.72), at(0.77, 0.3)});
}

void paintToggle(QPainter& painter, const QStyleOptionButton& toggle, QSize track, double over) {
    const Theme& theme = Theme::of(toggle.palette);
    const bool on = toggle.state & QStyle::State_On;
    const QRectF all(toggle.rect);
    const QRectF rail(QPointF(2, all.center().y() - track.height() / 2.0), track);
    const double round = rail.height() / 2;
    const QColor edge = enabled(toggle) ? mixed(theme.faint, theme.accent, over) : theme.faint;
    paintSheet(painter, rail.adjusted(1, 1, -1, -1), on ? theme.accent : faded(theme.ink, 0.07),
               on ? QPen(Qt::NoPen) : QPen(edge, 1.5), round - 1);
    if (focused(toggle))
        paintSheet(painter, rail.adjusted(-1.2, -1.2, 1.2, 1.2), Qt::NoBrush,
                   QPen(theme.accent, 1.5), round + 1);
    onlyFill(painter, on ? theme.onAccent : theme.faint);
    const double x = on ? rail.right() - round : rail.left() + round;
    painter.drawEllipse(QPointF(x, rail.center().y()), round - 5, round - 5);
    painter.setPen(enabled(toggle) ? theme.ink : faded(theme.faint, 0.6));
    paintText(painter, all.adjusted(rail.right() + 2 + toggleGap, 0, 0, 0),
              Qt::AlignVCenter | Qt::AlignLeft, toggle.text);
}

void paintRadioCard(QPainter& painter, const QStyleOptionButton& card, double over) {
    const Theme& theme = Theme::of(card.palette);
    const bool on = card.state & QStyle::State_On;
    const QRectF all = QRectF(card.rect).adjusted(1, 1, -1, -1);
    const double radius = Theme::radius - 1;
    const double strength = card.state & QStyle::State_Sunken ? 0.1
                            : enabled(card)                   ? 0.03 + 0.035 * over
                                                              : 0.03;
    paintSheet(painter, all,
               on ? faded(theme.accent, theme.isDark ? 0.18 : 0.1) : faded(theme.ink, strength),
               on ? QPen(theme.accent, 2) : QPen(Qt::NoPen), radius);
    if (focused(card)) {
        const double in = on ? 3 : 0;
        paintSheet(painter, all.adjusted(in, in, -in, -in), Qt::NoBrush,
                   QPen(theme.accent, on ? 1 : 2), radius - in);
    }
    const double size = RadioCard::markSize;
    const QRectF circle(RadioCard::markLeft, (card.rect.height() - size) / 2, size, size);
    const QColor edge = on ? theme.accent : mixed(theme.faint, theme.accent, over);
    paintSheet(painter, circle.adjusted(1, 1, -1, -1), on ? theme.accent : theme.surface,
               QPen(edge, 1.5), size / 2 - 1);
    if (!on)
        return;
    onlyFill(painter, theme.onAccent);
    painter.drawEllipse(circle.center(), 3.2, 3.2);
}

// The chosen segment is a sheet that lies in the track.
void paintSegment(QPainter& painter, const QStyleOptionButton& segment, double over) {
    const Theme& theme = Theme::of(segment.palette);
    const bool on = segment.state & QStyle::State_On;
    const QRectF all = QRectF(segment.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    const double radius = Theme::radius - 3;
    if (on) {
        paintSheet(painter, all.translated(0, 1), faded(Qt::black, 0.1), Qt::NoPen, radius);
        paintSheet(painter, all, theme.isDark ? theme.line : theme.surface,
                   QPen(faded(theme.ink, 0.12), 1), radius);
    } else if (enabled(segment)) {
        paintSheet(painter, all, faded(theme.ink, 0.06 * over), Qt::NoPen, radius);
    }
    if (focused(segment))
        paintSheet(painter, all.adjusted(0.5, 0.5, -0.5, -0.5), Qt::NoBrush, QPen(theme.accent, 2),
                   radius);
    painter.setFont(sized(painter.font(), Type::Text, on ? Weight::Strong : Weight::Normal));
    painter.setPen(!enabled(segment) ? faded(theme.faint, 0.6) : on ? theme.ink : theme.faint);
    paintText(painter, QRectF(segment.rect).adjusted(4, 0, -4, 0), Qt::AlignCenter, segment.text);
}

// All tabs lie in one trough; the chosen one lies on top of it.
void paintTab(QPainter& painter, const QStyleOptionTab& tab) {
    const Theme& theme = Theme::of(tab.palette);
    const QRectF all(tab.rect);
    const bool chosen = tab.state & QStyle::State_Selected;
    const bool first =
        tab.position == QStyleOptionTab::Beginning || tab.position == QStyleOptionTab::OnlyOneTab;
    const bool last =
        tab.position == QStyleOptionTab::End || tab.position == QStyleOptionTab::OnlyOneTab;
    const QColor trough = mixed(theme.isDark ? theme.surface : theme.window, theme.ink, 0.045);
    painter.save();
    painter.setClipRect(all);
    paintSheet(painter, all.adjusted(first ? 0 : -20, 0, last ? 0 : 20, 0), trough, Qt::NoPen,
               Theme::radius);
    painter.restore();
    const QRectF pill = all.adjusted(3, 3, -3, -3);
    if (chosen)
        paintSheet(painter, pill.adjusted(0.5, 0.5, -0.5, -0.5),
                   theme.isDark ? mixed(theme.surface, theme.ink, 0.14) : theme.surface,
                   QPen(mixed(theme.line, theme.ink, 0.05), 1), fieldRadius);
    else if (tab.state & QStyle::State_MouseOver)
        paintSheet(painter, pill, faded(theme.ink, 0.05), Qt::NoPen, fieldRadius);
    if (focused(tab))
        paintSheet(painter, pill, Qt::NoBrush, QPen(theme.accent, 2), fieldRadius);
    QFont font = painter.font();
    font.setWeight(chosen ? QFont::DemiBold : QFont::Normal);
    painter.setFont(font);
    painter.setPen(chosen ? theme.ink : theme.faint);
    paintText(painter, all.adjusted(6, 0, -6, 0), Qt::AlignCenter, tab.text);
}

// The share that is done is a line in the accent. The whole line is pale where it is unknown.
void paintProgress(QPainter& painter, const QStyleOptionProgressBar& bar) {
    const Theme& theme = Theme::of(bar.palette);
    QRectF all(bar.rect);
    const double radius = all.height() / 2;
    const bool unknown = bar.maximum == bar.minimum;
    paintSheet(painter, all, unknown ? faded(theme.accent, 0.4) : theme.line, Qt::NoPen, radius);
    if (unknown || bar.progress <= 0)
        return;
    all.setWidth(std::max(2 * radius, all.width() * bar.progress / bar.maximum));
    paintSheet(painter, all, theme.accent, Qt::NoPen, radius);
}

void paintScrollBar(QPainter& painter, const QStyleOptionSlider& bar, const QRectF& handle,
                    double over) {
    const Theme& theme = Theme::of(bar.palette);
    const bool held = bar.state & QStyle::State_Sunken;
    const double slim = 4 - over; // pixels on either side
    const QRectF drawn = bar.orientation == Qt::Horizontal ? handle.adjusted(2, slim, -2, -slim)
                                                           : handle.adjusted(slim, 2, -slim, -2);
    paintSheet(painter, drawn, faded(theme.faint, held ? 0.85 : 0.4 + 0.25 * over), Qt::NoPen,
               std::min(drawn.width(), drawn.height()) / 2);
}

// A line, in the accent up to the handle. Only horizontal ones without marks are used.
void paintSlider(QPainter& painter, const QStyleOptionSlider& slider, const QRectF& handle,
                 double over) {
    const Theme& theme = Theme::of(slider.palette);
    const bool held = slider.state & QStyle::State_Sunken;
    const QColor accent = enabled(slider) ? theme.accent : faded(theme.faint, 0.6);
    const QRectF all(slider.rect);
    const QPointF middle(handle.center().x(), all.center().y());
    const auto line = [&](const QColor& color, double right) {
        painter.setPen(QPen(color, 4, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(all.left() + 4, middle.y()), QPointF(right, middle.y()));
    };
    line(theme.line, all.right() - 4);
    if (middle.x() > all.left() + 14)
        line(accent, middle.x());
    onlyFill(painter, faded(theme.accent, focused(slider) ? 0.3 : 0.16 * over));
    painter.drawEllipse(middle, 10, 10);
    painter.setPen(QPen(theme.surface, 2));
    painter.setBrush(accent);
    const double radius = held ? 8 : 7 + over;
    painter.drawEllipse(middle, radius, radius);
}

void paintSplitter(QPainter& painter, const QStyleOption& handle) {
    const Theme& theme = Theme::of(handle.palette);
    const QRectF all(handle.rect);
    const bool over = handle.state & QStyle::State_MouseOver;
    const QPointF middle = all.center();
    const QPointF arm = all.width() > all.height() ? QPointF(12, 0) : QPointF(0, 12);
    painter.setPen(QPen(over ? theme.accent : mixed(theme.line, theme.ink, 0.15), 3, Qt::SolidLine,
                        Qt::RoundCap));
    painter.drawLine(middle - arm, middle + arm);
}

} // namespace bouton::flat
