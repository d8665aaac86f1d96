#include "ui/window/help_menu.h"

#include <QMainWindow>
#include <QScreen>

#include "ui/controls/announcer.h"
#include "ui/controls/menus.h"
#include "ui/game/game_page.h"
#include "ui/help/about_dialog.h"
#include "ui/help/help_view.h"
#include "ui/help/shortcut_sheet.h"
#include "ui/preferences/preferences.h"
#include "ui/theme/theme.h"
#include "ui/window/tour.h"

namespace bouton {

HelpMenu::HelpMenu(Games games, Pages& pages, Preferences& preferences, QMainWindow& window)
    : QMenu(&window),
      m_pages(pages),
      m_preferences(preferences),
      m_window(window),
      m_view(new HelpView(games, &window)),
      m_tour(new Tour(window, pages)) {
    window.addDockWidget(Qt::RightDockWidgetArea, m_view);
    m_view->hide();
    worded(this, &QMenu::setTitle, [] { return tr("&Help"); });
    m_rules = addEntry(
        *this, this, &HelpMenu::showRules, [this] { return wordsOfHelp(); }, Qt::Key_F1);
    m_rules->setObjectName(QStringLiteral("helpHere"));
    m_rules->setCheckable(true);
    addEntry(
        *this, this, &HelpMenu::showShortcuts, [] { return tr("&Keyboard shortcuts"); },
        Qt::Key_Question);
    addEntry(*this, this, &HelpMenu::takeTour, [] { return tr("Take the &tour"); });
    addSeparator();
    addEntry(*this, this, &HelpMenu::showAbout, [] {
        return tr("&About Bouton");
    })->setMenuRole(QAction::AboutRole);
    // Only as long as there are pages: the view is hidden once more when the window goes.
    connect(m_view, &HelpView::visibilityChanged, &pages, [this] { refresh(); });
    connect(m_view, &HelpView::wanted, this, [this] { showRules(true); });
    connect(&pages, &Pages::went, this, &HelpMenu::follow);
}

QString HelpMenu::wordsOfHelp() const {
    switch (m_pages.place()) {
    case Pages::Place::Game: return tr("&Rules of this game");
    case Pages::Place::Laboratory: return tr("&About the experiments");
    default: return tr("&How Bouton works");
    }
}

// The page has gone to another one.
void HelpMenu::follow() {
    const Pages::Place place = m_pages.place();
    if (place == Pages::Place::Archive || place == Pages::Place::Preferences)
        m_tour->end();
    // One that has no room beside the pages lies over them, and was opened for the page before.
    if (place == Pages::Place::Archive || place == Pages::Place::Start
        || (m_view->isFloating() && place != Pages::Place::Game))
        m_view->hide();
    if (GamePage* page = m_pages.game())
        m_view->showGame(page->session().game());
    else
        m_view->showTopic(place == Pages::Place::Laboratory ? HelpView::Topic::Laboratory
                                                            : HelpView::Topic::Program);
    refresh();
}

void HelpMenu::refresh() {
    m_rules->setText(wordsOfHelp());
    m_rules->setChecked(m_view->isVisible());
}

// The rules lie in a window of their own where this one has no room for them: to its right if the
// screen goes on there, else over its right edge, away from the board.
void HelpMenu::showRules(bool shown) {
    if (shown && m_view->isHidden()) {
        m_view->setFloating(m_window.width() < 155 * Theme::unit);
        if (m_view->isFloating()) {
            const QRect page(m_pages.mapToGlobal(QPoint()), m_pages.size());
            const int wide = m_view->sizeHint().width(), edge = m_window.frameGeometry().right();
            const int room = m_window.screen()->availableGeometry().right() - edge;
            const int left = room >= wide ? edge + 1 : page.right() + 1 - wide;
            m_view->setGeometry(left, page.top(), wide, page.height());
        }
    }
    m_view->setVisible(shown);
    if (shown)
        Announcer::sayFrom(m_window, tr("%1. Tab leads to the text.").arg(m_view->windowTitle()));
}

void HelpMenu::showAbout() {
    auto* about = new AboutDialog(&m_window);
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->show();
}

void HelpMenu::showShortcuts() {
    if (!m_shortcuts) {
        m_shortcuts = new ShortcutSheet(m_window);
        m_shortcuts->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_shortcuts->show();
    m_shortcuts->raise();
    m_shortcuts->activateWindow();
}

void HelpMenu::takeTour() {
    m_preferences.setTourTaken(true);
    showRules(false);
    m_tour->begin();
}

void HelpMenu::welcome() {
    if (!m_preferences.tourTaken())
        takeTour();
}

bool HelpMenu::putAway() {
    if (m_tour->running())
        m_tour->end();
    else if (m_shortcuts && m_shortcuts->isVisible())
        m_shortcuts->close();
    else
        return false;
    return true;
}

} // namespace bouton
