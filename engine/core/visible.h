// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace bouton {

constexpr std::size_t longestPath = 4096; // characters, of a file's path

// A text from outside (a name, a path, what a program said) as one line that is safe on a terminal
// and in the window, and that hides nothing. It is the only one that does so. Letters, signs and
// marks of every script stay. What cannot be seen or turns the direction of writing is written out
// as \t, \r, \n, \xNN, \uNNNN or \UNNNNNNNN; so is each byte that is no UTF-8, as \xNN. A text over
// `most` characters is cut off and ends in "...". What comes out stays as it is if it comes again.
std::string visible(std::string_view text, std::size_t most = 200);

} // namespace bouton
