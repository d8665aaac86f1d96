#pragma once

#include <QMenu>
#include <QPointer>

#include "ui/window/pages.h"

class QMainWindow;

namespace bouton {

class HelpView;
class ShortcutSheet;
class Tour;

// The menu Help and what it opens: the rules or the help of the page that is shown, beside it; the
// sheet of all keys; the first steps; a word about the program.
class HelpMenu : public QMenu {
    Q_OBJECT

public:
    // The rules lie beside the pages in this window, and it tells its keys.
    HelpMenu(Games games, Pages& pages, Preferences& preferences, QMainWindow& window);

    HelpView* view() const { return m_view; }
    Tour& tour() const { return *m_tour; }

    void showRules(bool shown);
    void showAbout();
    void showShortcuts(); // all keys, in a window of their own
    void takeTour();      // the first steps, from the beginning
    void welcome();       // the same, unless that was done on an earlier day
    // Ends the tour or else closes the sheet of keys. False: neither is there.
    bool putAway();

private:
    QString wordsOfHelp() const; // what F1 opens here
    void follow();
    void refresh();

    Pages& m_pages;
    Preferences& m_preferences;
    QMainWindow& m_window;
    HelpView* m_view;
    Tour* m_tour;
    QPointer<ShortcutSheet> m_shortcuts; // null: closed
    QAction* m_rules;
};

} // namespace bouton
