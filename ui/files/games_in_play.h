#pragma once

#include <QWidget>

#include <map>
#include <span>
#include <string>
#include <vector>

#include "core/ruleset.h"
#include "session/values/saved_game.h"

class QBoxLayout;
class QLabel;

namespace bouton {

class Button;
class KeptGameCard;

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
    const Ruleset* rulesOf(const SavedGame& game) const;

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
    QRect m_sight;                        // what was last seen of the others
};

} // namespace bouton
