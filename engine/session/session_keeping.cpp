// What Session gives away to be kept, and how it goes on with what was kept.

#include <QUuid>

#include <algorithm>
#include <atomic>
#include <string_view>
#include <utility>

#include "session/kept/saved_tree.h"
#include "session/session.h"

namespace bouton {

namespace {

// No two states have the same moment, so that their order is known.
SavedGame::Moment now() {
    static std::atomic<SavedGame::Moment::rep> last{0};
    const auto time =
        std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    SavedGame::Moment::rep before = last.load(), moment = 0;
    do
        moment = std::max(time.time_since_epoch().count(), before + 1);
    while (!last.compare_exchange_weak(before, moment));
    return SavedGame::Moment(std::chrono::milliseconds(moment));
}

std::optional<SavedGame::Duration> timeOf(const std::optional<TimeLeft>& left) {
    return left ? std::optional(left->left) : std::nullopt;
}

} // namespace

void Session::nameGame() {
    m_id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    m_begun = now();
}

// A start that was neither drawn nor the usual one is somebody's work.
bool Session::worthKeeping() const {
    if (!m_match)
        return false;
    if (!m_match->children(0).empty() || !m_match->comment(0).empty() || forfeit())
        return true;
    const auto usual = m_game.standard(m_plan.settings);
    return !m_plan.autoFill && (!usual || (*usual)->picture(0) != m_match->picture(0));
}

// The game that Undo leads back to is the last one that was worth keeping.
void Session::putAway() {
    stopThinking();
    if (m_match) {
        m_clocks.run(std::nullopt);
        emit leaving();
        if (worthKeeping())
            m_before = m_id;
    }
    forgetMatch();
    m_id.clear();
}

SavedGame Session::saved() const {
    SavedTree tree = treeOf(*m_match);
    const std::vector<Match::Node> nodes = tree.nodes;
    SavedGame game = savedFrom(*m_match, std::move(tree));
    game.id = m_id;
    game.before = m_before;
    game.begun = m_begun;
    game.touched = now();
    game.settings = write(m_game.settings, m_plan.settings);
    game.autoFill = m_plan.autoFill;
    for (const Side side : {Side::One, Side::Two}) {
        const Seat& seat = m_plan.seats[indexOf(side)];
        game.seats[indexOf(side)] = {write(m_game, seat), seat.time};
        game.left[indexOf(side)] = timeOf(timeLeft(side));
    }
    for (std::size_t i = 0; i < nodes.size(); ++i)
        game.positions[i].left = m_clocks.remembered(nodes[i]);
    game.paused = m_phase == Phase::Paused;
    m_hints.save(game, nodes);
    m_endings.save(game, *m_match, nodes);
    game.messages = messages();
    for (Message& message : game.messages)
        message.node.reset(); // a file has other numbers
    game.over = hasEnded();
    const auto ended = m_phase == Phase::Over ? result() : m_match->result(m_match->line().back());
    game.winner = game.over && ended ? ended->winner : std::nullopt;
    return game;
}

void Session::restore(Reopened game, Phrase notice) {
    if (game.match->game().name.id != std::string_view(m_game.name.id)) {
        emit refused({QT_TRANSLATE_NOOP("Phrase", "This table is for another game.")}, false);
        return;
    }
    putAway();
    SavedGame& saved = game.game;
    m_id = saved.id;
    m_before = saved.before;
    m_begun = saved.begun;
    m_plan = std::move(game.plan);
    m_minds = {};
    m_byHand = false;
    m_match = std::move(game.match);
    m_hints = HintsGiven::restored(saved, game.nodes);
    m_conversation.begin(std::move(saved.messages));
    m_endings = Endings::restored(saved, game.nodes);
    m_clocks.begin(m_plan.seats[0].time, m_plan.seats[1].time);
    for (std::size_t i = 0; i < game.nodes.size(); ++i)
        m_clocks.remember(game.nodes[i], saved.positions[i].left);
    m_clocks.setLeft(saved.left);
    const bool over = result() || calledOff(*m_match, m_plan.seats);
    if (over && !ending())
        m_conversation.say(speech().verdict(*m_match, forfeit()));
    if (!notice.empty())
        m_conversation.sayPlace({Message::Kind::Notice, std::nullopt, std::move(notice)});
    m_untold |= Change::Talk;
    if (over) {
        m_phase = Phase::Over;
        show();
        tell(Change::Table);
        return;
    }
    const bool timed = m_plan.seats[0].time || m_plan.seats[1].time;
    m_phase = saved.paused || timed || computersOnly() ? Phase::Paused : Phase::Playing;
    beginTurn();
}

} // namespace bouton
