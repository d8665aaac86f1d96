// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <map>
#include <stop_token>
#include <string>

#include "session/archive/archive.h"
#include "session/archive/own_games.h"
#include "ui/archive/archive_words.h"

namespace bouton {

class Session;

// How strong the user is, in each game whose players are rated: worked out from the games of the
// archive whenever these change. Nothing here blocks.
class OwnRatings : public QObject {
    Q_OBJECT

public:
    struct Standing {
        // The latter before the newest game. None as well while it is not sure within 400 points.
        std::optional<Rating> now{}, before{};
        std::size_t games = 0;
        double points = 0;    // of all of them
        std::string newest{}; // its id
    };

    OwnRatings(Archive& archive, Games games, QObject* parent = nullptr);

    const Standing& of(const Ruleset& game) const; // without games where nothing is known
    // "Your rating: 940 ± 110, from 12 games"; empty if there is none.
    QString words(const Ruleset& game) const;
    // The same of all games, each with its name; empty if there is none.
    QString wordsOfAll() const;
    // What the game on the table has made of it: "Your rating rose to 955 ± 110, from 12 games."
    // Where nothing bounds it yet, what is missing. Where it does not count because of help or of
    // moves taken back, the one reason is told. Empty if it does not count for another.
    QString wordsAfter(const Session& session) const;

signals:
    void changed();

private:
    void ask();
    static QString whyNotCounted(SavedGame::Help why);

    Archive& m_archive;
    const Games m_games;
    std::map<const Ruleset*, Standing> m_standings; // of games with rated players
    std::stop_source m_stop;
};

} // namespace bouton
