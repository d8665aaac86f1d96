#pragma once

#include <charconv>
#include <functional>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

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

// Functions that put an option's value where it belongs; `place` must outlive them. The first takes
// whole numbers as numberFrom() does.
using Taking = std::function<void(const std::string& value)>;
template <class Number, class Place> Taking into(Place& place, Number least, Number most) {
    return [&place, least, most](const std::string& value) {
        place = numberFrom<Number>(value, least, most);
    };
}
inline Taking into(std::string& place) {
    return [&place](const std::string& value) { place = value; };
}

// What stood on the command line besides the values of options.
struct Words {
    std::string directory;            // empty: there was none
    std::vector<std::string> options; // those that were there, in their order, with their dashes
    bool help = false;                // --help was there; what follows it is not read
};

// Reads at most one directory, options that are followed by a value, and flags, which are not. An
// option's function is called with its value. Throws std::invalid_argument with a sentence if a
// word is none of these, and lets through what a function throws.
Words read(const std::vector<std::string>& words, const std::map<std::string, Taking>& options,
           const std::set<std::string>& flags = {});

// Writes one line to standard error for each piece of work that is done. On a terminal the line
// shows the percentage until then. `part` goes from 0 to 1.
void say(const std::string& what, double part);

} // namespace bouton
