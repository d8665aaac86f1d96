// The menus of MainWindow.

#include <QApplication>
#include <QMenuBar>
#include <QStackedWidget>

#include "ui/controls/say.h"
#include "ui/controls/words.h"
#include "ui/files/edit_menu.h"
#include "ui/files/file_menu.h"
#include "ui/game/game_page.h"
#include "ui/game/table_buttons.h"
#include "ui/help/help_view.h"
#include "ui/theme/resources.h"
#include "ui/window/main_window.h"
#include "ui/window/view_menu.h"

namespace bouton {

template <class Slot>
QAction* MainWindow::add(QMenu* menu, const char* text, const QKeySequence& keys, Slot slot) {
    QAction* action = say(menu->addAction(QString()), [text] { return tr(text); });
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, std::move(slot));
    return action;
}

QMenu* MainWindow::addMenu(const char* text) {
    return say(menuBar()->addMenu(QString()), &QMenu::setTitle, [text] { return tr(text); });
}

void MainWindow::makeFileMenus() {
    const auto page = [this] { return gamePage(); };
    m_fileMenu = new FileMenu(*m_files, m_preferences, page, this);
    menuBar()->addMenu(m_fileMenu);
    m_fileMenu->addSeparator();
    add(m_fileMenu, QT_TR_NOOP("&Quit"), Qt::CTRL | Qt::Key_Q, &MainWindow::close)
        ->setMenuRole(QAction::QuitRole);
    m_editMenu = new EditMenu(*m_files, page, this);
    m_editMenu->addSeparator();
    add(m_editMenu, QT_TR_NOOP("Pre&ferences"), Qt::CTRL | Qt::Key_Comma,
        &MainWindow::openPreferences)
        ->setMenuRole(QAction::PreferencesRole);
    menuBar()->addMenu(m_editMenu);
}

void MainWindow::makeGameMenu() {
    QMenu* menu = addMenu(QT_TR_NOOP("&Game"));
    m_newGame = add(menu, QT_TR_NOOP("&New game"), Qt::CTRL | Qt::Key_N, &MainWindow::newGame);
    m_resign = add(menu, QT_TR_NOOP("R&esign"), {}, &MainWindow::resign);
    menu->addSeparator();
    addJumps(menu);
    menu->addSeparator();
    m_hint = add(menu, QT_TR_NOOP("&Hint"), Qt::Key_H, [this] { gamePage()->session().hint(); });
    m_moveNow = add(menu, QT_TR_NOOP("&Move now"), Qt::CTRL | Qt::Key_Return,
                    [this] { gamePage()->session().answerNow(); });
    m_moveNow->setObjectName(QStringLiteral("moveNow"));
    m_edit = add(menu, QT_TR_NOOP("&Edit this position"), Qt::CTRL | Qt::Key_E,
                 [this] { gamePage()->editPosition(); });
    menu->addSeparator();
    int number = 0;
    for (const Ruleset* game : m_games) {
        QAction* action = say(menu->addAction(iconOf(*game), QString()),
                              [game] { return spoken(game->name.title); });
        if (++number <= 9)
            action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number)));
        connect(action, &QAction::triggered, this, [this, game] { open(*game); });
    }
    menu->addSeparator();
    add(menu, QT_TR_NOOP("&Laboratory"), Qt::CTRL | Qt::Key_B, &MainWindow::openLaboratory);
    add(menu, QT_TR_NOOP("A&rchive"), Qt::CTRL | Qt::Key_H, &MainWindow::openArchive);
    m_allGames =
        add(menu, QT_TR_NOOP("&All games"), Qt::ALT | Qt::Key_Left, &MainWindow::showStartPage);

    // No menu entry: what Escape does depends on what is going on.
    auto* escape = say(new QAction(this), [] { return tr("Back, or end what was begun"); });
    escape->setShortcut(Qt::Key_Escape);
    connect(escape, &QAction::triggered, this, &MainWindow::escape);
    addAction(escape);
    qApp->installEventFilter(this);
}

void MainWindow::addJumps(QMenu* menu) {
    for (std::size_t i = 0; i < allJumps.size(); ++i) {
        const Jump jump = allJumps[i];
        if (jump == Jump::Undo)
            menu->addSeparator();
        m_jumps[i] = say(menu->addAction(QString()), [jump] { return wordsFor(jump); });
        m_jumps[i]->setShortcuts(keysFor(jump));
        connect(m_jumps[i], &QAction::triggered, this,
                [this, jump] { gamePage()->timeBar()->jump(jump); });
    }
}

void MainWindow::makeViewMenu() {
    auto* menu = new ViewMenu(m_preferences, this);
    menuBar()->addMenu(menu);
    menu->addSeparator();
    m_turned = add(menu, QT_TR_NOOP("T&urn the board"), Qt::CTRL | Qt::Key_T, [this](bool turned) {
        m_preferences.setBoardTurned(gamePage()->session().game(), turned);
    });
    m_turned->setCheckable(true);
    m_turned->setObjectName(QStringLiteral("turnBoard"));
    m_fullScreen = add(menu, QT_TR_NOOP("&Full screen"), Qt::Key_F11, &MainWindow::setFullScreen);
    m_fullScreen->setCheckable(true);
}

// What F1 opens here.
QString MainWindow::wordsOfHelp() const {
    return gamePage()       ? tr("&Rules of this game")
           : inLaboratory() ? tr("&About the experiments")
                            : tr("&How Bouton works");
}

void MainWindow::makeHelpMenu() {
    QMenu* menu = addMenu(QT_TR_NOOP("&Help"));
    m_rules = say(menu->addAction(QString()), [this] { return wordsOfHelp(); });
    m_rules->setObjectName(QStringLiteral("helpHere"));
    m_rules->setShortcut(Qt::Key_F1);
    connect(m_rules, &QAction::triggered, this, &MainWindow::showRules);
    m_rules->setCheckable(true);
    connect(m_help, &HelpView::visibilityChanged, this, &MainWindow::refreshActions);
    add(menu, QT_TR_NOOP("&Keyboard shortcuts"), Qt::Key_Question, &MainWindow::showShortcuts);
    add(menu, QT_TR_NOOP("Take the &tour"), {}, &MainWindow::takeTour);
    menu->addSeparator();
    add(menu, QT_TR_NOOP("&About Bouton"), {}, &MainWindow::showAbout)
        ->setMenuRole(QAction::AboutRole);
}

} // namespace bouton
