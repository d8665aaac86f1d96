#include "ui/laboratory/entrants_form.h"

#include <QBoxLayout>
#include <QPainterPathStroker>

#include <algorithm>
#include <ranges>

#include "session/plan.h"
#include "ui/controls/layouts.h"
#include "ui/controls/settings_stack.h"
#include "ui/controls/title_box.h"

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

EntrantsForm::EntrantsForm() : m_column(new QVBoxLayout), m_add(named("addEntrant", new Button)) {
    m_column->setSpacing(Theme::unit);
    setLayout(column({m_column, {m_add, 0, Qt::AlignLeft}}));
    connect(m_add, &Button::clicked, this, [this] {
        add(m_game->players.size() - 1);
        refresh();
        emit changed();
    });
    inEveryLanguage(this, [this] { refresh(); });
}

void EntrantsForm::setGame(const Ruleset& game) {
    m_game = &game;
    clear();
    for (std::size_t i = 0; i < std::min(game.players.size(), most); ++i)
        add(i);
    refresh();
}

void EntrantsForm::clear() {
    for (const Row& row : m_rows)
        delete row.all;
    m_rows.clear();
}

QString EntrantsForm::text() const {
    QStringList all;
    for (const PlayerChoice& entrant : entrants())
        all << QString::fromStdString(write(*m_game, {entrant}));
    return all.join(u' ');
}

void EntrantsForm::put(const QString& text) {
    std::vector<PlayerChoice> all;
    for (const QString& each : text.split(u' ', Qt::SkipEmptyParts))
        if (const auto seat = readSeat(*m_game, each.toStdString()); seat && seat->computer)
            all.push_back(*seat->computer);
    if (all.size() < least)
        return;
    clear();
    for (const PlayerChoice& entrant : all | std::views::take(most))
        add(entrant.player).settings->setValues(entrant.player, entrant.settings);
    refresh();
}

std::vector<PlayerChoice> EntrantsForm::entrants() const {
    std::vector<PlayerChoice> all;
    for (const Row& row : m_rows)
        all.push_back({row.kind->chosen(), row.settings->values()});
    return all;
}

EntrantsForm::Row& EntrantsForm::add(std::size_t kind) {
    Row entrant{new QWidget, named("entrant", new TitleBox(m_game->players, &PlayerInfo::title)),
                new SettingsStack(m_game->players, &PlayerInfo::settings),
                named("removeEntrant", new GlyphButton(cross(), {}))};
    entrant.all->setLayout(column({row({{entrant.kind, 1}, entrant.remove}), entrant.settings}));
    entrant.kind->setCurrentIndex(static_cast<int>(kind));
    entrant.settings->choose(kind);
    connect(entrant.kind, &QComboBox::currentIndexChanged, entrant.settings, [this, entrant] {
        entrant.settings->choose(entrant.kind->chosen());
        emit changed();
    });
    connect(entrant.settings, &SettingsStack::changed, this, &EntrantsForm::changed);
    connect(entrant.remove, &GlyphButton::clicked, this,
            [this, all = entrant.all] { remove(all); });
    m_column->addWidget(entrant.all);
    return m_rows.emplace_back(entrant);
}

// The row holds the button whose click asks for this, so it is deleted after the click.
void EntrantsForm::remove(const QWidget* row) {
    const auto at = std::ranges::find(m_rows, row, &Row::all);
    at->all->setParent(nullptr);
    at->all->deleteLater();
    m_rows.erase(at);
    refresh();
    emit changed();
}

void EntrantsForm::refresh() {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        row.remove->setEnabled(m_rows.size() > least);
        row.kind->setAccessibleName(tr("Player %1").arg(i + 1));
        row.remove->setName(tr("Remove this player"));
    }
    m_add->setEnabled(m_rows.size() < most);
    m_add->setText(tr("Add a player"));
}

} // namespace bouton
