// Lesson 3: pairs, copying, and where copying fails.

#include "lessons/boards.h"
#include "lessons/twelve.h"

namespace bouton {

Lesson pairs() {
    return {
        .id = "pairs",
        .title = {QT_TRANSLATE_NOOP("Phrase", "Pairs and copycat, and why it fails")},
        .steps = {{.id = "pair",
                   .game = "cards",
                   .asks = LessonAsks::Outcome,
                   .start = {.positions = {"3:12/3:12 G", "4:12/4:12 G", "2:12/2:12 G",
                                           "5:12/5:12 G"},
                             .outcome = Outcome::Loss},
                   .example = "cards: 2:12/2:12 G; a1 b1 a1 b1"},
                  {.id = "make-pair",
                   .game = "cards",
                   .asks = LessonAsks::Move,
                   .start = {.positions = {"{5-9}:12/{1-4}:12 G"}}},
                  {.id = "left-over",
                   .game = "cards",
                   .asks = LessonAsks::Outcome,
                   .start = {.positions = {"3:12/3:12/2:12 G", "4:12/1:12/4:12 G",
                                           "2:12/5:12/5:12 G", "1:12/1:12/4:12 G"},
                             .outcome = Outcome::Win}},
                  {.id = "mirror",
                   .game = "grid-nim",
                   .asks = LessonAsks::Outcome,
                   .start = {.positions = {"../.. G", "..../..../..../.... G",
                                           "....../....../....../....../....../...... G"},
                             .outcome = Outcome::Loss}},
                  {.id = "copy",
                   .game = "grid-nim",
                   .asks = LessonAsks::KeepWinning,
                   .start = {.positions = {".R../..../..../.... G", "..R./..../..../.... G",
                                           "...R/..../..../.... G", "..../..R./..../.... G"}}},
                  {.id = "fails",
                   .game = "grid-nim",
                   .asks = LessonAsks::Counterexample,
                   .start = {.positions = {"RRR/RRR/RRR G", "RRRR/RRRR/RRRR/RRRR G"}},
                   .claim = "if mirror then lost"},
                  {.id = "rule",
                   .game = "grid-nim",
                   .asks = LessonAsks::Claim,
                   .start = {.positions = {".../.../... G", "..../..../..../.... G"}},
                   .frame = {.positions = "sets",
                             .settings = {{"size", 4}},
                             .before = "if mirror then lost exactly if",
                             .words = {"diagonal"}}}},
        .said = {
            {"pair",
             {{QT_TRANSLATE_NOOP(
                  "Phrase",
                  "Two heaps of the same size. A turn takes any number of cards from one heap.")},
              {QT_TRANSLATE_NOOP("Phrase", "Is a pair won or lost for the side to move?")},
              {QT_TRANSLATE_NOOP("Phrase", "Lost: each turn can be copied.")},
              {QT_TRANSLATE_NOOP(
                  "Phrase",
                  "Red copied each turn of Green in the other heap, and had the last word.")}}},
            {"make-pair",
             {{QT_TRANSLATE_NOOP("Phrase", "Now the heaps differ, and it is your turn.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which move leaves Red a pair?")},
              {QT_TRANSLATE_NOOP("Phrase", "Every two heaps that differ are won.")}}},
            {"left-over",
             {{QT_TRANSLATE_NOOP("Phrase", "Two equal heaps cancel out: whoever touches one of "
                                           "them is copied. Look at what stands beside the pair.")},
              {QT_TRANSLATE_NOOP("Phrase", "Won or lost?")},
              {QT_TRANSLATE_NOOP("Phrase",
                                 "Only the heap that is left over counts. Take it all.")}}},
            {"mirror",
             {{QT_TRANSLATE_NOOP(
                  "Phrase",
                  "Grid Nim: a turn fills one free cell, or two or three neighbours in a line off "
                  "the diagonal. Each cell above the diagonal has a mirror image below it.")},
              {QT_TRANSLATE_NOOP(
                  "Phrase", "The diagonal has an even number of cells. You begin: won or lost?")},
              {QT_TRANSLATE_NOOP("Phrase", "Red copies each turn on the other side, and answers a "
                                           "diagonal cell by another.")}}},
            {"copy",
             {{QT_TRANSLATE_NOOP(
                  "Phrase",
                  "Red has filled one cell above the diagonal. Now you are the one who copies.")},
              {QT_TRANSLATE_NOOP("Phrase", "Win the game against the perfect player.")},
              {}}},
            {"fails",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "Is copying always enough? A board whose free cells are their own "
                                 "mirror image should be lost for the side to move.")},
              {QT_TRANSLATE_NOOP("Phrase", "Click cells to free them, so that this is false: their "
                                           "own mirror image, and yet won.")},
              {QT_TRANSLATE_NOOP("Phrase", "A diagonal cell is its own image. If their number is "
                                           "odd, one of them has no answer.")}}},
            {"rule",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "\"diagonal\" counts the free cells of the diagonal. The claim is "
                                 "about boards whose free cells are their own mirror image.")},
              {QT_TRANSLATE_NOOP("Phrase", "When are they lost? Complete the claim.")},
              {QT_TRANSLATE_NOOP("Phrase", "Tested in every set of free cells up to 4x4.")}}}}};
}

} // namespace bouton
