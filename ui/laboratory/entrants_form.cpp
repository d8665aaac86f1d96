// SPDX-License-Identifier: MIT
#include "ui/laboratory/entrants_form.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QPainterPathStroker>
#include <QSignalBlocker>

#include <algorithm>
#include <ranges>

#include "session/own_programs.h"
#include "ui/controls/layouts.h"
#include "ui/controls/settings_editor.h"
#include "ui/controls/title_box.h"
#include "ui/controls/words.h"
#include "ui/programs/program_dialog.h"

namespace bouton {

namespace {

constexpr std::size_t usual = 4;    // so many enter at first, if the game proposes no stronger one
constexpr QChar betweenTwo = u'\t'; // two entrants: no name has it

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

std::size_t numberOf(const QComboBox& box) {
    return static_cast<std::size_t>(std::max(0, box.currentIndex()));
}

} // namespace

EntrantsForm::EntrantsForm(OwnPrograms& programs, std::size_t most)
    : m_programs(programs),
      m_most(most),
      m_column(new QVBoxLayout),
      m_add(named("addEntrant", new Button)),
      m_own(new ProgramLinks(programs)) {
    m_column->setSpacing(Theme::unit);
    setLayout(column({m_column, {m_add, 0, Qt::AlignLeft}, m_own}));
    connect(m_add, &Button::clicked, this, [this] { enter({m_game->opponents.back().choice}); });
    connect(m_own, &ProgramLinks::chosen, this, [this](const std::string& program) {
        if (isForOne())
            clear();
        if (m_rows.size() < m_most) // else it can take the place of any
            enter({.program = program});
    });
    connect(&programs, &OwnPrograms::changed, this, &EntrantsForm::follow);
    inEveryLanguage(this, [this] { refresh(); });
}

void EntrantsForm::setGame(const Ruleset& game) {
    m_game = &game;
    m_own->setGame(game);
    clear();
    if (isForOne()) {
        const auto programs = m_programs.playing(game);
        add(programs.empty() ? Seat{proposedOpponent(game)} : Seat{.program = programs.front()});
        return refresh();
    }
    const auto& offered = game.opponents;
    const Opponent* proposed = opponentOf(game, proposedOpponent(game));
    const auto last = static_cast<std::size_t>(proposed ? proposed - offered.data() : 0);
    for (std::size_t i = 0; i < std::min(offered.size(), m_most); ++i)
        if (i < usual || i <= last)
            add({offered[i].choice});
    if (m_rows.size() < least()) // it can play against itself
        add({offered.back().choice});
    refresh();
}

void EntrantsForm::clear() {
    for (const Row& row : m_rows)
        delete row.all;
    m_rows.clear();
}

QString EntrantsForm::text() const {
    QStringList all;
    for (const Seat& entrant : entrants())
        all << QString::fromStdString(write(*m_game, entrant));
    return all.join(betweenTwo);
}

void EntrantsForm::put(const QString& text) {
    std::vector<Seat> all;
    // Before programs entered, a blank stood between two.
    for (const QString& each :
         text.split(text.contains(betweenTwo) ? betweenTwo : QChar(u' '), Qt::SkipEmptyParts))
        if (const auto seat = readSeat(*m_game, each.toStdString());
            seat && (seat->computer || m_programs.plays(seat->program, *m_game)))
            all.push_back(*seat);
    if (all.size() < least())
        return;
    clear();
    for (const Seat& entrant : all | std::views::take(m_most))
        add(entrant);
    refresh();
}

std::vector<Seat> EntrantsForm::entrants() const {
    std::vector<Seat> all;
    for (const Row& row : m_rows)
        if (const std::string* program = programOf(row))
            all.push_back({.program = *program});
        else
            all.push_back({isCustom(row) ? PlayerChoice{row.kind->chosen(), row.settings->values()}
                                         : m_game->opponents[numberOf(*row.name)].choice});
    return all;
}

const std::string* EntrantsForm::programOf(const Row& row) const {
    const std::size_t number = numberOf(*row.name), first = m_game->opponents.size();
    return number >= first && number < first + row.programs.size() ? &row.programs[number - first]
                                                                   : nullptr;
}

bool EntrantsForm::isCustom(const Row& row) const {
    return numberOf(*row.name) == m_game->opponents.size() + row.programs.size();
}

void EntrantsForm::showCustom(const Row& row) {
    row.settings->choose(row.kind->chosen());
    row.custom->setVisible(isCustom(row));
}

void EntrantsForm::add(const Seat& seat) {
    Row& entrant = m_rows.emplace_back(
        Row{.all = new QWidget,
            .name = named("entrant", new QComboBox),
            .custom = new QWidget,
            .kind = named("entrantKind", new TitleBox(m_game->players, &PlayerInfo::title)),
            .settings = new SettingsStack(m_game->players, &PlayerInfo::settings),
            .remove = named("removeEntrant", new GlyphButton(cross(), {}))});
    entrant.custom->setLayout(column({entrant.kind, entrant.settings}));
    entrant.custom->layout()->setContentsMargins(2 * Theme::unit, 0, 0, Theme::unit);
    entrant.all->setLayout(column({row({{entrant.name, 1}, entrant.remove}), entrant.custom}));
    offer(entrant, seat.program);
    if (seat.computer) {
        const Opponent* opponent = opponentOf(*m_game, *seat.computer);
        entrant.name->setCurrentIndex(opponent
                                          ? static_cast<int>(opponent - m_game->opponents.data())
                                          : entrant.name->count() - 1);
        entrant.kind->setCurrentIndex(static_cast<int>(seat.computer->player));
        entrant.settings->setValues(seat.computer->player, seat.computer->settings);
    }
    showCustom(entrant);
    for (QComboBox* box : {entrant.name, static_cast<QComboBox*>(entrant.kind)}) {
        connect(box, &QComboBox::currentIndexChanged, this, [this, all = entrant.all] {
            showCustom(*std::ranges::find(m_rows, all, &Row::all));
            emit changed();
        });
    }
    connect(entrant.name, &QComboBox::currentTextChanged, entrant.name, &QWidget::setToolTip);
    connect(entrant.settings, &SettingsStack::changed, this, &EntrantsForm::changed);
    connect(entrant.remove, &GlyphButton::clicked, this,
            [this, all = entrant.all] { remove(all); });
    m_column->addWidget(entrant.all);
}

void EntrantsForm::enter(const Seat& seat) {
    add(seat);
    refresh();
    emit changed();
}

// The programs, and the one that has entered already, also where it is gone by now.
void EntrantsForm::offer(Row& row, const std::string& sitting) {
    row.programs = m_programs.playing(*m_game);
    if (!sitting.empty() && std::ranges::find(row.programs, sitting) == row.programs.end())
        row.programs.push_back(sitting);
    const QSignalBlocker quiet(row.name);
    row.name->clear();
    const auto lines = m_game->opponents.size() + row.programs.size() + 1;
    for (std::size_t line = 0; line < lines; ++line)
        row.name->addItem({});
    const auto at = std::ranges::find(row.programs, sitting);
    if (at != row.programs.end())
        row.name->setCurrentIndex(
            static_cast<int>(m_game->opponents.size() + (at - row.programs.begin())));
}

// Who has entered stays, under the name that it has now.
void EntrantsForm::follow(const std::string& before, const std::string& after) {
    if (!m_game)
        return;
    if (isForOne() && before.empty() && m_programs.plays(after, *m_game)
        && !programOf(m_rows.front())) {
        clear();
        add({.program = after});
    }
    for (Row& row : m_rows) {
        const std::string* program = programOf(row);
        const bool wasCustom = isCustom(row);
        const int opponent = row.name->currentIndex();
        const bool isRenamed = program && *program == before && !after.empty();
        offer(row, isRenamed ? after : program ? std::string(*program) : std::string());
        const QSignalBlocker quiet(row.name);
        if (!programOf(row))
            row.name->setCurrentIndex(wasCustom ? row.name->count() - 1 : opponent);
    }
    refresh();
    emit changed();
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
        const std::size_t opponents = m_game->opponents.size();
        for (std::size_t each = 0; each < opponents; ++each)
            row.name->setItemText(static_cast<int>(each), spoken(m_game->opponents[each].title));
        for (std::size_t each = 0; each < row.programs.size(); ++each)
            row.name->setItemText(
                static_cast<int>(opponents + each),
                tr("Your program: %1").arg(QString::fromStdString(row.programs[each])));
        row.name->setItemText(row.name->count() - 1, spoken(QT_TRANSLATE_NOOP("Phrase", "Custom")));
        row.name->setToolTip(row.name->currentText()); // it may be cut short
        row.remove->setVisible(!isForOne());
        row.remove->setEnabled(m_rows.size() > least());
        row.name->setAccessibleName(isForOne() ? tr("Player") : tr("Player %1").arg(i + 1));
        row.kind->setAccessibleName(tr("Kind of player %1").arg(i + 1));
        row.remove->setName(tr("Remove this player"));
    }
    m_add->setVisible(!isForOne());
    m_add->setEnabled(m_rows.size() < m_most);
    m_add->setText(tr("Add a player"));
    tabAsLaidOut(*layout());
}

} // namespace bouton
