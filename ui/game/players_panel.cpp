#include "ui/game/players_panel.h"

#include <QLabel>
#include <QRadioButton>

#include "ui/controls/layouts.h"
#include "ui/game/seat_editor.h"
#include "ui/words.h"

namespace bouton {

PlayersPanel::PlayersPanel(const Ruleset& game, QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_seats{named("firstPlayer", new SeatEditor(game)),
              named("secondPlayer", new SeatEditor(game))},
      m_question(named("whoStarts", new QLabel)),
      m_starts{named("firstStarts", new QRadioButton), named("secondStarts", new QRadioButton)} {
    setLayout(column(
        {m_seats[0], m_seats[1], Item::room(Theme::unit), m_question, m_starts[0], m_starts[1]}));
    for (std::size_t player = 0; player < 2; ++player) {
        connect(m_seats[player], &SeatEditor::chosen, this,
                [this, player](const Seat& seat) { emit seatChosen(player, seat); });
        connect(m_starts[player], &QRadioButton::clicked, this,
                [this, player] { emit starterChosen(player); });
    }
    inEveryLanguage(this, [this] { refresh(); });
}

void PlayersPanel::put(const Answers& answers) {
    m_shown = answers;
    refresh();
}

void PlayersPanel::setInPlay(bool inPlay) {
    m_question->setVisible(!inPlay);
    for (QRadioButton* button : m_starts)
        button->setVisible(!inPlay);
}

void PlayersPanel::setByHand(bool byHand) {
    m_byHand = byHand;
    refresh();
}

void PlayersPanel::setToMove(std::optional<Side> side) {
    for (std::size_t player = 0; player < 2; ++player)
        m_seats[player]->setActive(side == sideOf(m_shown, player));
}

void PlayersPanel::refresh() {
    for (std::size_t player = 0; player < 2; ++player)
        m_seats[player]->put(m_shown.players[player], sideOf(m_shown, player));
    m_question->setText(m_byHand ? tr("Who plays %1?").arg(nameOf(m_game, Side::One))
                                 : tr("Who starts?"));
    m_starts[m_shown.starter]->setChecked(true);
    m_starts[0]->setText(tr("The first: %1").arg(nameOf(m_game, m_shown.players[0])));
    m_starts[1]->setText(tr("The second: %1").arg(nameOf(m_game, m_shown.players[1])));
}

} // namespace bouton
