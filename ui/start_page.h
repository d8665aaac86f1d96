#pragma once

#include <QScrollArea>

#include <span>
#include <vector>

#include "core/ruleset.h"

class QGridLayout;

namespace bouton {

class GameCard;
class GamesInPlay;
class LinkCard;

// All games as cards, in as many columns as the width allows, and the way to the laboratory beside
// the name.
class StartPage : public QScrollArea {
    Q_OBJECT

public:
    explicit StartPage(std::span<const Ruleset* const> games, QWidget* parent = nullptr);

    GameCard* cardOf(const Ruleset& game) const;
    LinkCard* laboratoryCard() const { return m_laboratory; }
    // The games to go on with. They come first, where there are any.
    GamesInPlay* gamesInPlay() const { return m_inPlay; }

signals:
    void chosen(const bouton::Ruleset& game);
    void laboratoryChosen();
    void archiveChosen();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void arrangeIn(int columns);

    QWidget* m_head; // the name, and a sentence
    GamesInPlay* m_inPlay;
    QGridLayout* m_grid;
    std::vector<GameCard*> m_cards;
    LinkCard* m_laboratory;
    int m_columns = 0;
};

} // namespace bouton
