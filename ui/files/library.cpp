// SPDX-License-Identifier: MIT
#include "ui/files/library.h"

#include "session/archive/own_games.h"
#include "ui/archive/archive_words.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

constexpr std::size_t mostOwnGames = 100;

} // namespace

Library::Library(Preferences& preferences, Games games, QObject* parent)
    : QObject(parent),
      m_games(games),
      m_preferences(preferences),
      m_left(preferences.gamesFoldersBefore()),
      m_shelf(m_left.isEmpty() ? preferences.gamesFolder() : m_left.front(),
              std::make_shared<Disk>(), games),
      m_keeper(m_shelf),
      m_archive(preferences.archiveFolder()),
      m_ratings(m_archive, games),
      m_proposals(m_archive, preferences, games),
      m_ownBook(Preferences::ownBookFile()),
      m_rulesFolder(Preferences::ownRulesFolder()),
      m_reviewer(m_archive, games) {
    connect(&m_keeper, &Keeper::failed, this,
            [this](const Phrase& why) { emit failed(m_keeper, why); });
    connect(&m_shelf, &Shelf::recovered, this, [this] { emit recovered(m_keeper); });
    connect(&m_archive, &Archive::noticed, this,
            [this](const Phrase& notice) { emit failed(m_archive, notice); });
    connect(&m_ownBook, &OwnBook::noticed, this,
            [this](const Phrase& notice) { emit failed(m_ownBook, notice); });
    connect(&m_rulesFolder, &RulesFolder::noticed, this,
            [this](const Phrase& notice) { emit failed(m_rulesFolder, notice); });
    connect(&m_rulesFolder, &RulesFolder::recovered, this,
            [this] { emit recovered(m_rulesFolder); });
    preferences.archiveOn.tell(&m_keeper, &Keeper::setArchive);
    connect(&m_keeper, &Keeper::ended, &m_archive, &Archive::add);
    connect(&m_keeper, &Keeper::found, &m_archive, &Archive::offer);
    connect(&m_keeper, &Keeper::endTakenBack, &m_archive, &Archive::withdraw);
    connect(&m_archive, &Archive::kept, &m_keeper,
            [this](const QString& id) { m_keeper.archived(id.toStdString()); });
    connect(&preferences, &Preferences::gamesFolderChanged, this,
            [this](const QString& folder) { m_shelf.moveTo(folder); });
    // After a move that was broken off some games may be in the one folder, and some in the other.
    connect(&m_shelf, &Shelf::moved, this, [this](const QString& folder) {
        if (m_left.isEmpty() || folder == m_preferences.gamesFolder())
            m_preferences.gamesAreIn(folder);
    });
    for (const QString& folder :
         m_left.isEmpty() ? m_left : m_left.mid(1) << preferences.gamesFolder())
        m_shelf.moveTo(folder);
}

void Library::remove(const std::string& id) {
    m_shelf.discard(id);
    m_removed = id;
}

void Library::putBack() { m_shelf.putBack(m_removed); }

void Library::askForOwnGames(QObject* receiver, const Ruleset& game,
                             std::function<void(std::vector<PlayedGame>)> then) {
    const QString id = QString::fromLatin1(game.name.id);
    m_archive.ask(
        receiver, {}, [id](Store& store) { return ownGames(store, id, mostOwnGames); },
        [games = m_games, id, then = std::move(then)](const auto& found) {
            std::vector<PlayedGame> played;
            if (found) // the archive tells of its own troubles
                for (const auto& [record, entry] : *found)
                    played.push_back(
                        {record, *entry.mine(),
                         tr("%1, %2", "an opponent and a time")
                             .arg(opponentTitle(games, id, entry.opponent()), timeText(entry.ended))
                             .toStdString()});
            then(std::move(played));
        });
}

} // namespace bouton
