// SPDX-License-Identifier: MIT
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/cell.h"

// The marks that Linguist looks for, because the engine has no Qt. They are letter by letter as Qt
// defines them, so that a file may include both.
#define QT_TRANSLATE_NOOP(scope, x) x
#define QT_TRANSLATE_N_NOOP(scope, x) x

namespace bouton {

// A sentence as a value, so that it can be kept and said again in another language.
//
// `text` is English, marked QT_TRANSLATE_NOOP("Phrase", …), or QT_TRANSLATE_N_NOOP if `n` is used.
// It holds %1 to %9 for the arguments and %n for the number. %Ln is the number, and %L1 an
// argument that is a number, as the language of the window writes it: a whole one from 0 on with
// its thousands separated, or one with decimals. "(s)" after a noun is its plural in English. An
// argument may itself be a marked text (a side's name); it is translated when the phrase is said.
struct Phrase {
    const char* text = "";
    std::vector<std::string> args{};
    std::optional<int> n{}; // the number that decides the plural
    Clicks where{};         // the cells that it speaks of
    bool operator==(const Phrase& that) const;
    bool empty() const { return *text == '\0'; }
};

// The same text in a place where it stays as long as the program runs, for the text of a phrase
// that was read from a file. Equal texts share one place. Can be called on any thread.
const char* lasting(std::string_view text);

// A value, or the reason why there is none.
template <class T> using Or = std::expected<T, Phrase>;

inline std::unexpected<Phrase> refuse(Phrase why) {
    return std::unexpected<Phrase>(std::move(why));
}

// Puts the arguments and the number into `text`: the text of a phrase or a translation of it. Where
// they bring what cannot be seen, it is written out (core/visible.h).
std::string filled(std::string text, const std::vector<std::string>& args, std::optional<int> n);

// A text from outside as a sentence may quote it: its first 20 characters (core/visible.h).
std::string excerpt(std::string_view text);

// Numbers as a sentence lists them: "3, 5, 6".
std::string listed(const std::vector<int>& numbers);

// A number with its sign: "+5", "-3", "0".
std::string signedText(int number);

// The phrase in English, for terminals, files and tests.
std::string english(const Phrase& phrase);

} // namespace bouton
