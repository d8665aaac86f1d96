// Lesson 12: alpha-beta, and estimates against proofs.

#include "lessons/boards.h"
#include "lessons/twelve.h"

namespace bouton {

Lesson alphaBeta() {
    return {
        .id = "alpha-beta",
        .title = {QT_TRANSLATE_NOOP("Phrase", "Alpha-beta, estimate and proof")},
        .steps =
            {{.id = "cut",
              .game = "tic-tac-toe",
              .asks = LessonAsks::Cut,
              .start = {.positions = {"..X/O.X/X.O O", "XOX/..X/O.. O", "X.X/XO./O.. O",
                                      "XX./O.X/..O O"}},
              .example = "tic-tac-toe: X.O/OX./X.. O; c3 c2 b1 b3",
              .plies = 3},
             {.id = "same",
              .game = "tic-tac-toe",
              .asks = LessonAsks::Outcome,
              .start = {.positions = {".../O../XXO X", ".XO/..X/..O X", "X.O/O../X.. X",
                                      "..O/..X/X.O X"},
                        .outcome = Outcome::Win}},
             {.id = "heaps",
              .game = "cards",
              .asks = LessonAsks::Cut,
              .start = {.positions = {"2:1/2:2 G", "3:2/2:1 G", "2:2/1:1 G"}},
              .plies = 4},
             {.id = "proof",
              .game = "reversi",
              .asks = LessonAsks::Outcome,
              .start =
                  {.positions = withImages(
                       "OOOOOXXX/OOOOOOXX/OOOXOXOX/OOOXXXOX/OOXOXXOX/OOXXOXXX/OOOOXX.X/.OO..XO. O"),
                   .outcome = Outcome::Draw}},
             {.id = "greed",
              .game = "reversi",
              .asks = LessonAsks::Move,
              .start =
                  {.positions = withImages(
                       "OOOOOXXX/OOOOOOXX/OOOXOXOX/OOOXXXOX/OOXOXXOX/OOXOOXXX/OOOOOO.X/.OO...O. X"),
                   .outcome = Outcome::Win}},
             {.id = "estimate",
              .game = "tic-tac-toe",
              .asks = LessonAsks::Counterexample,
              .start = {.positions = {".../.../... X", "X../.../... O"}},
              .claim = "if count(otherIn == 0) > count(ownIn == 0) then not lost"},
             {.id = "play",
              .game = "reversi",
              .asks = LessonAsks::KeepWinning,
              .start = {.positions = withImages("OOOOOXXX/OOOOOOXX/OOOXOXOX/OOOXXXOX/OOXOXXOX/"
                                                "OOXOOXXX/OOOOOO.X/.OO...O. X")}},
             {.id = "rule",
              .game = "tic-tac-toe",
              .asks = LessonAsks::Claim,
              .start = {.positions = {"X.X/OOX/... O", ".../OOX/.XX O"}},
              .frame = {.before = "if",
                        .after = "then lost",
                        .words = {"empty", "ownIn", "otherIn"},
                        .least = 100}}},
        .said = {
            {"cut",
             {{QT_TRANSLATE_NOOP(
                  "Phrase",
                  "Once one move is known to hold the draw, a move that one answer refutes is not "
                  "looked at further: its other answers are left out. This is a cut-off.")},
              {QT_TRANSLATE_NOOP(
                  "Phrase", "Walk through the tree. Stop where moves were left out, and check.")},
              {},
              {QT_TRANSLATE_NOOP("Phrase", "c3 held the draw.")}}},
            {"same",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "Alpha-beta leaves out only what cannot change the value at the "
                                 "root. So it finds the same value as minimax, sooner.")},
              {QT_TRANSLATE_NOOP("Phrase",
                                 "Search in your mind. What does it find for this position?")},
              {}}},
            {"heaps",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "Two groups, four plies deep; 1 is won, -1 lost. Alpha is what "
                                 "the side to move is sure of, beta what the other side will not "
                                 "exceed. A value that reaches beta ends a node.")},
              {QT_TRANSLATE_NOOP(
                  "Phrase", "Go to a node with a cut-off, left before all its moves were tried.")},
              {QT_TRANSLATE_NOOP("Phrase", "Good moves first: then there are more cut-offs.")}}},
            {"proof",
             {{QT_TRANSLATE_NOOP(
                  "Phrase",
                  "Reversi is too large to be searched whole, so programs estimate, for example by "
                  "discs: Light has more here. Near the end all can be proved.")},
              {QT_TRANSLATE_NOOP("Phrase",
                                 "What is it really for the side to move: won, drawn or lost?")},
              {QT_TRANSLATE_NOOP("Phrase", "Proven, by a search to the end.")}}},
            {"greed",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "Discs are a poor guide. The move that turns most of them loses "
                                 "here; the one that wins turns a single disc.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which move wins for certain?")},
              {QT_TRANSLATE_NOOP("Phrase", "A proof beats every estimate.")}}},
            {"estimate",
             {{QT_TRANSLATE_NOOP("Phrase", "An estimate for Tic-tac-toe: \"who has more open lines "
                                           "than the other side is not lost\".")},
              {QT_TRANSLATE_NOOP("Phrase", "Set up a position that refutes it. A line is open for "
                                           "you if the other side has no letter in it.")},
              {}}},
            {"play",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "One move wins here, and it turns a single disc. Prove it move by "
                                 "move.")},
              {QT_TRANSLATE_NOOP("Phrase", "Win the game against the perfect player.")},
              {}}},
            {"rule",
             {{QT_TRANSLATE_NOOP("Phrase", "A claim can say a search two plies deep: you cannot "
                                           "win at once, and after every move the other side can. "
                                           "\"every move (…)\" speaks of the side then to move.")},
              {QT_TRANSLATE_NOOP("Phrase", "When is a position surely lost? The claim must apply "
                                           "to 100 positions; the test counts them.")},
              {QT_TRANSLATE_NOOP("Phrase",
                                 "A short search is a proof where it reaches the end.")}}}}};
}

} // namespace bouton
