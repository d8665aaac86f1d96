// What MainWindow tells of itself: help, keys, the first steps.

#include <QMainWindow>
#include <QScreen>

#include "ui/game/game_page.h"
#include "ui/help/about_dialog.h"
#include "ui/help/help_view.h"
#include "ui/help/shortcut_sheet.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"
#include "ui/window/tour.h"

namespace bouton {

void MainWindow::bringHelp() {
    if (GamePage* page = gamePage())
        m_help->showGame(page->session().game());
    else
        m_help->showTopic(inLaboratory() ? HelpView::Topic::Laboratory : HelpView::Topic::Program);
}

// The rules lie in a window of their own where this one has no room for them: to its right if the
// screen goes on there, else over its right edge, away from the board.
void MainWindow::showRules(bool shown) {
    if (shown && m_help->isHidden()) {
        m_help->setFloating(width() < 155 * Theme::unit);
        if (m_help->isFloating()) {
            const QRect page(centralWidget()->mapToGlobal(QPoint()), centralWidget()->size());
            const int wide = m_help->sizeHint().width();
            const int room = screen()->availableGeometry().right() - frameGeometry().right();
            const int left = room >= wide ? frameGeometry().right() + 1 : page.right() + 1 - wide;
            m_help->setGeometry(left, page.top(), wide, page.height());
        }
    }
    m_help->setVisible(shown);
}

void MainWindow::showAbout() {
    auto* about = new AboutDialog(this);
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->show();
}

void MainWindow::showShortcuts() {
    if (!m_shortcuts) {
        m_shortcuts = new ShortcutSheet(*this);
        m_shortcuts->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_shortcuts->show();
    m_shortcuts->raise();
    m_shortcuts->activateWindow();
}

void MainWindow::takeTour() {
    m_preferences.setTourTaken(true);
    showRules(false);
    m_tour->begin();
}

void MainWindow::welcome() {
    if (!m_preferences.tourTaken())
        takeTour();
}

} // namespace bouton
