#pragma once

#include <QHash>
#include <QObject>

class QVariantAnimation;
class QWidget;

namespace bouton {

// How far widgets have come between not being and being under the mouse. A change takes 80 ms and
// then nothing runs any more.
class HoverFade : public QObject {
    Q_OBJECT

public:
    static constexpr int duration = 80; // milliseconds

    using QObject::QObject;

    void watch(QWidget* widget); // its enterings and leavings, as long as it lives
    // 0 to 1. A widget that nothing happens to is at one of the ends, as `over` says; so is null.
    double level(const QObject* widget, bool over) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QHash<const QObject*, QVariantAnimation*> m_running;
};

} // namespace bouton
