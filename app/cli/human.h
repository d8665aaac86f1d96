#pragma once

#include <memory>

#include "core/ruleset.h"
#include "lines.h"

namespace bouton::cli {

// A person at the keyboard as a player. The board and the prompt go to standard error; moves come
// from standard input. Illegal input is explained, and the person is asked again. "moves" lists the
// legal moves; "quit" leaves the game.
class Human {
public:
    // A player that asks the person for each move. Its job blocks until a line is there and does
    // not look at its stop token. It refuses if the person leaves or if the input ends.
    Mind mind();
    // Whether the person has typed "quit".
    bool hasLeft() const { return *m_left; }

private:
    std::shared_ptr<Lines> m_lines = std::make_shared<Lines>(); // shared if both sides are persons
    std::shared_ptr<bool> m_left = std::make_shared<bool>(false);
};

} // namespace bouton::cli
