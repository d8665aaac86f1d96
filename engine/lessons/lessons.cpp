// SPDX-License-Identifier: MIT
#include "lessons/lessons.h"

#include <string_view>
#include <utility>

#include "lessons/lesson_file.h"

namespace bouton {

namespace {

// The files of resources/lessons, whole, each with its language. CMakeLists.txt makes these
// literals.
constexpr std::pair<std::string_view, std::string_view> ourFiles[] = {
#include "our_lessons.inc"
};

} // namespace

const std::vector<Lesson>& lessons() {
    static const std::vector<Lesson> english = lessonsIn("en");
    return english;
}

std::vector<Lesson> lessonsIn(std::string_view language) {
    std::vector<Lesson> read;
    for (const auto& [of, text] : ourFiles)
        if (of == language)
            if (auto file = readLesson(text))
                read.push_back(std::move(file->lesson));
    return read;
}

} // namespace bouton
