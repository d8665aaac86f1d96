// SPDX-License-Identifier: MIT
#include "ui/game/seat_editor.h"

#include <QComboBox>
#include <QSignalBlocker>

#include <algorithm>

#include "session/own_programs.h"
#include "ui/boards/side_badge.h"
#include "ui/controls/layouts.h"
#include "ui/controls/settings_editor.h"
#include "ui/controls/switches.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/game/clock_editor.h"
#include "ui/programs/program_dialog.h"

namespace bouton {

namespace {

// Without a clock; of a computer player and of a human nobody.
Seat asGuest(const Seat& seat) { return {.program = seat.program, .unknown = seat.unknown}; }

// A program may be called as one of the game's players is.
QString guestText(const QString& name, const Seat& guest) {
    return guest.program.empty() ? SeatEditor::tr("Not known here: %1").arg(name)
                                 : SeatEditor::tr("Your program: %1").arg(name);
}

} // namespace

SeatEditor::SeatEditor(const Ruleset& game, OwnPrograms& programs, QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_programs(programs),
      m_badge(new SideBadge(game)),
      m_who(named("who", new QComboBox)),
      m_links(new ProgramLinks(programs, &game)),
      m_settings(new SettingsStack(game.players, &PlayerInfo::settings)),
      m_rating(named("rating", typed(sideNote(), Type::Caption))),
      m_timed(named("timed", worded(new ToggleSwitch, [] { return tr("Clock"); }))),
      m_clock(named("clockEditor", new ClockEditor)),
      m_below(column({m_links, m_settings, m_rating, row({m_timed, Item::stretch()}), m_clock})) {
    m_items.emplace_back();
    for (const Opponent& opponent : game.opponents)
        m_items.push_back({&opponent, {}});
    for (std::size_t kind = 0; kind < game.players.size(); ++kind)
        m_items.push_back({nullptr, kind});
    for (std::size_t item = 0; item < m_items.size(); ++item)
        m_who->addItem({});
    m_settings->offerClock();
    m_below->setContentsMargins(5 * Theme::unit, 0, 0, 0);
    setLayout(column({row({m_badge, {m_who, 1}}), m_below}));
    put({}, Side::One);
    const auto tell = [this] {
        follow();
        emit chosen(seat());
    };
    connect(m_who, &QComboBox::currentIndexChanged, this, tell);
    connect(m_settings, &SettingsStack::changed, this, tell);
    connect(m_timed, &QAbstractButton::clicked, this, tell);
    connect(m_clock, &ClockEditor::changed, this, tell);
    connect(m_links, &ProgramLinks::chosen, this, [this](const std::string& program) {
        emit chosen({.time = m_shown.time, .program = program});
    });
    connect(&programs, &OwnPrograms::changed, this,
            [this] { put(Seat(m_shown), m_badge->side()); });
    inEveryLanguage(this, [this] { retranslate(); });
}

void SeatEditor::retranslate() {
    for (std::size_t item = 0; item < m_items.size(); ++item) {
        const Who& each = m_items[item];
        const QString text = !each.guest.human() ? guestText(nameOf(m_game, each.guest), each.guest)
                             : each.opponent     ? spoken(each.opponent->title)
                             : each.kind
                                 ? tr("Custom: %1").arg(spoken(m_game.players[*each.kind].title))
                                 : tr("You, or a friend");
        m_who->setItemText(static_cast<int>(item), text);
    }
    const QString side = nameOf(m_game, m_badge->side());
    m_who->setAccessibleName(tr("%1: who plays", "a side").arg(side));
    m_timed->setAccessibleName(tr("%1: clock", "a side").arg(side));
}

const SeatEditor::Who& SeatEditor::who() const {
    return m_items[static_cast<std::size_t>(m_who->currentIndex())];
}

int SeatEditor::itemOf(const Seat& seat) const {
    const Opponent* opponent = opponentAt(m_game, seat);
    const auto at = std::ranges::find_if(m_items, [&](const Who& each) {
        return !seat.computer ? !each.opponent && !each.kind && each.guest == asGuest(seat)
               : opponent     ? each.opponent == opponent
                              : each.kind == seat.computer->player;
    });
    return static_cast<int>(at - m_items.begin());
}

// The user's programs, and who sits there, also where he is not known. The list is not touched
// where it has them: it may be open.
void SeatEditor::offerGuests(const Seat& seat) {
    std::vector<Seat> guests;
    for (const std::string& name : m_programs.playing(m_game))
        guests.push_back({.program = name});
    if (const Seat guest = asGuest(seat);
        !guest.human() && std::ranges::find(guests, guest) == guests.end())
        guests.push_back(guest);
    const auto first =
        std::ranges::find_if(m_items, [](const Who& each) { return !each.guest.human(); });
    if (std::ranges::equal(std::ranges::subrange(first, m_items.end()), guests, {}, &Who::guest))
        return;
    m_items.erase(first, m_items.end());
    for (const Seat& guest : guests)
        m_items.push_back({.guest = guest});
    const int count = static_cast<int>(m_items.size());
    while (m_who->count() > count)
        m_who->removeItem(m_who->count() - 1);
    while (m_who->count() < count)
        m_who->addItem({});
}

bool SeatEditor::clockIsLimit() const { return who().kind && m_settings->clockChosen(); }

Seat SeatEditor::seat() const {
    Seat seat;
    if (who().opponent)
        seat.computer = who().opponent->choice;
    else if (who().kind)
        seat.computer = PlayerChoice{*who().kind, m_settings->values()};
    else
        seat = who().guest;
    if (seat.human())
        seat.name = m_shown.name; // as long as it is a human
    if (m_clock->isVisibleTo(this))
        seat.time = m_clock->time();
    return seat;
}

// What can be set follows from who is chosen. The clock stands below what it was chosen with.
void SeatEditor::follow() {
    const auto player = who().opponent ? std::optional(who().opponent->choice.player) : who().kind;
    const bool hasLimits = player && limited(m_game.players[*player].settings);
    m_settings->choose(who().kind.value_or(m_game.players.size()));
    m_timed->setVisible(!hasLimits);
    if (clockIsLimit())
        m_settings->takeClock(m_clock);
    else if (m_below->indexOf(m_clock) < 0)
        m_below->addWidget(m_clock);
    m_clock->setVisible(hasLimits ? clockIsLimit() : m_timed->isChecked());
    const auto rating = ratingAt(m_game, seat());
    m_rating->setWords([rating] { return ratingText(rating); });
    m_rating->explain([rating] { return ratingTip(rating); });
    m_rating->setVisible(rating.has_value());
}

void SeatEditor::put(const Seat& seat, Side side) {
    const QSignalBlocker quiet(m_who);
    m_shown = seat;
    offerGuests(seat);
    m_links->put(seat.program);
    const int item = itemOf(seat);
    // A player that is set up stays so where its settings have come to be an opponent's.
    const bool sameSettings =
        who().kind && seat.computer && seat.computer->player == *who().kind && seat == this->seat();
    if (!sameSettings)
        m_who->setCurrentIndex(item);
    if (seat.computer && who().kind) {
        m_settings->chooseClock(*who().kind, seat.time.has_value());
        m_settings->setValues(*who().kind, seat.computer->settings);
    }
    m_timed->setChecked(seat.time.has_value());
    if (seat.time)
        m_clock->put(*seat.time);
    follow();
    m_badge->setSide(side);
    retranslate();
}

void SeatEditor::setActive(bool active) { m_badge->setActive(active); }

// PlayersPanel ------------------------------------------------------------------------------------

PlayersPanel::PlayersPanel(const Ruleset& game, OwnPrograms& programs, QWidget* parent)
    : QWidget(parent),
      m_seats{named("firstPlayer", new SeatEditor(game, programs)),
              named("secondPlayer", new SeatEditor(game, programs))} {
    setLayout(column({m_seats[0], m_seats[1]}, Theme::unit + Theme::unit / 2));
    for (const Side side : {Side::One, Side::Two})
        connect(m_seats[indexOf(side)], &SeatEditor::chosen, this,
                [this, side](const Seat& seat) { emit seatChosen(side, seat); });
}

void PlayersPanel::put(const std::array<Seat, 2>& seats) {
    for (const Side side : {Side::One, Side::Two})
        m_seats[indexOf(side)]->put(seats[indexOf(side)], side);
}

} // namespace bouton
