// SPDX-License-Identifier: MIT
#include "core/usual_players.h"
#include "games/trojan_horse/trojan_horse.h"

namespace bouton {

namespace {

Phrase toZero(const std::vector<int>& options, int own) {
    return {QT_TRANSLATE_NOOP(
                "Phrase",
                "it leaves a losing cell; the cells it can reach are worth %1, so the first "
                "missing number is %2"),
            {listed(options), std::to_string(own)}};
}
Phrase noZero(const std::vector<int>& options) {
    return {QT_TRANSLATE_NOOP("Phrase", "a random move, as none leaves a losing cell; the cells "
                                        "it can reach are worth %1, so "
                                        "the first missing number is 0"),
            {listed(options)}};
}

// Moves to a cell of value 0: a P-position, lost for the opponent.
Player<TrojanHorse> grundy(const Settings&, std::uint64_t seed) {
    return [random = Random(seed)](const Past<TrojanHorse>& past,
                                   const Asking&) mutable -> Or<Choice> {
        std::vector<int> values;
        std::vector<std::size_t> zeros;
        for (const Cell move : TrojanHorse::moves(past.now())) {
            values.push_back(TrojanHorse::nimber(move));
            if (values.back() == 0)
                zeros.push_back(values.size() - 1);
        }
        if (zeros.empty())
            return Choice{random.below(values.size()), noZero(values)};
        return Choice{random.oneOf(zeros), toZero(values, TrojanHorse::nimber(past.now().horse))};
    };
}

} // namespace

std::vector<PlayerKind<TrojanHorse>> TrojanHorse::players() {
    return {
        randomPlayer<TrojanHorse>(),
        carelessPlayer<TrojanHorse, grundy>(),
        {"grundy", QT_TRANSLATE_NOOP("Phrase", "Grundy"), {}, grundy},
    };
}

std::vector<NamedPlayer> TrojanHorse::opponents() {
    return {
        beginnerOpponent,
        {"student", QT_TRANSLATE_NOOP("Phrase", "Student"),
         QT_TRANSLATE_NOOP("Phrase", "knows which cells win, but moves at random half the time"),
         "careless:slips=50"},
        {"club", QT_TRANSLATE_NOOP("Phrase", "Club"),
         QT_TRANSLATE_NOOP("Phrase", "knows which cells win, but slips one move in five"),
         "careless:slips=20"},
        perfectOpponent("grundy"),
    };
}

} // namespace bouton
