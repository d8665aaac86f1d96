#include "engine/lesson_replies.h"

#include <gmock/gmock.h>

#include <map>

#include "lab/microscope.h"

namespace bouton::testing {

namespace {

using Mark = Marking::Mark;

struct TypedAnswers {
    std::vector<std::string> right, wrong;
};
// Claims and counterexamples that a student might write, by lesson and step.
const std::map<std::string, TypedAnswers>& typedAnswers() {
    static const std::map<std::string, TypedAnswers> all{
        {"won-and-lost/rule",
         {{"some move (moves == 0)", "if some move (moves == 0) then won"},
          {"moves > 0", "moves == 2", "every move (moves > 0)"}}},
        {"one-heap/rule",
         {{"sum(cards mod (most + 1)) == 0", "lost exactly if max(cards mod (most + 1)) == 0"},
          {"sum(cards) is even", "sum(cards mod most) == 0", "sum(cards) == 0"}}},
    };
    return all;
}

std::vector<Reply> texts(const std::vector<std::string>& all) {
    std::vector<Reply> replies;
    for (const std::string& text : all)
        replies.push_back({.text = text});
    return replies;
}

// Every position that has one part more.
std::vector<Reply> partsAdded(const LessonTask& task) {
    const Picture start = task.match()->picture(0);
    const std::string_view letters = task.game->name.letters;
    std::vector<Reply> replies;
    const auto add = [&](const Picture& made) {
        replies.push_back({.text = write(made, letters)});
    };
    for (int cards = 0; cards <= 12; ++cards) { // a group
        Picture made = start;
        made.rows.push_back(std::to_string(cards) + ":12");
        add(made);
    }
    for (std::size_t top = 0; top < start.rows.size(); ++top) // a column
        for (std::size_t bottom = top + 1; bottom < start.rows.size(); ++bottom) {
            Picture made = start;
            for (std::size_t row = 0; row < made.rows.size(); ++row)
                made.rows[row] += row == top ? 'G' : row == bottom ? 'R' : '.';
            add(made);
        }
    return replies;
}

std::vector<Reply> nodes(const LessonTask& task) {
    std::vector<Reply> replies;
    const auto look = [&](const std::vector<Look>& looks) {
        if (looks.back().method != Method::AlphaBeta)
            return;
        const Trace& trace = *looks.back().trace;
        for (int node = 0; node < static_cast<int>(trace.nodes.size()); ++node) {
            Reply reply;
            for (int at = node; trace.at(at).parent >= 0; at = trace.at(at).parent)
                reply.moves.insert(reply.moves.begin(), trace.at(at).move);
            replies.push_back(std::move(reply));
        }
    };
    EXPECT_TRUE(lookThrough({task.game, task.position, task.step.plies}, {}, look));
    return replies;
}

std::vector<Reply> tried(const std::string& name, const LessonTask& task) {
    std::vector<Reply> replies;
    const auto match = task.match();
    switch (task.step.asks) {
    case LessonAsks::Outcome:
        for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss})
            replies.push_back({.outcome = outcome});
        return replies;
    case LessonAsks::Nimber:
    case LessonAsks::NimSum:
        for (int number = 0; number < 20; ++number)
            replies.push_back({.number = number});
        return replies;
    case LessonAsks::Move:
        for (const LegalMove& move : match->moves(0))
            replies.push_back({.text = move.text});
        return replies;
    case LessonAsks::KeepWinning:
        for (const LegalMove& move : match->moves(0))
            replies.push_back({.moves = {move.text}});
        return replies;
    case LessonAsks::MakeZero: return partsAdded(task);
    case LessonAsks::Cut: return nodes(task);
    case LessonAsks::Claim:
    case LessonAsks::Counterexample: break;
    }
    EXPECT_TRUE(typedAnswers().contains(name)) << name;
    if (!typedAnswers().contains(name))
        return replies;
    replies = texts(typedAnswers().at(name).right);
    for (const Reply& wrong : texts(typedAnswers().at(name).wrong))
        replies.push_back(wrong);
    return replies;
}

// Goes on with right moves to the end.
Reply playedOut(const LessonTask& task, Reply reply) {
    for (int i = 0; i < 200; ++i) {
        const Marking now = marked(task, reply, {});
        if (now.mark != Mark::GoOn)
            return reply;
        const auto match = task.match();
        for (const std::string& move : now.line)
            EXPECT_TRUE(match->play(move));
        for (const LegalMove& move : match->moves(match->current())) {
            Reply next = reply;
            next.moves.push_back(move.text);
            if (const Mark mark = marked(task, next, {}).mark;
                mark == Mark::GoOn || mark == Mark::Right) {
                reply = std::move(next);
                break;
            }
        }
    }
    return reply;
}

} // namespace

Replies repliesTo(const std::string& lesson, const LessonTask& task) {
    Replies found;
    for (Reply& reply : tried(lesson + '/' + task.step.id, task)) {
        const Mark mark = marked(task, reply, {}).mark;
        if (mark == Mark::GoOn)
            reply = playedOut(task, reply);
        if (mark == Mark::Right || mark == Mark::GoOn)
            found.right.push_back(std::move(reply));
        else if (mark == Mark::Wrong)
            found.wrong.push_back(std::move(reply));
    }
    return found;
}

std::string clickOf(const Reply& reply) {
    if (reply.outcome)
        return "outcome " + std::to_string(static_cast<int>(*reply.outcome));
    if (reply.number)
        return "number " + std::to_string(*reply.number);
    return reply.moves.empty() ? reply.text : reply.moves.front();
}

} // namespace bouton::testing
