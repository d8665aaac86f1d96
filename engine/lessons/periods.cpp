// Lesson 5: periods, and a guess that a counterexample refutes.

#include "lessons/boards.h"
#include "lessons/twelve.h"

namespace bouton {

Lesson periods() {
    return {
        .id = "periods",
        .title = {QT_TRANSLATE_NOOP("Phrase", "Periods, and a guess that fails")},
        .steps =
            {{.id = "edge",
              .game = "trojan-horse",
              .asks = LessonAsks::Outcome,
              .start = {.positions = horseOn(12, {{8, 3}, {6, 9}, {11, 6}, {3, 8}}),
                        .outcome = Outcome::Loss},
              .example =
                  "trojan-horse: "
                  "............/............/............/......H...../............/............/"
                  "............/............/............/............/............/............ "
                  "G; f2 d1"},
             {.id = "period",
              .game = "trojan-horse",
              .asks = LessonAsks::Nimber,
              .start = {.positions = horseOn(12, {{5, 9}, {9, 5}, {8, 11}, {11, 8}})}},
             {.id = "again",
              .game = "trojan-horse",
              .asks = LessonAsks::Nimber,
              .start = {.positions = horseOn(12, {{4, 9}, {7, 10}, {10, 7}, {9, 4}})}},
             {.id = "refute",
              .game = "trojan-horse",
              .asks = LessonAsks::Counterexample,
              .start = {.positions = horseOn(8, {{7, 7}, {6, 5}})},
              .claim = "lost exactly if min(row, column) mod 3 == 0"},
             {.id = "diagonal",
              .game = "trojan-horse",
              .asks = LessonAsks::Outcome,
              .start = {.positions = horseOn(12, {{4, 4}, {7, 7}, {10, 10}}),
                        .outcome = Outcome::Loss}},
             {.id = "far",
              .game = "trojan-horse",
              .asks = LessonAsks::Move,
              .start = {.positions = horseOn(12, {{8, 10}, {10, 8}, {11, 10}, {10, 11}})}},
             {.id = "rule",
              .game = "trojan-horse",
              .asks = LessonAsks::Claim,
              .start = {.positions = horseOn(12, {{4, 4}, {5, 5}})},
              .frame = {.settings = {{"rows", 16}, {"columns", 16}},
                        .before = "lost exactly if",
                        .words = {"row", "column"}}}},
        .said = {
            {"edge",
             {{QT_TRANSLATE_NOOP("Phrase", "Count rows and columns from 0: a1 is in row 0 and "
                                           "column 0. In both of them the horse is stuck.")},
              {QT_TRANSLATE_NOOP(
                  "Phrase", "The lesser of row and column is a multiple of 3 here. Won or lost?")},
              {QT_TRANSLATE_NOOP("Phrase", "Lost. Is it so every third time?")},
              {QT_TRANSLATE_NOOP(
                  "Phrase",
                  "The horse stood in row 3; Green moved, Red moved, Green was stuck.")}}},
            {"period",
             {{QT_TRANSLATE_NOOP(
                  "Phrase",
                  "Three rows down and three columns to the right the nimber is the same again. So "
                  "go back, three up and three left, until you are near the edge.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which nimber has this cell?")},
              {QT_TRANSLATE_NOOP("Phrase", "That is a period: a small table says all.")}}},
            {"again",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "Go back by threes again, as far as the board reaches.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which nimber has this cell?")},
              {}}},
            {"refute",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "A guess: \"lost exactly if the lesser of row and column is 0, 3, "
                                 "6 and so on\". It holds for every cell that we looked at.")},
              {QT_TRANSLATE_NOOP("Phrase", "Put the horse on a cell that refutes it.")},
              {QT_TRANSLATE_NOOP(
                  "Phrase", "One counterexample is enough. No number of examples is a proof.")}}},
            {"diagonal",
             {{QT_TRANSLATE_NOOP("Phrase", "b2 is stuck, though its lesser coordinate is 1. By the "
                                           "period the cells three steps further behave alike.")},
              {QT_TRANSLATE_NOOP("Phrase", "Won or lost here?")},
              {QT_TRANSLATE_NOOP("Phrase", "On the diagonal there are more lost cells.")}}},
            {"far",
             {{QT_TRANSLATE_NOOP(
                  "Phrase", "Far from the edge you need no table. Go back by threes from each cell "
                            "that you can reach: it is lost if you come to the edge or to b2.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which move wins?")},
              {}}},
            {"rule",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "\"row\" and \"column\" count from 0. There are \"min(a, b)\", "
                                 "\"mod\", \"and\", \"or\" and \"==\". Mend the guess.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which cells are lost? Complete the claim.")},
              {QT_TRANSLATE_NOOP(
                  "Phrase",
                  "It holds on the whole board; the period makes it a proof for all boards.")}}}}};
}

} // namespace bouton
