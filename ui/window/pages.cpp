// SPDX-License-Identifier: MIT
#include "ui/window/pages.h"

#include <QEvent>

#include <algorithm>

#include "core/named.h"
#include "games/catalogue.h"
#include "lessons/lessons.h"
#include "session/kept/kept_games.h"
#include "session/session.h"
#include "ui/archive/archive_page.h"
#include "ui/collection/collection_page.h"
#include "ui/controls/listen.h"
#include "ui/controls/words.h"
#include "ui/files/games_in_play.h"
#include "ui/files/library.h"
#include "ui/game/game_page.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/lessons/lessons_page.h"
#include "ui/own/own_game_page.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/preferences_page.h"
#include "ui/start/start_cards.h"
#include "ui/start/start_page.h"

namespace bouton {

namespace {

std::optional<Picture> pictureOf(const Or<Picture>& read) {
    return read ? std::optional(*read) : std::nullopt;
}

} // namespace

Pages::Pages(Games games, std::uint64_t seed, Preferences& preferences, Library& library,
             QWidget* parent)
    : QStackedWidget(parent),
      m_games(games),
      m_random(seed),
      m_preferences(preferences),
      m_library(library),
      m_start(new StartPage(games)),
      m_progress(new ProgressKeeper(preferences)) {
    m_progress->setParent(this);
    new KeptGames(library.rulesFolder(), this);
    addWidget(m_start);
    connect(m_start, &StartPage::chosen, this, [this](const Ruleset& game) { open(game); });
    connect(m_start, &StartPage::lessonsChosen, this, &Pages::openLessons);
    connect(m_start, &StartPage::lessonWanted, this, &Pages::goOnWithLessons);
    connect(m_progress, &ProgressKeeper::changed, this, &Pages::showLessonsOnCard);
    connect(m_start, &StartPage::laboratoryChosen, this, &Pages::openLaboratory);
    connect(m_start, &StartPage::claimChosen, this, &Pages::openClaim);
    connect(m_start, &StartPage::archiveChosen, this, &Pages::openArchive);
    OwnGamesCard* own = m_start->ownGamesCard();
    connect(own, &OwnGamesCard::clicked, this, [this] { openOwnGame(); });
    connect(own, &OwnGamesCard::newWanted, this, [this] { openOwnGame().openNew(); });
    connect(own, &OwnGamesCard::openWanted, this, &Pages::fileWanted);
    connect(own, &OwnGamesCard::keptWanted, this,
            [this](const QString& name) { openOwnGame().openKept(name); });
    connect(own, &OwnGamesCard::exampleWanted, this,
            [this](const QString& text) { openOwnGame().openExample(text); });
    // The card: what is kept changes once more when the pages go.
    connect(&library.rulesFolder(), &RulesFolder::changed, own, [own, &library] {
        QStringList names;
        for (const RulesFolder::Entry& entry : library.rulesFolder().all())
            names << entry.name;
        own->tell(names);
    });
    connect(m_start, &StartPage::preferencesChosen, this, &Pages::openPreferences);
    connect(this, &Pages::went, this, &Pages::changed);
    connect(&library.keeper(), &Keeper::changed, this, &Pages::showGamesOnCards);
    connect(&library.proposals(), &Proposals::changed, this, &Pages::showGamesOnCards);
    showLessonsOnCard();
}

Pages::Place Pages::place() const {
    const QWidget* page = currentWidget();
    return page == m_start        ? Place::Start
           : page == m_lessons    ? Place::Lessons
           : page == m_laboratory ? Place::Laboratory
           : page == m_archive    ? Place::Archive
           : page == m_collection ? Place::Collection
           : page == m_ownGame    ? Place::OwnGame
           : game()               ? Place::Game
                                  : Place::Preferences;
}

QString Pages::title() const {
    switch (place()) {
    case Place::Game: return tr("%1 – Bouton").arg(spoken(game()->session().game().name.title));
    case Place::Lessons: return tr("Lessons – Bouton");
    case Place::Laboratory: return tr("Laboratory – Bouton");
    case Place::Archive: return tr("Archive – Bouton");
    case Place::Collection: return tr("Collection – Bouton");
    case Place::Preferences: return tr("Preferences – Bouton");
    case Place::OwnGame: return tr("A game of your own – Bouton");
    case Place::Start: break;
    }
    return tr("Bouton");
}

void Pages::go(QWidget* page) {
    setCurrentWidget(page);
    m_library.setIdle(place() != Place::Game && place() != Place::Laboratory
                      && place() != Place::Lessons);
    showGamesOnCards();
    emit went();
}

// Games -------------------------------------------------------------------------------------------

GamePage* Pages::game() const { return qobject_cast<GamePage*>(currentWidget()); }

const Ruleset* Pages::find(std::string_view id) const {
    return gameNamed(id, m_games).value_or(nullptr);
}

std::string Pages::idsOfGames() const {
    return idsOf(m_games, [](const Ruleset* game) { return game->name.id; });
}

GamePage* Pages::tableOf(std::string_view gameId) const {
    for (const auto& [rules, page] : m_gamePages)
        if (page->session().id() == gameId)
            return page;
    return nullptr;
}

GamePage* Pages::make(const Ruleset& game) {
    auto* page = new GamePage(game, m_random.seed(), m_preferences);
    page->setRatings(m_library.ratings());
    page->setProposals(m_library.proposals());
    page->setOwnBook(m_library.ownBook());
    using Change = Session::Change;
    listen(page->session(), Change::Position | Change::Clicks | Change::Table, this,
           &Pages::changed);
    connect(page, &GamePage::left, this, &Pages::showStart);
    addWidget(page);
    emit made(page);
    m_library.keeper().watch(page->session());
    return page;
}

GamePage& Pages::open(const Ruleset& game, bool bringsLast) {
    m_gameFrom = place();
    GamePage*& page = m_gamePages[&game];
    const bool isNew = !page;
    if (isNew)
        page = make(game);
    const bool isBrought = isNew && bringsLast && bringLast(*page);
    if (isBrought)
        page->setAwaiting(true);
    go(page);
    page->takeFocus();
    if (isBrought)
        emit toldOf(tr("This is your last game, as you left it. New game begins another one."));
    return *page;
}

void Pages::giveKeys(Session* session) {
    for (const auto& [rules, page] : m_gamePages)
        if (&page->session() == session) {
            page->setAwaiting(false);
            if (page == currentWidget())
                page->takeFocus();
        }
}

bool Pages::bringLast(GamePage& page) {
    Keeper& keeper = m_library.keeper();
    const SavedGame* last = keeper.newestOf(page.session().game());
    if (last)
        keeper.bring(page.session(), last->id);
    return last;
}

void Pages::openGame(std::string_view id) {
    if (const Ruleset* game = find(id))
        open(*game);
}

void Pages::openFirstGame() {
    if (!m_games.empty())
        open(*m_games.front());
}

void Pages::openPosition(const QString& id, const QString& position) {
    const Ruleset* game = find(id.toStdString());
    if (!game)
        return;
    if (const auto match = matchFrom(*game, position.toStdString()))
        openForAnother(*game).playFrom((*match)->picture(0));
}

std::optional<std::string> Pages::positionOf(const Ruleset& game) const {
    const auto at = m_gamePages.find(&game);
    if (at == m_gamePages.end())
        return std::nullopt;
    const Session& session = at->second->session();
    if (!session.match() && !session.beginning())
        return std::nullopt; // an unfinished start
    return write(session.picture(), game.name.letters);
}

// The other pages ---------------------------------------------------------------------------------

void Pages::openLessons() {
    if (!m_lessons) {
        m_lessons = new LessonsPage(bouton::lessons(), *m_progress, m_preferences, m_random.seed());
        connect(m_lessons, &LessonsPage::openPosition, this, &Pages::openPosition);
        connect(m_lessons, &LessonsPage::toldOf, this, &Pages::toldOf);
        connect(m_lessons, &LessonsPage::opened, &m_preferences, &Preferences::addRecentFile);
        connect(m_lessons, &LessonsPage::openWanted, this, &Pages::fileWanted);
        connect(m_lessons, &LessonsPage::left, this, &Pages::showStart);
        addWidget(m_lessons);
    }
    if (place() == Place::Lessons)
        m_lessons->closeInnermost(); // from one of them to all
    go(m_lessons);
    m_lessons->takeKeys();
}

void Pages::openLesson(const QString& path) {
    openLessons();
    m_lessons->openFile(path);
}

void Pages::goOnWithLessons() {
    openLessons();
    m_lessons->goOn();
}

void Pages::showLessonsOnCard() {
    const std::vector<Lesson>& all = bouton::lessons();
    const LessonProgress::Place place = m_progress->now().placeIn(all);
    m_start->lessonsCard()->tell(
        [done = m_progress->now().lessonsDone(all), number = all.size()] {
            return tr("Lessons done: %1 of %2").arg(done).arg(number);
        },
        [place, &all] {
            return tr("%1, step %2", "a lesson, a step of it")
                .arg(spoken(all[place.lesson].title))
                .arg(place.step + 1);
        },
        place.begun);
}

void Pages::openLaboratory() {
    if (!m_laboratory) {
        m_laboratory =
            new LaboratoryPage({m_games, m_preferences, m_random.seed(), *findChild<KeptGames*>(),
                                [this](const Ruleset& game) { return positionOf(game); },
                                [this](QObject* receiver, const Ruleset& game, auto then) {
                                    m_library.askForOwnGames(receiver, game, std::move(then));
                                }});
        connect(m_laboratory, &LaboratoryPage::openPosition, this, &Pages::openPosition);
        connect(m_laboratory, &LaboratoryPage::openGame, this, &Pages::wanted);
        connect(m_laboratory, &LaboratoryPage::left, this, &Pages::showStart);
        addWidget(m_laboratory);
    }
    if (GamePage* page = game())
        m_laboratory->turnTo(page->session().game());
    go(m_laboratory);
    m_laboratory->setFocus();
}

void Pages::openClaim(const std::string& id) {
    openLaboratory();
    m_laboratory->choose(QStringLiteral("claims"), id);
}

void Pages::openExercises(const QString& path) {
    openLaboratory();
    m_laboratory->openExercises(path);
}

void Pages::openArchive() {
    if (!m_archive) {
        m_archive = new ArchivePage(m_library.archive(), m_games, [this](const Ruleset& game) {
            return m_preferences.scoreOf(game);
        });
        m_archive->setRatings(m_library.ratings());
        m_preferences.archiveOn.tell(m_archive, &ArchivePage::setOn);
        m_preferences.playerName.tell(m_archive, &ArchivePage::setOwnName);
        connect(m_archive, &ArchivePage::openGame, this, &Pages::wanted);
        connect(m_archive, &ArchivePage::left, this, &Pages::showStart);
        addWidget(m_archive);
    }
    go(m_archive);
    m_archive->setFocus();
}

void Pages::openCollection(const QStringList& paths) {
    if (!m_collection) {
        m_collection = new CollectionPage(reviewsFolder());
        connect(m_collection, &CollectionPage::gameWanted, this, &Pages::theirsWanted);
        connect(m_collection, &CollectionPage::keepWanted, this, [this](const SavedGame& game) {
            m_library.archive().add(game);
            emit toldOf(tr("The game is in the archive, as its players' game."));
        });
        connect(m_collection, &CollectionPage::opened, this, &Pages::collectionOpened);
        connect(m_collection, &CollectionPage::refused, this, &Pages::refused);
        connect(m_collection, &CollectionPage::toldOf, this, &Pages::toldOf);
        connect(m_collection, &CollectionPage::left, this, &Pages::showStart);
        addWidget(m_collection);
    }
    go(m_collection);
    m_collection->setFocus();
    m_collection->open(paths);
}

OwnGamePage& Pages::openOwnGame() {
    if (!m_ownGame) {
        m_ownGame = new OwnGamePage(m_library.rulesFolder(), m_preferences);
        connect(m_ownGame, &OwnGamePage::left, this, &Pages::showStart);
        connect(m_ownGame, &OwnGamePage::openWanted, this, &Pages::fileWanted);
        connect(m_ownGame, &OwnGamePage::toldOf, this, &Pages::toldOf);
        connect(m_ownGame, &OwnGamePage::removed, this, &Pages::removedRules);
        connect(m_ownGame, &OwnGamePage::playWanted, this,
                [this](const Ruleset& rules) { open(rules); });
        addWidget(m_ownGame);
    }
    m_ownGame->goOn();
    go(m_ownGame);
    m_ownGame->takeKeys();
    return *m_ownGame;
}

void Pages::openRules(const QString& text) { openOwnGame().openText(text); }

void Pages::openPreferences() {
    if (place() == Place::Preferences)
        return;
    if (!m_preferencesPage) {
        m_preferencesPage = new PreferencesPage(m_preferences);
        connect(m_preferencesPage, &PreferencesPage::left, this, &Pages::back);
        addWidget(m_preferencesPage);
    }
    m_before = currentWidget();
    go(m_preferencesPage);
    m_preferencesPage->setFocus();
}

void Pages::askWhereToKeep() {
    openPreferences();
    m_preferencesPage->askWhereToKeep();
}

void Pages::showStart() {
    QWidget* focus = m_start;
    if (place() == Place::Lessons)
        focus = m_start->lessonsCard();
    if (place() == Place::Laboratory)
        focus = m_start->laboratoryCard();
    if (place() == Place::OwnGame)
        focus = m_start->ownGamesCard();
    if (GamePage* page = game()) {
        focus = m_start->cardOf(page->session().game());
        if (!focus) // a game of one's own
            focus = m_start->ownGamesCard();
    }
    go(m_start);
    if (!m_start->gamesInPlay()->empty())
        focus = m_start; // Enter goes on
    focus->setFocus(Qt::OtherFocusReason);
}

bool Pages::back() {
    if (place() == Place::Start)
        return false;
    if (place() == Place::Game && m_gameFrom == Place::Archive) {
        openArchive();
        return true;
    }
    if (place() == Place::Game && m_gameFrom == Place::Collection) {
        go(m_collection);
        m_collection->setFocus();
        return true;
    }
    if (place() == Place::Game && m_gameFrom == Place::OwnGame) {
        openOwnGame();
        return true;
    }
    if (place() != Place::Preferences || !m_before || m_before == m_start) {
        showStart();
        return true;
    }
    go(m_before);
    m_before->setFocus();
    if (GamePage* page = game())
        page->takeFocus();
    return true;
}

void Pages::showGamesOnCards() {
    if (place() == Place::Start)
        for (const Ruleset* game : m_games)
            showOnCard(*game);
}

// A game that can be gone on with, on its table or from another day; else the one that has come to
// its end, as it ended; else whom one would play.
void Pages::showOnCard(const Ruleset& game) {
    const auto at = m_gamePages.find(&game);
    const Session* session = at == m_gamePages.end() ? nullptr : &at->second->session();
    const bool isThere = session && session->worthKeeping();
    GameCard& card = *m_start->cardOf(game);
    if (isThere && !session->view().hasEnded)
        card.show(session->picture(), tr("In play"));
    else if (const SavedGame* kept = m_library.keeper().newestOf(game))
        card.show(pictureOf(game.parse(kept->shown)), tr("In play"));
    else if (isThere)
        card.show(session->match()->picture(session->match()->line().back()),
                  tr("Played to its end"));
    else
        card.show(std::nullopt, proposedOn(game));
}

QString Pages::proposedOn(const Ruleset& game) const {
    Answers answers = m_preferences.answersFor(game);
    propose(answers, m_library.proposals().of(game));
    const auto [first, second] = playersOf(answers);
    if (first.human() && second.human())
        return tr("With a friend");
    if (!first.human())
        return tr("Two computers");
    const QString opponent = shortNameOf(game, second);
    if (answers.proposed == Proposal::Why::Stronger)
        return tr("Won twice; next: %1", "an opponent").arg(opponent);
    if (answers.proposed == Proposal::Why::Weaker)
        return tr("Lost twice; next: %1", "an opponent").arg(opponent);
    return tr("Against: %1").arg(opponent);
}

void Pages::changeEvent(QEvent* event) {
    QStackedWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        showGamesOnCards();
        emit changed();
    }
}

} // namespace bouton
