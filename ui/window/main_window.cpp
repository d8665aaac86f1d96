// SPDX-License-Identifier: MIT
#include "ui/window/main_window.h"

#include <QApplication>
#include <QBoxLayout>
#include <QCloseEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QRegularExpression>
#include <QScreen>

#include <algorithm>

#include "games/own_game/own_game.h"
#include "session/file_name.h"
#include "session/kept/disk.h"
#include "session/kept/game_file.h"
#include "session/program_removal.h"
#include "ui/boards/board_view.h"
#include "ui/boards/mover.h"
#include "ui/controls/game_chooser.h"
#include "ui/controls/languages.h"
#include "ui/controls/layouts.h"
#include "ui/controls/menus.h"
#include "ui/controls/words.h"
#include "ui/files/game_files.h"
#include "ui/files/games_in_play.h"
#include "ui/files/library.h"
#include "ui/game/game_page.h"
#include "ui/help/help_view.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/lessons/lesson_texts.h"
#include "ui/lessons/lessons_page.h"
#include "ui/own/own_game_page.h"
#include "ui/preferences/appearance.h"
#include "ui/print/drawing.h"
#include "ui/start/start_page.h"
#include "ui/theme/resources.h"
#include "ui/theme/theme.h"
#include "ui/window/escape_key.h"
#include "ui/window/notice_bar.h"
#include "ui/window/pages.h"
#include "ui/window/tour.h"
#include "ui/window/window_menus.h"

namespace bouton {

namespace {

// Gives the application the colours, the motion, the size of letters and the paper that these
// preferences say, now and whenever they change. It comes before the first widget: a layout
// remembers for good what an earlier style made of its parts.
void dress(const Preferences& preferences) {
    const auto obey = [&preferences](auto changed, auto dress) {
        QObject::connect(&preferences, changed, &preferences, dress);
        dress();
    };
    obey(&Preferences::appearanceChanged,
         [&preferences] { apply(preferences.appearance(), preferences.eyes()); });
    obey(&Preferences::motionChanged,
         [&preferences] { setReducedMotion(preferences.reducedMotion()); });
    preferences.typeSize.tell(&preferences, applyTypeSize);
    preferences.language.tell(&preferences, [](const QString& language) {
        speakLanguage(language);
        speakLessons();
    });
    preferences.usLetter.tell(&preferences, [](std::optional<bool> letter) {
        usePaper(!letter   ? paperOf(QLocale::system().territory())
                 : *letter ? QPageSize::Letter
                           : QPageSize::A4);
    });
    // Qt would tell of it later, when a sentence may stand that is not to be taken away. Nothing
    // has been said yet.
    QApplication::removePostedEvents(qApp, QEvent::LanguageChange);
}

// What a desktop puts around a window at most, as far as is known before it is there: a title, and
// lines at the edges.
constexpr QSize usualFrame(Theme::unit, 5 * Theme::unit);
// In less than that not all of a page can be reached.
constexpr QSize leastWindow(78 * Theme::unit, 44 * Theme::unit);

// Help is at hand on every page but that of a set which is to be answered without.
void tellOfRest(Pages& pages, NoticeBar& notices) {
    notices.withdraw(pages);
    const LaboratoryPage* laboratory = pages.laboratory();
    if (!laboratory || !laboratory->rests() || pages.place() == Pages::Place::Laboratory)
        return;
    notices.add(
        pages,
        {QT_TRANSLATE_NOOP("Phrase", "A set is open in Practice that is to be answered "
                                     "without hints and without See why.")},
        {[] { return MainWindow::tr("Back to it"); }, [&pages] { pages.openLaboratory(); }});
}

// A game keeps the rules with which it began, also where its text says others now: those are
// offered.
void tellOfOtherRules(Pages& pages, const RulesFolder& kept, NoticeBar& notices) {
    const QObject& source = *pages.start();
    notices.withdraw(source);
    const OwnRules* rules = pages.game() ? ownRulesOf(pages.game()->session().game()) : nullptr;
    if (!rules)
        return;
    const auto isOther = [rules](const RulesFolder::Entry& entry) {
        return RulesFolder::titleOf(entry.text) == QString::fromStdString(rules->rules().title)
               && normalForm(entry.text.toStdString()) != rules->normal;
    };
    const auto isSame = [rules](const RulesFolder::Entry& entry) {
        return normalForm(entry.text.toStdString()) == rules->normal;
    };
    const auto other = std::ranges::find_if(kept.all(), isOther);
    if (other == kept.all().end() || std::ranges::any_of(kept.all(), isSame))
        return;
    notices.add(source,
                {QT_TRANSLATE_NOOP("Phrase", "The rules of \"%1\" were changed; this game keeps "
                                             "those with which it began."),
                 {rules->rules().title}},
                {[] { return MainWindow::tr("Open the new rules"); },
                 [&pages, name = other->name] { pages.openOwnGame().openKept(name); }});
}

} // namespace

MainWindow::MainWindow(std::uint64_t seed, std::span<const Ruleset* const> games, QWidget* parent)
    : QMainWindow(parent), m_library(m_preferences, games) {
    dress(m_preferences);
    m_notices = new Notices;
    m_noticeBar = new NoticeBar;
    m_pages = new Pages(games, seed, m_preferences, m_library);
    m_files = new GameFiles(
        m_library.keeper(), m_preferences, games,
        [this](std::string_view game) -> GamePage& {
            return m_pages->openForAnother(*m_pages->find(game));
        },
        this);
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(applicationIcon());
    setAcceptDrops(true);
    auto* all = new QWidget;
    all->setLayout(column({m_noticeBar, m_notices, {m_pages, 1}}, 0));
    setCentralWidget(all);
    makeMenus(games);
    connect(new EscapeKey(*this), &QAction::triggered, this, &MainWindow::escape);
    joinNotices();
    joinFiles();
    joinPages();
    joinGamesInPlay();
    const QSize room = screen()->availableSize() - usualFrame;
    setMinimumSize(QSize(80 * Theme::unit, 60 * Theme::unit).boundedTo(room));
    resize(QSize(160 * Theme::unit, 100 * Theme::unit).boundedTo(room));
    restoreGeometry(m_preferences.window(QStringLiteral("geometry")));
    if (room != room.expandedTo(leastWindow))
        m_noticeBar->add(*this, {QT_TRANSLATE_NOOP("Phrase", "The screen is too small for all of "
                                                             "the window: a lower scale of the "
                                                             "desktop makes more room.")});
    m_pages->showStart();
}

// The pages go first: they use what this window owns.
MainWindow::~MainWindow() {
    hide();
    m_library.keeper().keepAll();
    m_library.disconnect(this); // what it tells from now on has no place any more
    m_library.keeper().disconnect(this);
    m_help->tour().end();
    delete takeCentralWidget();
}

void MainWindow::makeMenus(std::span<const Ruleset* const> games) {
    const auto page = [this] { return m_pages->game(); };
    m_fileMenu = new FileMenu(*m_files, m_preferences, page, this);
    m_fileMenu->addSeparator();
    addEntry(
        *m_fileMenu, this, &MainWindow::close, [] { return tr("&Quit"); }, Qt::CTRL | Qt::Key_Q)
        ->setMenuRole(QAction::QuitRole);
    m_editMenu = new EditMenu(*m_files, page, this);
    m_editMenu->addSeparator();
    addEntry(
        *m_editMenu, m_pages, &Pages::openPreferences, [] { return tr("Pre&ferences"); },
        Qt::CTRL | Qt::Key_Comma)
        ->setMenuRole(QAction::PreferencesRole);
    auto* removal = new ProgramRemoval(m_preferences.programs(), this);
    connect(removal, &ProgramRemoval::removed, m_noticeBar, [=, this](const std::string& name) {
        m_noticeBar->withdraw(*removal);
        m_noticeBar->add(*removal,
                         {QT_TRANSLATE_NOOP("Phrase", "The program \"%1\" was removed."), {name}},
                         {[] { return tr("Undo"); }, [removal] { removal->undo(); }});
    });
    connect(removal, &ProgramRemoval::undone, m_noticeBar,
            [=, this] { m_noticeBar->withdraw(*removal); });
    m_viewMenu = new ViewMenu(m_preferences, *m_pages, *this);
    m_insights = new InsightMenu(m_preferences, this);
    m_help = new HelpMenu(games, *m_pages, m_preferences, *this);
    for (QMenu* menu : std::initializer_list<QMenu*>{m_fileMenu, m_editMenu,
                                                     new GameMenu(games, *m_pages, *removal, this),
                                                     m_viewMenu, m_insights, m_help})
        menuBar()->addMenu(menu);
}

void MainWindow::joinNotices() {
    connect(&m_library, &Library::failed, this, &MainWindow::notice);
    connect(&m_library.keeper(), &Keeper::copied, this, [this](Session* session) {
        m_noticeBar->add(*session, {QT_TRANSLATE_NOOP("Phrase", "Another window of Bouton plays "
                                                                "this game, so this is a copy of "
                                                                "it. Each goes its own way.")});
        connect(session, &Session::leaving, m_noticeBar,
                [this, session] { m_noticeBar->withdraw(*session); });
    });
    connect(&m_library, &Library::recovered, m_notices, [this](const QObject& part) {
        m_noticeBar->withdraw(part);
        m_notices->tell(tr("All games are kept again."));
    });
    connect(m_files, &GameFiles::refused, m_noticeBar, [this](const Phrase& why, bool opening) {
        Remedy remedy;
        if (opening)
            remedy = {[] { return tr("Open another"); }, [this] { m_files->askToOpen(); }};
        m_noticeBar->withdraw(*m_files);
        m_noticeBar->add(*m_files, why, remedy);
    });
    connect(m_files, &GameFiles::statusText, m_noticeBar, [this](const QString& sentence) {
        m_noticeBar->withdraw(*m_files); // something else was opened or written
        m_notices->tell(sentence);
    });
    connect(m_pages, &Pages::toldOf, m_notices, &Notices::tell);
    connect(m_pages, &Pages::went, m_notices, &Notices::clear);
    connect(m_pages, &Pages::went, m_noticeBar, [this] {
        tellOfRest(*m_pages, *m_noticeBar);
        tellOfOtherRules(*m_pages, m_library.rulesFolder(), *m_noticeBar);
    });
}

// What concerns the games' folder can be looked at there, or another folder be chosen.
void MainWindow::notice(const QObject& source, const Phrase& words) {
    Remedy remedy;
    if (&source == &m_library.keeper())
        remedy = {[] { return tr("Choose the folder"); }, [this] { m_pages->askWhereToKeep(); }};
    m_noticeBar->add(source, words, remedy);
}

void MainWindow::joinFiles() {
    connect(m_files, &GameFiles::choiceWanted, this,
            [this](const QString& title, const std::vector<std::string>& games) {
                auto* chooser = new GameChooser(title, GameChooser::linesOf(games), this);
                connect(chooser, &GameChooser::chosen, m_files,
                        [this, games](std::size_t game) { m_files->choose(games[game]); });
                chooser->show();
            });
    connect(m_pages, &Pages::fileWanted, m_files, &GameFiles::askToOpen);
    connect(m_files, &GameFiles::lessonWanted, m_pages, &Pages::openLesson);
    connect(m_files, &GameFiles::exercisesWanted, m_pages, &Pages::openExercises);
    connect(m_files, &GameFiles::collectionWanted, m_pages, &Pages::openCollection);
    connect(m_pages, &Pages::collectionOpened, this, [this](const QStringList& paths) {
        if (paths.size() == 1)
            m_preferences.addRecentFile(paths.front());
    });
    connect(m_pages, &Pages::refused, m_files,
            [this](const Phrase& why) { emit m_files->refused(why); });
    connect(m_pages, &Pages::theirsWanted, m_files,
            [this](const SavedGame& game) { m_files->openTheirs(write(game)); });
    connect(m_files, &GameFiles::rulesWanted, m_pages, &Pages::openRules);
    connect(m_pages, &Pages::removedRules, m_noticeBar, [this](const QString& title) {
        OwnGamePage& page = *m_pages->ownGame();
        m_noticeBar->withdraw(page);
        m_noticeBar->add(
            page,
            {QT_TRANSLATE_NOOP("Phrase", "The game \"%1\" was removed."), {title.toStdString()}},
            {[] { return tr("Undo"); },
             [this, &page] {
                 m_noticeBar->withdraw(page);
                 m_pages->openOwnGame().undoRemoval();
             }});
    });
    connect(m_pages, &Pages::wanted, m_files,
            [this](const SavedGame& game) { m_files->openText(write(game)); });
    connect(m_pages, &Pages::changed, m_fileMenu, &FileMenu::refresh);
    connect(m_pages, &Pages::changed, m_editMenu, &EditMenu::refresh);
}

void MainWindow::joinPages() {
    connect(m_pages, &Pages::made, this, [this](GamePage* page) { join(*page); });
    connect(m_pages, &Pages::went, this, [this] { setWindowTitle(m_pages->title()); });
    connect(m_pages, &Pages::went, m_insights, [this] {
        GamePage* page = m_pages->game();
        m_insights->setGame(page ? &page->session().game() : nullptr);
    });
}

// The start page shows which games can be gone on with, and asks for what is wanted there: to go on
// with one, to take one away, and to bring that back.
void MainWindow::joinGamesInPlay() {
    GamesInPlay& shown = *m_pages->start()->gamesInPlay();
    Keeper& keeper = m_library.keeper();
    // The cards are made for who sees them.
    const auto show = [this, &shown, &keeper] {
        if (m_pages->place() == Pages::Place::Start)
            shown.show(keeper.unfinished());
    };
    connect(&keeper, &Keeper::changed, &shown, show);
    connect(m_pages, &Pages::went, &shown, show);
    connect(&keeper, &Keeper::answered, m_pages, &Pages::giveKeys);
    connect(&shown, &GamesInPlay::chosen, this, &MainWindow::goOn);
    connect(&shown, &GamesInPlay::removed, this, [this](const std::string& id) {
        if (GamePage* page = m_pages->tableOf(id))
            page->newGame();
        m_library.remove(id);
    });
    connect(&shown, &GamesInPlay::putBack, &m_library, &Library::putBack);
}

// A game that is on a table is shown there.
void MainWindow::goOn(const std::string& id) {
    if (GamePage* page = m_pages->tableOf(id)) {
        m_pages->open(page->session().game());
        return;
    }
    for (const SavedGame& game : m_library.keeper().unfinished())
        if (const Ruleset* rules = m_pages->find(game.game); rules && game.id == id) {
            GamePage& page = m_pages->openForAnother(*rules);
            page.setAwaiting(true);
            page.takeFocus();
            m_library.keeper().bring(page.session(), id);
            return;
        }
}

void MainWindow::join(GamePage& page) {
    connect(&page, &GamePage::statusText, m_notices, &Notices::tellOfGame);
    connect(&page, &GamePage::openWanted, m_files, &GameFiles::askToOpen);
    connect(&page, &GamePage::escaped, this, &MainWindow::escape);
    connect(page.board(), &BoardView::stepped, &m_sounds,
            [this](const Step& step) { m_sounds.play(soundOf(step)); });
    connect(&page, &GamePage::ended, &m_sounds, [this] { m_sounds.play(Sound::End); });
    connect(&page, &GamePage::insightsWanted, m_insights,
            [this](QPoint corner) { m_insights->popup(corner); });
    connect(&page, &GamePage::rulesWanted, m_help, [this] { m_help->showRules(true); });
    connect(&page, &GamePage::calledBack, this, [this] { QApplication::alert(this); });
    page.setBoardActions(QList{m_viewMenu->turnBoard()} + m_editMenu->ofTheBoard());
}

void MainWindow::openArguments(const QStringList& arguments) {
    if (arguments.isEmpty())
        return;
    const Ruleset* game = m_pages->find(arguments[0].toStdString());
    std::error_code error;
    const bool isWord = !arguments[0].contains(QRegularExpression(QStringLiteral("[./\\\\]")));
    if (!game && isWord && !std::filesystem::exists(placeOf(arguments[0]), error)) {
        m_noticeBar->add(*this, {QT_TRANSLATE_NOOP("Phrase", "There is no game and no file \"%1\". "
                                                             "The games are: %2."),
                                 {shownPath(arguments[0]).toStdString(), m_pages->idsOfGames()}});
    } else if (!game) {
        m_files->open(arguments[0]);
    } else if (arguments.size() == 1) {
        m_pages->open(*game);
    } else if (const Or<void> begun =
                   m_files->begin(*game, arguments.mid(1).join(u' ').toStdString());
               !begun) {
        m_pages->open(*game);
        m_noticeBar->add(*this, begun.error());
    }
}

void MainWindow::escape() {
    GamePage* page = m_pages->game();
    const bool inLessons = m_pages->place() == Pages::Place::Lessons;
    const bool inLaboratory = m_pages->place() == Pages::Place::Laboratory;
    if (m_help->putAway() || (page && page->closeInnermost())
        || (inLaboratory && m_pages->laboratory()->closeInnermost())
        || (inLessons && m_pages->lessons()->closeInnermost())
        || (m_pages->place() == Pages::Place::OwnGame && m_pages->ownGame()->closeInnermost()))
        return;
    if (m_help->view()->isVisible())
        m_help->showRules(false);
    else if (isFullScreen())
        showNormal();
    else
        m_pages->back();
}

// The window itself -------------------------------------------------------------------------------

void MainWindow::closeEvent(QCloseEvent* event) {
    m_preferences.window.set(QStringLiteral("geometry"), saveGeometry());
    hide(); // at once: the disk may take its time
    if (const auto objection = m_unsaved.objection()) {
        show();
        notice(m_library.keeper(), *objection);
        event->ignore();
    } else {
        QMainWindow::closeEvent(event);
    }
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setLocale(QLocale()); // of dates and numbers that are entered
        m_notices->clear();
        setWindowTitle(m_pages->title());
    }
    if (event->type() == QEvent::ThemeChange
        && m_preferences.appearance() == Preferences::Appearance::System)
        apply(Preferences::Appearance::System, m_preferences.eyes());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (GameFiles::takes(*event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    m_files->take(*event->mimeData(), m_pages->game());
    event->acceptProposedAction();
}

} // namespace bouton
