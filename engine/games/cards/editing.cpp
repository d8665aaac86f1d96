// SPDX-License-Identifier: MIT

// How positions of Card groups are set up by hand.

#include <algorithm>

#include "games/cards/cards.h"

namespace bouton {

namespace {

using Group = Cards::Group;

// The card of a cell, counted from the bottom of its group, 1 to mostCards.
int heightOf(Cell cell) { return Cards::mostCards - cell.row; }

// The group of a cell; null where there is no such cell.
Group* groupAt(Or<Cards::State>& state, Cell cell) {
    return state && cell.column >= 0 && cell.column < std::ssize(state->groups) && cell.row >= 0
                   && cell.row < Cards::mostCards
               ? &state->groups[static_cast<std::size_t>(cell.column)]
               : nullptr;
}

} // namespace

Picture Cards::put(Picture picture, Cell cell, char letter) {
    Or<State> state = read(picture);
    Group* const group = groupAt(state, cell);
    if (!group || letter != '.')
        return picture;
    group->cards = std::min(group->cards, heightOf(cell) - 1);
    return draw(*state);
}

Picture Cards::moved(Picture picture, Cell from, Cell to) {
    Or<State> state = read(picture);
    Group *const source = groupAt(state, from), *const target = groupAt(state, to);
    if (!source || !target || source->cards < heightOf(from))
        return picture;
    const int moving = source->cards - heightOf(from) + 1;
    if (source == target) {
        source->cards = heightOf(to);
    } else if (target->cards + moving <= mostCards) {
        source->cards -= moving;
        target->cards += moving;
    }
    return draw(*state);
}

Picture Cards::arranged(Picture picture, Cell cell) {
    Or<State> state = read(picture);
    Group* const group = groupAt(state, cell);
    if (!group)
        return picture;
    group->cards = heightOf(cell) - (group->cards == heightOf(cell));
    return draw(*state);
}

Picture Cards::cleared(Picture picture) {
    Or<State> state = read(picture);
    if (!state)
        return picture;
    for (Group& group : state->groups)
        group.cards = 0;
    return draw(*state);
}

Picture Cards::resized(const Picture& picture, const Settings& settings) {
    State state = *standard(settings);
    state.toMove = picture.toMove;
    if (const Or<State> old = read(picture))
        std::copy_n(old->groups.begin(), std::min(old->groups.size(), state.groups.size()),
                    state.groups.begin());
    return draw(state);
}

} // namespace bouton
