// SPDX-License-Identifier: MIT
#include "arguments.h"

#include <algorithm>
#include <charconv>

#include "output.h"
#include "problem.h"

namespace bouton::cli {

namespace {

bool isOption(std::string_view word) {
    return word.size() > 1 && word[0] == '-' && !word.starts_with("---")
           && word.substr(0, word.find('=')).find(' ') == std::string_view::npos;
}

[[noreturn]] void misused(const Usage& usage, const std::string& what) {
    throw Problem{BadInput, what + " (see bouton-cli " + usage.name + " --help)"};
}

std::string plain(double number) {
    char text[32];
    return {text, std::to_chars(text, text + sizeof text, number, std::chars_format::fixed).ptr};
}

// The number that the whole text is; empty if it is not a number or out of range.
template <class Number>
std::optional<Number> read(std::string_view text, Number least, Number most) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || !(number >= least)
        || !(number <= most))
        return std::nullopt;
    return number;
}

} // namespace

Arguments::Arguments(const Usage& usage, const std::vector<std::string>& words) {
    std::size_t at = 0;
    for (; at < words.size() && words[at] != "--"; ++at) {
        if (words[at] == "--help") {
            m_help = true;
            return;
        }
        if (isOption(words[at]))
            take(usage, words, at);
        else
            m_arguments.push_back(words[at]);
    }
    for (++at; at < words.size(); ++at)
        m_arguments.push_back(words[at]);
    if (m_arguments.size() < usage.least)
        misused(usage, std::string("The command is: ") + usage.name + ' ' + usage.arguments);
    if (m_arguments.size() > usage.most)
        misused(usage, '"' + shown(m_arguments[usage.most]) + "\" is one argument too many");
}

void Arguments::take(const Usage& usage, const std::vector<std::string>& words, std::size_t& at) {
    const std::string& word = words[at];
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    const auto known = std::ranges::find_if(
        usage.options, [&](const Option& option) { return name == "--" + option.name; });
    if (known == usage.options.end())
        misused(usage, "There is no option \"" + shown(name) + '"');
    if (has(known->name))
        misused(usage, name + " is given twice");
    if (known->value.empty()) {
        if (equals != std::string::npos)
            misused(usage, name + " takes no value");
        m_options.emplace_back(known->name, "");
    } else if (equals != std::string::npos) {
        m_options.emplace_back(known->name, word.substr(equals + 1));
    } else if (at + 1 < words.size()) {
        m_options.emplace_back(known->name, words[++at]);
    } else {
        misused(usage, name + " needs a value: " + known->value);
    }
}

std::optional<std::string> Arguments::text(std::string_view option) const {
    const auto given =
        std::ranges::find_if(m_options, [&](const auto& o) { return o.first == option; });
    return given == m_options.end() ? std::nullopt : std::optional(given->second);
}

std::uint64_t Arguments::number(std::string_view option, std::uint64_t standard,
                                std::uint64_t least, std::uint64_t most) const {
    const auto given = text(option);
    if (!given)
        return standard;
    if (const auto number = read(*given, least, most))
        return *number;
    throw Problem{BadInput, "--" + std::string(option) + " is a whole number from "
                                + std::to_string(least) + " to " + std::to_string(most) + ", not \""
                                + shown(*given) + "\"."};
}

std::optional<double> Arguments::seconds(std::string_view option, double least, double most) const {
    const auto given = text(option);
    if (!given)
        return std::nullopt;
    if (const auto number = read(*given, least, most))
        return number;
    throw Problem{BadInput, "--" + std::string(option) + " is a number of seconds from "
                                + plain(least) + " to " + plain(most) + ", not \"" + shown(*given)
                                + "\"."};
}

} // namespace bouton::cli
