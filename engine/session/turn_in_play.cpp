// SPDX-License-Identifier: MIT
#include "session/turn_in_play.h"

#include <utility>

#include "programs/fault.h"

namespace bouton {

namespace {

// A clock that only tells grants a program no time.
std::optional<TimeLeft> timeOf(Side side, const TurnInPlay::Table& table) {
    const Seat& seat = table.seats[indexOf(side)];
    const bool tells = seat.time && seat.time->atZero == TimeControl::AtZero::IsTold;
    return !seat.program.empty() && tells ? std::nullopt : table.left[indexOf(side)];
}

} // namespace

TurnInPlay::TurnInPlay(const Ruleset& game, Random& random, QObject* parent)
    : QObject(parent), m_game(game), m_random(random) {
    connect(&m_thought, &Thought::progressed, this, &TurnInPlay::progressed);
    connect(&m_thought, &Thought::pondered, this, &TurnInPlay::pondered);
    connect(&m_thought, &Thought::answered, this, &TurnInPlay::found);
    connect(&m_thought, &Thought::refused, this, &TurnInPlay::refuse);
    connect(&m_thought, &Thought::chosen, this, [this](const Progress* last) {
        emit chosen();
        if (m_thought.thinking() && last && last->score)
            m_reported.insert_or_assign(m_node, *last);
    });
}

TurnInPlay::~TurnInPlay() { forget(); }

void TurnInPlay::begin(const Table& table) {
    stop();
    goOn();
    m_node = table.match.current();
    const Side side = table.match.toMove(m_node);
    m_human = table.seats[indexOf(side)].human();
    if (m_human) {
        m_clicking = Clicking(table.match.moves(m_node));
    } else {
        m_side = side;
        m_thought.begin(table.match, jobOf(side, table), timeOf(side, table));
    }
}

void TurnInPlay::stop() {
    m_thought.stop();
    m_human = false;
}

void TurnInPlay::reseat(Side side) {
    if (!thinking() || m_side == side)
        m_thought.stop();
    release(side);
}

// A program ends on the thread that asked it.
void TurnInPlay::release(Side side) {
    m_players[indexOf(side)] = {};
    if (auto guest = std::exchange(m_guests[indexOf(side)], nullptr))
        m_thought.discard(std::move(guest));
}

// The program is not asked meanwhile, so that its faults can be looked at.
void TurnInPlay::refuse(const Phrase& why) {
    if (const auto& guest = m_guests[indexOf(m_side)]) {
        const std::vector<Fault>& faults = guest->faults();
        const bool isNew = !faults.empty() && faults.back().what == why;
        if (isNew || guest->isOut())
            return emit faulted(isNew ? told(faults.back()) : std::vector{why});
    }
    m_refusal = why;
    emit gaveUp(why);
}

void TurnInPlay::forget() {
    stop();
    clear();
    goOn();
    release(Side::One);
    release(Side::Two);
    m_reported.clear();
}

TurnState TurnInPlay::state() const {
    return {m_human,  mustPass(), m_thought.thinking(), m_thought.pondering(), m_thought.progress(),
            m_refusal};
}

Phrase whyNot(const Match& match, const Clicks& clicks, Cell cell) {
    Phrase why;
    if (const auto& refusal = match.game().lore.refusal)
        why = refusal({match, match.current()}, clicks, cell);
    if (why.empty())
        why = {QT_TRANSLATE_NOOP("Phrase", "%1 is not a legal move here."), {nameOf(cell)}};
    why.where = {cell};
    return why;
}

Or<std::optional<std::size_t>> TurnInPlay::click(const Match& match, Cell cell) {
    switch (m_clicking.click(cell)) {
    case Clicking::Growth::Whole: return m_clicking.move();
    case Clicking::Growth::Growing: return std::nullopt;
    case Clicking::Growth::Refused: break;
    }
    return bouton::refuse(whyNot(match, m_clicking.clicks(), cell));
}

Or<std::optional<std::size_t>> TurnInPlay::clicked() const {
    if (const auto move = m_clicking.move())
        return move;
    return bouton::refuse({QT_TRANSLATE_NOOP("Phrase", "Click a cell first.")});
}

Or<std::optional<std::size_t>> TurnInPlay::pass() const {
    if (const auto button = m_clicking.button())
        return button;
    return bouton::refuse(
        {QT_TRANSLATE_NOOP("Phrase", "There is a legal move, so nobody may pass.")});
}

const Progress* TurnInPlay::reported(Match::Node node) const {
    const auto found = m_reported.find(node);
    return found == m_reported.end() ? nullptr : &found->second;
}

// The job of a computer's seat in the position on the board.
ChoiceJob TurnInPlay::jobOf(Side side, const Table& table) {
    AnyPlayer& player = m_players[indexOf(side)];
    if (!player)
        player = playerOf(side, table.seats[indexOf(side)]);
    return player(table.match);
}

// The jobs of a program hold it.
AnyPlayer TurnInPlay::playerOf(Side side, const Seat& seat) {
    if (seat.program.empty())
        return m_game.makePlayer(seat.computer->player, seat.computer->settings, m_random.seed());
    const auto guest = m_guests[indexOf(side)] = m_programs->seated(seat.program);
    return [guest, player = guest->player()](const Match& match) -> ChoiceJob {
        return [guest, job = player(match)](const Asking& asking) { return job(asking); };
    };
}

void TurnInPlay::ponder(const Table& table, bool quiet) {
    const auto side = thinkerAhead(m_game, table.seats);
    const bool wanted = m_mayPonder && !quiet && m_human && side && !m_thought.hasPondered()
                        && !table.match.next(table.match.current());
    if (wanted && !m_thought.pondering())
        m_thought.ponder(jobOf(*side, table), table.left[indexOf(*side)]);
    else if (!wanted && m_thought.pondering())
        m_thought.stop();
}

} // namespace bouton
