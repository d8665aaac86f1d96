#pragma once

#include <string>
#include <string_view>

namespace bouton {

// What a program said, as one line that is safe on a terminal and shows a student every byte: a
// byte that is not printable ASCII becomes \t, \r, \n or \xNN. A text over `most` bytes is cut off
// and ends in "...".
std::string visible(std::string_view text, std::size_t most = 200);

} // namespace bouton
