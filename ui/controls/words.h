// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

#include "core/ruleset.h"
#include "session/values/plan.h"

namespace bouton {

// The engine's words in the language of the window. A text without a translation is said in English
// with its plural right; each argument is looked up too (a side's name is one).
QString spoken(const Phrase& phrase);
QString spoken(const char* text);

QString nameOf(const Ruleset& game, Side side);
// What a seat is called: a human's name, "You", an opponent's title ("Club"), a computer player's
// title and what it is set to first ("Engine, level 7"), or the name of the user's program.
QString nameOf(const Ruleset& game, const Seat& seat);
// The same for a seat at a table: of two humans, the one who has the second side is "A friend".
QString nameOf(const Ruleset& game, const std::array<Seat, 2>& seats, Side side);
// A line below that name: how an opponent plays, or what else a player is set to. Empty: no more is
// to be said.
QString mannerOf(const Ruleset& game, const Seat& seat);

// The same where there is little room: of a player on the ladder its step alone ("step 8").
QString shortNameOf(const Ruleset& game, const Seat& seat);
// "rating 1062 ± 94"; empty: it was not measured.
QString ratingText(const std::optional<Rating>& rating);
// What that number means, to somebody who has never met one; empty: it was not measured.
QString ratingTip(const std::optional<Rating>& rating);
// The rating of a seat's player, and how it plays, as far as either is known.
QString strengthOf(const Ruleset& game, const Seat& seat);

// One whole sentence after another.
inline QString sentences(const QString& first, const QString& next) { return first + u' ' + next; }

// Words side by side: "b2, c3"; and those that have commas themselves: "b2 1.5; c3 2". The signs
// between them are those of the language: in Greek ";" asks.
QString listed(const QStringList& words);
QString inARow(const QStringList& words);

// The text of a number as the screen has it, with the minus sign of typesetters. Files have "-".
QString typeset(QString number);

// As it is written on a button or in a menu, where "&" would make a key of the next letter.
QString withoutKeys(QString words);

// English without a catalogue of translations: settles the "(s)" of a counted text. Install it
// below the translators of other languages.
class EnglishPlurals : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* text, const char* disambiguation,
                      int n) const override;
    bool isEmpty() const override { return false; }
};

} // namespace bouton
