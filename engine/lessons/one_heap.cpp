// Lesson 2: one heap of which a turn may take so many.

#include "lessons/twelve.h"

namespace bouton {

Lesson oneHeap() {
    const std::string cards = "cards";
    return {
        .id = "one-heap",
        .title = {QT_TRANSLATE_NOOP("Phrase", "One heap")},
        .steps = {{.id = "four",
                   .game = cards,
                   .asks = LessonAsks::Outcome,
                   .start = {.positions = {"4:3 G", "3:2 G", "5:4 G"}, .outcome = Outcome::Loss},
                   .example = "cards: 4:3 G; a2 a2"},
                  {.id = "leave-it",
                   .game = cards,
                   .asks = LessonAsks::Move,
                   .start = {.positions = {"6:3 G", "5:3 G", "7:3 G"}}},
                  {.id = "eight",
                   .game = cards,
                   .asks = LessonAsks::Outcome,
                   .start = {.positions = {"8:3 G", "6:2 G", "10:4 G", "12:3 G"},
                             .outcome = Outcome::Loss}},
                  {.id = "onward",
                   .game = cards,
                   .asks = LessonAsks::Move,
                   .start = {.positions = {"{9-12}:{3-4} G"}, .outcome = Outcome::Win}},
                  {.id = "all-of-it",
                   .game = cards,
                   .asks = LessonAsks::Outcome,
                   .start = {.positions = {"{3-9}:12 G"}, .outcome = Outcome::Win}},
                  {.id = "play",
                   .game = cards,
                   .asks = LessonAsks::KeepWinning,
                   .start = {.positions = {"{9-12}:{2-3} G"}, .outcome = Outcome::Win}},
                  {.id = "rule",
                   .game = cards,
                   .asks = LessonAsks::Claim,
                   .start = {.positions = {"11:3 G", "10:2 G"}},
                   .frame = {.positions = "one",
                             .before = "lost exactly if",
                             .words = {"cards", "most"}}}},
        .said = {
            {"four",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "One heap of cards. A turn takes one card or more, at most so "
                                 "many as the number under the heap says. The last card wins.")},
              {QT_TRANSLATE_NOOP("Phrase", "Could Green have done better? Is such a heap won or "
                                           "lost?")},
              {QT_TRANSLATE_NOOP("Phrase", "One card more than a turn can take is lost.")},
              {QT_TRANSLATE_NOOP("Phrase", "Green took 2 of 4, and Red took the rest.")}}},
            {"leave-it",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "A turn takes up to 3, so 4 cards are lost for whoever is to "
                                 "move. Leave them to Red. \"a2\" says: 2 cards from heap a.")},
              {QT_TRANSLATE_NOOP("Phrase", "How many cards do you take?")},
              {QT_TRANSLATE_NOOP("Phrase", "From 5, 6 and 7 cards one move leads to 4: all are "
                                           "won.")}}},
            {"eight",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "This heap is as large as two or three lost ones together. "
                                 "Whatever you take, Red can take the rest of one of them.")},
              {QT_TRANSLATE_NOOP("Phrase", "What do you expect: won or lost?")},
              {QT_TRANSLATE_NOOP("Phrase", "Red does so each time, and takes the last card.")}}},
            {"onward",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "Look at the number below the heap: the most that a turn "
                                 "takes. The lost heaps follow from it.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which move leaves a lost heap?")},
              {}}},
            {"all-of-it",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "Here a turn may take as many cards as there are: a heap "
                                 "of Nim.")},
              {QT_TRANSLATE_NOOP("Phrase", "Won or lost?")},
              {QT_TRANSLATE_NOOP("Phrase", "One heap of Nim is always won: take it all.")}}},
            {"play",
             {{QT_TRANSLATE_NOOP("Phrase", "The perfect player plays Red and delays its loss as "
                                           "long as it can.")},
              {QT_TRANSLATE_NOOP("Phrase", "Win the game: leave a lost heap every time.")},
              {}}},
            {"rule",
             {{QT_TRANSLATE_NOOP(
                  "Phrase", "\"cards\" is how many cards a heap has, \"most\" how many a turn may "
                            "take. What is said of each heap stands in \"sum(…)\", also where "
                            "there is only one. \"a mod b\" is the rest when a is divided by b.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which heaps are lost? Complete the claim.")},
              {QT_TRANSLATE_NOOP("Phrase", "That is the whole theory of one heap.")}}}}};
}

} // namespace bouton
