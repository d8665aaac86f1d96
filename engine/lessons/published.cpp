// Lesson 10: break a published claim (cases 4.2 and 5.2).

#include "lessons/boards.h"
#include "lessons/twelve.h"

namespace bouton {

Lesson publishedClaim() {
    return {
        .id = "published",
        .title = {QT_TRANSLATE_NOOP("Phrase", "Break a published claim")},
        .steps = {{.id = "two",
                   .game = "grid-nim",
                   .asks = LessonAsks::Outcome,
                   .start = {.positions = freeOn(
                                 6, std::vector<std::string>{"b1+e1", "c1+d3", "a1+d1", "d1+f4"}),
                             .outcome = Outcome::Loss},
                   .example = "grid-nim: " + freeOn(4, "b1+d2") + "; b1 d2"},
                  {.id = "corner",
                   .game = "grid-nim",
                   .asks = LessonAsks::Move,
                   .start = {.positions = freeOn(
                                 6, std::vector<std::string>{"b1+c1+c2", "d1+e1+e2", "e2+f2+f3",
                                                             "a3+a4+b4"})}},
                  {.id = "pairs",
                   .game =
                       "grid-nim",
                   .asks =
                       LessonAsks::Outcome,
                   .start = {.positions = freeOn(
                                 6,
                                 std::vector<std::string>{
                                     "b1+c1+e1+f1",
                                     "b1+c1+e3+f3",
                                     "d1+d2+f3+f4",
                                     "c1+d1+a4+a5"}),
                             .outcome = Outcome::Loss}},
                  {.id = "refute-four",
                   .game = "grid-nim",
                   .asks = LessonAsks::Counterexample,
                   .start = {.positions = {"RRRR/RRRR/RRRR/RRRR G",
                                           "RRRRR/RRRRR/RRRRR/RRRRR/RRRRR G"}},
                   .claim = "if free == 4 and count(cells is odd) == 0 and every move (free > 1) "
                            "then lost"},
                  {.id = "middle-pair",
                   .game = "grid-nim",
                   .asks = LessonAsks::Move,
                   .start =
                       {.positions =
                            freeOn(6, std::vector<std::string>{"b1+c1+c2+d2", "c1+d1+d2+e2", "a3+a4+b4+b5", "e2+e3+f3+f4"})}},
                  {.id = "five",
                   .game = "grid-nim",
                   .asks = LessonAsks::Outcome,
                   .start =
                       {.positions =
                            freeOn(6, std::vector<std::string>{"a1+b1+c1+c2+d2", "f6+c1+d1+d2+e2", "a5+b1+c1+c2+d2", "c3+a3+a4+b4+b5"}),
                        .outcome = Outcome::Loss}},
                  {.id = "refute-five",
                   .game = "grid-nim",
                   .asks = LessonAsks::Counterexample,
                   .start = {.positions = {"RRRRR/RRRRR/RRRRR/RRRRR/RRRRR G",
                                           "RRRRRR/RRRRRR/RRRRRR/RRRRRR/RRRRRR/RRRRRR G"}},
                   .claim = "if free == 5 then won"},
                  {.id = "rule",
                   .game = "grid-nim",
                   .asks = LessonAsks::Claim,
                   .start = {.positions =
                                 freeOn(5, std::vector<std::string>{"b1+c1+c2+d2", "b1+c1+d4+e4"})},
                   .frame = {.positions = "few",
                             .settings = {{"size", 5}, {"free", 4}},
                             .before = "lost exactly if",
                             .words = {"moves", "cells", "height", "width"}}}},
        .said = {
            {"two",
             {{QT_TRANSLATE_NOOP(
                  "Phrase", "A paper by students decides boards with few free cells, case by case. "
                            "Its case 2.2 is about two cells that no turn fills together.")},
              {QT_TRANSLATE_NOOP("Phrase", "Is it won or lost for the side to move?")},
              {QT_TRANSLATE_NOOP("Phrase", "Lost, as case 2.2 says.")},
              {QT_TRANSLATE_NOOP("Phrase",
                                 "Green filled one cell, Red the other, and Green was stuck.")}}},
            {"corner",
             {{QT_TRANSLATE_NOOP("Phrase", "The paper says that three free cells are always won. "
                                           "Three in a corner cannot be filled by one turn.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which turn wins?")},
              {QT_TRANSLATE_NOOP("Phrase", "Only the corner cell: it leaves two cells apart.")}}},
            {"pairs",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "Case 4.2 of the paper: four cells that make two pairs, no three "
                                 "in a row, are lost. Here are two pairs apart.")},
              {QT_TRANSLATE_NOOP("Phrase", "Won or lost?")},
              {QT_TRANSLATE_NOOP("Phrase",
                                 "Here the paper is right: copy each turn in the other pair.")}}},
            {"refute-four",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "But what if the two pairs touch? The paper does not ask.")},
              {QT_TRANSLATE_NOOP(
                  "Phrase",
                  "Free four cells that make two pairs, no three in a row, and yet are won.")},
              {QT_TRANSLATE_NOOP("Phrase", "A published claim, refuted by one board.")}}},
            {"middle-pair",
             {{QT_TRANSLATE_NOOP("Phrase", "This shape is called S. It can be seen as two pairs in "
                                           "two ways, and it has a middle.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which turn wins?")},
              {QT_TRANSLATE_NOOP("Phrase", "Two cells apart are left: case 2.2.")}}},
            {"five",
             {{QT_TRANSLATE_NOOP("Phrase", "So an S is worth 1, as a single cell is. Case 5.2 of "
                                           "the paper says that an S and one more cell are won.")},
              {QT_TRANSLATE_NOOP("Phrase", "What do you say?")},
              {QT_TRANSLATE_NOOP("Phrase", "1 xor 1 is 0: lost. Case 5.2 falls with case 4.2.")}}},
            {"refute-five",
             {{QT_TRANSLATE_NOOP("Phrase", "\"Five free cells are always won\", says the paper.")},
              {QT_TRANSLATE_NOOP("Phrase", "Free five cells so that this is false.")},
              {}}},
            {"rule",
             {{QT_TRANSLATE_NOOP(
                  "Phrase",
                  "Mend case 4. The class has every four free cells up to 5x5. Lost are: four "
                  "cells apart, two pairs apart, and a square. \"moves == 4\" says the first. "
                  "\"cells\", \"height\" and \"width\" tell how large a part is.")},
              {QT_TRANSLATE_NOOP("Phrase", "When are four cells lost? Complete the claim.")},
              {QT_TRANSLATE_NOOP("Phrase", "Tested in every position, which paper cannot do.")}}}}};
}

} // namespace bouton
