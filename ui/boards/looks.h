// SPDX-License-Identifier: MIT
#pragma once

#include "ui/boards/board_look.h"

class QWidget;

namespace bouton {

struct OwnRules;
class SetUpForm;

// The looks of the games, in the files that are called after them.
BoardLook ticTacToeLook();
BoardLook reversiLook();
BoardLook towersLook();
BoardLook trojanHorseLook();
BoardLook gridNimLook();
BoardLook cardsLook();
// Of a game of one's own, whose rules stay as long as the program runs.
BoardLook ownLook(const OwnRules& of);

// The set-up of Card groups by hand.
SetUpForm* makeCardsForm(QWidget* parent);

} // namespace bouton
