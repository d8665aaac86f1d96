// SPDX-License-Identifier: MIT
#pragma once

#include "ui/help/shortcut_sheet.h"
#include "ui/print/print_dialog.h"
#include "ui/programs/program_dialog.h"
#include "ui/support.h"

namespace bouton::testing {

// Shows the dialogs of the window that are not asked for by Qt, one after the other.
template <class Look> void forEachDialog(MainWindow& window, const Ruleset& game, Look look) {
    ProgramDialog program(window.preferences().programs(), game, {}, &window);
    ShortcutSheet keys(window);
    PrintDialog print(&window);
    for (QDialog* dialog : std::initializer_list<QDialog*>{&program, &keys, &print}) {
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog));
        look(*dialog);
        dialog->hide();
    }
}

} // namespace bouton::testing
