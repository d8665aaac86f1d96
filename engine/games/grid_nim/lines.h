#pragma once

#include <vector>

#include "core/poll.h"

namespace bouton::grid_nim {

// The nimbers of lines of 0, 1, … `longest` free cells in one row or column. A turn fills one, two
// or three neighbours and may leave a line on either side: the octal game 0.777. Blocks; the work
// grows with the square of the length. After a stop the answers are void.
std::vector<int> nimbersOfLines(int longest, Poll& poll);

} // namespace bouton::grid_nim
