#pragma once

#include <QString>

class QSplitter;

namespace bouton {

class Preferences;

// From now on the splitter's border is where the user left it, also tomorrow. `part` names it among
// what the window remembers.
void remember(QSplitter& splitter, Preferences& preferences, const QString& part);

} // namespace bouton
