#pragma once

#include <QAccessible>

namespace bouton {

// From now on each Object has the interface Heard, which is made with it, instead of Qt's own.
// Again is harmless.
template <class Object, class Heard> void letBeHeard() {
    static const QAccessible::InterfaceFactory factory =
        [](const QString&, QObject* object) -> QAccessibleInterface* {
        auto* one = dynamic_cast<Object*>(object);
        return one ? new Heard(*one) : nullptr;
    };
    [[maybe_unused]] static const bool once = (QAccessible::installFactory(factory), true);
}

} // namespace bouton
