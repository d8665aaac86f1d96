#include "ui/laboratory/entrants_form.h"

#include <QBoxLayout>
#include <QPainterPathStroker>

#include <algorithm>
#include <functional>
#include <ranges>

#include "session/plan.h"
#include "ui/controls/layouts.h"
#include "ui/controls/settings_stack.h"
#include "ui/controls/title_box.h"

namespace bouton {

namespace {

constexpr std::size_t usual = 4; // so many enter at first, if the game proposes no stronger one

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
        add(m_game->opponents.back().choice);
        refresh();
        emit changed();
    });
    inEveryLanguage(this, [this] { refresh(); });
}

void EntrantsForm::setGame(const Ruleset& game) {
    m_game = &game;
    clear();
    const auto& offered = game.opponents;
    const Opponent* proposed = opponentOf(game, proposedOpponent(game));
    const auto last = static_cast<std::size_t>(proposed ? proposed - offered.data() : 0);
    for (std::size_t i = 0; i < std::min(offered.size(), most); ++i)
        if (i < usual || i <= last)
            add(offered[i].choice);
    if (m_rows.size() < least) // it can play against itself
        add(offered.back().choice);
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
        add(entrant);
    refresh();
}

std::vector<PlayerChoice> EntrantsForm::entrants() const {
    std::vector<PlayerChoice> all;
    for (const Row& row : m_rows)
        all.push_back(isCustom(row) ? PlayerChoice{row.kind->chosen(), row.settings->values()}
                                    : m_game->opponents[row.name->chosen()].choice);
    return all;
}

bool EntrantsForm::isCustom(const Row& row) const {
    return row.name->chosen() == m_game->opponents.size();
}

void EntrantsForm::showCustom(const Row& row) {
    row.settings->choose(row.kind->chosen());
    row.custom->setVisible(isCustom(row));
}

void EntrantsForm::add(const PlayerChoice& choice) {
    std::vector<const char*> names;
    for (const Opponent& opponent : m_game->opponents)
        names.push_back(opponent.title);
    names.push_back(QT_TRANSLATE_NOOP("Phrase", "Custom"));
    const Row entrant{new QWidget,
                      named("entrant", new TitleBox(names, std::identity())),
                      new QWidget,
                      named("entrantKind", new TitleBox(m_game->players, &PlayerInfo::title)),
                      new SettingsStack(m_game->players, &PlayerInfo::settings),
                      named("removeEntrant", new GlyphButton(cross(), {}))};
    entrant.custom->setLayout(column({entrant.kind, entrant.settings}));
    entrant.custom->layout()->setContentsMargins(2 * Theme::unit, 0, 0, Theme::unit);
    entrant.all->setLayout(column({row({{entrant.name, 1}, entrant.remove}), entrant.custom}));
    const Opponent* opponent = opponentOf(*m_game, choice);
    entrant.name->setCurrentIndex(static_cast<int>(opponent ? opponent - m_game->opponents.data()
                                                            : m_game->opponents.size()));
    entrant.kind->setCurrentIndex(static_cast<int>(choice.player));
    entrant.settings->setValues(choice.player, choice.settings);
    showCustom(entrant);
    for (TitleBox* box : {entrant.name, entrant.kind})
        connect(box, &QComboBox::currentIndexChanged, this, [this, entrant] {
            showCustom(entrant);
            emit changed();
        });
    connect(entrant.settings, &SettingsStack::changed, this, &EntrantsForm::changed);
    connect(entrant.remove, &GlyphButton::clicked, this,
            [this, all = entrant.all] { remove(all); });
    m_column->addWidget(entrant.all);
    m_rows.push_back(entrant);
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
        row.name->setAccessibleName(tr("Player %1").arg(i + 1));
        row.kind->setAccessibleName(tr("Kind of player %1").arg(i + 1));
        row.remove->setName(tr("Remove this player"));
    }
    m_add->setEnabled(m_rows.size() < most);
    m_add->setText(tr("Add a player"));
}

} // namespace bouton
