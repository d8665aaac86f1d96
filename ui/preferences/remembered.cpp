#include "ui/preferences/remembered.h"

#include <QSplitter>

#include "ui/preferences/preferences.h"

namespace bouton {

void remember(QSplitter& splitter, Preferences& preferences, const QString& part) {
    const bool collapsible = splitter.childrenCollapsible(); // is part of the state
    const int handle = splitter.handleWidth();
    splitter.restoreState(preferences.window(part));
    splitter.setChildrenCollapsible(collapsible);
    splitter.setHandleWidth(handle);
    QObject::connect(
        &splitter, &QSplitter::splitterMoved, &preferences,
        [&splitter, &preferences, part] { preferences.keepWindow(part, splitter.saveState()); });
}

} // namespace bouton
