#include "ui/laboratory/entrants_form.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QPainterPath>
#include <QPainterPathStroker>

#include <algorithm>

#include "ui/panels/button.h"
#include "ui/panels/glyph_button.h"
#include "ui/panels/settings_editor.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

// A cross, in units of the theme around its middle.
QPainterPath cross() {
    QPainterPath lines;
    lines.moveTo(-0.6, -0.6);
    lines.lineTo(0.6, 0.6);
    lines.moveTo(0.6, -0.6);
    lines.lineTo(-0.6, 0.6);
    QPainterPathStroker pen;
    pen.setWidth(0.25);
    pen.setCapStyle(Qt::RoundCap);
    return pen.createStroke(lines);
}

} // namespace

EntrantsForm::EntrantsForm(QWidget* parent)
    : QWidget(parent), m_column(new QVBoxLayout), m_add(new Button) {
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(Theme::unit);
    m_column->setSpacing(Theme::unit);
    all->addLayout(m_column);
    all->addWidget(m_add, 0, Qt::AlignLeft);
    m_add->setObjectName(QStringLiteral("addEntrant"));
    connect(m_add, &Button::clicked, this, [this] {
        add(m_game->players.size() - 1);
        refresh();
    });
}

void EntrantsForm::setGame(const Ruleset& game) {
    m_game = &game;
    for (const Row& row : m_rows)
        delete row.all;
    m_rows.clear();
    for (std::size_t i = 0; i < std::min(game.players.size(), most); ++i)
        add(i);
    refresh();
}

std::vector<PlayerChoice> EntrantsForm::entrants() const {
    std::vector<PlayerChoice> all;
    for (const Row& row : m_rows) {
        const auto kind = static_cast<std::size_t>(std::max(0, row.kind->currentIndex()));
        all.push_back({kind, row.settings[kind]->values()});
    }
    return all;
}

void EntrantsForm::add(std::size_t kind) {
    Row row{new QWidget, new QComboBox, {}, new GlyphButton(cross(), {})};
    auto* grid = new QGridLayout(row.all);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(Theme::unit / 2);
    grid->setColumnStretch(0, 1);
    grid->addWidget(row.kind, 0, 0);
    grid->addWidget(row.remove, 0, 1);
    row.kind->setObjectName(QStringLiteral("entrant"));
    row.remove->setObjectName(QStringLiteral("removeEntrant"));
    for (const PlayerInfo& player : m_game->players) {
        row.kind->addItem(spoken(player.title));
        row.settings.push_back(new SettingsEditor(player.settings));
        grid->addWidget(row.settings.back(), static_cast<int>(row.settings.size()), 0);
    }
    row.kind->setCurrentIndex(static_cast<int>(kind));
    connect(row.kind, &QComboBox::currentIndexChanged, this, &EntrantsForm::refresh);
    connect(row.remove, &GlyphButton::clicked, this, [this, all = row.all] { remove(all); });
    m_column->addWidget(row.all);
    m_rows.push_back(std::move(row));
}

// The button that asked for it goes a little later than its click.
void EntrantsForm::remove(const QWidget* row) {
    const auto at = std::ranges::find(m_rows, row, &Row::all);
    at->all->setParent(nullptr);
    at->all->deleteLater();
    m_rows.erase(at);
    refresh();
}

void EntrantsForm::refresh() {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        for (std::size_t kind = 0; kind < row.settings.size(); ++kind)
            row.settings[kind]->setVisible(static_cast<int>(kind) == row.kind->currentIndex()
                                           && !m_game->players[kind].settings.empty());
        row.remove->setEnabled(m_rows.size() > least);
        row.kind->setAccessibleName(tr("Player %1").arg(i + 1));
        row.remove->setName(tr("Remove this player"));
    }
    m_add->setEnabled(m_rows.size() < most);
    m_add->setText(tr("Add a player"));
}

bool EntrantsForm::event(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        for (const Row& row : m_rows)
            for (int i = 0; i < row.kind->count(); ++i)
                row.kind->setItemText(i,
                                      spoken(m_game->players[static_cast<std::size_t>(i)].title));
        refresh();
    }
    return QWidget::event(event);
}

} // namespace bouton
