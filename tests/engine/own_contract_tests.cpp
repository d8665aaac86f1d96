// SPDX-License-Identifier: MIT

// Every game of docs/own-games.md keeps what a built-in game promises.

#include "engine/contract/contracts.h"
#include "engine/own_examples.h"

namespace bouton::testing {

using OwnKayles = OwnExample<0>;
using OwnTakings = OwnExample<1>;
using OwnOctal = OwnExample<2>;
using OwnGrundy = OwnExample<3>;
using OwnChomp = OwnExample<4>;
using OwnCram = OwnExample<5>;
using OwnDomineering = OwnExample<6>;
using OwnCol = OwnExample<7>;
using OwnClobber = OwnExample<8>;
using OwnToads = OwnExample<9>;
using OwnWythoff = OwnExample<10>;
using OwnTicTacToe = OwnExample<11>;
using OwnNorthcott = OwnExample<12>;

namespace {

// Of a game of heaps a click takes from the heap of its column.
bool isOnHeap(const Picture& picture, Cell cell) {
    return cell.row >= 0 && cell.row < own::mostCounters && cell.column >= 0
           && cell.column < std::ssize(picture.rows);
}

} // namespace

template <> bool ExplanationContract<OwnTakings>::onBoard(const Picture& picture, Cell cell) {
    return isOnHeap(picture, cell);
}
template <> bool ExplanationContract<OwnOctal>::onBoard(const Picture& picture, Cell cell) {
    return isOnHeap(picture, cell);
}
template <> bool ExplanationContract<OwnGrundy>::onBoard(const Picture& picture, Cell cell) {
    return isOnHeap(picture, cell);
}

// Boards that are soon solved, and few games where a board has no other size.
template <> Settings smallSettings<OwnCram>() { return {{"rows", 3}, {"columns", 3}}; }
template <> Settings smallSettings<OwnWythoff>() { return {{"rows", 5}, {"columns", 5}}; }
template <> Settings smallSettings<OwnNorthcott>() { return {{"rows", 5}, {"columns", 3}}; }

#define BOUTON_OWN_EXAMPLE(Name, plays, thoughts)                                                  \
    template <> const int GameContract<Name>::games = plays;                                       \
    template <> const int PlayerContract<Name>::games = thoughts;                                  \
    template <> const int AnalystContract<Name>::games = thoughts;                                 \
    template <> const int ExplanationContract<Name>::games = thoughts;                             \
    INSTANTIATE_TYPED_TEST_SUITE_P(Name, GameContract, Name);                                      \
    INSTANTIATE_TYPED_TEST_SUITE_P(Name, SetUpContract, Name);                                     \
    INSTANTIATE_TYPED_TEST_SUITE_P(Name, PlayerContract, Name);                                    \
    INSTANTIATE_TYPED_TEST_SUITE_P(Name, AnalystContract, Name);                                   \
    INSTANTIATE_TYPED_TEST_SUITE_P(Name, ExplanationContract, Name)

BOUTON_OWN_EXAMPLE(OwnKayles, 20, 5);
BOUTON_OWN_EXAMPLE(OwnTakings, 20, 5);
BOUTON_OWN_EXAMPLE(OwnOctal, 20, 5);
BOUTON_OWN_EXAMPLE(OwnGrundy, 20, 5);
BOUTON_OWN_EXAMPLE(OwnChomp, 20, 5);
BOUTON_OWN_EXAMPLE(OwnCram, 20, 5);
BOUTON_OWN_EXAMPLE(OwnDomineering, 20, 3);
BOUTON_OWN_EXAMPLE(OwnCol, 20, 3);
BOUTON_OWN_EXAMPLE(OwnClobber, 20, 1);
BOUTON_OWN_EXAMPLE(OwnToads, 20, 5);
BOUTON_OWN_EXAMPLE(OwnWythoff, 10, 5);
BOUTON_OWN_EXAMPLE(OwnTicTacToe, 20, 2);
BOUTON_OWN_EXAMPLE(OwnNorthcott, 10, 2);

} // namespace bouton::testing
