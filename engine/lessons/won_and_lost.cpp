// Lesson 1: won and lost, from the end of the game backwards. The horse shows it cell by cell.

#include "lessons/boards.h"
#include "lessons/twelve.h"

namespace bouton {

Lesson wonAndLost() {
    const std::string horse = "trojan-horse";
    return {
        .id = "won-and-lost",
        .title = {QT_TRANSLATE_NOOP("Phrase", "Won and lost, backwards")},
        .steps = {{.id = "end",
                   .game = horse,
                   .asks = LessonAsks::Outcome,
                   .start = {.positions = horseOn(8, {{1, 2}, {4, 1}, {1, 5}, {6, 1}}),
                             .outcome = Outcome::Win},
                   .example =
                       "trojan-horse: "
                       "......../......../......../....H.../......../......../......../........ "
                       "G; d2 b1"},
                  {.id = "reach",
                   .game = horse,
                   .asks = LessonAsks::Move,
                   .start = {.positions =
                                 horseOn(8, {{2, 5}, {5, 2}, {2, 6}, {6, 2}, {2, 7}, {7, 2}})}},
                  {.id = "trapped",
                   .game = horse,
                   .asks = LessonAsks::Outcome,
                   .start = {.positions = horseOn(8, {{3, 3}, {3, 5}, {6, 3}, {3, 6}}),
                             .outcome = Outcome::Loss}},
                  {.id = "line",
                   .game = "tic-tac-toe",
                   .asks = LessonAsks::Move,
                   .start = {.positions = {"XX./OO./... X", "XO./XO./... X", "X.O/.XO/... X",
                                           "..X/OO./..X X"}}},
                  {.id = "draw",
                   .game = "tic-tac-toe",
                   .asks = LessonAsks::Outcome,
                   .start = {.positions = {"XOX/.O./.X. O", "XOX/OO./.X. X", "OX./.X./.O. X",
                                           "X.O/.XX/..O O"},
                             .outcome = Outcome::Draw}},
                  {.id = "play",
                   .game = horse,
                   .asks = LessonAsks::KeepWinning,
                   .start = {.positions = horseOn(8, {{7, 5}, {5, 7}, {7, 4}, {4, 7}})}},
                  {.id = "rule",
                   .game = horse,
                   .asks = LessonAsks::Claim,
                   .start = {.positions = horseOn(8, {{2, 4}, {4, 2}})},
                   .frame = {.settings = {{"rows", 8}, {"columns", 8}},
                             .before = "if",
                             .after = "then won",
                             .words = {"moves"},
                             .least = 10}}},
        .said = {
            {"end",
             {{QT_TRANSLATE_NOOP(
                  "Phrase", "The horse jumps two cells and one, as a knight in chess, but up and "
                            "left only. Who cannot move has lost.")},
              {QT_TRANSLATE_NOOP(
                  "Phrase",
                  "Can Green jump to a cell where Red is stuck? Is this won or lost for Green?")},
              {},
              {QT_TRANSLATE_NOOP("Phrase", "Green went to d2, Red to b1, and Green was stuck: on "
                                           "b1 whoever is to move has lost.")}}},
            {"reach",
             {{QT_TRANSLATE_NOOP("Phrase", "Here you have a choice. If one move leads to a lost "
                                           "position, the other side gets it, and you win.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which move leaves Red without a move?")},
              {QT_TRANSLATE_NOOP("Phrase", "One such move is enough: the position is won.")}}},
            {"trapped",
             {{QT_TRANSLATE_NOOP("Phrase", "The horse can move here. Look at each cell that it "
                                           "reaches, and ask whether Red wins from there.")},
              {QT_TRANSLATE_NOOP("Phrase", "What do you expect for Green: won or lost?")},
              {QT_TRANSLATE_NOOP("Phrase", "Lost: every move leads to a cell that is won for the "
                                           "other side.")}}},
            {"line",
             {{QT_TRANSLATE_NOOP("Phrase", "The same holds in every game that ends. In Tic-tac-toe "
                                           "you have lost when the other side has a full line.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which move keeps the win?")},
              {}}},
            {"draw",
             {{QT_TRANSLATE_NOOP("Phrase", "Where games can end without a winner there is a third "
                                           "value: drawn. Then no move wins, but one at least does "
                                           "not lose.")},
              {QT_TRANSLATE_NOOP("Phrase", "Try all moves in your mind. What is this position?")},
              {}}},
            {"play",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "This is won. Work it out from the edge backwards, and "
                                 "always leave a lost cell. The perfect player answers.")},
              {QT_TRANSLATE_NOOP("Phrase", "Win the game.")},
              {}}},
            {"rule",
             {{QT_TRANSLATE_NOOP(
                  "Phrase", "Say what you saw: a move that leaves the other side without one wins. "
                            "\"some move (…)\" speaks of the position after a move, \"moves\" "
                            "counts the moves there. Two equals signs compare: \"==\".")},
              {QT_TRANSLATE_NOOP("Phrase", "When is a position surely won? Complete the claim.")},
              {QT_TRANSLATE_NOOP("Phrase", "Tested in every cell of the board.")}}}}};
}

} // namespace bouton
