#include "ui/panels/seat_editor.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QSignalBlocker>

#include "ui/panels/settings_editor.h"
#include "ui/panels/side_badge.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

SeatEditor::SeatEditor(const Ruleset& game, QWidget* parent)
    : QWidget(parent), m_game(game), m_badge(new SideBadge(game)), m_who(new QComboBox) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(Theme::unit);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_badge, 0, 0);
    grid->addWidget(m_who, 0, 1);

    m_who->setObjectName(QStringLiteral("who"));
    m_who->addItem({});
    for (std::size_t i = 0; i < game.players.size(); ++i) {
        m_who->addItem({});
        auto* settings = new SettingsEditor(game.players[i].settings);
        grid->addWidget(settings, static_cast<int>(i) + 1, 1);
        connect(settings, &SettingsEditor::changed, this, &SeatEditor::changed);
        m_settings.push_back(settings);
    }
    connect(m_who, &QComboBox::currentIndexChanged, this, [this] {
        showSettings();
        emit changed();
    });
    showSettings();
    retranslate();
}

void SeatEditor::retranslate() {
    m_who->setItemText(0, nameOf(m_game, Seat{}));
    for (std::size_t i = 0; i < m_game.players.size(); ++i)
        m_who->setItemText(static_cast<int>(i) + 1,
                           tr("Computer: %1").arg(spoken(m_game.players[i].title)));
    m_who->setAccessibleName(tr("Who plays %1").arg(nameOf(m_game, m_badge->side())));
}

void SeatEditor::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

Seat SeatEditor::seat() const {
    if (m_who->currentIndex() <= 0)
        return {};
    const auto player = static_cast<std::size_t>(m_who->currentIndex() - 1);
    return {PlayerChoice{player, m_settings[player]->values()}};
}

void SeatEditor::setSeat(const Seat& seat) {
    const QSignalBlocker quiet(m_who);
    m_who->setCurrentIndex(seat.human() ? 0 : static_cast<int>(seat.computer->player) + 1);
    if (!seat.human())
        m_settings[seat.computer->player]->setValues(seat.computer->settings);
    showSettings();
}

void SeatEditor::setSide(Side side) {
    m_badge->setSide(side);
    retranslate();
}

void SeatEditor::setActive(bool active) { m_badge->setActive(active); }

void SeatEditor::showSettings() {
    for (std::size_t i = 0; i < m_settings.size(); ++i)
        m_settings[i]->setVisible(static_cast<int>(i) + 1 == m_who->currentIndex()
                                  && !m_game.players[i].settings.empty());
}

} // namespace bouton
