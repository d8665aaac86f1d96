#include "ui/controls/hover_fade.h"

#include <QEvent>
#include <QVariantAnimation>
#include <QWidget>

namespace bouton {

void HoverFade::watch(QWidget* widget) {
    widget->setAttribute(Qt::WA_Hover);
    widget->installEventFilter(this);
}

double HoverFade::level(const QObject* widget, bool over) const {
    const QVariantAnimation* running = m_running.value(widget);
    return running ? running->currentValue().toDouble() : over ? 1 : 0;
}

bool HoverFade::eventFilter(QObject* watched, QEvent* event) {
    const bool in = event->type() == QEvent::HoverEnter;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || (!in && event->type() != QEvent::HoverLeave))
        return QObject::eventFilter(watched, event);
    const double from = level(widget, !in);
    if (QVariantAnimation* before = m_running.take(widget))
        before->deleteLater();
    auto* fade = new QVariantAnimation(widget);
    fade->setStartValue(from);
    fade->setEndValue(in ? 1.0 : 0.0);
    fade->setDuration(duration);
    m_running.insert(widget, fade);
    connect(fade, &QVariantAnimation::valueChanged, widget, qOverload<>(&QWidget::update));
    const auto forget = [this, widget, fade] {
        if (m_running.value(widget) == fade)
            m_running.remove(widget);
    };
    connect(fade, &QVariantAnimation::finished, this, [forget, fade] {
        forget();
        fade->deleteLater();
    });
    connect(fade, &QObject::destroyed, this, forget); // with its widget
    fade->start();
    return QObject::eventFilter(watched, event);
}

} // namespace bouton
