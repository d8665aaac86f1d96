// The computer players of Session.

#include <algorithm>

#include "session/session.h"

namespace bouton {

namespace {

// Whether a report is of this move. A player may play another one than it found best: some err,
// some like variety.
bool isOf(const Progress& progress, const std::string& move) {
    return progress.line.empty() || progress.line.front() == move;
}

} // namespace

void Session::stopThinking() {
    m_thinker.cancel();
    m_paceTimer.stop();
    m_ticket.reset();
    m_answerNow = std::stop_source(std::nostopstate);
    m_progress.reset();
    m_answer.reset();
    m_ahead.reset();
    m_aheadIsDone = false;
}

// Of a computer's seat.
Mind& Session::mindOf(Side side) {
    const PlayerChoice& player = *m_plan.seats[indexOf(side)].computer;
    Mind& mind = m_minds[indexOf(side)];
    if (!mind)
        mind = m_game.mind(player.player, player.settings, m_random.seed());
    return mind;
}

void Session::think() {
    using Report = std::variant<Progress, Answer>;
    const Side side = m_match->toMove(m_match->current());
    m_answerNow = {};
    m_ticket = m_thinker.start(
        [job = mindOf(side)(*m_match), answerNow = m_answerNow.get_token(),
         time = m_clocks.left(side)](std::stop_token stop, const Post<Or<Report>>& post) {
            std::optional<Progress> last; // told again, because a report may replace it untaken
            const Or<Choice> choice = job({std::move(stop), answerNow,
                                           [&](Progress news) {
                                               last = news;
                                               post(Report(std::move(news)));
                                           },
                                           time});
            post(choice ? Or<Report>(Answer{*choice, std::move(last)}) : refuse(choice.error()));
        });
    m_paceTimer.start(std::max(m_pace, std::chrono::milliseconds(0)));
}

bool Session::wantsAhead() const {
    return m_mayThinkAhead && !m_aheadIsDone && humanToMove() && !looksBack()
           && thinkerAhead(m_game, m_plan.seats).has_value();
}

// Begins or stops what is done in a human's turn. The thinker runs one job at a time, so that no
// two of a player's run at once. What it reports of this one is only that it has ended.
void Session::followAhead() {
    if (wantsAhead() == thinkingAhead())
        return;
    if (thinkingAhead()) {
        m_thinker.cancel();
        m_ahead.reset();
        return;
    }
    using Report = std::variant<Progress, Answer>;
    const Side side = *thinkerAhead(m_game, m_plan.seats);
    m_ahead = m_thinker.start([job = mindOf(side)(*m_match), time = m_clocks.left(side)](
                                  std::stop_token stop, const Post<Or<Report>>& post) {
        (void)job({.stop = std::move(stop), .timeLeft = time, .ahead = true});
        post(Report(Progress{}));
    });
}

void Session::setMayThinkAhead(bool may) {
    m_mayThinkAhead = may;
    const bool before = thinkingAhead();
    followAhead();
    if (thinkingAhead() != before)
        emit aheadChanged();
}

// Both the thought and its least time on screen must be over, in whichever order they end. The
// clock counts the thought alone.
void Session::listen() {
    auto news = m_thinker.take();
    if (news && news->ticket == m_ahead) {
        m_ahead.reset();
        m_aheadIsDone = true;
        emit aheadChanged();
        return;
    }
    if (news && news->ticket == m_ticket) {
        if (news->report && std::holds_alternative<Progress>(*news->report)) {
            m_progress = std::get<Progress>(std::move(*news->report));
            emit progressed();
            return;
        }
        lookAtClocks();
        if (!thinking())
            return; // too late
        m_clockTimer.stop();
        m_clocks.run(std::nullopt);
        if (news->report) {
            Answer& thought = std::get<Answer>(*news->report);
            if (thought.last && thought.last->score)
                m_reported.insert_or_assign(m_match->current(), *thought.last);
            m_answer = std::move(thought.choice);
            // While the move waits, what is shown is of this move.
            m_progress = std::move(thought.last);
            const auto& moves = m_match->moves(m_match->current());
            if (m_progress && !isOf(*m_progress, moves[(*m_answer)->move].text))
                m_progress.reset();
            emit progressed();
        } else {
            m_answer = refuse(news->report.error());
        }
    }
    if (m_answer && !m_paceTimer.isActive())
        answer(Or<Choice>(*m_answer));
}

const Progress* Session::reported(Match::Node node) const {
    const auto found = m_reported.find(node);
    return found == m_reported.end() ? nullptr : &found->second;
}

void Session::answerNow() {
    if (!thinking())
        return;
    m_answerNow.request_stop();
    m_paceTimer.stop();
    if (m_answer)
        answer(Or<Choice>(*m_answer));
}

void Session::answer(const Or<Choice>& choice) {
    stopThinking();
    if (choice) {
        make(choice->move, choice->rule);
        return;
    }
    m_phase = Phase::Paused;
    runClock();
    say({Message::Kind::Refusal, m_match->toMove(m_match->current()), choice.error()});
    tell(Change::Table);
}

} // namespace bouton
