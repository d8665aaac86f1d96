#include "ui/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>

#include <algorithm>

#include "session/kept/game_file.h"
#include "ui/archive/archive_page.h"
#include "ui/boards/board_view.h"
#include "ui/boards/mover.h"
#include "ui/controls/say.h"
#include "ui/controls/words.h"
#include "ui/files/edit_menu.h"
#include "ui/files/file_menu.h"
#include "ui/files/game_files.h"
#include "ui/game/game_page.h"
#include "ui/game/insight_sheets.h"
#include "ui/game/table_buttons.h"
#include "ui/help/help_view.h"
#include "ui/help/shortcut_sheet.h"
#include "ui/insight/insight_menu.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences_page.h"
#include "ui/start/game_card.h"
#include "ui/start/laboratory_card.h"
#include "ui/start/start_page.h"
#include "ui/theme/resources.h"
#include "ui/theme/theme.h"
#include "ui/window/notices.h"
#include "ui/window/tour.h"

namespace bouton {

namespace {

constexpr int hintTime = 6'000; // of a sentence in the status bar, in ms

} // namespace

MainWindow::MainWindow(std::uint64_t seed, std::span<const Ruleset* const> games, QWidget* parent)
    : QMainWindow(parent),
      m_games(games),
      m_random(seed),
      m_shelf(m_preferences.gamesFolder(), std::make_shared<Disk>(), games),
      m_keeper(m_shelf),
      m_archive(m_preferences.archiveFolder()),
      m_ratings(m_archive, games),
      m_ownBook(Preferences::ownBookFile()),
      m_reviewer(m_archive, games),
      m_notices(new Notices(*statusBar())),
      m_files(new GameFiles(
          m_keeper, m_preferences, games,
          [this](std::string_view game) -> GamePage* {
              const Ruleset* rules = find(game);
              return rules ? &open(*rules, Fresh::Yes) : nullptr;
          },
          this)),
      m_pages(new QStackedWidget),
      m_start(new StartPage(games)),
      m_help(new HelpView(games, this)),
      m_tour(new Tour(*this)) {
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(applicationIcon());
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setObjectName(QStringLiteral("statusBar"));
    m_pages->addWidget(m_start);
    setCentralWidget(m_pages);
    addDockWidget(Qt::RightDockWidgetArea, m_help);
    m_help->hide();
    makeFileMenus();
    joinFiles();
    makeGameMenu();
    makeViewMenu();
    m_insights = new InsightMenu(m_preferences, this);
    menuBar()->addMenu(m_insights);
    makeHelpMenu();
    connect(m_start, &StartPage::chosen, this, [this](const Ruleset& game) { open(game); });
    connect(m_start, &StartPage::laboratoryChosen, this, &MainWindow::openLaboratory);
    connect(m_start, &StartPage::claimChosen, this, [this](const std::string& id) {
        openLaboratory();
        m_laboratory->choose(QStringLiteral("claims"), id);
    });
    connect(m_start, &StartPage::archiveChosen, this, &MainWindow::openArchive);
    connect(m_start, &StartPage::preferencesChosen, this, &MainWindow::openPreferences);
    connect(&m_preferences, &Preferences::appearanceChanged, this,
            [this] { apply(m_preferences.appearance()); });
    apply(m_preferences.appearance());
    setReducedMotion(m_preferences.reducedMotion());
    connect(&m_preferences, &Preferences::motionChanged, this,
            [this] { setReducedMotion(m_preferences.reducedMotion()); });
    connect(&m_preferences, &Preferences::typeSizeChanged, this, &applyTypeSize);
    applyTypeSize(m_preferences.typeSize());
    setMinimumSize(80 * Theme::unit, 60 * Theme::unit);
    resize(QSize(160 * Theme::unit, 100 * Theme::unit).boundedTo(screen()->availableSize()));
    restoreGeometry(m_preferences.window(QStringLiteral("geometry")));
    showStartPage();
}

// The pages go first: they use what this window owns.
MainWindow::~MainWindow() {
    m_keeper.keepAll();
    m_tour->end();
    m_help->disconnect(this);
    delete takeCentralWidget();
}

// Pages -------------------------------------------------------------------------------------------

GamePage* MainWindow::gamePage() const { return qobject_cast<GamePage*>(m_pages->currentWidget()); }

const Ruleset* MainWindow::find(std::string_view id) const {
    const auto at =
        std::ranges::find(m_games, id, [](const Ruleset* game) { return game->name.id; });
    return at == m_games.end() ? nullptr : *at;
}

void MainWindow::openGame(std::string_view id) {
    if (const Ruleset* game = find(id))
        open(*game);
}

void MainWindow::openFirstGame() {
    if (!m_games.empty())
        open(*m_games.front());
}

GamePage& MainWindow::open(const Ruleset& game, Fresh fresh) {
    GamePage*& page = m_gamePages[&game];
    if (!page) {
        page = new GamePage(game, m_random.seed(), m_preferences);
        page->setRatings(m_ratings);
        connect(page, &GamePage::hinted, statusBar(), [this](const QString& text) {
            // What a game has said becomes stale with its next move, other news do not.
            if (!text.isEmpty())
                statusBar()->showMessage(text, hintTime);
            else if (statusBar()->currentMessage() == m_hinted)
                statusBar()->clearMessage();
            m_hinted = text;
        });
        connect(page, &GamePage::openWanted, this, [this] { m_files->askToOpen(); });
        connect(page, &GamePage::escaped, this, &MainWindow::escape);
        connect(page->board(), &BoardView::stepped, &m_sounds,
                [this](const Step& step) { m_sounds.play(soundOf(step)); });
        connect(page, &GamePage::ended, &m_sounds, [this] { m_sounds.play(Sound::End); });
        connect(page, &GamePage::refreshed, this, &MainWindow::refreshActions);
        page->insights().setOwnBook(m_ownBook);
        page->setBoardActions(QList{m_turned} + m_editMenu->ofTheBoard());
        connect(page, &GamePage::insightsWanted, this,
                [this](QPoint corner) { m_insights->popup(corner); });
        m_pages->addWidget(page);
        m_keeper.watch(page->session());
        if (const SavedGame* last = fresh == Fresh::Yes ? nullptr : m_keeper.newestOf(game)) {
            m_keeper.bring(page->session(), last->id);
            tell(tr("This is your last game, as you left it. New game begins another one."));
        }
    }
    showPage(page);
    page->takeFocus();
    return *page;
}

void MainWindow::tell(const QString& sentence) { statusBar()->showMessage(sentence, hintTime); }

void MainWindow::openLaboratory() {
    if (!m_laboratory) {
        m_laboratory =
            new LaboratoryPage({m_games, m_preferences, m_random.seed(),
                                [this](const Ruleset& game) { return positionOf(game); },
                                [this](QObject* receiver, const Ruleset& game, auto then) {
                                    askForOwnGames(receiver, game, std::move(then));
                                }});
        connect(m_laboratory, &LaboratoryPage::openPosition, this, &MainWindow::openPosition);
        connect(m_laboratory, &LaboratoryPage::left, this, &MainWindow::showStartPage);
        m_pages->addWidget(m_laboratory);
    }
    if (GamePage* page = gamePage())
        m_laboratory->turnTo(page->session().game());
    showPage(m_laboratory);
    m_laboratory->setFocus();
}

void MainWindow::openArchive() {
    m_tour->end();
    if (!m_archivePage) {
        m_archivePage = new ArchivePage(m_archive, m_games, [this](const Ruleset& game) {
            return m_preferences.scoreOf(game);
        });
        m_archivePage->setRatings(m_ratings);
        connect(m_archivePage, &ArchivePage::openGame, this,
                [this](const SavedGame& game) { m_files->openText(write(game)); });
        connect(m_archivePage, &ArchivePage::left, this, &MainWindow::showStartPage);
        m_pages->addWidget(m_archivePage);
    }
    m_help->hide();
    showPage(m_archivePage);
    m_archivePage->setFocus();
}

bool MainWindow::inArchive() const {
    return m_archivePage && m_pages->currentWidget() == m_archivePage;
}

void MainWindow::openPreferences() {
    m_tour->end();
    if (inPreferences())
        return;
    if (!m_preferencesPage) {
        m_preferencesPage = new PreferencesPage(m_preferences);
        connect(m_preferencesPage, &PreferencesPage::left, this, &MainWindow::leavePreferences);
        m_pages->addWidget(m_preferencesPage);
    }
    m_beforePreferences = m_pages->currentWidget();
    showPage(m_preferencesPage);
    m_preferencesPage->setFocus();
}

bool MainWindow::inPreferences() const {
    return m_preferencesPage && m_pages->currentWidget() == m_preferencesPage;
}

void MainWindow::leavePreferences() {
    if (!m_beforePreferences || m_beforePreferences == m_start) {
        showStartPage();
        return;
    }
    showPage(m_beforePreferences);
    m_beforePreferences->setFocus();
    if (GamePage* page = gamePage())
        page->takeFocus();
}

bool MainWindow::inLaboratory() const { return m_pages->currentWidget() == m_laboratory; }

std::optional<std::string> MainWindow::positionOf(const Ruleset& game) const {
    const auto at = m_gamePages.find(&game);
    if (at == m_gamePages.end())
        return std::nullopt;
    const Session& session = at->second->session();
    if (!session.match() && session.beginning().hindrance)
        return std::nullopt; // an unfinished start
    return write(session.picture(), game.name.letters);
}

void MainWindow::openPosition(const QString& id, const QString& position) {
    const Ruleset* game = find(id.toStdString());
    if (!game)
        return;
    const auto match = matchFrom(*game, position.toStdString());
    if (!match)
        return;
    open(*game, Fresh::Yes).playFrom((*match)->picture(0));
}

void MainWindow::showStartPage() {
    QWidget* focus = inLaboratory() ? m_start->laboratoryCard() : nullptr;
    if (!focus)
        focus = m_start;
    if (GamePage* page = gamePage())
        focus = m_start->cardOf(page->session().game());
    showGamesOnCards();
    m_help->hide();
    showPage(m_start);
    focus->setFocus(Qt::OtherFocusReason);
}

void MainWindow::showGamesOnCards() {
    for (const auto& [game, page] : m_gamePages) {
        const Session& session = page->session();
        if (session.worthKeeping())
            m_start->cardOf(*game)->showGame(session.picture(), session.view().hasEnded
                                                                    ? tr("Played to its end")
                                                                    : tr("In play"));
        else
            m_start->cardOf(*game)->showSample();
    }
}

void MainWindow::showPage(QWidget* page) {
    m_pages->setCurrentWidget(page);
    m_reviewer.setIdle(!gamePage() && !inLaboratory());
    statusBar()->clearMessage();
    bringHelp();
    sayTitle();
    refreshActions();
}

void MainWindow::sayTitle() {
    GamePage* game = gamePage();
    setWindowTitle(game ? tr("%1 – Bouton").arg(spoken(game->session().game().name.title))
                   : inLaboratory()  ? tr("Laboratory – Bouton")
                   : inArchive()     ? tr("Archive – Bouton")
                   : inPreferences() ? tr("Preferences – Bouton")
                                     : tr("Bouton"));
}

void MainWindow::refreshActions() {
    const bool inGame = gamePage() != nullptr;
    m_newGame->setEnabled(inGame);
    m_resign->setEnabled(inGame && canResign(gamePage()->session()));
    m_fileMenu->refresh();
    m_editMenu->refresh();
    m_edit->setEnabled(inGame);
    m_turned->setEnabled(inGame);
    m_turned->setChecked(inGame && gamePage()->board()->turned());
    m_hint->setEnabled(inGame && gamePage()->session().match());
    m_moveNow->setEnabled(inGame && gamePage()->session().turn().thinking);
    m_allGames->setEnabled(m_pages->currentWidget() != m_start);
    m_rules->setText(wordsOfHelp());
    m_rules->setChecked(m_help->isVisible());
    m_insights->setGame(inGame ? &gamePage()->session().game() : nullptr);
    for (std::size_t i = 0; i < allJumps.size(); ++i)
        m_jumps[i]->setEnabled(inGame && gamePage()->timeBar()->possible(allJumps[i]));
}

void MainWindow::newGame() {
    if (GamePage* page = gamePage())
        page->newGame();
}

void MainWindow::resign() {
    if (GamePage* page = gamePage())
        page->resign();
}

void MainWindow::escape() {
    if (m_tour->running()) {
        m_tour->end();
        return;
    }
    if (m_shortcuts && m_shortcuts->isVisible()) {
        m_shortcuts->close();
        return;
    }
    GamePage* page = gamePage();
    if (page && page->takeBack())
        return;
    if (m_help->isVisible())
        showRules(false);
    else if (isFullScreen())
        setFullScreen(false);
    else if (inPreferences())
        leavePreferences();
    else if (page || inLaboratory() || inArchive())
        showStartPage();
}

void MainWindow::setFullScreen(bool full) { full ? showFullScreen() : showNormal(); }

// The window itself -------------------------------------------------------------------------------

void MainWindow::closeEvent(QCloseEvent* event) {
    m_preferences.keepWindow(QStringLiteral("geometry"), saveGeometry());
    m_keeper.keepAll();
    QMainWindow::closeEvent(event);
}

// Before a key acts as a shortcut, Qt asks whether a widget wants it. An open list closes at that
// question without claiming Escape, so the window's own shortcut would act as well.
bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && QApplication::activePopupWidget()
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
        event->accept();
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange && m_fullScreen)
        m_fullScreen->setChecked(isFullScreen());
    if (event->type() == QEvent::LanguageChange) {
        statusBar()->clearMessage();
        showGamesOnCards();
        sayTitle();
        refreshActions();
    }
    if (event->type() == QEvent::ThemeChange
        && m_preferences.appearance() == Preferences::Appearance::System)
        apply(Preferences::Appearance::System);
}

} // namespace bouton
