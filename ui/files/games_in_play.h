// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <map>
#include <span>
#include <string>
#include <vector>

#include "core/ruleset.h"
#include "session/values/saved_game.h"
#include "ui/controls/button.h"

class QBoxLayout;
class QLabel;

namespace bouton {

// A kept game as one button: its board in small, who plays, and how far it is. Delete removes it.
class KeptGameCard : public Button {
    Q_OBJECT

public:
    // A large one is the game to go on with, and says so.
    KeptGameCard(const Ruleset& rules, SavedGame game, bool large, QWidget* parent = nullptr);

    const SavedGame& game() const { return m_game; }
    // Beside the button of a large card: where a word about the other games stands.
    QBoxLayout* foot() const { return m_foot; }

    // "Reversi against Club", "Green: You, Red: Nim-sum", and "Your turn, move 12. Today, 14:05."
    static QString titleOf(const Ruleset& rules, const SavedGame& game);
    static QString playersOf(const Ruleset& rules, const SavedGame& game);
    static QString stateOf(const Ruleset& rules, const SavedGame& game);

signals:
    void removalWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    SavedGame m_game;
    QBoxLayout* m_foot = nullptr;
};

// The games that can be gone on with, on the start page: the last one as a large card, and the
// others below it when asked for. There may be thousands of them, so those alone have cards that
// are in sight or near it. Removing one can be undone.
class GamesInPlay : public QWidget {
    Q_OBJECT

public:
    explicit GamesInPlay(std::span<const Ruleset* const> games, QWidget* parent = nullptr);

    // The one last changed first. Games that are not here are left out.
    void show(const std::vector<SavedGame>& games);
    void setColumns(int columns);
    bool empty() const { return m_games.empty(); }
    std::vector<KeptGameCard*> cards() const; // in their order
    // Makes the cards that have come near, and takes away those that are far. Who scrolls this
    // calls it.
    void fill();

signals:
    void chosen(const std::string& id);
    void removed(const std::string& id);
    void putBack(); // the last one that was removed
    void resized(); // it needs another height
    void made(QWidget* card);

private:
    void arrange();
    KeptGameCard* card(int game);
    QString wordsForAll() const;

    std::span<const Ruleset* const> m_rules;
    std::vector<SavedGame> m_games;
    int m_columns = 1;
    bool m_showsAll = false;
    QLabel* m_gone;
    Button *m_all, *m_undo;
    QWidget* m_removal;  // says that a game was removed
    QBoxLayout* m_place; // of the last one, and below it of
    QWidget* m_others;
    std::map<int, KeptGameCard*> m_cards; // of these of m_games
    int m_width = 0, m_height = 0;        // of each of the others
    QRect m_seen;                         // what was last seen of the others
};

} // namespace bouton
