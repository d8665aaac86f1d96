#pragma once

namespace bouton {

// Whether the desktop asks programs not to move things. It reads the settings of KDE and GTK, where
// there are any, when it is called first; on a desktop that keeps none there the answer is no.
bool systemReducesMotion();

} // namespace bouton
