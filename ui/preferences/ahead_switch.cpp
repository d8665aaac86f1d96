#include "ui/preferences/ahead_switch.h"

#include "ui/controls/layouts.h"
#include "ui/preferences/preferences.h"

namespace bouton {

AheadSwitch::AheadSwitch(Preferences& preferences, QWidget* parent) : ToggleSwitch(parent) {
    named("ahead", worded(this, [] { return tr("Think in the opponent's time"); }));
    worded(this, &QWidget::setToolTip, [] {
        return tr("While it is your turn, the computer gets ready for its reply. That keeps one "
                  "processor busy.");
    });
    setChecked(preferences.thinkingAhead());
    connect(this, &QAbstractButton::clicked, &preferences, &Preferences::setThinkingAhead);
    connect(&preferences, &Preferences::thinkingAheadChanged, this, &QAbstractButton::setChecked);
}

} // namespace bouton
