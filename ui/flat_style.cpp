#include "ui/flat_style.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int scrollBarWidth = 12;
constexpr int leastHandle = 4 * Theme::unit;

// The handle along the bar, in proportion to what is in view.
QRect handleOf(const QStyleOptionSlider& bar) {
    const bool horizontal = bar.orientation == Qt::Horizontal;
    const int length = horizontal ? bar.rect.width() : bar.rect.height();
    const int range = bar.maximum - bar.minimum;
    int handle = length;
    if (range > 0)
        handle = std::clamp(
            static_cast<int>(static_cast<qint64>(length) * bar.pageStep / (range + bar.pageStep)),
            std::min(leastHandle, length), length);
    const int at = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                   length - handle, bar.upsideDown);
    return horizontal ? QRect(bar.rect.left() + at, bar.rect.top(), handle, bar.rect.height())
                      : QRect(bar.rect.left(), bar.rect.top() + at, bar.rect.width(), handle);
}

void paintScrollBar(QPainter& painter, const QStyleOptionSlider& bar) {
    const Theme& theme = Theme::of(bar.palette);
    const bool held = bar.state & QStyle::State_Sunken;
    const bool lit = bar.state & QStyle::State_MouseOver;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(theme.faint, held ? 0.8 : lit ? 0.6 : 0.35));
    const QRectF handle = QRectF(handleOf(bar)).adjusted(3, 3, -3, -3);
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
    painter.setRenderHint(QPainter::Antialiasing);
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
    painter.setRenderHint(QPainter::Antialiasing);
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

} // namespace

FlatStyle::FlatStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                           const QWidget* widget) const {
    switch (metric) {
    case PM_ScrollBarExtent: return scrollBarWidth;
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
    const QRect handle = handleOf(*bar);
    const bool horizontal = bar->orientation == Qt::Horizontal;
    QRect rest = bar->rect;
    switch (part) {
    case SC_ScrollBarGroove: return rest;
    case SC_ScrollBarSlider: return handle;
    case SC_ScrollBarSubPage:
        horizontal ? rest.setRight(handle.left() - 1) : rest.setBottom(handle.top() - 1);
        return rest;
    case SC_ScrollBarAddPage:
        horizontal ? rest.setLeft(handle.right() + 1) : rest.setTop(handle.bottom() + 1);
        return rest;
    default: return {}; // no arrows
    }
}

void FlatStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const {
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (!slider || (control != CC_ScrollBar && control != CC_Slider)) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        return;
    }
    painter->save();
    if (control == CC_ScrollBar)
        paintScrollBar(*painter, *slider);
    else
        paintSlider(*painter, *slider, subControlRect(control, option, SC_SliderHandle, widget));
    painter->restore();
}

void FlatStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                              QPainter* painter, const QWidget* widget) const {
    if (element != PE_IndicatorRadioButton && element != PE_IndicatorCheckBox) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    painter->save();
    paintIndicator(*painter, *option, element == PE_IndicatorRadioButton);
    painter->restore();
}

} // namespace bouton
