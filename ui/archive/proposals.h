// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <stop_token>

#include "session/archive/archive.h"
#include "session/proposal.h"
#include "ui/archive/archive_words.h"

namespace bouton {

class Preferences;

// Whom each game proposes as the next opponent, found in the archive whenever that changes, and
// kept in the preferences, so that it is known at once on the next day. Where the archive is off,
// the second weakest. Nothing here blocks.
class Proposals : public QObject {
    Q_OBJECT

public:
    Proposals(Archive& archive, Preferences& preferences, Games games, QObject* parent = nullptr);

    Proposal of(const Ruleset& game) const;

signals:
    void changed();

private:
    void ask();

    Archive& m_archive;
    Preferences& m_preferences;
    const Games m_games;
    std::stop_source m_stop;
};

} // namespace bouton
