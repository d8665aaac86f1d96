// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "lab/exercises.h"
#include "session/archive/reviewer.h"
#include "session/kept/keeper.h"
#include "session/kept/own_book.h"
#include "session/kept/rules_folder.h"
#include "ui/archive/own_ratings.h"
#include "ui/archive/proposals.h"

namespace bouton {

class Preferences;

// All that is kept on disk, each part joined with those that it feeds: the games in play, which
// come into the archive when they end, what the archive says of the user, the user's own opening
// lines, and the rules of games of the user's own. There is no window in it. Nothing here blocks
// but the destructor, which waits until all is written.
class Library : public QObject {
    Q_OBJECT

public:
    Library(Preferences& preferences, Games games, QObject* parent = nullptr);

    Keeper& keeper() { return m_keeper; }
    Archive& archive() { return m_archive; }
    OwnRatings& ratings() { return m_ratings; }
    Proposals& proposals() { return m_proposals; }
    OwnBook& ownBook() { return m_ownBook; }
    RulesFolder& rulesFolder() { return m_rulesFolder; }

    // Whether nobody needs the machine: then the archive's games are reviewed.
    void setIdle(bool idle) { m_reviewer.setIdle(idle); }
    // Takes a game from those that can be gone on with. putBack() brings the last one again.
    void remove(const std::string& id);
    void putBack();

    // Asks the archive for the user's own games, the newest first. The answer comes later, unless
    // the receiver has gone.
    void askForOwnGames(QObject* receiver, const Ruleset& game,
                        std::function<void(std::vector<PlayedGame>)> then);

signals:
    // What cannot be read or written; `part` says whose notice it is.
    void failed(const QObject& part, const bouton::Phrase& why);
    void recovered(const QObject& part); // it can be again

private:
    const Games m_games;
    Preferences& m_preferences;
    const QStringList m_left; // folders of a move that was broken off
    Shelf m_shelf;
    Keeper m_keeper;
    Archive m_archive;
    OwnRatings m_ratings;
    Proposals m_proposals;
    OwnBook m_ownBook;
    RulesFolder m_rulesFolder;
    Reviewer m_reviewer;   // of the archive
    std::string m_removed; // the game that was removed last
};

} // namespace bouton
