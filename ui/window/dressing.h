#pragma once

namespace bouton {

class Preferences;

// Gives the application the colours, the motion and the size of letters that these preferences say,
// now and whenever they change. It comes before the first widget: a layout remembers for good what
// an earlier style made of its parts.
class Dressing {
public:
    explicit Dressing(const Preferences& preferences);
};

} // namespace bouton
