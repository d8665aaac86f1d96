#pragma once

#include <expected>
#include <map>
#include <string>
#include <vector>

#include "lessons/lesson_file.h"

namespace bouton {

// What a lesson's file says of one step, or of the lesson before the first: its lines by key.
struct LessonFields {
    struct Field {
        int line;
        std::string text; // never empty
    };
    int line = 0; // where it begins
    std::map<std::string, std::vector<Field>, std::less<>> all{};

    bool has(std::string_view key) const { return all.contains(key); }
    // The text of a key that stands there once at most; empty: it does not stand there.
    std::string one(std::string_view key) const;
    // Several lines of one key are one text.
    std::string joined(std::string_view key) const;
    int lineOf(std::string_view key) const; // of its first; where the step begins if it has none
    LessonFile::Lines lines() const;
};

// What a key may be, and how often.
struct LessonKey {
    std::string_view id;
    enum class Times : std::uint8_t { Once, Often } times = Times::Once;
};
extern const std::vector<LessonKey> keysOfLesson, keysOfStep;

// A step from what a file says. Its id is that of its key "step".
std::expected<LessonStep, LessonDamage> stepFrom(const LessonFields& fields);

// The text of a teacher as a phrase.
Phrase plainText(const std::string& text);

} // namespace bouton
