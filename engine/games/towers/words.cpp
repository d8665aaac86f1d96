// The words of Towers for claims of one's own.

#include "games/towers/lore.h"
#include "games/towers/solved_board.h"
#include "search/wording.h"

namespace bouton {

namespace {

using State = Towers::State;

int towerOf(const Towers::Pair& towers, Side side) { return towers[indexOf(side)]; }

// The free cells behind a side's tower, as seen from the other one.
int roomOf(const Towers::Pair& towers, Side side, int rows) {
    const int tower = towerOf(towers, side);
    return tower < towerOf(towers, other(side)) ? tower : rows - 1 - tower;
}

void columnsOf(const State& state, const language::Wanted&, Poll&,
               std::vector<language::Value>& values) {
    for (const Towers::Pair& towers : state.columns) {
        values.push_back(Towers::gap(towers));
        values.push_back(roomOf(towers, state.toMove, state.rows));
        values.push_back(roomOf(towers, other(state.toMove), state.rows));
    }
}

class BoardTruth : public Truth<Towers> {
public:
    explicit BoardTruth(towers::Size size) : m_size(size) {}
    Outcome outcome(const State& state, Poll& poll) override {
        if (!m_board)
            m_board.emplace(m_size, poll);
        return m_board->of(state);
    }

private:
    const towers::Size m_size;
    std::optional<towers::SolvedBoard> m_board; // from the first question on
};

// A board of a class is small enough.
std::unique_ptr<Truth<Towers>> truthOf(const State& state) {
    const towers::Size size{state.rows, static_cast<int>(state.columns.size())};
    if (size.columns > 3 || size.rows > 8)
        return nullptr;
    return std::make_unique<BoardTruth>(size);
}

void eachPosition(const Settings& settings, Poll&, const Wording<Towers>::Visit& visit) {
    for (const towers::Size size : towers::boardsOf(settings)) {
        BoardTruth truth(size);
        if (!towers::forEachPosition(size, [&](const State& state) { return visit(state, truth); }))
            return;
    }
}

std::uint64_t positionsUpTo(const Settings& settings) {
    std::uint64_t all = 0;
    for (const towers::Size size : towers::boardsOf(settings))
        all += towers::positionsOn(size);
    return all;
}

} // namespace

const language::Vocabulary& towers::vocabulary() {
    static const language::Vocabulary all = vocabularyOf<Towers>(
        {.words = {{"rows", QT_TRANSLATE_NOOP("Phrase", "The rows of the board."),
                    [](const State& state) -> language::Value { return state.rows; }},
                   {"columns", QT_TRANSLATE_NOOP("Phrase", "The columns of the board."),
                    [](const State& state) {
                        return static_cast<language::Value>(state.columns.size());
                    }},
                   {"moves", QT_TRANSLATE_NOOP("Phrase", "How many moves there are now."),
                    [](const State& state) {
                        return static_cast<language::Value>(Towers::moves(state).size());
                    }}},
         .parts = QT_TRANSLATE_NOOP("Phrase", "columns"),
         .fields = {{"gap",
                     QT_TRANSLATE_NOOP("Phrase", "The free cells between the towers of a column.")},
                    {"ownRoom", QT_TRANSLATE_NOOP("Phrase", "The free cells behind the tower of "
                                                            "the side to move, for a retreat.")},
                    {"otherRoom",
                     QT_TRANSLATE_NOOP("Phrase", "The free cells behind the other tower.")}},
         .values = columnsOf,
         .verdicts = Wording<Towers>::Verdicts::WonLost,
         .classes = {{"boards",
                      QT_TRANSLATE_NOOP("Phrase", "All positions"),
                      {{"rows", QT_TRANSLATE_NOOP("Phrase", "Most rows"), 4, 5, 8},
                       {"columns", QT_TRANSLATE_NOOP("Phrase", "Most columns"), 1, 3, 3}},
                      QT_TRANSLATE_N_NOOP(
                          "Phrase", "Holds for all %Ln position(s) up to %1 rows and %2 columns."),
                      positionsUpTo,
                      eachPosition}},
         .truthOf = truthOf,
         .example = "lost exactly if xor(gap) == 0",
         .byColumn = true});
    return all;
}

} // namespace bouton
