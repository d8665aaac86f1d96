// SPDX-License-Identifier: MIT
#pragma once

#include <QEvent>
#include <QObject>
#include <QString>

#include <functional>

namespace bouton {

// Does something now, and again at each event of this kind that comes to an object, as long as that
// lives; at QEvent::Paint only then, below what the object itself paints.
class Repeated : public QObject {
public:
    Repeated(QObject* object, QEvent::Type event, std::function<void()> act)
        : QObject(object), m_event(event), m_act(std::move(act)) {
        object->installEventFilter(this);
        if (event != QEvent::Paint)
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

// Makes a text in the language of the moment.
using Wording = std::function<QString()>;

// Calls `say` now, and again whenever the language changes, as long as the object lives. The object
// is a widget or a child of one (an action of a menu is).
void inEveryLanguage(QObject* object, std::function<void()> say);

// Words that are fixed but for the language: `worded(button, [] { return tr("Start"); })`. The
// setter is a member function or a callable: `worded(box, &QWidget::setToolTip, …)`. Gives the
// object back.
template <class T, class Set> T* worded(T* object, Set set, Wording words) {
    inEveryLanguage(object, [=] { std::invoke(set, object, words()); });
    return object;
}
template <class T> T* worded(T* object, Wording words) {
    return worded(object, &T::setText, std::move(words));
}

} // namespace bouton
