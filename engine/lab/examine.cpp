// SPDX-License-Identifier: MIT
#include "lab/examine.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/random.h"
#include "programs/entry.h"

namespace bouton {

namespace {

constexpr std::size_t gamesDrawn = 1'000; // of each side, where there are too many lines
constexpr std::size_t pliesOfADrawn = 1'000;

Outcome outcomeFor(Side side, const Result& result) {
    return !result.winner ? Outcome::Draw : *result.winner == side ? Outcome::Win : Outcome::Loss;
}

// Asks who is examined, once a position, and the game's analyst what that is worth.
class Examiner {
public:
    Examiner(const ExaminationTask& task, std::stop_token stop, const Post<Examined>& post)
        : m_task(task),
          m_stop(std::move(stop)),
          m_post(post),
          m_program(task.name, task.command, task.limits),
          m_player(task.player ? task.game->makePlayer(task.player->player, task.player->settings,
                                                       task.seed)
                               : m_program.player()),
          m_analyst(task.game->makeAnalyst()) {}

    Or<void> run() {
        const auto start = matchFrom(*m_task.game, m_task.position);
        if (!start)
            return refuse(start.error());
        if (const Or<Analysis> root = worthOf(**start); !root)
            return refuse(root.error());
        for (const Side side : {Side::One, Side::Two})
            if (!isOver() && !walk(side) && !isOver())
                draw(side);
        askAgain();
        if (m_why)
            return refuse(*m_why);
        m_found.whole = !m_found.fault && !m_stop.stop_requested();
        m_post(m_found);
        return {};
    }

private:
    struct Answer {
        std::size_t move; // among moves()
        Outcome had, got; // of the position and of the move, for the program
        bool isCritical;  // some move is worth less
    };
    // A position on the way with the best that the program had until then, and where it came from
    // first.
    using Key = std::pair<std::string, std::optional<Outcome>>;
    struct Step {
        Key key;
        std::size_t from;
        std::string move;
        std::vector<std::pair<std::size_t, std::string>> next{}; // and by which moves
    };

    bool isOver() const { return m_found.fault || m_why || m_stop.stop_requested(); }

    Or<Analysis> worthOf(const Match& match) {
        Analysis last;
        if (!match.result(0))
            m_analyst(match, 0, Patience::Bounded)(m_stop, [&](Analysis news) { last = news; });
        if (!match.result(0) && !m_stop.stop_requested()
            && (!last.position.exact || !std::ranges::all_of(last.moves, &Value::exact)))
            return refuse({QT_TRANSLATE_NOOP("Phrase", "This position is not solved, so nobody can "
                                                       "say what a move gives away: %1"),
                           {match.position(0)}});
        return last;
    }

    // Null: a stop, a fault, or more questions than there may be.
    const Answer* answerAt(const Match& match) {
        const std::string position = match.position(0);
        if (const auto known = m_answers.find(position); known != m_answers.end())
            return &known->second;
        if (m_answers.size() >= m_most)
            return nullptr;
        const Or<Choice> choice = ask(match);
        if (!choice)
            return nullptr;
        const Or<Analysis> worth = worthOf(match);
        if (!worth)
            m_why = worth.error();
        if (isOver() || worth->moves.size() <= choice->move)
            return nullptr;
        const Outcome had = worth->position.outcome;
        m_order.push_back(position);
        ++m_found.asked;
        m_post(m_found);
        const bool isCritical = std::ranges::any_of(
            worth->moves, [&](const Value& move) { return move.outcome < had; });
        return &m_answers
                    .emplace(position, Answer{choice->move, had, worth->moves[choice->move].outcome,
                                              isCritical})
                    .first->second;
    }

    Or<Choice> ask(const Match& match) {
        Or<Choice> choice = m_player(match)({.stop = m_stop});
        if (!choice && !m_stop.stop_requested())
            m_found.fault =
                m_program.faults().empty() ? Fault{choice.error()} : m_program.faults().back();
        return choice;
    }

    void count(ExaminedSide& side, const std::string& position, const Answer& answer) {
        if (!answer.isCritical || !m_counted.insert(position).second)
            return;
        ++side.critical;
        side.kept += answer.got == answer.had ? 1 : 0;
    }

    // All lines, the short ones first. False: there are too many, or it is over.
    bool walk(Side side) {
        m_counted.clear();
        m_most = m_answers.size() + m_task.mostAsked;
        // Breadth first, so that the line that is told is a shortest one. A position is looked at
        // once for each best outcome that the player has had on the way: a draw is a loss of value
        // only after a won position. Against the player's one move stand all of the other side's.
        std::vector<Step> steps{{{m_task.position, {}}, 0, {}}};
        std::map<Key, std::size_t> places{{steps[0].key, 0}};
        for (std::size_t at = 0; at < steps.size(); ++at) {
            auto [position, best] = steps[at].key;
            const auto match = matchFrom(*m_task.game, position);
            if (!match || isOver())
                return false;
            if (const auto result = (*match)->result(0)) {
                const Outcome got = outcomeFor(side, *result);
                if (best && got < *best && sideOf(side).line.empty())
                    tell(side, lineTo(steps, at), *best, got);
                continue;
            }
            std::vector<std::size_t> moves;
            if ((*match)->toMove(0) == side) {
                const Answer* answer = answerAt(**match);
                if (!answer) {
                    sideOf(side) = {};
                    return false;
                }
                count(sideOf(side), position, *answer);
                best = std::max(best.value_or(Outcome::Loss), answer->had);
                moves = {answer->move};
            } else {
                for (std::size_t move = 0; move < (*match)->moves(0).size(); ++move)
                    moves.push_back(move);
            }
            for (const std::size_t move : moves) {
                (*match)->go(0);
                (*match)->play(move);
                const Key key{(*match)->position((*match)->current()), best};
                const std::string text = (*match)->moves(0)[move].text;
                const auto [place, isNew] = places.emplace(key, steps.size());
                if (isNew)
                    steps.push_back({key, at, text});
                steps[at].next.emplace_back(place->second, text);
            }
        }
        if (sideOf(side).line.empty())
            findRound(side, steps);
        return true;
    }

    static std::vector<std::string> lineTo(const std::vector<Step>& steps, std::size_t at) {
        std::vector<std::string> line;
        for (; at != 0; at = steps[at].from)
            line.insert(line.begin(), steps[at].move);
        return line;
    }

    // A way in which a won game goes round for ever: a position that comes again wins nothing.
    void findRound(Side side, const std::vector<Step>& steps) {
        enum class Seen : std::uint8_t { Not, OnTheWay, Left };
        std::vector<Seen> seen(steps.size());
        std::vector<std::pair<std::size_t, std::size_t>> way; // a step, and which next one it is at
        for (std::size_t first = 0; first < steps.size(); ++first) {
            if (seen[first] != Seen::Not || steps[first].key.second != Outcome::Win)
                continue;
            way = {{first, 0}};
            seen[first] = Seen::OnTheWay;
            while (!way.empty()) {
                const auto [at, which] = way.back();
                if (which == steps[at].next.size()) {
                    seen[at] = Seen::Left;
                    way.pop_back();
                    continue;
                }
                ++way.back().second;
                const std::size_t to = steps[at].next[which].first;
                if (seen[to] == Seen::Not) {
                    seen[to] = Seen::OnTheWay;
                    way.emplace_back(to, 0);
                } else if (seen[to] == Seen::OnTheWay) {
                    std::vector<std::string> line = lineTo(steps, to);
                    for (auto part = std::ranges::find(way, to, [](auto one) { return one.first; });
                         part != way.end(); ++part)
                        line.push_back(steps[part->first].next[part->second - 1].second);
                    return tell(side, std::move(line), Outcome::Win, Outcome::Draw);
                }
            }
        }
    }

    void tell(Side side, std::vector<std::string> line, Outcome had, Outcome got) {
        sideOf(side).line = std::move(line);
        sideOf(side).had = had;
        sideOf(side).got = got;
        m_post(m_found);
    }

    // Games against random moves, where not all lines can be asked for.
    void draw(Side side) {
        Random random(m_task.seed);
        m_found.drawn = m_found.drawn.value_or(0);
        m_counted.clear();
        m_most = m_answers.size() + m_task.mostAsked;
        for (std::size_t game = 0; game < gamesDrawn; ++game, ++*m_found.drawn) {
            const auto match = matchFrom(*m_task.game, m_task.position);
            std::vector<std::string> line;
            std::optional<Outcome> best;
            for (std::size_t ply = 0; match && ply < pliesOfADrawn && !isOver(); ++ply) {
                const Match::Node now = (*match)->current();
                if (const auto result = (*match)->result(now)) {
                    const Outcome got = outcomeFor(side, *result);
                    const ExaminedSide& found = sideOf(side);
                    if (best && got < *best
                        && (found.line.empty() || line.size() < found.line.size()))
                        tell(side, line, *best, got);
                    break;
                }
                std::size_t move = random.below((*match)->moves(now).size());
                if ((*match)->toMove(now) == side) {
                    const auto alone = matchFrom(*m_task.game, (*match)->position(now));
                    const Answer* answer = alone ? answerAt(**alone) : nullptr;
                    if (!answer)
                        return; // as many questions as there may be
                    count(sideOf(side), (*alone)->position(0), *answer);
                    best = std::max(best.value_or(Outcome::Loss), answer->had);
                    move = answer->move;
                }
                line.push_back((*match)->moves(now)[move].text);
                (*match)->play(move);
            }
        }
    }

    // In another order: who answers otherwise has a memory, or chance.
    void askAgain() {
        for (auto position = m_order.rbegin(); position != m_order.rend() && !isOver();
             ++position) {
            const auto match = matchFrom(*m_task.game, *position);
            if (!match)
                return;
            const Or<Choice> choice = ask(**match);
            if (!choice)
                continue;
            ++m_found.askedAgain;
            if (choice->move != m_answers.at(*position).move && m_found.unsteady++ == 0)
                m_found.firstUnsteady = *position;
            m_post(m_found);
        }
    }

    ExaminedSide& sideOf(Side side) { return m_found.sides[indexOf(side)]; }

    const ExaminationTask& m_task;
    std::stop_token m_stop;
    const Post<Examined>& m_post;
    OwnProgram m_program;
    AnyPlayer m_player;
    AnyAnalyst m_analyst;
    std::map<std::string, Answer> m_answers; // by position
    std::vector<std::string> m_order;        // in which they were asked for
    std::size_t m_most = 0;                  // of them, for now
    std::set<std::string> m_counted;         // as critical, of this side
    std::optional<Phrase> m_why;             // it cannot go on
    Examined m_found;
};

} // namespace

Or<void> examine(const ExaminationTask& task, std::stop_token stop, const Post<Examined>& post) {
    if (!task.player)
        if (const Or<void> can = canStart(task.name, task.command); !can)
            return can;
    return Examiner(task, std::move(stop), post).run();
}

} // namespace bouton
