#include "ui/game/seat_editor.h"

#include <QComboBox>
#include <QGridLayout>
#include <QSignalBlocker>

#include "ui/controls/layouts.h"
#include "ui/controls/settings_stack.h"
#include "ui/game/side_badge.h"
#include "ui/words.h"

namespace bouton {

SeatEditor::SeatEditor(const Ruleset& game, QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_badge(new SideBadge(game)),
      m_who(named("who", new QComboBox)),
      m_settings(new SettingsStack(game.players, &PlayerInfo::settings)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(Theme::unit);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_badge, 0, 0);
    grid->addWidget(m_who, 0, 1);
    grid->addWidget(m_settings, 1, 1);
    for (std::size_t item = 0; item <= game.players.size(); ++item)
        m_who->addItem({});
    put({}, Side::One);
    connect(m_who, &QComboBox::currentIndexChanged, this, [this](int item) {
        m_settings->choose(static_cast<std::size_t>(item) - 1); // none for the human
        emit chosen(seat());
    });
    connect(m_settings, &SettingsStack::changed, this, [this] { emit chosen(seat()); });
    inEveryLanguage(this, [this] { retranslate(); });
}

void SeatEditor::retranslate() {
    m_who->setItemText(0, nameOf(m_game, Seat{}));
    for (std::size_t i = 0; i < m_game.players.size(); ++i)
        m_who->setItemText(static_cast<int>(i) + 1,
                           tr("Computer: %1").arg(spoken(m_game.players[i].title)));
    m_who->setAccessibleName(tr("Who plays %1").arg(nameOf(m_game, m_badge->side())));
}

Seat SeatEditor::seat() const {
    if (m_who->currentIndex() == 0)
        return {};
    return {
        PlayerChoice{static_cast<std::size_t>(m_who->currentIndex() - 1), m_settings->values()}};
}

void SeatEditor::put(const Seat& seat, Side side) {
    const std::size_t item = seat.human() ? 0 : seat.computer->player + 1;
    const QSignalBlocker quiet(m_who);
    m_who->setCurrentIndex(static_cast<int>(item));
    m_settings->choose(item - 1); // none for the human
    if (!seat.human())
        m_settings->setValues(seat.computer->player, seat.computer->settings);
    m_badge->setSide(side);
    retranslate();
}

void SeatEditor::setActive(bool active) { m_badge->setActive(active); }

} // namespace bouton
