// Lesson 6: the nim-sum in binary.

#include "lessons/boards.h"
#include "lessons/twelve.h"

namespace bouton {

Lesson binary() {
    return {
        .id = "binary",
        .title = {QT_TRANSLATE_NOOP("Phrase", "Nim-sum in binary")},
        .steps = {{.id = "two-heaps",
                   .game = "cards",
                   .asks = LessonAsks::NimSum,
                   .start = {.positions = {"{1-7}:7/{1-7}:7 G"}, .outcome = Outcome::Win},
                   .shows = LessonShows::Binary,
                   .example = "cards: 3:7/5:7 G; b2 a1 b1 a2 b2"},
                  {.id = "zero",
                   .game = "cards",
                   .asks = LessonAsks::Outcome,
                   .start = {.positions = {"{1-7}:7/{1-7}:7/{1-7}:7 G"}, .outcome = Outcome::Loss},
                   .shows = LessonShows::Binary},
                  {.id = "three-heaps",
                   .game = "cards",
                   .asks = LessonAsks::NimSum,
                   .start = {.positions = {"{1-7}:7/{1-7}:7/{1-7}:7 G"}, .outcome = Outcome::Win},
                   .shows = LessonShows::Binary},
                  {.id = "leave-zero",
                   .game = "cards",
                   .asks = LessonAsks::Move,
                   .start = {.positions = {"{1-7}:7/{1-7}:7/{1-7}:7 G"}, .outcome = Outcome::Win},
                   .shows = LessonShows::Binary},
                  {.id = "balance",
                   .game = "cards",
                   .asks = LessonAsks::MakeZero,
                   .start = {.positions = {"{1-7}:7/{1-7}:7 G"}, .outcome = Outcome::Win},
                   .shows = LessonShows::Binary},
                  {.id = "play",
                   .game = "cards",
                   .asks = LessonAsks::KeepWinning,
                   .start = {.positions = {"{3-7}:7/{2-5}:7/{1-4}:7 G"}, .outcome = Outcome::Win},
                   .shows = LessonShows::Binary},
                  {.id = "rule",
                   .game = "cards",
                   .asks = LessonAsks::Claim,
                   .start = {.positions = {"3:7/5:7/6:7 G", "1:7/2:7/4:7 G"}},
                   .frame = {.positions = "groups",
                             .settings = {{"groups", 3}, {"cards", 4}, {"take", 4}},
                             .before = "if min(most) >= max(cards) then lost exactly if",
                             .words = {"cards"}}}},
        .said = {
            {"two-heaps",
             {{QT_TRANSLATE_NOOP("Phrase", "Write each heap in binary. A column with an odd number "
                                           "of ones gives 1, an even number gives 0.")},
              {QT_TRANSLATE_NOOP("Phrase", "What is the nim-sum of these heaps?")},
              {},
              {QT_TRANSLATE_NOOP(
                  "Phrase",
                  "3 is 011 and 5 is 101: nim-sum 110, which is 6. Green left 3 and 3.")}}},
            {"zero",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "Here every column has an even number of ones: the nim-sum is 0. "
                                 "Every turn changes one heap, and so breaks a column.")},
              {QT_TRANSLATE_NOOP("Phrase", "What do you expect: won or lost?")},
              {QT_TRANSLATE_NOOP(
                  "Phrase",
                  "From 0 every move leads away from 0, and the other side restores it.")}}},
            {"three-heaps",
             {{QT_TRANSLATE_NOOP("Phrase", "Three heaps: count the ones of each column.")},
              {QT_TRANSLATE_NOOP("Phrase", "What is the nim-sum?")},
              {QT_TRANSLATE_NOOP("Phrase", "A column with an odd number of ones stays.")}}},
            {"leave-zero",
             {{QT_TRANSLATE_NOOP(
                  "Phrase", "Find the highest column with an odd number of ones. A heap with a one "
                            "there can be made smaller, so that all columns become even.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which move leaves nim-sum 0?")},
              {}}},
            {"balance",
             {{QT_TRANSLATE_NOOP("Phrase", "A sum with nim-sum 0 is lost for the side to move.")},
              {QT_TRANSLATE_NOOP("Phrase", "Click the last heap until the nim-sum is 0.")},
              {QT_TRANSLATE_NOOP("Phrase", "A heap of the size of the nim-sum cancels it.")}}},
            {"play",
             {{QT_TRANSLATE_NOOP("Phrase", "Keep the nim-sum at 0 after each of your moves. The "
                                           "perfect player waits for one mistake.")},
              {QT_TRANSLATE_NOOP("Phrase", "Win the game.")},
              {}}},
            {"rule",
             {{QT_TRANSLATE_NOOP(
                  "Phrase",
                  "The claim is about heaps of Nim, where a turn may take a whole heap. \"cards\" "
                  "is how many cards a heap has; \"xor(…)\" is the nim-sum over all heaps.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which positions are lost? Complete the claim.")},
              {QT_TRANSLATE_NOOP("Phrase", "Bouton proved it in 1901, and called it Nim.")}}}}};
}

} // namespace bouton
