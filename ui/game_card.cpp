#include "ui/game_card.h"

#include <QLabel>

#include "ui/boards/board_table.h"
#include "ui/words.h"

namespace bouton {

GameCard::GameCard(const Ruleset& game, QWidget* parent)
    : GameCard(game, makeMiniature(game), parent) {}

GameCard::GameCard(const Ruleset& game, BoardView* miniature, QWidget* parent)
    : LinkCard([&game] { return spoken(game.name.title); },
               [&game] { return spoken(game.name.description); }, miniature, parent),
      m_game(game),
      m_miniature(miniature),
      m_state(new QLabel) {
    setObjectName(QStringLiteral("card-") + QLatin1String(game.name.id));
    m_state->setForegroundRole(QPalette::Link);
    add(m_state);
    say(m_miniature, &QWidget::setAccessibleName, [&game] { return spoken(game.name.title); });
    setTall(least);
    showSample();
}

void GameCard::showGame(const Picture& picture, const QString& state) {
    m_miniature->setPicture(picture);
    m_miniature->setMarks({});
    m_state->setText(state);
    m_state->show();
}

void GameCard::showSample() {
    showSampleOn(*m_miniature, m_game);
    m_state->hide();
}

void GameCard::setTall(int height) {
    const int side = height - 4 * Theme::unit;
    m_miniature->setFixedSize(side, side);
    setFixedHeight(height);
}

QSize GameCard::sizeHint() const { return {44 * Theme::unit, least}; }

} // namespace bouton
