#include "session/turn_in_play.h"

namespace bouton {

TurnInPlay::TurnInPlay(const Ruleset& game, Random& random, QObject* parent)
    : QObject(parent), m_game(game), m_random(random) {
    connect(&m_thought, &Thought::progressed, this, &TurnInPlay::progressed);
    connect(&m_thought, &Thought::pondered, this, &TurnInPlay::pondered);
    connect(&m_thought, &Thought::answered, this, &TurnInPlay::found);
    connect(&m_thought, &Thought::refused, this, [this](const Phrase& why) {
        m_refusal = why;
        emit gaveUp(why);
    });
    connect(&m_thought, &Thought::chosen, this, [this](const Progress* last) {
        emit chosen();
        if (m_thought.thinking() && last && last->score)
            m_reported.insert_or_assign(m_node, *last);
    });
}

void TurnInPlay::begin(const Table& table) {
    stop();
    goOn();
    m_node = table.match.current();
    const Side side = table.match.toMove(m_node);
    m_human = table.seats[indexOf(side)].human();
    if (m_human)
        m_clicking = Clicking(table.match.moves(m_node));
    else
        m_thought.begin(table.match, jobOf(side, table), table.left[indexOf(side)]);
}

void TurnInPlay::stop() {
    m_thought.stop();
    m_human = false;
}

void TurnInPlay::reseat(Side side) {
    m_minds[indexOf(side)] = {};
    if (!thinking())
        m_thought.stop();
}

void TurnInPlay::forget() {
    stop();
    clear();
    goOn();
    m_minds = {};
    m_reported.clear();
}

TurnState TurnInPlay::state() const {
    return {m_human,  mustPass(), m_thought.thinking(), m_thought.pondering(), m_thought.progress(),
            m_refusal};
}

Or<std::optional<std::size_t>> TurnInPlay::click(const Match& match, Cell cell) {
    switch (m_clicking.click(cell)) {
    case Clicking::Growth::Whole: return m_clicking.move();
    case Clicking::Growth::Growing: return std::nullopt;
    case Clicking::Growth::Refused: break;
    }
    Phrase why; // in the game's own words, if it has some
    if (m_game.lore.refusal)
        why = m_game.lore.refusal({match, match.current()}, m_clicking.clicks(), cell);
    if (why.empty())
        why = {QT_TRANSLATE_NOOP("Phrase", "%1 is not a legal move here."), {nameOf(cell)}};
    why.where = {cell};
    return refuse(std::move(why));
}

Or<std::optional<std::size_t>> TurnInPlay::clicked() const {
    if (const auto move = m_clicking.move())
        return move;
    return refuse({QT_TRANSLATE_NOOP("Phrase", "Click a cell first.")});
}

Or<std::optional<std::size_t>> TurnInPlay::pass() const {
    if (const auto button = m_clicking.button())
        return button;
    return refuse({QT_TRANSLATE_NOOP("Phrase", "There is a legal move, so nobody may pass.")});
}

const Progress* TurnInPlay::reported(Match::Node node) const {
    const auto found = m_reported.find(node);
    return found == m_reported.end() ? nullptr : &found->second;
}

// The job of a computer's seat in the position on the board.
ChoiceJob TurnInPlay::jobOf(Side side, const Table& table) {
    const PlayerChoice& player = *table.seats[indexOf(side)].computer;
    Mind& mind = m_minds[indexOf(side)];
    if (!mind)
        mind = m_game.mind(player.player, player.settings, m_random.seed());
    return mind(table.match);
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
