// The words of Reversi for claims of one's own. Nothing near the start can be solved, so there is
// no verdict.

#include "games/reversi/first_plies.h"
#include "games/reversi/lore.h"
#include "search/wording.h"

namespace bouton {

namespace {

using State = Reversi::State;

void eachWithin(const Settings& settings, Poll& poll, const Wording<Reversi>::Visit& visit) {
    Truth<Reversi> none;
    reversi::forEachWithin(valueOf(settings, "plies"), poll,
                           [&](const State& state) { return visit(state, none); });
}

} // namespace

const language::Vocabulary& reversi::vocabulary() {
    static const language::Vocabulary all = vocabularyOf<Reversi>(
        {.words =
             {{"own", QT_TRANSLATE_NOOP("Phrase", "The discs of the side to move."),
               [](const State& state) -> language::Value { return count(state.board.own); }},
              {"other", QT_TRANSLATE_NOOP("Phrase", "The discs of the other side."),
               [](const State& state) -> language::Value { return count(state.board.opponent); }},
              {"empty", QT_TRANSLATE_NOOP("Phrase", "The empty cells."),
               [](const State& state) -> language::Value { return count(state.board.empty()); }},
              {"ownCorners", QT_TRANSLATE_NOOP("Phrase", "The corners of the side to move."),
               [](const State& state) -> language::Value {
                   return count(state.board.own & corners);
               }},
              {"otherCorners", QT_TRANSLATE_NOOP("Phrase", "The corners of the other side."),
               [](const State& state) -> language::Value {
                   return count(state.board.opponent & corners);
               }},
              {"moves",
               QT_TRANSLATE_NOOP("Phrase", "In how many cells the side to move can place a disc."),
               [](const State& state) -> language::Value { return count(mobility(state.board)); }},
              {"pass",
               QT_TRANSLATE_NOOP("Phrase",
                                 "The side to move has to pass: only the other can move."),
               [](const State& state) -> language::Value {
                   return Reversi::moves(state) == std::vector{passMove};
               },
               language::Kind::Truth},
              {"over", QT_TRANSLATE_NOOP("Phrase", "The game is over: nobody can move."),
               [](const State& state) -> language::Value {
                   return Reversi::result(state).has_value();
               },
               language::Kind::Truth}},
         .verdicts = Wording<Reversi>::Verdicts::None,
         .classes = {{"plies",
                      QT_TRANSLATE_NOOP("Phrase", "The first plies"),
                      {{"plies", QT_TRANSLATE_NOOP("Phrase", "Plies from the start"), 1, 7, 9}},
                      QT_TRANSLATE_N_NOOP("Phrase",
                                          "Holds for all %Ln position(s) up to %1 plies from the "
                                          "start."),
                      [](const Settings&) { return std::uint64_t{0}; },
                      eachWithin}},
         .truthOf = [](const State&) -> std::unique_ptr<Truth<Reversi>> { return nullptr; },
         .example = "not pass"});
    return all;
}

} // namespace bouton
