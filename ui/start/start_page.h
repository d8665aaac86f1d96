// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/ruleset.h"
#include "ui/controls/card.h"

class QBoxLayout;
class QGridLayout;

namespace bouton {

class GameCard;
class GamesInPlay;
class LaboratoryCard;
class LessonsCard;
class OwnGamesCard;

// Where the program begins: the game to go on with, a card for every game, and the ways to the
// lessons, the laboratory and games of one's own, in a column in the middle. The boards are as
// large as the window allows. The arrow keys go to the card that lies there; Enter goes on with the
// last game, if nothing has the frame.
class StartPage : public ScrollArea {
    Q_OBJECT

public:
    explicit StartPage(std::span<const Ruleset* const> games, QWidget* parent = nullptr);

    GameCard* cardOf(const Ruleset& game) const;
    LessonsCard* lessonsCard() const { return m_lessons; }
    LaboratoryCard* laboratoryCard() const { return m_laboratory; }
    OwnGamesCard* ownGamesCard() const { return m_own; }
    // The games to go on with. They come first, where there are any.
    GamesInPlay* gamesInPlay() const { return m_inPlay; }

    static constexpr int widest = 1320; // pixels of what stands on it

signals:
    void chosen(const bouton::Ruleset& game);
    void lessonsChosen();
    void lessonWanted(); // the one to go on with
    void laboratoryChosen();
    void claimChosen(const std::string& id);
    void archiveChosen();
    void preferencesChosen();

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeHead();
    void tellKeys();
    void arrange();
    void arrangeIn(int columns);
    int othersHeight(int columns) const;
    std::vector<QWidget*> stops() const; // where the arrow keys go
    bool go(int key);

    QWidget* m_page;
    QWidget* m_head; // the name, a sentence and ways to other pages
    GamesInPlay* m_inPlay;
    QGridLayout* m_grid;
    QBoxLayout* m_all;
    std::vector<GameCard*> m_cards;
    LessonsCard* m_lessons;
    LaboratoryCard* m_laboratory;
    OwnGamesCard* m_own;
    int m_columns = 0;
};

} // namespace bouton
