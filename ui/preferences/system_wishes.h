// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QVariant>

class QDBusVariant;

namespace bouton {

// What the desktop asks of programs: what its settings portal has told a SystemWishes, else what
// the settings of KDE and GTK say, which are read when one of these is called first. Where nothing
// says anything the answer is no.
bool systemReducesMotion(); // not to move things
bool systemHighContrast();  // to be easy to see

// Asks the desktop's settings portal (GNOME, KDE and others; org.freedesktop.portal.Settings) for
// these, and listens for changes. It waits for no answer; where there is no session bus or no
// portal, nothing happens.
class SystemWishes : public QObject {
    Q_OBJECT

public:
    explicit SystemWishes(QObject* parent);

    // What the portal sent, without the variants in which it may be wrapped.
    static QVariant unwrapped(const QVariant& value);

signals:
    void motionChanged();   // systemReducesMotion() is another
    void contrastChanged(); // systemHighContrast() is another

private slots:
    void hear(const QString& space, const QString& key, const QDBusVariant& value);

private:
    void take(const QString& space, const QString& key, const QVariant& value);
};

} // namespace bouton
