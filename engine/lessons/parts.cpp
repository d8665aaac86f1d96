// Lesson 9: the parts of a Grid Nim board.

#include "lessons/boards.h"
#include "lessons/twelve.h"

namespace bouton {

Lesson partsOfABoard() {
    return {
        .id = "parts",
        .title = {QT_TRANSLATE_NOOP("Phrase", "Parts of a Grid Nim board")},
        .steps = {{.id = "sum",
                   .game = "grid-nim",
                   .asks = LessonAsks::NimSum,
                   .start = {.settings = {{"size", 5}, {"free", 7}},
                             .outcome = Outcome::Win,
                             .parts = 2},
                   .shows = LessonShows::Parts,
                   .example = "grid-nim: " + freeOn(4, "b1+c1+d2") + "; b1 c1 d2"},
                  {.id = "square",
                   .game = "grid-nim",
                   .asks = LessonAsks::Outcome,
                   .start = {.positions =
                                 freeOn(6, std::vector<std::string>{"c1+d1+c2+d2", "d1+e1+d2+e2",
                                                                    "e2+f2+e3+f3", "a4+b4+a5+b5"}),
                             .outcome = Outcome::Loss}},
                  {.id = "middle",
                   .game = "grid-nim",
                   .asks = LessonAsks::Move,
                   .start = {.positions = freeOn(
                                 6, std::vector<std::string>{"c1+d1+e1",
                                                             "b1+c1+d1+e1", "b1+c1+d1+e1+f1",
                                                             "a3+a4+a5"})}},
                  {.id = "many",
                   .game = "grid-nim",
                   .asks = LessonAsks::NimSum,
                   .start = {.settings = {{"size", 6}, {"free", 10}},
                             .outcome = Outcome::Win,
                             .parts = 3},
                   .shows = LessonShows::Parts},
                  {.id = "one-turn",
                   .game = "grid-nim",
                   .asks = LessonAsks::Move,
                   .start = {.settings = {{"size", 6}, {"free", 8}},
                             .outcome = Outcome::Win,
                             .parts = 2},
                   .shows = LessonShows::Parts},
                  {.id = "play",
                   .game = "grid-nim",
                   .asks = LessonAsks::KeepWinning,
                   .start = {.settings = {{"size", 5}, {"free", 9}},
                             .outcome = Outcome::Win,
                             .parts = 2},
                   .shows = LessonShows::Parts},
                  {.id = "rule",
                   .game = "grid-nim",
                   .asks = LessonAsks::Claim,
                   .start = {.positions =
                                 freeOn(4, std::vector<std::string>{"b1+c1+c2+a1", "a1+b2"})},
                   .frame = {.positions = "sets",
                             .settings = {{"size", 4}},
                             .before = "lost exactly if",
                             .words = {"partNimber"}}}},
        .said = {
            {"sum",
             {{QT_TRANSLATE_NOOP(
                  "Phrase",
                  "The diagonal is a wall: no turn reaches across it. Regions of free cells that "
                  "do not touch are parts, and each free diagonal cell is a part worth 1.")},
              {QT_TRANSLATE_NOOP("Phrase",
                                 "The nimbers of the parts are shown. What is their nim-sum?")},
              {},
              {QT_TRANSLATE_NOOP("Phrase", "There were two parts: b1 with c1, and d2.")}}},
            {"square",
             {{QT_TRANSLATE_NOOP("Phrase", "A square of four free cells. Whatever one side fills, "
                                           "the other can fill the same on the opposite side.")},
              {QT_TRANSLATE_NOOP("Phrase", "Won or lost for the side to move?")},
              {QT_TRANSLATE_NOOP(
                  "Phrase",
                  "Lost: answer each turn on the opposite side. The square is worth 0.")}}},
            {"middle",
             {{QT_TRANSLATE_NOOP("Phrase", "In a line you can fill the middle, so that both ends "
                                           "are alike. Then copy each turn at the other end.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which move wins?")},
              {QT_TRANSLATE_NOOP("Phrase", "Every line is won.")}}},
            {"many",
             {{QT_TRANSLATE_NOOP(
                  "Phrase",
                  "More parts, the same sum: count in binary, or pair equal numbers off.")},
              {QT_TRANSLATE_NOOP("Phrase", "What is the nim-sum of these parts?")},
              {}}},
            {"one-turn",
             {{QT_TRANSLATE_NOOP("Phrase", "As in Nim, bring the nim-sum to 0: make one part worth "
                                           "the nim-sum of all the others.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which turn wins?")},
              {}}},
            {"play",
             {{QT_TRANSLATE_NOOP(
                  "Phrase",
                  "Look at the parts after each turn; a turn can split a region in two.")},
              {QT_TRANSLATE_NOOP("Phrase", "Win the game against the perfect player.")},
              {}}},
            {"rule",
             {{QT_TRANSLATE_NOOP(
                  "Phrase",
                  "\"partNimber\" is the nimber that the theory gives to a part. \"lost\" is found "
                  "by the rules alone. So the claim tests the theory.")},
              {QT_TRANSLATE_NOOP("Phrase", "When is a board lost? Complete the claim.")},
              {QT_TRANSLATE_NOOP("Phrase", "66,064 boards, each solved without the theory.")}}}}};
}

} // namespace bouton
