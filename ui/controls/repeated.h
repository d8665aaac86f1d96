#pragma once

#include <QEvent>
#include <QObject>

#include <functional>

namespace bouton {

// Does something now, and again at each event of this kind that comes to an object, as long as that
// lives.
class Repeated : public QObject {
public:
    Repeated(QObject* object, QEvent::Type event, std::function<void()> act)
        : QObject(object), m_event(event), m_act(std::move(act)) {
        object->installEventFilter(this);
        m_act();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == m_event)
            m_act();
        return QObject::eventFilter(watched, event);
    }

private:
    const QEvent::Type m_event;
    const std::function<void()> m_act;
};

} // namespace bouton
