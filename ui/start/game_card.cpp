#include "ui/start/game_card.h"

#include <QLabel>

#include "ui/boards/board_table.h"
#include "ui/boards/board_view.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/theme/theme.h"

namespace bouton {

GameCard::GameCard(const Ruleset& game, QWidget* parent)
    : GameCard(game, makeMiniature(game), parent) {}

GameCard::GameCard(const Ruleset& game, BoardView* miniature, QWidget* parent)
    : LinkCard([&game] { return spoken(game.name.title); },
               [&game] { return spoken(game.name.description); }, miniature, Way::Down, Rank::Card,
               parent),
      m_game(game),
      m_miniature(miniature),
      m_state(typed(new QLabel, Type::Caption, Weight::Strong)) {
    setObjectName(QStringLiteral("card-") + QLatin1String(game.name.id));
    m_state->setForegroundRole(QPalette::Link);
    m_state->setWordWrap(true); // a long one does not make its column wider than the others
    add(m_state);
    worded(m_miniature, &QWidget::setAccessibleName, [&game] { return spoken(game.name.title); });
    setBoard(18 * Theme::unit);
    show(std::nullopt, {});
}

void GameCard::show(const std::optional<Picture>& picture, const QString& state) {
    if (picture) {
        m_miniature->setPicture(*picture);
        m_miniature->setMarks({});
    } else {
        showSampleOn(*m_miniature, m_game);
    }
    m_state->setText(state);
}

void GameCard::setBoard(int side) { m_miniature->setFixedSize(side, side); }

} // namespace bouton
