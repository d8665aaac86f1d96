// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "about/program.h"

namespace bouton::cli {

using about::Option; // of a command

// The arguments and options that a command takes.
struct Usage {
    const char* name;        // the command
    const char* arguments;   // as its help writes them: "GAME [POSITION]"
    std::size_t least, most; // the minimum and the maximum number of arguments
    std::vector<Option> options;
};

// The words after a command, sorted into arguments and options. Words are bytes; they are never
// decoded.
class Arguments {
public:
    // Sorts the words. Options may stand before, between and after the arguments, as "--name VALUE"
    // or "--name=VALUE". After "--" every word is an argument. A word with a space, or one that
    // begins with three dashes, is an argument too, because a board of Reversi may begin so. Words
    // after "--help" are not read. Throws Problem if the words do not fit the usage; its sentence
    // names the word.
    Arguments(const Usage& usage, const std::vector<std::string>& words);

    // Whether "--help" stands among the words. If so, the arguments are incomplete and unchecked.
    bool wantsHelp() const { return m_help; }
    // The index must be below size().
    const std::string& operator[](std::size_t index) const { return m_arguments[index]; }
    std::size_t size() const { return m_arguments.size(); }

    // Options are named without their dashes.
    bool has(std::string_view option) const { return text(option).has_value(); }
    // The value as it was given: nothing if the option is absent, "" if it takes no value.
    std::optional<std::string> text(std::string_view option) const;
    // The value as a whole number, or the standard one if the option is absent. Throws Problem if
    // the value is no whole number from the minimum to the maximum, both included.
    std::uint64_t number(std::string_view option, std::uint64_t standard, std::uint64_t least,
                         std::uint64_t most) const;
    // The value in seconds, decimals allowed, or nothing if the option is absent. Throws as number.
    std::optional<double> seconds(std::string_view option, double least, double most) const;

private:
    void take(const Usage& usage, const std::vector<std::string>& words, std::size_t& at);

    std::vector<std::string> m_arguments;
    std::vector<std::pair<std::string, std::string>> m_options;
    bool m_help = false;
};

} // namespace bouton::cli
