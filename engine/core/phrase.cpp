// SPDX-License-Identifier: MIT
#include "core/phrase.h"

#include <charconv>
#include <mutex>
#include <unordered_set>

#include "core/nested.h"
#include "core/text.h"
#include "core/visible.h"

namespace bouton {

namespace {

constexpr std::string_view pluralMark = "(s)";

std::string withPlurals(std::string text, bool one) {
    for (auto at = text.find(pluralMark); at != std::string::npos; at = text.find(pluralMark, at))
        text.replace(at, pluralMark.size(), one ? "" : "s");
    return text;
}

std::size_t lengthOfNumber(std::string_view text) {
    for (const std::string_view mark : {"%n", "%Ln"})
        if (text.starts_with(mark))
            return mark.size();
    return 0;
}

// A nested phrase begins with a sign that is in no text of ours. Then come its text, its number or
// nothing, and its arguments, each with its length before it.
constexpr char nestedMark = '\x1e';
constexpr std::size_t longestNested = 10'000; // so that a file cannot nest without an end
constexpr std::size_t longestText = 2'000, longestSaid = 4'000;

std::string withLength(std::string_view text) {
    return std::to_string(text.size()) + ':' + std::string(text);
}

} // namespace

std::string nested(const Phrase& phrase) {
    std::string all = nestedMark + withLength(phrase.text)
                      + withLength(phrase.n ? std::to_string(*phrase.n) : "");
    for (const std::string& arg : phrase.args)
        all += withLength(arg);
    return all.size() <= longestNested ? all : english(phrase);
}

std::optional<Phrase> nestedIn(std::string_view argument) {
    if (!argument.starts_with(nestedMark) || argument.size() > longestNested)
        return std::nullopt;
    std::vector<std::string> parts;
    for (std::string_view rest = argument.substr(1); !rest.empty();) {
        std::size_t length = 0;
        const char* const end = rest.data() + rest.size();
        const char* const colon = std::from_chars(rest.data(), end, length).ptr;
        if (colon == end || *colon != ':' || length > static_cast<std::size_t>(end - colon - 1))
            return std::nullopt;
        parts.emplace_back(colon + 1, length);
        rest.remove_prefix(static_cast<std::size_t>(colon + 1 - rest.data()) + length);
    }
    if (parts.size() < 2 || parts[0].size() > longestText || parts[0].contains('\0'))
        return std::nullopt; // it would be kept as long as the program
    Phrase phrase{lasting(parts[0]), {parts.begin() + 2, parts.end()}};
    int n = 0;
    if (std::from_chars(parts[1].data(), parts[1].data() + parts[1].size(), n).ec == std::errc{})
        phrase.n = n;
    return phrase;
}

std::string inPlace(std::string said) {
    return said.size() <= longestSaid ? said : visible(said, longestSaid);
}

bool Phrase::operator==(const Phrase& that) const {
    return std::string_view(text) == that.text && args == that.args && n == that.n
           && where == that.where;
}

const char* lasting(std::string_view text) {
    static std::mutex mutex;
    static std::unordered_set<std::string> texts; // a node stays where it is
    const std::lock_guard lock(mutex);
    return texts.emplace(text).first->c_str();
}

std::string filled(std::string text, const std::vector<std::string>& args, std::optional<int> n) {
    std::string out;
    // One pass, so that a % inside an argument stays what it is.
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t mark = std::string_view(text).substr(i).starts_with("%L") ? 2 : 1;
        const char next = i + mark < text.size() ? text[i + mark] : '\0';
        const std::size_t number = n ? lengthOfNumber(std::string_view(text).substr(i)) : 0;
        if (number > 0) {
            out += std::to_string(*n);
            i += number - 1;
        } else if (text[i] == '%' && next >= '1' && next <= '9'
                   && static_cast<std::size_t>(next - '1') < args.size()) {
            out += args[static_cast<std::size_t>(next - '1')];
            i += mark;
        } else {
            out += text[i];
        }
    }
    // Here, so that no sentence of a file or with a name is forgotten. What is nothing but its
    // argument is somebody's prose (a lesson's), in which signs without width have their place.
    return text == "%1" ? out : visible(out, out.size());
}

std::string excerpt(std::string_view text) { return visible(text, 20); }

std::string listed(const std::vector<int>& numbers) {
    return joined(numbers, ", ", [](int number) { return std::to_string(number); });
}

std::string signedText(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

std::string english(const Phrase& phrase) {
    std::string text = phrase.text;
    if (phrase.n)
        text = withPlurals(std::move(text), phrase.n == 1);
    std::vector<std::string> args = phrase.args;
    for (std::string& arg : args)
        if (const auto inner = nestedIn(arg))
            arg = inPlace(english(*inner));
    return filled(std::move(text), args, phrase.n);
}

} // namespace bouton
