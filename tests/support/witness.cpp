// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QGenericPlugin>
#include <QLabel>

#include <cstdio>

// A plugin of Qt's for a program that a test starts: whatever notice the program's window shows, it
// writes to the standard error, a line each. QT_QPA_GENERIC_PLUGINS=witness loads it.

namespace bouton::testing {

class Witness : public QObject {
public:
    Witness() { qApp->installEventFilter(this); }

    bool eventFilter(QObject* object, QEvent* event) override {
        const auto* label =
            event->type() == QEvent::Paint ? qobject_cast<QLabel*>(object) : nullptr;
        if (label && label->objectName() == QLatin1String("noticeWords"))
            std::fprintf(stderr, "%s\n", qPrintable(label->text()));
        return false;
    }
};

class WitnessPlugin : public QGenericPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "witness.json")

public:
    QObject* create(const QString&, const QString&) override { return new Witness; }
};

} // namespace bouton::testing

#include "witness.moc"
