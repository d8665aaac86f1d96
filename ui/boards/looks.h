#pragma once

#include "ui/boards/board_look.h"

namespace bouton {

// The looks of the games, in the files that are called after them.
BoardLook ticTacToeLook();
BoardLook reversiLook();
BoardLook towersLook();
BoardLook trojanHorseLook();
BoardLook gridNimLook();
BoardLook cardsLook();

} // namespace bouton
