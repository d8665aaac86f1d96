// The words of the Trojan horse for claims of one's own.

#include "games/trojan_horse/cells.h"
#include "games/trojan_horse/lore.h"
#include "search/wording.h"

namespace bouton {

namespace {

using State = TrojanHorse::State;

// Moves depend on the horse's cell alone, so one board serves all cells.
class CellTruth : public Truth<TrojanHorse> {
public:
    int nimber(const State& state, Poll& poll) override {
        return m_nimbers.of({0, 0, state.horse}, poll);
    }
    Outcome outcome(const State& state, Poll& poll) override {
        return nimber(state, poll) == 0 ? Outcome::Loss : Outcome::Win;
    }

private:
    PlainNimbers<TrojanHorse> m_nimbers;
};

void eachCell(const Settings& settings, Poll&, const Wording<TrojanHorse>::Visit& visit) {
    CellTruth truth;
    for (const Cell cell : trojan_horse::cellsOf(settings))
        if (!visit(trojan_horse::horseIn(cell), truth))
            return;
}

} // namespace

const language::Vocabulary& trojan_horse::vocabulary() {
    static const language::Vocabulary all = vocabularyOf<TrojanHorse>(
        {.words = {{"row", QT_TRANSLATE_NOOP("Phrase", "The row of the horse, from 0 at the top."),
                    [](const State& state) -> language::Value { return state.horse.row; }},
                   {"column",
                    QT_TRANSLATE_NOOP("Phrase", "The column of the horse, from 0 on the left."),
                    [](const State& state) -> language::Value { return state.horse.column; }},
                   {"moves", QT_TRANSLATE_NOOP("Phrase", "How many moves there are now."),
                    [](const State& state) {
                        return static_cast<language::Value>(TrojanHorse::moves(state).size());
                    }}},
         .verdicts = Wording<TrojanHorse>::Verdicts::WonLostNimber,
         .classes = {{"cells",
                      QT_TRANSLATE_NOOP("Phrase", "All cells"),
                      {{"rows", QT_TRANSLATE_NOOP("Phrase", "Rows"), 4, 16, 60},
                       {"columns", QT_TRANSLATE_NOOP("Phrase", "Columns"), 4, 16, 60}},
                      QT_TRANSLATE_N_NOOP(
                          "Phrase", "Holds for all %Ln position(s) up to %1 rows and %2 columns."),
                      [](const Settings& settings) {
                          return static_cast<std::uint64_t>(valueOf(settings, "rows")
                                                            * valueOf(settings, "columns"));
                      },
                      eachCell}},
         .truthOf = [](const State&) -> std::unique_ptr<Truth<TrojanHorse>> {
             return std::make_unique<CellTruth>();
         },
         .example = "lost exactly if row == column"});
    return all;
}

} // namespace bouton
