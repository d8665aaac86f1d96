// SPDX-License-Identifier: MIT
#include "lessons/lessons.h"

#include <string_view>

#include "lessons/lesson_file.h"

namespace bouton {

namespace {

// The files of resources/lessons/en, whole. CMakeLists.txt makes these literals.
constexpr std::string_view ourFiles[] = {
#include "our_lessons.inc"
};

} // namespace

const std::vector<Lesson>& lessons() {
    static const std::vector<Lesson> all = [] {
        std::vector<Lesson> read;
        for (const std::string_view text : ourFiles)
            read.push_back(readLesson(text).value().lesson);
        return read;
    }();
    return all;
}

} // namespace bouton
