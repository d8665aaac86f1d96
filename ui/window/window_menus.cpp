// SPDX-License-Identifier: MIT
#include "ui/window/window_menus.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QFileInfo>
#include <QImage>
#include <QMainWindow>
#include <QMimeData>
#include <QScreen>

#include "games/formats.h"
#include "session/file_name.h"
#include "session/program_removal.h"
#include "ui/boards/board_view.h"
#include "ui/controls/announcer.h"
#include "ui/controls/layouts.h"
#include "ui/controls/menus.h"
#include "ui/controls/words.h"
#include "ui/files/game_files.h"
#include "ui/game/aloud.h"
#include "ui/game/game_page.h"
#include "ui/game/next_game.h"
#include "ui/help/about_dialog.h"
#include "ui/help/help_view.h"
#include "ui/help/shortcut_sheet.h"
#include "ui/insight/game_paper.h"
#include "ui/own/own_game_page.h"
#include "ui/preferences/preferences.h"
#include "ui/print/drawing.h"
#include "ui/print/film.h"
#include "ui/print/picture_file.h"
#include "ui/theme/resources.h"
#include "ui/theme/theme.h"
#include "ui/window/tour.h"

namespace bouton {

// FileMenu ----------------------------------------------------------------------------------------

FileMenu::FileMenu(GameFiles& files, Preferences& preferences, std::function<GamePage*()> page,
                   QWidget* parent)
    : QMenu(parent), m_files(files), m_preferences(preferences), m_page(std::move(page)) {
    worded(this, &QMenu::setTitle, [] { return tr("&File"); });
    named("openFile", addEntry(
                          *this, &m_files, &GameFiles::askToOpen, [] { return tr("&Open…"); },
                          QKeySequence::Open));
    m_recent = worded(addMenu(QString()), &QMenu::setTitle, [] { return tr("Open &recent"); });
    m_recent->setObjectName(QStringLiteral("recentFiles"));
    addSeparator();
    m_save = named("saveFile", addEntry(
                                   *this, this, [this] { m_files.save(*m_page()); },
                                   [] { return tr("&Save"); }, QKeySequence::Save));
    m_saveAs =
        named("saveFileAs", addEntry(
                                *this, this, [this] { m_files.askToSave(*m_page()); },
                                [] { return tr("Save &as…"); }, Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    addSeparator();
    m_picture = named("savePicture", addEntry(*this, this, &FileMenu::savePicture,
                                              [] { return tr("Save a p&icture of the board…"); }));
    m_film = named("saveFilm", addEntry(*this, this, &FileMenu::saveFilm,
                                        [] { return tr("Save a &moving picture of the game…"); }));
    m_print = named("printBoard", addEntry(
                                      *this, this, &FileMenu::print,
                                      [] { return tr("&Print the board…"); }, QKeySequence::Print));
    m_printGame = named("printGame", addEntry(*this, this, &FileMenu::printGame,
                                              [] { return tr("Print the &game…"); }));
    connect(&preferences.recentFiles, &AnyPreference::changed, this, &FileMenu::listRecent);
    listRecent();
}

void FileMenu::listRecent() {
    m_recent->clear();
    int number = 0;
    for (const QString& path : m_preferences.recentFiles()) {
        const QString name = withoutKeys(shownPath(QFileInfo(path).fileName()));
        QAction* action = m_recent->addAction(QStringLiteral("&%1  %2").arg(++number).arg(name));
        action->setToolTip(shownPath(path));
        connect(action, &QAction::triggered, this, [this, path] { m_files.open(path); });
    }
    m_recent->setToolTipsVisible(true);
    m_recent->setEnabled(number > 0);
}

void FileMenu::refresh() {
    GamePage* page = m_page();
    const bool game = page && page->session().match();
    m_save->setEnabled(game);
    m_saveAs->setEnabled(game);
    m_picture->setEnabled(page);
    m_film->setEnabled(game);
    m_print->setEnabled(page);
    m_printGame->setEnabled(game);
}

void FileMenu::savePicture() {
    GamePage* page = m_page();
    QFileInfo name(GameFiles::nameFor(page->session()));
    askToExport(
        parentWidget(), name.completeBaseName() + QStringLiteral(".png"),
        [page] { return Drawings{drawingOf(page->session().game(), *page->board())}; },
        [this](const QString& sentence) { emit m_files.statusText(sentence); });
}

// As the board is seen, at the pace of a replay.
void FileMenu::saveFilm() {
    GamePage* page = m_page();
    askToSaveFilm(
        parentWidget(),
        tr("%1 moving", "the name of a file with a moving picture")
                .arg(QFileInfo(GameFiles::nameFor(page->session())).completeBaseName())
            + QStringLiteral(".png"),
        [this, page = QPointer(page)] {
            if (!page || !page->session().match())
                return Film{};
            Film film = filmOf(*page->session().match());
            film.turned = page->board()->turned();
            film.coordinates = page->board()->coordinatesShown();
            film.pace = m_preferences.replayStep();
            return film;
        },
        [this](const QString& sentence) { emit m_files.statusText(sentence); });
}

void FileMenu::print() {
    GamePage* page = m_page();
    askToPrint(
        parentWidget(), spoken(page->session().game().name.title),
        [page] { return Drawings{drawingOf(page->session().game(), *page->board())}; },
        [this](const QString& sentence) { emit m_files.statusText(sentence); });
}

void FileMenu::printGame() {
    askToPrint(
        parentWidget(), QFileInfo(GameFiles::nameFor(m_page()->session())).completeBaseName(),
        [page = QPointer(m_page())] {
            return page && page->session().match() ? gamePaperOf(page->session()) : Drawings();
        },
        [this](const QString& sentence) { emit m_files.statusText(sentence); });
}

// EditMenu ----------------------------------------------------------------------------------------

EditMenu::EditMenu(GameFiles& files, std::function<GamePage*()> page, QWidget* parent)
    : QMenu(parent), m_files(files), m_page(std::move(page)) {
    worded(this, &QMenu::setTitle, [] { return tr("&Edit"); });
    const auto put = [this](QMimeData* data, const QString& what) {
        QApplication::clipboard()->setMimeData(data);
        emit m_files.statusText(what);
    };
    m_position =
        named("copyPosition", addEntry(
                                  *this, this,
                                  [this, put] {
                                      QMimeData* data = GameFiles::positionOf(*m_page());
                                      const QString text = data->text();
                                      put(data, tr("Copied: %1").arg(text));
                                  },
                                  [] { return tr("Copy the &position"); }, QKeySequence::Copy));
    m_game =
        named("copyGame",
              addEntry(
                  *this, this,
                  [this, put] { put(GameFiles::gameOf(*m_page()), tr("The game is copied.")); },
                  [] { return tr("Copy the &game"); }, Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    m_as = worded(addMenu(QString()), &QMenu::setTitle, [] { return tr("Copy the ga&me as"); });
    m_as->setObjectName(QStringLiteral("copyGameAs"));
    connect(m_as, &QMenu::aboutToShow, this, &EditMenu::listFormats);
    m_picture = named(
        "copyPicture",
        addEntry(
            *this, this,
            [this, put] {
                GamePage* page = m_page();
                auto* data = new QMimeData;
                data->setImageData(QImage::fromData(pictureBytes(
                    {drawingOf(page->session().game(), *page->board())}, QStringLiteral("png"))));
                put(data, tr("The picture is copied."));
            },
            [] { return tr("Copy a p&icture of the board"); }, Qt::CTRL | Qt::ALT | Qt::Key_C));
    addSeparator();
    named("paste", addEntry(
                       *this, this, &EditMenu::paste,
                       [] { return tr("P&aste a game or a position"); }, QKeySequence::Paste));
    m_own = actions();
}

void EditMenu::refresh() {
    GamePage* page = m_page();
    m_position->setEnabled(page);
    m_picture->setEnabled(page);
    m_game->setEnabled(page && page->session().match());
    m_as->menuAction()->setVisible(page && !formatsOf(page->session().game()).empty());
    m_as->menuAction()->setEnabled(m_game->isEnabled());
    listFormats();
}

void EditMenu::listFormats() {
    m_as->clear();
    GamePage* page = m_page();
    if (!page)
        return;
    for (const Format& format : formatsOf(page->session().game()))
        if (format.write)
            connect(m_as->addAction(spoken(Phrase{format.title})), &QAction::triggered, page,
                    [this, page, &format] {
                        if (!page->session().match())
                            return;
                        QString leftOut;
                        QApplication::clipboard()->setText(
                            GameFiles::writtenAs(format, *page, leftOut));
                        const QString done = tr("The game is copied.");
                        emit m_files.statusText(leftOut.isEmpty() ? done
                                                                  : sentences(done, leftOut));
                    });
}

void EditMenu::paste() {
    const QMimeData* data = QApplication::clipboard()->mimeData();
    if (data)
        m_files.take(*data, m_page());
}

// ViewMenu ----------------------------------------------------------------------------------------

ViewMenu::ViewMenu(Preferences& preferences, Pages& pages, QWidget& window)
    : QMenu(&window), m_pages(pages), m_window(window) {
    using std::chrono::milliseconds;
    using Appearance = Preferences::Appearance;
    worded(this, &QMenu::setTitle, [] { return tr("&View"); });
    QAction* legal = add(*this, QT_TR_NOOP("Show &legal moves"));
    legal->setObjectName(QStringLiteral("legalMoves"));
    legal->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_L));
    preferences.legalMovesShown.tell(legal, &QAction::setChecked);
    connect(legal, &QAction::toggled, &preferences.legalMovesShown, &Preference<bool>::set);
    addChoices<milliseconds>(preferences.pace, QT_TR_NOOP("&Computer's pace"),
                             {{QT_TR_NOOP("As long as it &thinks"), milliseconds(0)},
                              {QT_TR_NOOP("At least 0.3 s: &quick"), milliseconds(300)},
                              {QT_TR_NOOP("At least 0.6 s: &normal"), milliseconds(600)},
                              {QT_TR_NOOP("At least 1.5 s: &slow"), milliseconds(1500)},
                              {QT_TR_NOOP("At least 4 s: &explaining"), milliseconds(4000)}});
    addChoices<Appearance>(preferences.appearance, QT_TR_NOOP("C&olours"),
                           {{QT_TR_NOOP("&Follow the desktop"), Appearance::System},
                            {QT_TR_NOOP("&Light"), Appearance::Light},
                            {QT_TR_NOOP("&Dark"), Appearance::Dark}});
    addChoices<std::optional<Eyes>>(preferences.palette, QT_TR_NOOP("P&alette"),
                                    {{QT_TR_NOOP("&Follow the desktop"), {}},
                                     {QT_TR_NOOP("&Usual"), Eyes::Usual},
                                     {QT_TR_NOOP("Colour-&blind"), Eyes::ColourBlind},
                                     {QT_TR_NOOP("&High contrast"), Eyes::HighContrast}});
    addSeparator();
    m_turned = add(*this, QT_TR_NOOP("T&urn the board"));
    m_turned->setObjectName(QStringLiteral("turnBoard"));
    m_turned->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_T));
    connect(m_turned, &QAction::triggered, this, [&](bool turned) {
        if (GamePage* page = pages.game())
            preferences.boardTurned.set(page->session().game(), turned);
    });
    m_fullScreen = add(*this, QT_TR_NOOP("&Full screen"));
    m_fullScreen->setShortcut(Qt::Key_F11);
    connect(m_fullScreen, &QAction::triggered, &window,
            [&window](bool full) { full ? window.showFullScreen() : window.showNormal(); });
    m_projector = add(*this, QT_TR_NOOP("&Projector"));
    m_projector->setObjectName(QStringLiteral("projectorAction"));
    m_projector->setShortcut(Qt::Key_F12);
    connect(m_projector, &QAction::triggered, this, [&pages](bool on) {
        if (GamePage* page = pages.game())
            page->project(on);
    });
    connect(&pages, &Pages::made, this, [this](GamePage* page) {
        connect(page, &GamePage::projectedChanged, this, &ViewMenu::refresh);
    });
    for (QAction* action : {legal, m_turned, m_fullScreen})
        sayWhenSwitched(*action, window);
    window.installEventFilter(this);
    connect(&pages, &Pages::changed, this, &ViewMenu::refresh);
    refresh();
}

void ViewMenu::refresh() {
    const GamePage* page = m_pages.game();
    m_turned->setEnabled(page);
    m_turned->setChecked(page && page->board()->turned());
    m_projector->setEnabled(page);
    m_projector->setChecked(page && page->projected());
}

bool ViewMenu::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window && event->type() == QEvent::WindowStateChange)
        m_fullScreen->setChecked(m_window.isFullScreen());
    return QMenu::eventFilter(watched, event);
}

QAction* ViewMenu::add(QMenu& menu, const char* text) {
    QAction* action = worded(menu.addAction(QString()), [text] { return tr(text); });
    action->setCheckable(true);
    return action;
}

template <typename T>
void ViewMenu::addChoices(Preference<T>& preference, const char* title,
                          std::initializer_list<std::pair<const char*, T>> choices) {
    QMenu* menu = worded(addMenu(QString()), &QMenu::setTitle, [title] { return tr(title); });
    auto* group = new QActionGroup(this);
    group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    for (const auto& [text, choice] : choices) {
        QAction* action = group->addAction(add(*menu, text));
        const auto check = [action, choice = choice](const T& now) {
            action->setChecked(now == choice);
        };
        preference.tell(action, check);
        connect(action, &QAction::triggered, this, [check, choice = choice, &preference] {
            preference.set(choice);
            check(preference()); // chosen once more it would lose its mark
        });
    }
}

// InsightMenu -------------------------------------------------------------------------------------

InsightMenu::InsightMenu(Preferences& preferences, QWidget* parent)
    : QMenu(parent), m_preferences(preferences) {
    worded(this, &QMenu::setTitle, [] { return tr("&See why"); });
    for (const Insight insight : allInsights) {
        QAction* action = worded(addAction(QString()), [insight] { return wordsFor(insight); });
        action->setObjectName(QLatin1String(idOf(insight)) + QStringLiteral("Action"));
        action->setShortcut(keysFor(insight));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, insight](bool shown) {
            if (m_game)
                m_preferences.setInsightShown(insight, *m_game, shown);
        });
        if (parent)
            sayWhenSwitched(*action, *parent);
    }
    connect(&preferences, &Preferences::insightShownChanged, this, &InsightMenu::refresh);
    refresh();
}

void InsightMenu::setGame(const Ruleset* game) {
    m_game = game;
    refresh();
}

void InsightMenu::refresh() {
    for (std::size_t i = 0; i < allInsights.size(); ++i) {
        QAction* action = actions().at(static_cast<qsizetype>(i));
        action->setEnabled(m_game && suits(allInsights[i], *m_game));
        action->setChecked(m_game && m_preferences.insightShown(allInsights[i], *m_game));
    }
}

// GameMenu ----------------------------------------------------------------------------------------

GameMenu::GameMenu(Games games, Pages& pages, ProgramRemoval& removal, QWidget* parent)
    : QMenu(parent), m_pages(pages), m_removal(removal) {
    worded(this, &QMenu::setTitle, [] { return tr("&Game"); });
    m_newGame = addOfGame(
        *this, [] { return tr("&New game"); }, Qt::CTRL | Qt::Key_N,
        [](GamePage& page) { page.newGame(); });
    m_resign = addOfGame(
        *this, [] { return tr("Res&ign"); }, {}, [](GamePage& page) { page.resign(); });
    addSeparator();
    addJumps();
    addSeparator();
    m_hint = addOfGame(
        *this, [] { return tr("&Hint"); }, Qt::Key_H,
        [](GamePage& page) { page.session().hint(); });
    m_moveNow = addOfGame(
        *this, [] { return tr("&Move now"); }, Qt::CTRL | Qt::Key_Return,
        [](GamePage& page) { page.session().answerNow(); });
    m_moveNow->setObjectName(QStringLiteral("moveNow"));
    m_solve = addOfGame(
        *this, [this] { return wordsOfSolving(); }, Qt::Key_F3,
        [](GamePage& page) { page.solve(); });
    m_solve->setObjectName(QStringLiteral("solveNow"));
    m_edit = addOfGame(
        *this, [] { return tr("E&dit this position"); }, Qt::CTRL | Qt::Key_E,
        [](GamePage& page) { page.editPosition(); });
    m_vary = addOfGame(
        *this, [] { return tr("Ma&ke a variation…"); }, {},
        [this](GamePage& page) {
            m_pages.openOwnGame().openExample(OwnGamePage::rulesOf(page.session().game()));
        });
    m_vary->setObjectName(QStringLiteral("makeVariation"));
    addAloud();
    addSeparator();
    addGames(games);
    addSeparator();
    addEntry(
        *this, &pages, &Pages::openLessons, [] { return tr("L&essons"); }, Qt::CTRL | Qt::Key_J);
    addEntry(
        *this, &pages, &Pages::openLaboratory, [] { return tr("La&boratory"); },
        Qt::CTRL | Qt::Key_B);
    addEntry(
        *this, &pages, &Pages::openArchive, [] { return tr("Ar&chive"); }, Qt::CTRL | Qt::Key_H);
    m_allGames = addEntry(
        *this, &pages, &Pages::showStart, [] { return tr("S&tart page"); }, Qt::ALT | Qt::Key_Left);
    connect(&pages, &Pages::changed, this, &GameMenu::refresh);
    connect(this, &QMenu::aboutToShow, this, &GameMenu::refresh);
    connect(&removal, &ProgramRemoval::removed, this, [this] {
        m_ofRemoval = place();
        refresh();
    });
    connect(&removal, &ProgramRemoval::undone, this, &GameMenu::refresh);
    refresh();
}

QAction* GameMenu::addOfGame(QMenu& menu, Wording words, const QKeySequence& keys,
                             std::function<void(GamePage&)> slot) {
    return addEntry(
        menu, this,
        [this, slot = std::move(slot)] {
            if (GamePage* page = m_pages.game())
                slot(*page);
        },
        std::move(words), keys);
}

void GameMenu::addJumps() {
    for (std::size_t i = 0; i < allJumps.size(); ++i) {
        const Jump jump = allJumps[i];
        if (jump == Jump::Undo)
            addSeparator();
        m_jumps[i] = addOfGame(
            *this, [jump] { return wordsFor(jump); }, {},
            [this, jump](GamePage& page) {
                m_steppedIn = page.session().id();
                if (jump == Jump::Undo && undoesRemoval())
                    m_removal.undo();
                else
                    page.jump(jump);
            });
        m_jumps[i]->setShortcuts(keysFor(jump));
    }
}

// For somebody who hears the game.
void GameMenu::addAloud() {
    m_aloud = worded(addMenu(QString()), &QMenu::setTitle, [] { return tr("Say al&oud"); });
    const auto add = [this](const char* name, Wording words, const QKeySequence& key,
                            std::function<void(GamePage&)> slot) {
        addOfGame(*m_aloud, std::move(words), key, std::move(slot))
            ->setObjectName(QString::fromLatin1(name));
    };
    for (const Aloud what : allAloud)
        add(
            "sayAloud", [what] { return wordsFor(what); }, keyFor(what),
            [what](GamePage& page) { page.sayAloud(what); });
    add(
        "sayAgain", [] { return tr("What was said last, &again"); }, Qt::Key_A,
        [](GamePage& page) { page.sayAgain(); });
    m_aloud->addSeparator();
    add(
        "typeMove", [] { return tr("T&ype a move"); }, Qt::Key_N,
        [](GamePage& page) { page.typeMove(); });
}

void GameMenu::addGames(Games games) {
    int number = 0;
    for (const Ruleset* game : games) {
        QAction* action = addEntry(
            *this, this, [this, game] { m_pages.open(*game); },
            [game] { return spoken(game->name.title); });
        action->setIcon(iconOf(*game));
        if (++number <= 9)
            action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number)));
    }
}

void GameMenu::refresh() {
    GamePage* page = m_pages.game();
    m_newGame->setEnabled(page);
    m_resign->setEnabled(page && canResign(page->session()));
    m_edit->setEnabled(page);
    m_vary->setEnabled(page && !OwnGamePage::rulesOf(page->session().game()).isEmpty());
    m_aloud->menuAction()->setEnabled(page && page->session().match());
    for (QAction* action : m_aloud->actions())
        action->setEnabled(m_aloud->menuAction()->isEnabled());
    m_hint->setEnabled(page && page->session().match());
    m_moveNow->setEnabled(page && page->session().turn().thinking);
    m_solve->setEnabled(page && page->session().match());
    m_solve->setText(wordsOfSolving());
    m_allGames->setEnabled(m_pages.place() != Pages::Place::Start);
    for (std::size_t i = 0; i < allJumps.size(); ++i)
        m_jumps[i]->setEnabled((allJumps[i] == Jump::Undo && undoesRemoval())
                               || (page && page->possible(allJumps[i])));
    // A key that is held stays within the game in which it was pressed.
    const Ways ways = page ? page->session().ways() : Ways{};
    const bool here = page && page->session().id() == m_steppedIn;
    const auto at = [this](Jump jump) { return m_jumps[static_cast<std::size_t>(jump)]; };
    at(Jump::Undo)->setAutoRepeat(here && (ways.back || ways.draftBack));
    at(Jump::Redo)->setAutoRepeat(here && (ways.forward || ways.draftForward));
}

QString GameMenu::wordsOfSolving() const {
    GamePage* page = m_pages.game();
    return page && page->session().study().solving() ? tr("Stop sol&ving") : tr("Sol&ve now");
}

std::optional<GameMenu::Place> GameMenu::place() const {
    GamePage* page = m_pages.game();
    if (!page)
        return std::nullopt;
    const Session& session = page->session();
    const Match* match = session.match();
    return Place{page, session.id(), match ? std::optional(match->current()) : std::nullopt,
                 session.picture()};
}

bool GameMenu::undoesRemoval() const {
    return m_removal.canUndo() && m_ofRemoval && place() == m_ofRemoval;
}

// HelpMenu ----------------------------------------------------------------------------------------

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
    case Pages::Place::Laboratory: return tr("About the &experiments");
    case Pages::Place::OwnGame: return tr("How &rules are written");
    default: return tr("&How Bouton works");
    }
}

// The page has gone to another one.
void HelpMenu::follow() {
    const Pages::Place place = m_pages.place();
    const bool ofGames = place == Pages::Place::Archive || place == Pages::Place::Collection;
    if (place != Pages::Place::Start && place != Pages::Place::Game)
        m_tour->end(); // it points at nothing there
    // One that has no room beside the pages lies over them, and was opened for the page before.
    if (ofGames || place == Pages::Place::Start
        || (m_view->isFloating() && place != Pages::Place::Game))
        m_view->hide();
    if (GamePage* page = m_pages.game())
        m_view->showGame(page->session().game());
    else
        m_view->showPage(place == Pages::Place::Laboratory ? HelpView::laboratory
                         : place == Pages::Place::OwnGame  ? HelpView::ownGames
                                                           : HelpView::program);
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
    m_preferences.tourTaken.set(true);
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
