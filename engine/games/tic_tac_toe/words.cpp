// The words of Tic-tac-toe for claims of one's own.

#include <algorithm>

#include "games/tic_tac_toe/lore.h"
#include "games/tic_tac_toe/reachable.h"
#include "search/wording.h"

namespace bouton {

namespace {

using State = TicTacToe::State;

char own(const State& state) { return TicTacToe::letter(state.toMove); }
char others(const State& state) { return TicTacToe::letter(other(state.toMove)); }
char at(const State& state, int cell) { return state.cells[static_cast<std::size_t>(cell)]; }

language::Value countOf(const State& state, const auto& cells, char letter) {
    return std::ranges::count(cells, letter, [&](int cell) { return at(state, cell); });
}

language::Value centreOf(const State& state) {
    return at(state, TicTacToe::centre) == own(state)      ? 1
           : at(state, TicTacToe::centre) == others(state) ? -1
                                                           : 0;
}

void linesOf(const State& state, const language::Wanted&, Poll&,
             std::vector<language::Value>& values) {
    for (const auto& line : TicTacToe::lines) {
        values.push_back(countOf(state, line, own(state)));
        values.push_back(countOf(state, line, others(state)));
    }
}

void eachReachable(const Settings&, Poll&, const Wording<TicTacToe>::Visit& visit) {
    PlainTruth<TicTacToe> truth;
    tic_tac_toe::forEachReachable([&](const State& state) { return visit(state, truth); });
}

} // namespace

const language::Vocabulary& tic_tac_toe::vocabulary() {
    static const language::Vocabulary all = vocabularyOf<TicTacToe>(
        {.words = {{"own", QT_TRANSLATE_NOOP("Phrase", "The cells of the side to move."),
                    [](const State& s) -> language::Value {
                        return std::ranges::count(s.cells, own(s));
                    }},
                   {"other", QT_TRANSLATE_NOOP("Phrase", "The cells of the other side."),
                    [](const State& s) -> language::Value {
                        return std::ranges::count(s.cells, others(s));
                    }},
                   {"empty", QT_TRANSLATE_NOOP("Phrase", "The empty cells."),
                    [](const State& s) -> language::Value {
                        return std::ranges::count(s.cells, '.');
                    }},
                   {"centre",
                    QT_TRANSLATE_NOOP("Phrase", "1 if the side to move has the centre, -1 if the "
                                                "other side has it, 0 if it is empty."),
                    centreOf},
                   {"ownCorners", QT_TRANSLATE_NOOP("Phrase", "The corners of the side to move."),
                    [](const State& s) { return countOf(s, TicTacToe::corners, own(s)); }},
                   {"otherCorners", QT_TRANSLATE_NOOP("Phrase", "The corners of the other side."),
                    [](const State& s) { return countOf(s, TicTacToe::corners, others(s)); }}},
         .parts = QT_TRANSLATE_NOOP("Phrase", "lines"),
         .fields = {{"ownIn",
                     QT_TRANSLATE_NOOP("Phrase", "The cells of the side to move in a line.")},
                    {"otherIn",
                     QT_TRANSLATE_NOOP("Phrase", "The cells of the other side in a line.")}},
         .values = linesOf,
         .verdicts = Wording<TicTacToe>::Verdicts::WonLostDrawn,
         .classes = {{"reachable",
                      QT_TRANSLATE_NOOP("Phrase", "All positions that can arise"),
                      {},
                      QT_TRANSLATE_N_NOOP("Phrase",
                                          "Holds for all %Ln position(s) that can arise."),
                      [](const Settings&) { return std::uint64_t{0}; },
                      eachReachable}},
         .truthOf = [](const State&) -> std::unique_ptr<Truth<TicTacToe>> {
             return std::make_unique<PlainTruth<TicTacToe>>();
         },
         .example = "if count(ownIn == 2 and otherIn == 0) > 0 then won"});
    return all;
}

} // namespace bouton
