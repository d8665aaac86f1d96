// SPDX-License-Identifier: MIT

// How positions of Card groups are set up by hand.

#include <algorithm>

#include "core/heap_editing.h"
#include "games/cards/cards.h"

namespace bouton {

namespace {

// A picture after a change of its groups.
template <class Change> Picture changed(Picture picture, Change change) {
    Or<Cards::State> state = Cards::read(picture);
    if (!state)
        return picture;
    EditedHeaps groups{{}, Cards::placesIn(picture)};
    for (Cards::Group& group : state->groups)
        groups.sizes.push_back(&group.cards);
    return change(groups) ? Cards::draw(*state) : picture;
}

} // namespace

int Cards::placesIn(const Picture& picture) {
    int places = fewCards;
    if (const Or<State> state = read(picture))
        for (const Group& group : state->groups)
            places = std::max(places, group.cards);
    return places;
}

Picture Cards::put(Picture picture, Cell cell, char letter) {
    return changed(std::move(picture),
                   [&](const EditedHeaps& groups) { return groups.put(cell, letter); });
}

Picture Cards::moved(Picture picture, Cell from, Cell to) {
    return changed(std::move(picture),
                   [&](const EditedHeaps& groups) { return groups.move(from, to); });
}

Picture Cards::arranged(Picture picture, Cell cell) {
    return changed(std::move(picture),
                   [&](const EditedHeaps& groups) { return groups.arrange(cell); });
}

Picture Cards::cleared(Picture picture) {
    return changed(std::move(picture), [](const EditedHeaps& groups) { return groups.clear(); });
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
