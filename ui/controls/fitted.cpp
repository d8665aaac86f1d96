// SPDX-License-Identifier: MIT
#include "ui/controls/fitted.h"

#include <QPainter>

#include <algorithm>

#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"

namespace bouton {

FittedLabel::FittedLabel(Type type, Weight weight, QColor Theme::*ink, QWidget* parent)
    : QWidget(parent), m_type(type), m_weight(weight), m_ink(ink) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void FittedLabel::setText(const QString& text) {
    if (text == m_text)
        return;
    m_text = text;
    setAccessibleName(text);
    setToolTip(text);
    updateGeometry();
    update();
}

void FittedLabel::setInk(QColor Theme::*ink) {
    m_ink = ink;
    update();
}

void FittedLabel::setTabular(bool tabular) {
    m_tabular = tabular;
    updateGeometry();
    update();
}

QFont FittedLabel::letters() const { return sized(font(), m_type, m_weight); }

// A running number keeps its width: every digit counts as the widest one.
QSize FittedLabel::sizeHint() const {
    const QFontMetrics metrics(letters());
    QString widest = m_text;
    if (m_tabular)
        std::ranges::replace_if(
            widest, [](QChar each) { return each.isDigit(); }, u'0');
    return {metrics.horizontalAdvance(widest) + 1, metrics.height()};
}

QSize FittedLabel::minimumSizeHint() const {
    return {std::min(sizeHint().width(), 4 * Theme::unit), sizeHint().height()};
}

void FittedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = Theme::of(*this);
    painter.setFont(letters());
    painter.setPen(theme.*m_ink);
    const auto left = layoutDirection() == Qt::LeftToRight ? Qt::AlignLeft : Qt::AlignRight;
    paintText(painter, rect(), (m_tabular ? Qt::AlignRight : left) | Qt::AlignVCenter, m_text);
}

// FittedTabs --------------------------------------------------------------------------------------

FittedTabs::FittedTabs(QWidget* parent) : QTabBar(parent) {
    setUsesScrollButtons(false);
    setElideMode(Qt::ElideNone); // the style sets the words smaller
}

QSize FittedTabs::minimumTabSizeHint(int index) const {
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    const int words = QFontMetrics(strong).horizontalAdvance(tabText(index));
    return {words * 82 / 100 + 12, tabSizeHint(index).height()};
}

} // namespace bouton
