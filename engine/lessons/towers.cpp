// Lesson 8: Towers, and why a retreat does not help.

#include "lessons/boards.h"
#include "lessons/twelve.h"

namespace bouton {

Lesson towersAndRetreats() {
    return {
        .id = "towers",
        .title = {QT_TRANSLATE_NOOP("Phrase", "Towers and retreats")},
        .steps = {{.id = "equal",
                   .game = "towers",
                   .asks = LessonAsks::Outcome,
                   .start = {.settings = {{"rows", 6}, {"columns", 2}}, .outcome = Outcome::Loss},
                   .example = "towers: GG/../../.R/R./.. G; a2 a6 a3"},
                  {.id = "gaps",
                   .game = "towers",
                   .asks = LessonAsks::NimSum,
                   .start = {.settings = {{"rows", 8}, {"columns", 3}},
                             .outcome = Outcome::Win,
                             .parts = 2},
                   .shows = LessonShows::Parts},
                  {.id = "advance",
                   .game = "towers",
                   .asks = LessonAsks::Move,
                   .start = {.settings = {{"rows", 8}, {"columns", 3}}, .outcome = Outcome::Win},
                   .shows = LessonShows::Binary},
                  {.id = "retreat",
                   .game = "towers",
                   .asks = LessonAsks::Outcome,
                   .start = {.positions = {"GG/../R./../.R/.. G", "GG/../../R./../.R/.. G",
                                           ".G/G./../../R./.R G", "G./.G/.R/../../R. G"},
                             .outcome = Outcome::Win}},
                  {.id = "balance",
                   .game = "towers",
                   .asks = LessonAsks::MakeZero,
                   .start = {.settings = {{"rows", 5}, {"columns", 2}}, .outcome = Outcome::Win},
                   .shows = LessonShows::Parts},
                  {.id = "play",
                   .game = "towers",
                   .asks = LessonAsks::KeepWinning,
                   .start = {.settings = {{"rows", 6}, {"columns", 3}}, .outcome = Outcome::Win},
                   .shows = LessonShows::Parts,
                   .moves = 6},
                  {.id = "rule",
                   .game = "towers",
                   .asks = LessonAsks::Claim,
                   .start = {.settings = {{"rows", 5}, {"columns", 3}}, .outcome = Outcome::Win},
                   .frame = {.before = "lost exactly if",
                             .words = {"gap", "ownRoom", "otherRoom"}}}},
        .said = {
            {"equal",
             {{QT_TRANSLATE_NOOP("Phrase", "A tower moves up or down its column, but never past "
                                           "the other. Each column is a heap: its gap.")},
              {QT_TRANSLATE_NOOP("Phrase", "This is a sum with nim-sum 0. Won or lost?")},
              {QT_TRANSLATE_NOOP("Phrase", "Lost, for whoever is to move.")},
              {QT_TRANSLATE_NOOP("Phrase", "Green made the gaps equal, Red retreated, Green "
                                           "followed, and they were equal again.")}}},
            {"gaps",
             {{QT_TRANSLATE_NOOP(
                  "Phrase",
                  "The nimber of a column is its gap: the free cells between the two towers.")},
              {QT_TRANSLATE_NOOP("Phrase", "What is the nim-sum of the gaps?")},
              {}}},
            {"advance",
             {{QT_TRANSLATE_NOOP("Phrase", "An advance makes a gap smaller, as a turn of Nim does. "
                                           "Both sides can do it, each with its own tower.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which move leaves nim-sum 0?")},
              {QT_TRANSLATE_NOOP("Phrase",
                                 "A retreat may do it too, but an advance always can.")}}},
            {"retreat",
             {{QT_TRANSLATE_NOOP("Phrase", "The gaps were equal, Red was to move, and stepped back "
                                           "in one column. Now it is your turn.")},
              {QT_TRANSLATE_NOOP("Phrase", "Has that saved Red? Is this won or lost for you?")},
              {QT_TRANSLATE_NOOP(
                  "Phrase",
                  "Follow by as many cells: the gaps are as before, and Red has less room.")}}},
            {"balance",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "A column can be set up in many ways; only its gap counts.")},
              {QT_TRANSLATE_NOOP("Phrase",
                                 "Click cells of the last column until the nim-sum is 0.")},
              {QT_TRANSLATE_NOOP("Phrase", "Room behind the towers does not matter.")}}},
            {"play",
             {{QT_TRANSLATE_NOOP("Phrase", "The perfect player retreats where it can. Follow each "
                                           "retreat, and answer each advance.")},
              {QT_TRANSLATE_NOOP("Phrase", "Keep nim-sum 0 for six moves.")},
              {QT_TRANSLATE_NOOP("Phrase", "Retreats use up room, so the game ends.")}}},
            {"rule",
             {{QT_TRANSLATE_NOOP("Phrase", "\"gap\" is said of a column. \"ownRoom\" and "
                                           "\"otherRoom\" are the cells behind its towers.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which positions are lost? Complete the claim.")},
              {QT_TRANSLATE_NOOP(
                  "Phrase",
                  "The test works backward from the ends of all games, and knows no gaps.")}}}}};
}

} // namespace bouton
