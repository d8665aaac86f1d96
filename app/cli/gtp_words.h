#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "subject.h"

namespace bouton::cli {

// The functions here read words of the Go Text Protocol. They throw Problem if a word is wrong.

// The words of a line: without its comment, without control characters.
std::vector<std::string> gtpWords(std::string_view line);

// A colour: the letter or the name of a side, or black (b) for the first side of the notation and
// white (w) for the second. Upper and lower case mean the same.
Side gtpSide(const Ruleset& game, const std::string& word);

// A whole number from 0 to `most`. The sentence says what the number is.
int gtpNumber(const std::string& word, const char* what, int most);

// A number of whole seconds.
std::chrono::seconds gtpSeconds(const std::string& word, const char* what);

// The game's settings for boards with so many rows and columns.
Settings gtpBoardSize(const Subject& subject, const std::string& word);

} // namespace bouton::cli
