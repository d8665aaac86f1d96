#pragma once

#include <QString>

#include <functional>

class QObject;

namespace bouton {

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
