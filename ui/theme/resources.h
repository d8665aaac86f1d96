// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>

#include "core/ruleset.h"

namespace bouton {

// Makes the icons and help pages of resources/bouton.qrc known, which a static library does not do
// by itself. May be called any number of times.
void loadResources();

QIcon applicationIcon();
QIcon iconOf(const Ruleset& game); // null if the game has none

} // namespace bouton
