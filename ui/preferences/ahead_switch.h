#pragma once

#include "ui/controls/switches.h"

namespace bouton {

class Preferences;

// Whether a computer thinks in the opponent's time, as the preferences have it. It is for where
// that can matter: where a computer can do so against a human.
class AheadSwitch : public ToggleSwitch {
    Q_OBJECT

public:
    explicit AheadSwitch(Preferences& preferences, QWidget* parent = nullptr);
};

} // namespace bouton
