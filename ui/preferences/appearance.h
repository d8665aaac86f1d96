// SPDX-License-Identifier: MIT
#pragma once

#include "ui/preferences/preferences.h"

namespace bouton {

// Gives the application Bouton's style, the plurals of English, and the colours of the light or the
// dark theme for these eyes; System: of the one that is nearer to the desktop's own palette. All
// that is in view is painted anew.
void apply(Preferences::Appearance appearance, Eyes eyes = Eyes::Usual);

// Makes the letters of all widgets so large, in percent of the system's font.
void applyTypeSize(int percent);

} // namespace bouton
