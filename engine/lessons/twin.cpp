// Lesson 7: why xor. Every group has a twin, a heap of Nim.

#include "lessons/boards.h"
#include "lessons/twelve.h"

namespace bouton {

Lesson twin() {
    return {
        .id = "twin",
        .title = {QT_TRANSLATE_NOOP("Phrase", "Why xor: the twin")},
        .steps = {{.id = "twins",
                   .game = "cards",
                   .asks = LessonAsks::NimSum,
                   .start = {.positions = {"6:3/4:2 G", "9:3/8:2 G", "7:3/5:2 G", "11:3/4:2 G"}},
                   .shows = LessonShows::Twin,
                   .example = "cards: 5:3/1:12 G; b1 a1 a3 a1"},
                  {.id = "beside",
                   .game = "cards",
                   .asks = LessonAsks::Outcome,
                   .start = {.positions = {"5:3/1:3 G", "7:4/2:4 G", "10:3/2:3 G", "9:4/4:4 G"},
                             .outcome = Outcome::Loss}},
                  {.id = "added",
                   .game = "cards",
                   .asks = LessonAsks::Move,
                   .start = {.positions = {"{4-9}:3/{1-3}:3 G"}, .outcome = Outcome::Win},
                   .shows = LessonShows::Twin},
                  {.id = "three-twins",
                   .game = "cards",
                   .asks = LessonAsks::NimSum,
                   .start = {.positions = {"{4-9}:3/{4-9}:2/{1-6}:5 G"}, .outcome = Outcome::Win},
                   .shows = LessonShows::Parts},
                  {.id = "balance",
                   .game = "cards",
                   .asks = LessonAsks::MakeZero,
                   .start = {.positions = {"{4-9}:3/{4-8}:2 G"}, .outcome = Outcome::Win},
                   .shows = LessonShows::Twin},
                  {.id = "sizes",
                   .game = "cards",
                   .asks = LessonAsks::Counterexample,
                   .start = {.positions = {"1:1 G", "1:1/1:1 G"}},
                   .claim = "lost exactly if xor(cards) == 0"},
                  {.id = "rule",
                   .game = "cards",
                   .asks = LessonAsks::Claim,
                   .start = {.positions = {"5:3/7:2 G", "6:3/3:2 G"}},
                   .frame = {.positions = "groups",
                             .before = "lost exactly if",
                             .words = {"cards", "most"}}}},
        .said = {
            {"twins",
             {{QT_TRANSLATE_NOOP(
                  "Phrase",
                  "Each group has a Nim twin: a heap as large as the nimber of the group.")},
              {QT_TRANSLATE_NOOP("Phrase",
                                 "What is the nim-sum of the twins of these two groups?")},
              {},
              {QT_TRANSLATE_NOOP("Phrase", "5 cards, of which a turn takes 3, stood beside a heap "
                                           "of 1, and Green lost: so the group is worth 1.")}}},
            {"beside",
             {{QT_TRANSLATE_NOOP("Phrase", "A group stands beside its own twin. Whatever you do in "
                                           "one, Red brings the other to the same nimber.")},
              {QT_TRANSLATE_NOOP("Phrase", "Won or lost?")},
              {QT_TRANSLATE_NOOP("Phrase",
                                 "That is what it means to be worth a heap: the two cancel.")}}},
            {"added",
             {{QT_TRANSLATE_NOOP(
                  "Phrase",
                  "A move may make a twin larger: from 4 cards, worth 0, to 3 cards, worth 3. The "
                  "other side can bring it back to 0, so such a move gains nothing.")},
              {QT_TRANSLATE_NOOP("Phrase", "Which move makes both twins equal?")},
              {}}},
            {"three-twins",
             {{QT_TRANSLATE_NOOP(
                  "Phrase",
                  "The parts may differ as much as they like. Only their nimbers count.")},
              {QT_TRANSLATE_NOOP("Phrase", "What is the nim-sum of these three groups?")},
              {QT_TRANSLATE_NOOP("Phrase", "Any sum behaves like Nim with the twins.")}}},
            {"balance",
             {{QT_TRANSLATE_NOOP(
                  "Phrase",
                  "Add what is missing, as a heap or as any group with the right nimber.")},
              {QT_TRANSLATE_NOOP("Phrase", "Click the last group until the nim-sum is 0.")},
              {QT_TRANSLATE_NOOP("Phrase", "Many groups do: all that are worth the nim-sum.")}}},
            {"sizes",
             {{QT_TRANSLATE_NOOP("Phrase", "A mistake to make once: \"lost exactly if the nim-sum "
                                           "of the numbers of cards is 0\".")},
              {QT_TRANSLATE_NOOP("Phrase", "Set up groups that refute it.")},
              {QT_TRANSLATE_NOOP("Phrase", "The nim-sum adds nimbers, not sizes.")}}},
            {"rule",
             {{QT_TRANSLATE_NOOP("Phrase",
                                 "\"xor(…)\" is the nim-sum over all groups. In it say the nimber "
                                 "of one group, made of its \"cards\" and its \"most\".")},
              {QT_TRANSLATE_NOOP("Phrase", "Which positions are lost? Complete the claim.")},
              {QT_TRANSLATE_NOOP(
                  "Phrase", "So xor is not a trick: each part may be replaced by its twin.")}}}}};
}

} // namespace bouton
