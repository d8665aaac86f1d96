#pragma once

#include <functional>
#include <memory>

#include "core/picture.h"

namespace bouton {

// What clicks would come to that nobody has made yet.
struct Outlook {
    bool taken = false;                     // a legal move begins with them
    bool longer = false;                    // a move begins with them that needs more
    std::shared_ptr<const Picture> after{}; // they are a whole move: the position after it
};

// All clicks of a move from its first. Nothing blocks.
using Foresight = std::function<Outlook(const Clicks& clicks)>;

} // namespace bouton
