// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>
#include <QObject>
#include <QStringList>

#include <array>

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

// Says sentences to somebody who listens to a window, through the screen reader of the desktop.
// What is said in one turn of the event loop is said in one piece, in its order. Nothing is shown.
//
// Qt 6.4 has no event for this. A notification that comes into view is read aloud by Orca, with the
// words that it has when it is asked for them; so a few notifications take turns.
class Announcer : public QObject {
    Q_OBJECT

public:
    // That of the widget's window; it is made when it is first asked for, and goes with the window.
    static Announcer& of(const QWidget& widget);

    void say(const QString& sentence); // empty: nothing
    // The same by that of a part's window, while the part is in view.
    static void sayFrom(const QWidget& part, const QString& sentence);
    void repeat(); // what was said last; nothing before the first time
    const QString& last() const { return m_last; }

signals:
    void said(const QString& words); // now, whether somebody listens or not

private:
    explicit Announcer(QWidget& window);
    void flush();
    void speak();

    QStringList m_due;
    QString m_last;
    std::array<QObject*, 4> m_notices;
    std::size_t m_next = 0;
};

} // namespace bouton
