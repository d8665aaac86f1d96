#include "ui/controls/flat_style.h"

#include <QListWidget>
#include <QPainter>
#include <QStyleOption>
#include <QTabBar>
#include <QTableWidget>

#include <algorithm>

#include "ui/controls/button.h"
#include "ui/controls/card.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int scrollBarWidth = 12;
constexpr int leastHandle = 4 * Theme::unit;

// A painter with smooth edges, which is afterwards as it was.
class Smooth {
public:
    explicit Smooth(QPainter* painter) : m_painter(painter) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
    }
    ~Smooth() { m_painter->restore(); }
    Smooth(const Smooth&) = delete;
    Smooth& operator=(const Smooth&) = delete;
    operator QPainter&() const { return *m_painter; }

private:
    QPainter* m_painter;
};

void paintSheet(QPainter& painter, const QRectF& rect, const QBrush& brush, const QPen& pen,
                double radius = Theme::radius) {
    painter.setPen(pen);
    painter.setBrush(brush);
    painter.drawRoundedRect(rect, radius, radius);
}

// How strongly the accent lies on a button: it is held, under the mouse, or neither.
double strengthOf(const QStyleOption& button, double held, double lit) {
    const auto state = button.state;
    return !(state & QStyle::State_Enabled)  ? 0
           : state & QStyle::State_Sunken    ? held
           : state & QStyle::State_MouseOver ? lit
                                             : 0;
}

void paintWordButton(QPainter& painter, const QStyleOptionButton& button, bool primary) {
    const Theme& theme = Theme::of(button.palette);
    const bool enabled = button.state & QStyle::State_Enabled;
    const QRectF all = QRectF(button.rect).adjusted(1, 1, -1, -1);
    const bool filled = primary && enabled;
    const QColor front = filled ? theme.onAccent : theme.accent;
    paintSheet(painter, all, filled ? theme.accent : theme.surface,
               filled ? QPen(Qt::NoPen) : QPen(theme.line, 1));
    paintSheet(painter, all, faded(front, strengthOf(button, 0.24, 0.12)), Qt::NoPen);
    if (button.state & QStyle::State_HasFocus) {
        const double in = filled ? 3 : 0;
        paintSheet(painter, all.adjusted(in, in, -in, -in), Qt::NoBrush, QPen(front, 2),
                   Theme::radius - in);
    }
    painter.setPen(filled ? theme.onAccent : enabled ? theme.ink : faded(theme.faint, 0.7));
    painter.drawText(button.rect, Qt::AlignCenter | Qt::TextShowMnemonic, button.text);
}

void paintGlyph(QPainter& painter, const QStyleOptionButton& button, const QPainterPath& sign) {
    const Theme& theme = Theme::of(button.palette);
    const QRectF all(button.rect);
    paintSheet(painter, all.adjusted(1, 1, -1, -1),
               faded(theme.accent, strengthOf(button, 0.24, 0.12)),
               button.state & QStyle::State_HasFocus ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
    painter.setPen(Qt::NoPen);
    painter.setBrush(button.state & QStyle::State_Enabled ? theme.ink : faded(theme.faint, 0.5));
    painter.translate(all.center());
    painter.scale(Theme::unit, Theme::unit);
    painter.drawPath(sign);
}

void paintCardButton(QPainter& painter, const QStyleOptionButton& button) {
    const Theme& theme = Theme::of(button.palette);
    const bool focus = button.state & QStyle::State_HasFocus;
    const bool lit = focus || button.state & QStyle::State_MouseOver;
    const QRectF all = QRectF(button.rect).adjusted(2, 2, -2, -2);
    paintSheet(painter, all, theme.surface,
               QPen(lit ? theme.accent : theme.line, focus ? 3
                                                     : lit ? 2
                                                           : 1));
    paintSheet(painter, all, faded(theme.accent, strengthOf(button, 0.14, 0.06)), Qt::NoPen);
}

void paintButton(QPainter& painter, const QStyleOptionButton& option, const QWidget* widget) {
    const auto* button = qobject_cast<const Button*>(widget);
    if (const auto* glyph = qobject_cast<const GlyphButton*>(button))
        paintGlyph(painter, option, glyph->sign());
    else if (button && button->rank() == Button::Rank::Card)
        paintCardButton(painter, option);
    else
        paintWordButton(painter, option, button && button->rank() == Button::Rank::Primary);
}

// A word on the page; a line in the accent lies under the chosen one.
void paintTab(QPainter& painter, const QStyleOptionTab& tab) {
    const Theme& theme = Theme::of(tab.palette);
    const QRectF all(tab.rect);
    const bool chosen = tab.state & QStyle::State_Selected;
    QFont font = painter.font();
    font.setBold(chosen);
    painter.setFont(font);
    painter.setPen(chosen ? theme.ink : theme.faint);
    painter.drawText(all, Qt::AlignCenter, tab.text);
    if (chosen)
        paintSheet(painter, {all.left() + 4, all.bottom() - 4, all.width() - 8, 3}, theme.accent,
                   Qt::NoPen, 1.5);
    if (tab.state & QStyle::State_HasFocus)
        paintSheet(painter, all.adjusted(1, 1, -1, -5), Qt::NoBrush, QPen(theme.accent, 2), 4);
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

void paintWords(QPainter& painter, const QRect& rect, Qt::Alignment side, const QString& words) {
    const QRect room = rect.adjusted(Theme::unit, 0, -Theme::unit, 0);
    painter.drawText(room, static_cast<int>(side),
                     painter.fontMetrics().elidedText(words, Qt::ElideRight, room.width()));
}

// A title in a list. The chosen one is bold; one whose Qt::UserRole is true has a triangle.
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
               focus ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
    if (item.index.data(Qt::UserRole).toBool()) {
        const QPointF tip(words.right() - Theme::unit, words.center().y() + 0.5);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accent);
        painter.drawPolygon(QPolygonF{tip, tip + QPointF(-8, -5), tip + QPointF(-8, 5)});
        words.setRight(words.right() - 2 * Theme::unit);
    }
    QFont font = item.font;
    font.setBold(chosen);
    painter.setFont(font);
    painter.setPen(theme.ink);
    paintWords(painter, words, Qt::AlignVCenter | Qt::AlignLeft, item.text);
}

// A field of a table, over a line.
void paintField(QPainter& painter, const QRect& rect, const QBrush& ground, const QColor& line,
                const QColor& ink, Qt::Alignment side, const QString& words) {
    painter.fillRect(rect, ground);
    painter.setPen(line);
    painter.drawLine(rect.bottomLeft(), rect.bottomRight());
    painter.setPen(ink);
    paintWords(painter, rect, side, words);
}

void paintScrollBar(QPainter& painter, const QStyleOptionSlider& bar, const QRectF& place) {
    const Theme& theme = Theme::of(bar.palette);
    const bool held = bar.state & QStyle::State_Sunken;
    const bool lit = bar.state & QStyle::State_MouseOver;
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(theme.faint, held ? 0.8 : lit ? 0.6 : 0.35));
    const QRectF handle = place.adjusted(3, 3, -3, -3);
    const double radius = std::min(handle.width(), handle.height()) / 2;
    painter.drawRoundedRect(handle, radius, radius);
}

// A line, in the accent up to the handle. Only horizontal ones without marks are used.
void paintSlider(QPainter& painter, const QStyleOptionSlider& slider, const QRectF& handle) {
    const Theme& theme = Theme::of(slider.palette);
    const bool lit =
        slider.state & (QStyle::State_MouseOver | QStyle::State_HasFocus | QStyle::State_Sunken);
    const QRectF all(slider.rect);
    const double middle = all.center().y();
    painter.setPen(QPen(theme.line, 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(all.left() + 4, middle), QPointF(all.right() - 4, middle));
    painter.setPen(QPen(theme.accent, 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(all.left() + 4, middle), QPointF(handle.center().x(), middle));
    painter.setPen(QPen(theme.surface, 2));
    painter.setBrush(theme.accent);
    const double radius = lit ? 8 : 7;
    painter.drawEllipse(QPointF(handle.center().x(), middle), radius, radius);
}

void paintIndicator(QPainter& painter, const QStyleOption& option, bool round) {
    const Theme& theme = Theme::of(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool on = option.state & QStyle::State_On;
    const bool lit = option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus);
    const QRectF box = QRectF(option.rect).adjusted(1, 1, -1, -1);
    const double radius = round ? box.width() / 2 : 3;
    const QColor accent = enabled ? theme.accent : faded(theme.faint, 0.6);
    painter.setPen(QPen(on || lit ? accent : theme.faint, 1.5));
    painter.setBrush(on ? accent : theme.surface);
    painter.drawRoundedRect(box, radius, radius);
    if (!on)
        return;
    if (round) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.onAccent);
        painter.drawEllipse(box.center(), box.width() / 5, box.width() / 5);
        return;
    }
    painter.setPen(QPen(theme.onAccent, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&](double x, double y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    painter.drawPolyline(QPolygonF{at(0.24, 0.52), at(0.43, 0.72), at(0.77, 0.3)});
}

bool isTableHead(const QWidget* widget) {
    return widget && qobject_cast<const QTableWidget*>(widget->parentWidget());
}

} // namespace

FlatStyle::FlatStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                           const QWidget* widget) const {
    switch (metric) {
    case PM_ScrollBarExtent: return scrollBarWidth;
    case PM_ScrollBarSliderMin: return leastHandle;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return 2 * Theme::unit;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int FlatStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* data) const {
    if (hint == SH_ScrollBar_LeftClickAbsolutePosition)
        return 1;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

QRect FlatStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                SubControl part, const QWidget* widget) const {
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_ScrollBar || !bar)
        return QProxyStyle::subControlRect(control, option, part, widget);
    if (part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine)
        return {};
    // There are no arrows, so Fusion is told of a bar that is longer by the room for them.
    const QPoint arrow =
        bar->orientation == Qt::Horizontal ? QPoint(scrollBarWidth, 0) : QPoint(0, scrollBarWidth);
    QStyleOptionSlider longer(*bar);
    longer.rect.setBottomRight(longer.rect.bottomRight() + 2 * arrow);
    return QProxyStyle::subControlRect(control, &longer, part, widget).translated(-arrow);
}

void FlatStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    auto* tabs = qobject_cast<QTabBar*>(widget);
    if (tabs || qobject_cast<QPushButton*>(widget))
        widget->setCursor(Qt::PointingHandCursor);
    if (tabs) {
        tabs->setDrawBase(false);
        tabs->setExpanding(false);
    }
}

QSize FlatStyle::sizeFromContents(ContentsType type, const QStyleOption* option,
                                  const QSize& contents, const QWidget* widget) const {
    constexpr int unit = Theme::unit;
    if (type == CT_PushButton)
        return qobject_cast<const GlyphButton*>(widget) ? QSize(4 * unit, 4 * unit)
                                                        : contents + QSize(4 * unit, 2 * unit);
    const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
    if (item && qobject_cast<const QListWidget*>(widget))
        return {0, item->fontMetrics.height() + 2 * unit};
    const auto field = [](const QFontMetrics& metrics, const QString& words) {
        return QSize(metrics.horizontalAdvance(words) + 2 * unit + 2, metrics.height() + unit);
    };
    if (item && qobject_cast<const QTableWidget*>(widget))
        return field(item->fontMetrics, item->text);
    const auto* head = qstyleoption_cast<const QStyleOptionHeader*>(option);
    if (head && isTableHead(widget))
        return field(head->fontMetrics, head->text);
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
    if (type != CT_TabBarTab || !tab || !widget)
        return QProxyStyle::sizeFromContents(type, option, contents, widget);
    QFont bold = widget->font();
    bold.setBold(true);
    return {QFontMetrics(bold).horizontalAdvance(tab->text) + 2 * unit,
            tab->fontMetrics.height() + 2 * unit};
}

void FlatStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
    const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option);
    const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
    const auto* head = qstyleoption_cast<const QStyleOptionHeader*>(option);
    const Theme& theme = Theme::of(option->palette);
    if (element == CE_PushButton && button)
        paintButton(Smooth(painter), *button, widget);
    else if (element == CE_TabBarTab && tab)
        paintTab(Smooth(painter), *tab);
    else if (element == CE_ProgressBar && bar)
        paintProgress(Smooth(painter), *bar);
    else if (item && qobject_cast<const QListWidget*>(widget))
        paintTitle(Smooth(painter), *item);
    else if (item && qobject_cast<const QTableWidget*>(widget))
        paintField(Smooth(painter), item->rect,
                   item->state & State_Selected ? faded(theme.accent, 0.2) : theme.surface,
                   theme.line, theme.ink, item->displayAlignment, item->text);
    else if (element == CE_Header && head && isTableHead(widget))
        paintField(Smooth(painter), head->rect, theme.surface, theme.faint, theme.faint,
                   head->textAlignment, head->text);
    else if (element == CE_HeaderEmptyArea && isTableHead(widget))
        painter->fillRect(option->rect, theme.surface);
    else if (element == CE_ShapedFrame && qobject_cast<const Card*>(widget))
        paintSheet(Smooth(painter), option->rect, Theme::of(option->palette).surface, Qt::NoPen);
    else
        QProxyStyle::drawControl(element, option, painter, widget);
}

void FlatStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const {
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control == CC_ScrollBar && slider)
        paintScrollBar(Smooth(painter), *slider,
                       subControlRect(control, option, SC_ScrollBarSlider, widget));
    else if (control == CC_Slider && slider)
        paintSlider(Smooth(painter), *slider,
                    subControlRect(control, option, SC_SliderHandle, widget));
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void FlatStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                              QPainter* painter, const QWidget* widget) const {
    const bool round = element == PE_IndicatorRadioButton;
    if (round || element == PE_IndicatorCheckBox)
        paintIndicator(Smooth(painter), *option, round);
    else if (element == PE_PanelItemViewRow && qobject_cast<const QTableWidget*>(widget))
        return; // each of its fields is filled by itself
    else
        QProxyStyle::drawPrimitive(element, option, painter, widget);
}

} // namespace bouton
