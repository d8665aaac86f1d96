#pragma once

#include <memory>

#include "core/ruleset.h"
#include "lines.h"

namespace bouton::cli {

// A person at the keyboard as a player: the board and the prompt go to standard error, moves come
// from standard input; what is no legal move is explained and asked again. "moves" lists the legal
// moves, "quit" leaves. Refuses when left, or when the input ends.
class Human {
public:
    Mind mind();
    // The person has left on purpose.
    bool hasLeft() const { return *m_left; }

private:
    std::shared_ptr<Lines> m_lines = std::make_shared<Lines>(); // both sides may be persons
    std::shared_ptr<bool> m_left = std::make_shared<bool>(false);
};

} // namespace bouton::cli
