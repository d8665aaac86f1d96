#pragma once

#include <charconv>
#include <stdexcept>
#include <string>
#include <system_error>

namespace bouton {

// A whole number from a word of the command line. Throws std::invalid_argument with a sentence if
// it is none, or out of range.
template <class Number> Number numberFrom(const std::string& text, Number least, Number most) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < least || number > most)
        throw std::invalid_argument("\"" + text + "\" is no whole number from "
                                    + std::to_string(least) + " to " + std::to_string(most) + '.');
    return number;
}

// Writes one line to standard error for each piece of work that is done. On a terminal the line
// shows the percentage until then. `part` goes from 0 to 1.
void say(const std::string& what, double part);

} // namespace bouton
