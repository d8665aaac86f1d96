// SPDX-License-Identifier: MIT

// How positions of games of one's own are set up by hand.

#include <algorithm>

#include "games/own_game/own_game.h"

namespace bouton {

namespace {

using State = OwnGame::State;

// Heaps are set up as Card groups are: a cell is a counter of its column's heap.
struct HeapEditor {
    const OwnRules* of;

    int heightOf(Cell cell) const { return OwnGame::roomOf(*of) - cell.row; }
    // Null where there is no such cell.
    own::Heap* heapAt(Or<State>& state, Cell cell) const {
        return state && cell.column >= 0 && cell.column < std::ssize(state->at.heaps)
                       && cell.row >= 0 && cell.row < OwnGame::roomOf(*of)
                   ? &state->at.heaps[static_cast<std::size_t>(cell.column)]
                   : nullptr;
    }
    Picture put(Picture picture, Cell cell, char letter) const {
        Or<State> state = OwnGame::read(*of, picture);
        own::Heap* const heap = heapAt(state, cell);
        if (!heap || letter != '.')
            return picture;
        heap->size = std::min(heap->size, heightOf(cell) - 1);
        return OwnGame::draw(*state);
    }
    Picture moved(Picture picture, Cell from, Cell to) const {
        Or<State> state = OwnGame::read(*of, picture);
        own::Heap *const source = heapAt(state, from), *const target = heapAt(state, to);
        if (!source || !target || source->size < heightOf(from))
            return picture;
        const int moving = source->size - heightOf(from) + 1;
        if (source == target) {
            source->size = heightOf(to);
        } else if (target->size + moving <= OwnGame::roomOf(*of)) {
            source->size -= moving;
            target->size += moving;
        }
        return OwnGame::draw(*state);
    }
    Picture arranged(Picture picture, Cell cell) const {
        Or<State> state = OwnGame::read(*of, picture);
        own::Heap* const heap = heapAt(state, cell);
        if (!heap)
            return picture;
        heap->size = heightOf(cell) - (heap->size == heightOf(cell));
        return OwnGame::draw(*state);
    }
    Picture cleared(Picture picture) const {
        Or<State> state = OwnGame::read(*of, picture);
        if (!state)
            return picture;
        for (own::Heap& heap : state->at.heaps)
            heap.size = 0;
        return OwnGame::draw(*state);
    }
};

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
    using namespace std::placeholders;
    if (of.rules().ofHeaps()) {
        const HeapEditor editor{&of};
        return {{},
                [editor](Picture picture, Cell cell, char letter) {
                    return editor.put(std::move(picture), cell, letter);
                },
                [editor](Picture picture, Cell from, Cell to) {
                    return editor.moved(std::move(picture), from, to);
                },
                [editor](Picture picture, Cell cell) {
                    return editor.arranged(std::move(picture), cell);
                },
                [editor](Picture picture) { return editor.cleared(std::move(picture)); },
                [](const Picture& picture, const Settings&) { return picture; }};
    }
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
