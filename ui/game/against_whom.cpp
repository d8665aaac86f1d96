// SPDX-License-Identifier: MIT
#include "ui/game/against_whom.h"

#include <QLabel>
#include <QScrollBar>

#include <algorithm>

#include "ui/controls/card.h"
#include "ui/controls/layouts.h"
#include "ui/controls/radio_card.h"
#include "ui/controls/word_label.h"
#include "ui/game/opponent_list.h"
#include "ui/game/seat_editor.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

constexpr int fewestLines = 26;             // of a window that is not too small for its letters
constexpr int leastList = 11 * Theme::unit; // two opponents
constexpr int edge = 2 * Theme::unit;       // of the list, where it fades out

} // namespace

AgainstWhom::AgainstWhom(const Ruleset& game, Preferences& preferences)
    : m_game(game),
      m_opponents(named("opponents", new OpponentList(game, preferences.programs()))),
      m_players(named("players", new PlayersPanel(game, preferences.programs()))),
      m_ahead(makeAheadSwitch(preferences)),
      m_pace(new PaceEditor(preferences)),
      m_strength(named("ownRating", typed(sideNote(), Type::Caption))),
      m_list(new SnugScrollArea(makeList())),
      m_change(makeButton(
          "changeOpponent", this,
          [this] {
              m_changing = true;
              fold();
              m_opponents->chosen()->setFocus();
          },
          [] { return tr("Change"); }, Button::Rank::Link)) {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(Theme::unit);
    m_list->setMinimumHeight(leastList);
    m_strength->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_strength->hide();
    auto* title = typed(heading([] { return tr("Against"); }), Type::Emphasis, Weight::Strong);
    addLayout(row({title, {m_strength, 1}, Item(m_change, 0, Qt::AlignRight)}));
    addWidget(m_list);
    listen();
}

// What is chosen most often comes first; the seats in full only where one asks for them.
QWidget* AgainstWhom::makeList() {
    auto* list = new QWidget;
    list->setLayout(column({m_opponents, m_players, row({m_ahead, Item::stretch()}), m_pace},
                           Theme::unit + Theme::unit / 2));
    return list;
}

void AgainstWhom::listen() {
    connect(m_opponents, &OpponentList::playerChosen, this, [this](const PlayerChoice& player) {
        Answers answers = m_answers;
        setPlayers(answers, {human(), Seat{player}});
        choose(answers);
    });
    connect(m_opponents, &OpponentList::programChosen, this, [this](const std::string& program) {
        Answers answers = m_answers;
        setPlayers(answers, {human(), Seat{.program = program}});
        choose(answers);
    });
    connect(m_opponents, &OpponentList::friendChosen, this, [this] {
        Answers answers = m_answers;
        seat(answers, m_opponents->friends());
        setClock(answers, human().time);
        choose(answers);
    });
    connect(m_opponents, &OpponentList::twoComputersChosen, this, [this] {
        Answers answers = m_answers;
        seatComputers(answers, m_game);
        choose(answers);
    });
    connect(m_opponents, &OpponentList::customChosen, this, [this] { choose(Answers(m_answers)); });
    connect(m_players, &PlayersPanel::seatChosen, this, [this](Side side, const Seat& chosen) {
        std::array<Seat, 2> seats = m_answers.plan.seats;
        seats[bouton::indexOf(side)] = chosen;
        Answers answers = m_answers;
        seat(answers, seats);
        choose(answers, m_players->seatEditor(side));
    });
    // Things must have their places first.
    connect(
        m_list->verticalScrollBar(), &QScrollBar::rangeChanged, this,
        [this] {
            unscroll();
            keepInView();
        },
        Qt::QueuedConnection);
}

// Whoever else is chosen, a human keeps his clock.
Seat AgainstWhom::human() const {
    const Seat first = playersOf(m_answers)[0];
    return {.time = first.human() ? first.time : std::nullopt};
}

void AgainstWhom::choose(const Answers& answers, QWidget* changed) {
    m_changed = changed;
    m_changing = false;
    m_followed = true;
    emit chosen(answers);
}

void AgainstWhom::put(const Answers& answers) {
    m_answers = answers;
    const RadioCard* before = m_opponents->chosen();
    m_opponents->put(answers);
    if (m_opponents->chosen() != before)
        keepInView();
    const std::array<Seat, 2> seats = answers.plan.seats;
    m_players->put(seats);
    const bool full = m_opponents->isCustom();
    m_players->setVisible(full);
    m_ahead->setVisible(full && thinkerAhead(m_game, seats));
    m_pace->setVisible(full && !(seats[0].human() && seats[1].human()));
    fold();
}

void AgainstWhom::setRoom(int height, bool whole) {
    constexpr int fewest = 2; // cards from which on it is a list
    const int list = height - itemAt(0)->minimumSize().height() - spacing();
    const int each = m_opponents->chosen()->sizeHint().height() + Theme::unit - 2;
    const int line = m_opponents->fontMetrics().lineSpacing();
    const bool tight = list < std::max(fewest * each, leastList)
                       || m_list->window()->height() < fewestLines * line;
    if (whole != m_whole)
        m_followed = false; // what stands there now begins at its top
    if (tight == m_tight && whole == m_whole)
        return;
    m_changing = m_changing && tight == m_tight;
    m_tight = tight;
    m_whole = whole;
    fold();
}

// The seats in full need the list all the same. What lies around it scrolls where the list cannot.
void AgainstWhom::fold() {
    const bool folded = m_tight && !m_changing && !m_opponents->isCustom();
    m_opponents->setFolded(folded);
    m_change->setVisible(folded);
    m_list->setWhole(isWhole());
    m_list->setMinimumHeight(isWhole() ? 0 : leastList);
}

void AgainstWhom::setUnproven(const std::optional<Phrase>& why) { m_opponents->setUnproven(why); }

bool AgainstWhom::isCustom() const { return m_opponents->isCustom(); }

void AgainstWhom::tellStrength(std::optional<int> rating, const QString& told) {
    m_strength->setText(told);
    m_strength->setVisible(!told.isEmpty());
    m_opponents->markNear(rating);
}

// With other room the list begins at its top again, if only the program has scrolled it.
void AgainstWhom::unscroll() {
    QScrollBar& bar = *m_list->verticalScrollBar();
    if (!m_changed && bar.value() == std::min(m_scrolled, bar.maximum()))
        bar.setValue(0);
}

// Of seats in full the first one leads: they may be higher than the list can be. Who has chosen
// nothing since all of the page scrolls sees its beginning.
void AgainstWhom::keepInView() {
    if (isWhole() && !m_followed)
        return;
    for (QWidget* each = m_list; each; each = each->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(each))
            keepInView(*area);
    m_scrolled = m_list->verticalScrollBar()->value();
}

void AgainstWhom::keepInView(QScrollArea& area) const {
    if (!m_changed && m_opponents->isCustom()) {
        const int first = m_players->mapTo(area.widget(), QPoint()).y();
        area.verticalScrollBar()->setValue(first - 2 * Theme::unit);
        return;
    }
    QWidget* shown = m_changed ? m_changed : m_opponents->chosen();
    area.ensureWidgetVisible(shown, 0, 0);
    const QRect place(shown->mapTo(area.widget(), QPoint()), shown->size());
    for (const int y : {place.top(), place.bottom() + 1})
        if (!m_changed) // clear of the edges, too
            area.ensureVisible(place.left(), y, 0, edge);
    QWidget* focus = area.window()->focusWidget();
    if (m_changed && focus && m_changed->isAncestorOf(focus))
        area.ensureWidgetVisible(focus, 0, 0);
}

} // namespace bouton
