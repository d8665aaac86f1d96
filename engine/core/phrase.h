#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/cell.h"

// Linguist's own marks, as plain macros and to the letter as Qt defines them: the engine needs no
// Qt, and a file that includes both sees one definition.
#define QT_TRANSLATE_NOOP(scope, x) x
#define QT_TRANSLATE_N_NOOP(scope, x) x

namespace bouton {

// A sentence as a value, so that it can be kept and said again in another language.
//
// `text` is English, marked QT_TRANSLATE_NOOP("Phrase", …), or QT_TRANSLATE_N_NOOP where `n` is
// used. It holds %1 to %9 for the arguments and %n for the number, or %Ln where the window is to
// tell its thousands apart; "(s)" after a noun is its plural in English. An argument may itself be
// a marked text (a side's name): whoever says the phrase looks each one up.
struct Phrase {
    const char* text = "";
    std::vector<std::string> args{};
    int n = -1;     // the plural number; negative: none
    Clicks where{}; // the cells it speaks of
    bool operator==(const Phrase& that) const;
    bool empty() const { return *text == '\0'; }
};

// The value, or why not.
template <class T> using Or = std::expected<T, Phrase>;

inline std::unexpected<Phrase> refuse(Phrase why) {
    return std::unexpected<Phrase>(std::move(why));
}

// Puts the arguments and the number into `text`, which is the phrase's own or its translation.
std::string filled(std::string text, const std::vector<std::string>& args, int n);

// What a sentence shows of a text from outside, which may be long or hold any byte.
std::string quoted(std::string_view text);

// Numbers as a sentence lists them: "3, 5, 6".
std::string listed(const std::vector<int>& numbers);

// A number with its sign: "+5", "-3"; nothing is just "0".
std::string signedText(int number);

// The phrase in English, for terminals, files and tests.
std::string english(const Phrase& phrase);

} // namespace bouton
