// Lesson 4: the least number that is missing.

#include "lessons/boards.h"
#include "lessons/twelve.h"

namespace bouton {

Lesson mex() {
    return {
        .id = "mex",
        .title = {QT_TRANSLATE_NOOP("Phrase", "Mex: the least number that is missing")},
        .steps =
            {{.id = "one",
              .game = "trojan-horse",
              .asks = LessonAsks::Nimber,
              .start = {.positions = horseOn(8, {{2, 2}, {1, 5}, {3, 1}, {1, 3}})},
              .shows = LessonShows::Options,
              .example =
                  "trojan-horse: "
                  "......../..H...../......../......../......../......../......../........ G; a1"},
             {.id = "zero",
              .game = "trojan-horse",
              .asks = LessonAsks::Nimber,
              .start = {.positions = horseOn(8, {{3, 3}, {3, 5}, {6, 3}, {3, 6}})},
              .shows = LessonShows::Options},
             {.id = "two",
              .game = "trojan-horse",
              .asks = LessonAsks::Nimber,
              .start = {.positions = horseOn(8, {{2, 4}, {4, 2}, {2, 6}, {5, 2}})},
              .shows = LessonShows::Options},
             {.id = "above",
              .game = "trojan-horse",
              .asks = LessonAsks::Outcome,
              .start = {.positions = horseOn(8, {{4, 5}, {5, 4}, {7, 5}, {5, 7}}),
                        .outcome = Outcome::Win},
              .shows = LessonShows::Options},
             {.id = "heap",
              .game = "cards",
              .asks = LessonAsks::Nimber,
              .start = {.positions = {"5:3 G", "6:3 G", "7:4 G", "9:5 G"}},
              .shows = LessonShows::Options},
             {.id = "to-zero",
              .game = "trojan-horse",
              .asks = LessonAsks::Move,
              .start = {.positions = horseOn(8, {{7, 5}, {5, 7}, {7, 4}, {4, 7}})},
              .shows = LessonShows::Options},
             {.id = "rule",
              .game = "cards",
              .asks = LessonAsks::Claim,
              .start = {.positions = {"7:3 G", "8:3 G"}},
              .frame = {.positions = "one", .before = "nimber ==", .words = {"cards", "most"}}}},
        .said = {
            {"one",
             {{QT_TRANSLATE_NOOP(
                  "Phrase", "Give each position a number, its nimber: the least number, from 0 on, "
                            "that is missing among those its moves lead to. This is called mex.")},
              {QT_TRANSLATE_NOOP(
                  "Phrase", "You see what each move leads to. What is the nimber of this cell?")},
              {},
              {QT_TRANSLATE_NOOP("Phrase", "A horse that cannot move has nimber 0, as on a1.")}}},
            {"zero",
             {{QT_TRANSLATE_NOOP("Phrase", "Look at the numbers that the moves lead to.")},
              {QT_TRANSLATE_NOOP("Phrase", "What is the nimber of this cell?")},
              {QT_TRANSLATE_NOOP("Phrase", "Nimber 0: every move leads to a number above 0.")}}},
            {"two",
             {{QT_TRANSLATE_NOOP("Phrase", "Here one move leads to 0 and one to 1.")},
              {QT_TRANSLATE_NOOP("Phrase", "What is the nimber of this cell?")},
              {QT_TRANSLATE_NOOP("Phrase",
                                 "A horse has two moves at most, so 2 is the greatest nimber.")}}},
            {"above",
             {{QT_TRANSLATE_NOOP("Phrase", "A nimber above 0 means that a move leads to 0. From 0 "
                                           "every move leads above 0.")},
              {QT_TRANSLATE_NOOP("Phrase",
                                 "So what is a position with a nimber above 0: won or lost?")},
              {QT_TRANSLATE_NOOP("Phrase", "Lost means nimber 0, and the other way round.")}}},
            {"heap",
             {{QT_TRANSLATE_NOOP("Phrase", "The same works for a heap of cards: each number of "
                                           "cards that you may take is a move.")},
              {QT_TRANSLATE_NOOP("Phrase", "What is the nimber of this heap?")},
              {}}},
            {"to-zero",
             {{QT_TRANSLATE_NOOP("Phrase", "The nimbers of the options are shown. The perfect "
                                           "player can bring any number above 0 to 0.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which move wins?")},
              {QT_TRANSLATE_NOOP("Phrase", "A move to nimber 0.")}}},
            {"rule",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "Where a turn takes up to 3, the heaps are worth 0, 1, 2, 3, 0, 1 "
                                 "and so on. Say it for every \"most\", in \"sum(…)\". \"a mod b\" "
                                 "is the rest of a divided by b.")},
              {QT_TRANSLATE_NOOP("Phrase", "What is the nimber of a heap? Complete the claim.")},
              {QT_TRANSLATE_NOOP("Phrase",
                                 "Beside others it counts as a heap of Nim so large.")}}}}};
}

} // namespace bouton
