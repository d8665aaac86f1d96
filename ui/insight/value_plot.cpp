#include "ui/insight/value_plot.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <utility>

#include "ui/controls/worded.h"
#include "ui/insight/course_words.h"
#include "ui/theme/paint.h"
#include "ui/theme/theme.h"

namespace bouton {

ValuePlot::ValuePlot(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("valuePlot"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    worded(this, &QWidget::setAccessibleName, [] { return tr("How the game went"); });
}

void ValuePlot::put(ValueHistory history) {
    m_history = std::move(history);
    setAccessibleDescription(m_history.path.empty() ? QString()
                                                    : QString(courseInWords(m_history) + u'\n'
                                                              + inWords(m_history, m_history.now))
                                                          .trimmed());
    update();
}

PlotDrawing ValuePlot::drawing() const {
    return {m_history, QRectF(rect()).adjusted(2, 2, -2, -2), font()};
}

QPointF ValuePlot::pointOf(std::size_t index) const { return drawing().pointOf(index); }

QSize ValuePlot::sizeHint() const { return {60 * Theme::unit, 16 * Theme::unit}; }

QSize ValuePlot::minimumSizeHint() const { return {24 * Theme::unit, 16 * Theme::unit}; }

int ValuePlot::heightForWidth(int width) const {
    return (width < 50 * Theme::unit ? 26 : 16) * Theme::unit;
}

void ValuePlot::paintEvent(QPaintEvent*) {
    if (m_history.path.empty())
        return;
    QPainter painter(this);
    drawing().paint(painter, Theme::of(*this), m_hovered);
    if (hasFocus()) {
        onlyOutline(painter, QPen(Theme::of(*this).accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

// The mouse and the keys --------------------------------------------------------------------------

bool ValuePlot::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && !m_history.path.empty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(),
                           inWords(m_history, drawing().nearest(help->pos().x())), this);
        return true;
    }
    return QWidget::event(event);
}

void ValuePlot::hover(std::optional<std::size_t> index) {
    if (std::exchange(m_hovered, index) != index)
        update();
}

void ValuePlot::mouseMoveEvent(QMouseEvent* event) {
    if (!m_history.path.empty())
        hover(drawing().nearest(event->position().x()));
}

void ValuePlot::leaveEvent(QEvent*) { hover(std::nullopt); }

void ValuePlot::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !m_history.path.empty())
        emit chosen(drawing().nearest(event->position().x()));
}

void ValuePlot::keyPressEvent(QKeyEvent* event) {
    const std::size_t now = m_history.now, end = m_history.path.size();
    if (end == 0 || event->modifiers() & ~Qt::KeypadModifier)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left: return now > 0 ? void(emit chosen(now - 1)) : void();
    case Qt::Key_Right: return now + 1 < end ? void(emit chosen(now + 1)) : void();
    case Qt::Key_Home: emit chosen(0); return;
    case Qt::Key_End: emit chosen(end - 1); return;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace bouton
