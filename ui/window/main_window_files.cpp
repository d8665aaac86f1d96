// The games of MainWindow that are kept, opened and dropped.

#include <QDragEnterEvent>
#include <QMimeData>

#include "session/archive/own_games.h"
#include "ui/archive/archive_words.h"
#include "ui/controls/words.h"
#include "ui/files/edit_menu.h"
#include "ui/files/game_chooser.h"
#include "ui/files/game_files.h"
#include "ui/files/games_in_play.h"
#include "ui/game/game_page.h"
#include "ui/start/start_page.h"
#include "ui/window/main_window.h"
#include "ui/window/notices.h"

namespace bouton {

// Joins what reads and writes games with what shows them.
void MainWindow::joinFiles() {
    setAcceptDrops(true);
    connect(m_files, &GameFiles::told, this, [this](const QString& sentence) { tell(sentence); });
    connect(m_files, &GameFiles::choiceWanted, this,
            [this](const QString& title, const std::vector<std::string>& games) {
                auto* chooser = new GameChooser(title, games, this);
                connect(chooser, &GameChooser::chosen, m_files, &GameFiles::choose);
                chooser->show();
            });
    connect(&m_keeper, &Keeper::failed, this,
            [this](const Phrase& why) { m_notices->add(m_keeper, why); });
    connect(&m_shelf, &Shelf::recovered, this, [this] {
        m_notices->withdraw(m_keeper);
        tell(tr("All games are kept again."));
    });
    connect(&m_keeper, &Keeper::changed, this, &MainWindow::showGamesInPlay);
    connect(&m_keeper, &Keeper::brought, this, [this](Session* session) {
        if (GamePage* page = gamePage(); page && &page->session() == session)
            page->takeFocus();
    });
    connect(&m_keeper, &Keeper::ended, this, [this](const SavedGame& game) {
        if (m_preferences.archiveOn())
            m_archive.add(game);
    });
    connect(&m_archive, &Archive::told, this,
            [this](const Phrase& notice) { m_notices->add(m_archive, notice); });
    connect(&m_ownBook, &OwnBook::told, this,
            [this](const Phrase& notice) { m_notices->add(m_ownBook, notice); });
    connect(&m_preferences, &Preferences::gamesFolderChanged, this,
            [this](const QString& folder) { m_shelf.moveTo(folder); });
    connect(&m_shelf, &Shelf::moved, this,
            [this](const QString& folder) { m_preferences.setGamesFolder(folder); });
    GamesInPlay* inPlay = m_start->gamesInPlay();
    connect(inPlay, &GamesInPlay::chosen, this, &MainWindow::continueGame);
    connect(inPlay, &GamesInPlay::removed, this, &MainWindow::removeGame);
    connect(inPlay, &GamesInPlay::putBack, this, [this] { m_shelf.putBack(m_removed); });
}

// A game that is on a table is shown there.
void MainWindow::continueGame(const std::string& id) {
    for (const auto& [rules, page] : m_gamePages)
        if (page->session().id() == id) {
            open(*rules);
            return;
        }
    for (const SavedGame& game : m_shelf.games())
        if (const Ruleset* rules = find(game.game); rules && game.id == id) {
            m_keeper.bring(open(*rules, Fresh::Yes).session(), id);
            return;
        }
}

void MainWindow::removeGame(const std::string& id) {
    for (const auto& [rules, page] : m_gamePages)
        if (page->session().id() == id)
            page->newGame();
    m_shelf.discard(id);
    m_removed = id;
}

void MainWindow::openArguments(const QStringList& arguments) {
    if (arguments.isEmpty())
        return;
    const Ruleset* game = find(arguments[0].toStdString());
    if (!game) {
        m_files->open(arguments[0]);
    } else if (arguments.size() == 1) {
        open(*game);
    } else if (const Or<void> begun =
                   m_files->begin(*game, arguments.mid(1).join(u' ').toStdString());
               !begun) {
        open(*game);
        tell(spoken(begun.error()));
    }
}

void MainWindow::showGamesInPlay() { m_start->gamesInPlay()->show(m_keeper.unfinished()); }

void MainWindow::askForOwnGames(QObject* receiver, const Ruleset& game,
                                std::function<void(std::vector<PlayedGame>)> then) {
    constexpr std::size_t most = 100;
    m_archive.ask(
        receiver, {},
        [id = QString::fromLatin1(game.name.id)](Store& store) {
            return ownGames(store, id, most);
        },
        [this, id = QString::fromLatin1(game.name.id),
         then = std::move(then)](const Or<std::vector<OwnGame>>& games) {
            std::vector<PlayedGame> played;
            if (games) // the archive tells of its own troubles
                for (const OwnGame& each : *games)
                    played.push_back(
                        {each.record, each.side,
                         tr("%1, %2", "an opponent and a time")
                             .arg(opponentTitle(m_games, id, each.opponent), timeText(each.ended))
                             .toStdString()});
            then(std::move(played));
        });
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (GameFiles::takes(*event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    m_files->take(*event->mimeData(), gamePage());
    event->acceptProposedAction();
}

} // namespace bouton
