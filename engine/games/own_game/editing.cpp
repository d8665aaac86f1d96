// SPDX-License-Identifier: MIT

// How positions of games of one's own are set up by hand.

#include <algorithm>

#include "core/heap_editing.h"
#include "games/own_game/own_game.h"

namespace bouton {

namespace {

using State = OwnGame::State;

// A picture of heaps after a change.
template <class Change> Picture changed(const OwnRules& of, Picture picture, Change change) {
    Or<State> state = OwnGame::read(of, picture);
    if (!state)
        return picture;
    EditedHeaps heaps{{}, OwnGame::roomOf(of)};
    for (own::Heap& heap : state->at.heaps)
        heaps.sizes.push_back(&heap.size);
    return change(heaps) ? OwnGame::draw(*state) : picture;
}

} // namespace

int OwnGame::roomOf(const OwnRules& of) {
    constexpr int least = 12;
    int room = least;
    for (const own::Heap& heap : of.rules().heaps)
        room = std::max(room, heap.size);
    return room;
}

Pieces OwnGame::pieces(const OwnRules& of) {
    const own::Rules& rules = of.rules();
    Pieces all;
    const auto add = [&](char letter) {
        const auto piece = std::ranges::find(rules.pieces, letter, &own::Piece::letter);
        const bool known = piece != rules.pieces.end();
        all.push_back({letter, known && piece->one            ? Piece::Alone::OnTheBoard
                               : known && piece->onePerColumn ? Piece::Alone::InItsColumn
                                                              : Piece::Alone::Nowhere});
    };
    const std::set<char> come = own::lettersThatCome(rules);
    for (const own::SideName& side : rules.sides)
        if (come.contains(side.letter))
            add(side.letter);
    for (const char letter : rules.letters())
        if (come.contains(letter) && letter != rules.sides[0].letter
            && letter != rules.sides[1].letter)
            add(letter);
    if (rules.shared != '\0')
        for (char digit = '2'; digit <= '9'; ++digit)
            add(digit);
    return all;
}

Editing OwnGame::editing(const OwnRules& of) {
    if (of.rules().ofHeaps())
        return {{},
                [of = &of](Picture picture, Cell cell, char letter) {
                    return changed(*of, std::move(picture), [&](const EditedHeaps& heaps) {
                        return heaps.put(cell, letter);
                    });
                },
                [of = &of](Picture picture, Cell from, Cell to) {
                    return changed(*of, std::move(picture),
                                   [&](const EditedHeaps& heaps) { return heaps.move(from, to); });
                },
                [of = &of](Picture picture, Cell cell) {
                    return changed(*of, std::move(picture),
                                   [&](const EditedHeaps& heaps) { return heaps.arrange(cell); });
                },
                [of = &of](Picture picture) {
                    return changed(*of, std::move(picture),
                                   [](const EditedHeaps& heaps) { return heaps.clear(); });
                },
                [](const Picture& picture, const Settings&) { return picture; }};
    const Pieces all = pieces(of);
    return {all,
            [all](Picture picture, Cell cell, char letter) {
                return editing::put(all, std::move(picture), cell, letter);
            },
            [all](Picture picture, Cell from, Cell to) {
                return editing::moved(all, std::move(picture), from, to);
            },
            [all](Picture picture, Cell cell) {
                return editing::arranged(all, std::move(picture), cell);
            },
            editing::cleared,
            [of = &of](const Picture& picture, const Settings& settings) {
                return editing::fitted(picture, blank(*of, settings));
            }};
}

} // namespace bouton
