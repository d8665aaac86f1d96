#include "ui/controls/choice_voice.h"

#include <QComboBox>
#include <QEvent>

#include "ui/controls/announcer.h"

namespace bouton {

namespace {

void describe(QComboBox& box) { box.setAccessibleDescription(box.currentText()); }

} // namespace

void ChoiceVoice::watch(QWidget* control) {
    auto* box = qobject_cast<QComboBox*>(control);
    if (!box || box->property("choiceIsHeard").toBool())
        return;
    box->setProperty("choiceIsHeard", true);
    describe(*box);
    box->installEventFilter(this);
    connect(box->model(), &QAbstractItemModel::dataChanged, box, [box] { describe(*box); });
    connect(box, &QComboBox::currentTextChanged, this, [box](const QString& chosen) {
        describe(*box);
        if (box->hasFocus())
            Announcer::sayFrom(*box, chosen);
    });
}

// A choice that was made while the signals of the list were blocked.
bool ChoiceVoice::eventFilter(QObject* watched, QEvent* event) {
    if (auto* box = qobject_cast<QComboBox*>(watched); box && event->type() == QEvent::FocusIn)
        describe(*box);
    return QObject::eventFilter(watched, event);
}

} // namespace bouton
