#pragma once

#include "ui/preferences.h"

namespace bouton {

// Gives the application the colours of the light or the dark theme; System: of the one that is
// nearer to the desktop's own palette.
void apply(Preferences::Appearance appearance);

} // namespace bouton
