#include "ui/window/game_menu.h"

#include <utility>

#include "session/program_removal.h"
#include "ui/controls/menus.h"
#include "ui/controls/words.h"
#include "ui/game/aloud.h"
#include "ui/game/game_page.h"
#include "ui/game/next_game.h"
#include "ui/theme/resources.h"

namespace bouton {

GameMenu::GameMenu(Games games, Pages& pages, ProgramRemoval& removal, QWidget* parent)
    : QMenu(parent), m_pages(pages), m_removal(removal) {
    worded(this, &QMenu::setTitle, [] { return tr("&Game"); });
    m_newGame = addOfGame([] { return tr("&New game"); }, Qt::CTRL | Qt::Key_N,
                          [](GamePage& page) { page.newGame(); });
    m_resign = addOfGame([] { return tr("R&esign"); }, {}, [](GamePage& page) { page.resign(); });
    addSeparator();
    addJumps();
    addSeparator();
    m_hint = addOfGame([] { return tr("&Hint"); }, Qt::Key_H,
                       [](GamePage& page) { page.session().hint(); });
    m_moveNow = addOfGame([] { return tr("&Move now"); }, Qt::CTRL | Qt::Key_Return,
                          [](GamePage& page) { page.session().answerNow(); });
    m_moveNow->setObjectName(QStringLiteral("moveNow"));
    m_edit = addOfGame([] { return tr("&Edit this position"); }, Qt::CTRL | Qt::Key_E,
                       [](GamePage& page) { page.editPosition(); });
    addAloud();
    addSeparator();
    addGames(games);
    addSeparator();
    addEntry(
        *this, &pages, &Pages::openLessons, [] { return tr("Le&ssons"); }, Qt::CTRL | Qt::Key_J);
    addEntry(
        *this, &pages, &Pages::openLaboratory, [] { return tr("&Laboratory"); },
        Qt::CTRL | Qt::Key_B);
    addEntry(
        *this, &pages, &Pages::openArchive, [] { return tr("A&rchive"); }, Qt::CTRL | Qt::Key_H);
    m_allGames = addEntry(
        *this, &pages, &Pages::showStart, [] { return tr("S&tart page"); }, Qt::ALT | Qt::Key_Left);
    connect(&pages, &Pages::changed, this, &GameMenu::refresh);
    connect(&removal, &ProgramRemoval::removed, this, [this] {
        m_ofRemoval = place();
        refresh();
    });
    connect(&removal, &ProgramRemoval::undone, this, &GameMenu::refresh);
    refresh();
}

QAction* GameMenu::addOfGame(Wording words, const QKeySequence& keys,
                             std::function<void(GamePage&)> slot) {
    return addEntry(
        *this, this,
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
        m_jumps[i] = addOfGame([jump] { return wordsFor(jump); }, {},
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
        const auto onPage = [this, slot = std::move(slot)] {
            if (GamePage* page = m_pages.game())
                slot(*page);
        };
        addEntry(*m_aloud, this, onPage, std::move(words), key)
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
    m_aloud->menuAction()->setEnabled(page && page->session().match());
    for (QAction* action : m_aloud->actions())
        action->setEnabled(m_aloud->menuAction()->isEnabled());
    m_hint->setEnabled(page && page->session().match());
    m_moveNow->setEnabled(page && page->session().turn().thinking);
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

} // namespace bouton
