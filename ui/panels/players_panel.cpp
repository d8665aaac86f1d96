#include "ui/panels/players_panel.h"

#include <QEvent>
#include <QGridLayout>
#include <QRadioButton>
#include <QSignalBlocker>

#include "ui/panels/saying.h"
#include "ui/panels/seat_editor.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

PlayersPanel::PlayersPanel(const Ruleset& game, QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_question(new Saying(Saying::Weight::Plain, [] { return tr("Who starts?"); })) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::unit);
    for (std::size_t player = 0; player < 2; ++player) {
        m_seats[player] = new SeatEditor(game);
        m_seats[player]->setObjectName(player == 0 ? QStringLiteral("firstPlayer")
                                                   : QStringLiteral("secondPlayer"));
        column->addWidget(m_seats[player]);
        connect(m_seats[player], &SeatEditor::changed, this, [this] {
            refresh();
            emit changed();
        });
    }
    column->addSpacing(Theme::unit);
    column->addWidget(m_question);
    for (std::size_t player = 0; player < 2; ++player) {
        m_starts[player] = new QRadioButton;
        m_starts[player]->setObjectName(player == 0 ? QStringLiteral("firstStarts")
                                                    : QStringLiteral("secondStarts"));
        column->addWidget(m_starts[player]);
    }
    m_starts[0]->setChecked(true);
    // One of the two buttons changes exactly when the other does.
    connect(m_starts[1], &QRadioButton::toggled, this, [this] {
        refresh();
        emit changed();
    });
    refresh();
}

void PlayersPanel::read(Answers& answers) const {
    for (std::size_t player = 0; player < 2; ++player)
        answers.players[player] = m_seats[player]->seat();
    answers.starter = m_starts[1]->isChecked() ? 1 : 0;
}

void PlayersPanel::put(const Answers& answers) {
    const QSignalBlocker quiet(this);
    for (std::size_t player = 0; player < 2; ++player)
        m_seats[player]->setSeat(answers.players[player]);
    m_starts[answers.starter]->setChecked(true);
    refresh();
}

void PlayersPanel::setInPlay(bool inPlay) {
    m_question->setVisible(!inPlay);
    for (QRadioButton* button : m_starts)
        button->setVisible(!inPlay);
}

void PlayersPanel::setToMove(std::optional<Side> side) {
    Answers answers;
    read(answers);
    for (std::size_t player = 0; player < 2; ++player)
        m_seats[player]->setActive(side == sideOf(answers, player));
}

void PlayersPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void PlayersPanel::refresh() {
    Answers answers;
    read(answers);
    for (std::size_t player = 0; player < 2; ++player)
        m_seats[player]->setSide(sideOf(answers, player));
    const QString first = nameOf(m_game, answers.players[0]);
    const QString second = nameOf(m_game, answers.players[1]);
    m_starts[0]->setText(tr("The first: %1").arg(first));
    m_starts[1]->setText(tr("The second: %1").arg(second));
}

} // namespace bouton
