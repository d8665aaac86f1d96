// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/claim.h"
#include "language/statement.h"
#include "lessons/task.h"

namespace bouton {

// What a student answers. What is asked says which member counts; none of it need make sense.
struct Reply {
    std::optional<Outcome> outcome{}; // Outcome
    std::optional<int> number{};      // Nimber, NimSum; Reason: which of the three, from 1
    // Move: the move. MakeZero: the whole position, with the part. Counterexample: a position.
    // Claim: the whole line, or what stands between the beginning and the end that are given.
    std::string text{};
    // KeepWinning: one's own moves so far, without those of the perfect player. Cut: the moves that
    // lead to the node.
    std::vector<std::string> moves{};
    std::vector<std::optional<int>> numbers{}; // Table: of each cell; none: it is still empty
    bool operator==(const Reply&) const = default;
};

struct Marking {
    enum class Mark : std::uint8_t {
        Nothing, // it was no answer to what is asked, or a stop was asked for
        Wrong,
        GoOn, // of KeepWinning, Table: right so far
        Right
    };
    Mark mark = Mark::Nothing;
    std::vector<Phrase> says{}; // why; nothing after a stop
    // What is to be seen on the board: these moves, played from this position. A wrong answer is
    // refuted by them, a claim by the position alone. Of a wrong move the first is that move, and
    // the second refutes it. In KeepWinning they are the whole game so far, and the last is that of
    // the perfect player. Of Cut they lead to the node that was meant.
    std::string position{};
    std::vector<std::string> line{};
    // If the step shows values: what is known of that position and after each of the moves.
    std::vector<std::optional<Analysis>> known{};
    // Claim: what came of the test, or what is wrong with the text, with the place in Reply::text.
    std::optional<Verdict> verdict{};
    std::optional<language::Mistake> mistake{};
    std::vector<std::optional<bool>> cells{}; // Table: whether each that is filled in is right
    // Claim, Counterexample: the whole claim, and the values of its terms in that position.
    std::string claim{};
    std::vector<TermValue> terms{};
};

// Marks an answer by the exact analysis alone: every right answer is right, and every wrong one is
// refuted. No clock decides. Blocks until it is known, or a stop is asked for. A claim's test is
// posted now and then, if somebody listens.
Marking marked(const LessonTask& task, const Reply& reply, std::stop_token stop,
               const Post<Verdict>& post = {});
// The same from the step on.
Or<Marking> marked(const LessonStep& step, std::uint64_t seed, const Reply& reply,
                   std::stop_token stop);

} // namespace bouton
