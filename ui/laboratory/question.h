// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/setting.h"
#include "ui/controls/worded.h"

namespace bouton {

// What an experiment is asked: its game, how much of it, and so on. A result keeps the question
// that it answers. Words are made when they are shown, in the language of the moment.
class Question {
public:
    struct Part {
        std::string value;   // tells this part from another answer in the form
        Wording words;       // "50 games of each pair"
        bool inTitle = true; // else it is named only where it makes the difference
        // Instead of the words where two questions are compared: "another position" and "this
        // position". Empty: the words.
        Wording other{}, own{};
    };

    Question() = default;
    explicit Question(std::vector<Part> parts) : m_parts(std::move(parts)) {}

    // "Player against player · Tic-tac-toe · 50 games of each pair"; the title alone if nothing is
    // asked.
    QString title(const QString& experiment) const;
    // "These results are older (50 games of each pair). Run again for the new settings (80 games of
    // each pair)." Empty if both ask the same.
    QString against(const Question& now) const;

    bool operator==(const Question& question) const;

private:
    std::vector<Part> m_parts;
};

// What is asked now, and what the results answer, if there are any.
struct Inquiry {
    Question now{};
    std::optional<Question> answered{};

    // Of what is answered, or else of what is asked.
    QString title(const QString& experiment) const;
    QString stale() const; // how the two differ, as against() says it; empty: they do not
};

// "Rows: 8, Columns: 6": settings in the order of `known`, as a part; without settings it has no
// words.
Question::Part partOf(const std::vector<Setting>& known, const Settings& values);
// One of the engine's titles, such as a game's.
Question::Part partOf(const char* title);

} // namespace bouton
