// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/phrase.h"

namespace bouton {

// A phrase as an argument of another one, so that it is said in the language of that one. It loses
// its cells, and is said in English at once if it is longer than any that we write.
std::string nested(const Phrase& phrase);

// The phrase that an argument is. Empty: it is a text.
std::optional<Phrase> nestedIn(std::string_view argument);

// What an inner phrase says, for the place of the argument that it is. One that says more than any
// of ours is a hostile file's, which may say itself over and over: its beginning.
std::string inPlace(std::string said);

} // namespace bouton
