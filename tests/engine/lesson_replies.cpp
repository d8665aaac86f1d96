// SPDX-License-Identifier: MIT
#include "engine/lesson_replies.h"

#include <gmock/gmock.h>

#include <map>

#include "search/trace.h"

namespace bouton::testing {

namespace {

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
        {"pairs/fails",
         {{"GRG/R.R/GRG G", ".RG/R.R/GR. G", ".../.../... G", "..GR/..RG/GR.G/RGRG R"},
          {"GRG/RGR/GRG G", ".RG/RGR/GR. G", ".RG/RG./GRG G", "..../..../..../.... G"}}},
        {"pairs/rule",
         {{"diagonal is even", "if mirror then lost exactly if diagonal mod 2 == 0"},
          {"diagonal == 0", "diagonal is odd"}}},
        {"mex/rule",
         {{"sum(cards mod (most + 1))", "nimber == max(cards mod (most + 1))"},
          {"sum(cards)", "sum(cards mod most)", "sum(min(cards, most))"}}},
        {"periods/refute",
         {{"..../.H../..../.... G",
           "......../......../......../......../....H.../......../......../........ R"},
          {"H.../..../..../.... G", "..../..H./..../.... G"}}},
        {"periods/rule",
         {{"min(row, column) mod 3 == 0 or row == column and row mod 3 == 1",
           "min(row, column) mod 3 == 0 or (row mod 3 == 1 and row == column)"},
          {"min(row, column) mod 3 == 0", "row mod 3 == 0 or column mod 3 == 0"}}},
        {"binary/rule",
         {{"xor(cards) == 0", "if min(most) >= max(cards) then lost exactly if 0 == xor(cards)"},
          {"sum(cards) is even", "max(cards) == min(cards)"}}},
        {"twin/sizes", {{"2:1 G", "3:2/3:3 G"}, {"1:1 G", "3:3/3:3 G", "1:1/2:2 R"}}},
        {"twin/rule",
         {{"xor(cards mod (most + 1)) == 0"},
          {"xor(cards) == 0", "sum(cards mod (most + 1)) == 0"}}},
        {"towers/rule",
         {{"xor(gap) == 0", "lost exactly if 0 == xor(gap)"},
          {"sum(gap) is even", "sum(ownRoom) == sum(otherRoom)", "max(gap) == 0"}}},
        {"parts/rule",
         {{"xor(partNimber) == 0"}, {"sum(partNimber) is even", "xor(partNimber) != 0"}}},
        {"published/refute-four",
         {{"G..R/RG../GRGR/RGRG R", "GRGRG/RGRGR/.RGRG/..RGR/G.GRG G"},
          {"GR../RG../GRGR/RGRG G", "G..R/RGRG/GRGR/RGRG G", "G..R/RGR./.RG./.GRG G"}}},
        {"published/refute-five",
         {{"...R/RG../GRGR/RGRG R", "G..RG/RG..R/GRGRG/RGRGR/GRGR. G"},
          {"G..../RGRGR/GRGRG/RGRGR/GRGR. G", "GRGRG/RGRGR/GRGRG/RGRGR/GRGRG G"}}},
        {"published/rule",
         {{"moves == 4 or count(cells == 2) == 2 or count(cells == 4 and height == 2 and width == "
           "2) == 1"},
          {"moves == 4 or count(cells == 2) == 2", "moves == 4",
           "moves == 4 or count(cells == 2) == 2 or moves == 7"}}},
        {"minimax/centre",
         {{".../OOX/.XX O", ".../XOO/XX. O"}, {".../.../... X", "X../.O./..X O", ".../.X./... O"}}},
        {"minimax/rule",
         {{"count(ownIn == 2 and otherIn == 0) > 0",
           "if count(ownIn == 2 and otherIn == 0) > 0 then won"},
          {"count(ownIn == 2) > 0", "count(otherIn == 2) == 0"}}},
        {"alpha-beta/estimate", {{"..O/XO./XX. O"}, {".../.../... X", "X../.../... O"}}},
        {"alpha-beta/rule",
         {{"count(ownIn == 2 and otherIn == 0) == 0 and every move (count(ownIn == 2 and otherIn "
           "== 0) > 0)"},
          {"count(otherIn == 2 and ownIn == 0) > 1",
           "every move (count(ownIn == 2 and otherIn == 0) > 0)"}}},
        {"misere/rule",
         {{"(xor(size) == 0 iff some part (size > 1))",
           "xor(size) == 0 and max(size) > 1 or xor(size) == 1 and max(size) == 1"},
          {"xor(size) == 0", "sum(size) is odd", "xor(size) == 1"}}},
        {"sprague-grundy/rule",
         {{"xor(cards mod (most + 1))", "nimber == xor(cards mod (most + 1))"},
          {"xor(cards)", "sum(cards mod (most + 1))", "xor(cards mod most)"}}},
        {"horse-period/table",
         {{"......../......../......../......../....H.../......../......../......../........ G",
           "......../......../......../......../......../......../......../.......H R"},
          {"H.../..../..../.... G", "..../.H../..../.... G", "..../..../..../...H G"}}},
        {"horse-period/rule",
         {{"min(row, column) mod 3 == 2 and abs(row - column) > 1",
           "abs(row - column) >= 2 and min(row, column) mod 3 == 2"},
          {"min(row, column) mod 3 == 2", "row mod 3 == 2", "abs(row - column) > 1"}}},
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
    const auto trace = searchOf(task, {}).value();
    for (int node = 0; node < static_cast<int>(trace->nodes.size()); ++node)
        replies.push_back({.moves = trace->movesTo(node)});
    return replies;
}

// All right, and the last cell one too much.
std::vector<Reply> tables(const LessonTask& task) {
    Reply right;
    for (std::size_t i = 0; i < task.step.start.positions.size(); ++i)
        right.numbers.push_back(cellOf(task.step, i, {}).value().solution->position.nimber);
    Reply wrong = right;
    ++*wrong.numbers.back();
    return {right, wrong};
}

std::vector<Reply> tried(const LessonTask& task) {
    std::vector<Reply> replies;
    const auto match = task.match();
    switch (task.step.asks) {
    case LessonAsks::Outcome:
        for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss})
            replies.push_back({.outcome = outcome});
        return replies;
    case LessonAsks::Reason:
        for (int number = 1; number <= 3; ++number)
            replies.push_back({.number = number});
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
    case LessonAsks::Table: return tables(task);
    case LessonAsks::Claim:
    case LessonAsks::Counterexample: ADD_FAILURE() << "nothing is typed"; break;
    }
    return replies;
}

// Goes on with right moves to the end.
Reply playedOut(const LessonTask& task, Reply reply) {
    for (int i = 0; i < 200; ++i) {
        const Marking now = marked(task, reply, {});
        if (now.mark != Marking::Mark::GoOn)
            return reply;
        const auto match = task.match(now.line);
        for (const LegalMove& move : match->moves(match->current())) {
            Reply next = reply;
            next.moves.push_back(move.text);
            if (const Marking::Mark mark = marked(task, next, {}).mark;
                mark == Marking::Mark::GoOn || mark == Marking::Mark::Right) {
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
    if (const auto typed = typedAnswers().find(lesson + '/' + task.step.id);
        typed != typedAnswers().end()) {
        for (const std::string& right : typed->second.right)
            EXPECT_EQ(marked(task, {.text = right}, {}).mark, Marking::Mark::Right) << right;
        for (const std::string& wrong : typed->second.wrong)
            EXPECT_EQ(marked(task, {.text = wrong}, {}).mark, Marking::Mark::Wrong) << wrong;
        return {texts(typed->second.right), texts(typed->second.wrong)};
    }
    for (Reply& reply : tried(task)) {
        const Marking::Mark mark = marked(task, reply, {}).mark;
        if (mark == Marking::Mark::GoOn)
            reply = playedOut(task, reply);
        if (mark == Marking::Mark::Right || mark == Marking::Mark::GoOn)
            found.right.push_back(std::move(reply));
        else if (mark == Marking::Mark::Wrong)
            found.wrong.push_back(std::move(reply));
    }
    return found;
}

std::string clickOf(const Reply& reply) {
    if (reply.outcome)
        return "outcome " + std::to_string(static_cast<int>(*reply.outcome));
    if (reply.number)
        return "number " + std::to_string(*reply.number);
    if (!reply.numbers.empty())
        return "table";
    return reply.moves.empty() ? reply.text : reply.moves.front();
}

} // namespace bouton::testing
