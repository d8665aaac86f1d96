// SPDX-License-Identifier: MIT
#include "games/cards/cards.h"

#include <algorithm>

#include "core/census.h"
#include "core/nimber_table.h"
#include "games/cards/theory.h"
#include "search/searched.h"
#include "search/spread.h"

namespace bouton {

namespace {

using State = Cards::State;

constexpr SumWords groupWords{
    QT_TRANSLATE_N_NOOP("Phrase", "Group(s) worth %1: nim-sum 0, so every move loses against "
                                  "best play."),
    QT_TRANSLATE_N_NOOP("Phrase", "Group(s) worth %1: nim-sum %2, so %3 wins. %7 takes group %6 "
                                  "from %4 to %5 and the nim-sum to 0."),
    QT_TRANSLATE_NOOP("Phrase", "%7 takes group %6 from %4 to %5 and brings the nim-sum to 0."),
    QT_TRANSLATE_NOOP(
        "Phrase",
        "%7 takes group %6 from %4 to %5 and leaves nim-sum %2, which %3 can bring to 0."),
    QT_TRANSLATE_N_NOOP("Phrase", "All winning moves are in group(s) %1.")};

std::vector<Summand> summands(const State& state, const Analysis& analysis) {
    std::vector<Summand> rows;
    for (std::size_t i = 0; i < analysis.parts.size(); ++i) {
        const Part& part = analysis.parts[i];
        const std::string name = columnName(static_cast<int>(i));
        rows.push_back({name,
                        {QT_TRANSLATE_NOOP("Phrase", "Group %1"), {name}},
                        state.groups[i].cards == 0
                            ? Phrase{QT_TRANSLATE_NOOP("Phrase", "no card")}
                            : Phrase{QT_TRANSLATE_N_NOOP("Phrase", "%n card(s), take up to %1"),
                                     {std::to_string(state.groups[i].most)},
                                     state.groups[i].cards},
                        part.cells,
                        {i},
                        part.nimber,
                        &groupWords});
    }
    return rows;
}

// Taking as many cards again as have been added leaves what was left before.
std::string answer(const State&, const Cards::Move& move, int from, int to) {
    return nameOf(Cell{to - from - 1, move.group});
}

// Heaps of 0, 1, 2, … of which one turn may take at most so many, a row for each most.
bool makeHeaps(const Settings& settings, std::stop_token, const Post<NimberTable>& post) {
    const int cards = valueOf(settings, "cards"), take = valueOf(settings, "take");
    NimberTable table{QT_TRANSLATE_NOOP("Phrase", "take"), numbersUpTo(0, cards), {}};
    for (int most = 1; most <= take; ++most) {
        table.rows.push_back({std::to_string(most), {}});
        for (int heap = 0; heap <= cards; ++heap)
            table.rows.back().nimbers.push_back(cards::nimber({heap, most}));
    }
    table.remark = {QT_TRANSLATE_NOOP(
        "Phrase", "A group of A cards of which a turn takes at most B is worth A mod (B + 1).")};
    post(table);
    return true;
}

std::vector<TableKind> tables() {
    return {
        {"heaps",
         QT_TRANSLATE_NOOP("Phrase", "Groups of cards"),
         {{"cards", QT_TRANSLATE_NOOP("Phrase", "Most cards in a group"), 0, 12,
           TableKind::mostSide},
          {"take", QT_TRANSLATE_NOOP("Phrase", "Most taken in a turn"), 1, 6, TableKind::mostSide}},
         makeHeaps}};
}

void count(const CensusTask& task, Poll& poll, const Post<Census>& post) {
    Spread group;
    for (int cards = 0; cards <= valueOf(task.settings, "cards"); ++cards)
        group.add(cards::nimber({cards, valueOf(task.settings, "take")}));
    countSums(group, task, poll, post);
}

CensusKind census() {
    Setting cards = settingOf<Cards>("cards"), take = settingOf<Cards>("take");
    cards.title = QT_TRANSLATE_NOOP("Phrase", "Most cards in a group");
    take.title = QT_TRANSLATE_NOOP("Phrase", "Most taken in a turn");
    cards.most = take.most = Cards::fewCards;
    return {
        Cards::name.id,
        QT_TRANSLATE_NOOP("Phrase", "ordered groups, each of any number of cards up to the limit"),
        {cards, take},
        [](const Settings&) { return settingOf<Cards>("groups"); },
        false,
        count};
}

struct Searches {
    static constexpr int mostPlies = 12;
    // What leaves the opponent the fewest moves; a win leaves none.
    static int merit(const State& state, Cards::Move move) {
        return -static_cast<int>(Cards::moves(Cards::after(state, move)).size());
    }
};

Phrase refusal(const Cards::State& state, const Clicks&, Cell cell) {
    if (cell.column < 0 || cell.column >= static_cast<int>(state.groups.size()))
        return {};
    const Cards::Group& group = state.groups[static_cast<std::size_t>(cell.column)];
    if (group.cards == 0)
        return {QT_TRANSLATE_NOOP("Phrase", "No card is left in that group.")};
    return {QT_TRANSLATE_N_NOOP("Phrase", "A turn takes up to %n card(s) from that group."),
            {},
            std::min(group.cards, group.most)};
}

std::optional<int> nimber(const State& state) { return cards::nimSum(state); }

} // namespace

const Lore<Cards>& Cards::lore() {
    static const Lore<Cards> lore{.nimber = nimber,
                                  .summands = summands,
                                  .answer = answer,
                                  .refusal = refusal,
                                  .claims = cards::claims,
                                  .vocabulary = cards::vocabulary,
                                  .tables = tables,
                                  .census = census,
                                  .searched = searchedOf<Cards, Searches>};
    return lore;
}

} // namespace bouton
