#pragma once

#include <QObject>

class QWidget;

namespace bouton {

// Says what is chosen in a list of choices that is closed. Qt 6.4 tells a screen reader of such a
// list its name alone, neither what is chosen nor that it has changed: so the choice is its
// description, and a new one is said while the list has the keys.
class ChoiceVoice : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // Does nothing for other kinds of controls, nor the second time.
    void watch(QWidget* control);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace bouton
