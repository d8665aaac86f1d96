#pragma once

namespace bouton {

class Preferences;

// Gives the application the colours, the motion and the size of letters that these preferences say,
// now and whenever they change.
void dressAs(const Preferences& preferences);

} // namespace bouton
