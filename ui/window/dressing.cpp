#include "ui/window/dressing.h"

#include "ui/boards/mover.h"
#include "ui/preferences/appearance.h"

namespace bouton {

Dressing::Dressing(const Preferences& preferences) {
    const auto obey = [&preferences](auto changed, auto dress) {
        QObject::connect(&preferences, changed, &preferences, dress);
        dress();
    };
    obey(&Preferences::appearanceChanged,
         [&preferences] { apply(preferences.appearance(), preferences.eyes()); });
    obey(&Preferences::motionChanged,
         [&preferences] { setReducedMotion(preferences.reducedMotion()); });
    obey(&Preferences::typeSizeChanged, [&preferences] { applyTypeSize(preferences.typeSize()); });
}

} // namespace bouton
