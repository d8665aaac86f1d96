#pragma once

#include <QObject>

#include <optional>

class QDBusVariant;

namespace bouton {

// Whether the desktop asks programs not to move things: what its settings portal has told a
// SystemMotion, else what the settings of KDE and GTK say, which are read when it is called first.
// Where nothing says anything the answer is no.
bool systemReducesMotion();

// Asks the desktop's settings portal (GNOME and others; org.freedesktop.portal.Settings) whether
// things may move, and listens for changes. It waits for no answer; where there is no session bus
// or no portal, nothing happens.
class SystemMotion : public QObject {
    Q_OBJECT

public:
    explicit SystemMotion(QObject* parent);

    // Of what the portal sent for GNOME's "enable-animations", in as many variants as it may be
    // wrapped. None: it is no such value.
    static std::optional<bool> reducedBy(const QVariant& value);

signals:
    void changed(); // systemReducesMotion() is another

private slots:
    void hear(const QString& space, const QString& key, const QDBusVariant& value);

private:
    void take(const QVariant& value);
};

} // namespace bouton
