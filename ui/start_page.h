#pragma once

#include <QScrollArea>

#include <span>
#include <vector>

#include "core/ruleset.h"

class QGridLayout;

namespace bouton {

class GameCard;

// All games as cards, in as many columns as the width allows.
class StartPage : public QScrollArea {
    Q_OBJECT

public:
    explicit StartPage(std::span<const Ruleset* const> games, QWidget* parent = nullptr);

    GameCard* cardOf(const Ruleset& game) const;

signals:
    void chosen(const bouton::Ruleset& game);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    QGridLayout* m_grid;
    std::vector<GameCard*> m_cards;
    int m_columns = 0;
};

} // namespace bouton
