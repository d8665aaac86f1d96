// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>

#include "explain/analyses.h"
#include "games/catalogue.h"
#include "session/archive/archive.h"
#include "session/thinker.h"

namespace bouton {

// The review of one game, which can be stopped and gone on with. It belongs to one thread at a
// time.
class GameReview {
public:
    explicit GameReview(SavedGame game) : m_game(std::move(game)) {}

    // Analyses each position from the end on, as deep as the bound, as `bouton-cli review` does.
    // Blocks; a stop ends it, and what is known then stays known. Gives whether it came to its end.
    bool goOn(std::span<const Ruleset* const> games, const std::stop_token& stop);
    // Empty: there can be no review, because the game is not known or its moves are not allowed.
    std::optional<Findings> findings() const;

private:
    SavedGame m_game;
    std::unique_ptr<Match> m_match; // null: not opened yet, or impossible
    Analyses m_analyses;
};

// Reviews the games of an archive one by one, the newest first, while nobody needs the machine. It
// has a thread of its own at the lowest priority. Nothing here blocks, except the destructor, which
// waits as ~Thinker does.
class Reviewer : public QObject {
    Q_OBJECT

public:
    explicit Reviewer(Archive& archive, std::span<const Ruleset* const> games = catalogue(),
                      QObject* parent = nullptr);

    // Whether nobody needs the machine, which is for the window to say. It stops at once when
    // somebody does, and goes on later where it was.
    void setIdle(bool idle);

signals:
    void rested(); // there is nothing more to review

private:
    using Next = std::pair<Entry::Number, Or<SavedGame>>;
    static Or<std::optional<Next>> next(Store& store);
    void ask();
    void begin(const Or<std::optional<Next>>& next);
    void work();
    void keep(const std::optional<Findings>& findings);

    Archive& m_archive;
    const std::span<const Ruleset* const> m_games;
    bool m_idle = false, m_asked = false;
    Entry::Number m_number = 0;
    std::shared_ptr<GameReview> m_review; // of this game; null if none
    Thinker<bool> m_thinker;
};

} // namespace bouton
