// Lesson 11: minimax, and remoteness.

#include "lessons/boards.h"
#include "lessons/twelve.h"

namespace bouton {

Lesson minimaxAndRemoteness() {
    return {
        .id = "minimax",
        .title = {QT_TRANSLATE_NOOP("Phrase", "Minimax and remoteness")},
        .steps = {{.id = "fork",
                   .game = "tic-tac-toe",
                   .asks = LessonAsks::Outcome,
                   .start = {.positions = {".../XXO/.O. X", ".XO/..X/..O X", "..O/..X/X.O X",
                                           "O.X/X../.O. X"},
                             .outcome = Outcome::Win},
                   .example = "tic-tac-toe: .../XXO/.O. X; a1 c3 a3"},
                  {.id = "hold",
                   .game = "tic-tac-toe",
                   .asks = LessonAsks::Move,
                   .start = {.positions = {"O../OXX/... X", ".XO/.../X.O X", "..X/.OO/..X X",
                                           "X../.OX/.O. X"},
                             .outcome = Outcome::Draw}},
                  {.id = "doomed",
                   .game = "tic-tac-toe",
                   .asks = LessonAsks::Outcome,
                   .start = {.positions = {".O./X.X/O.X O", "X.X/OOX/... O", "X../.XO/OX. O",
                                           ".../OOX/.XX O"},
                             .outcome = Outcome::Loss}},
                  {.id = "hurry",
                   .game = "tic-tac-toe",
                   .asks = LessonAsks::Move,
                   .start = {.positions = {"OX./O../X.. X", "X../O../OX. X", ".XO/..O/..X X",
                                           "..X/X.O/..O X"}},
                   .soonest = true},
                  {.id = "centre",
                   .game = "tic-tac-toe",
                   .asks = LessonAsks::Counterexample,
                   .start = {.positions = {".../.../... X", "X../.../... O"}},
                   .claim = "if centre == 1 then not lost"},
                  {.id = "delay",
                   .game = "tic-tac-toe",
                   .asks = LessonAsks::Move,
                   .start = {.positions = {".O./.../X.X O", ".XX/..O/... O", "..X/O../..X O",
                                           ".../XOX/..O X"}},
                   .soonest = true},
                  {.id = "play",
                   .game = "tic-tac-toe",
                   .asks = LessonAsks::KeepWinning,
                   .start = {.positions = {"X../.../... O", "..X/.../... O", ".../.../X.. O",
                                           ".../.../..X O"}}},
                  {.id = "rule",
                   .game = "tic-tac-toe",
                   .asks = LessonAsks::Claim,
                   .start = {.positions = {"XX./OO./... X", "X.X/OO./... X"}},
                   .frame = {.before = "if",
                             .after = "then won",
                             .words = {"ownIn", "otherIn"},
                             .least = 1000}}},
        .said = {
            {"fork",
             {{QT_TRANSLATE_NOOP(
                  "Phrase",
                  "Minimax: won is 1, drawn 0, lost -1. After each move take the value for the "
                  "other side and turn its sign round. The greatest of these is the value here.")},
              {QT_TRANSLATE_NOOP("Phrase", "What is this position for X?")},
              {},
              {QT_TRANSLATE_NOOP("Phrase", "X made two threats at once; O could meet only one.")}}},
            {"hold",
             {{QT_TRANSLATE_NOOP("Phrase", "If no move is worth 1, look for one that is worth 0.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which move holds the draw?")},
              {QT_TRANSLATE_NOOP("Phrase", "The greatest value after all moves is 0: a draw.")}}},
            {"doomed",
             {{QT_TRANSLATE_NOOP("Phrase", "Look at every move, and at the best answer to it.")},
              {QT_TRANSLATE_NOOP("Phrase", "What is the value for O: won, drawn or lost?")},
              {QT_TRANSLATE_NOOP("Phrase", "The greatest of all the values is -1.")}}},
            {"hurry",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "Remoteness counts the moves to the end, if the winner hurries "
                                 "and the loser delays. Several moves win here.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which move wins soonest?")},
              {QT_TRANSLATE_NOOP("Phrase",
                                 "Without remoteness a player may put off its win for ever.")}}},
            {"centre",
             {{QT_TRANSLATE_NOOP("Phrase", "\"Who holds the centre does not lose.\"")},
              {QT_TRANSLATE_NOOP("Phrase", "Set up a position that refutes it: the side to move "
                                           "has the centre, and is lost.")},
              {QT_TRANSLATE_NOOP("Phrase", "A rule of thumb is an estimate, not a proof.")}}},
            {"delay",
             {{QT_TRANSLATE_NOOP("Phrase", "This is lost. But the other side may still make a "
                                           "mistake, if the game is long enough.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which move delays the loss longest?")},
              {}}},
            {"play",
             {{QT_TRANSLATE_NOOP("Phrase", "X began in a corner. One answer alone holds the draw; "
                                           "then go on without a mistake.")},
              {QT_TRANSLATE_NOOP("Phrase", "Hold the draw against the perfect player.")},
              {}}},
            {"rule",
             {{QT_TRANSLATE_NOOP(
                  "Phrase", "\"ownIn\" and \"otherIn\" count the letters of both sides in a line. "
                            "\"count(…)\" counts the lines of which something is true.")},
              {QT_TRANSLATE_NOOP("Phrase", "When is a position surely won? The claim must apply to "
                                           "1,000 positions or more; the test counts them.")},
              {QT_TRANSLATE_NOOP("Phrase", "The shortest win: remoteness 1.")}}}}};
}

} // namespace bouton
