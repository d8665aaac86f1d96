// SPDX-License-Identifier: MIT
#pragma once

#include <QTranslator>

#include <map>
#include <span>
#include <string>

#include "lessons/lesson.h"

namespace bouton {

// Says the words of our lessons in another language. The lessons stay the English ones: their words
// are looked up as all texts are (ui/controls/words.h).
class LessonTexts : public QTranslator {
public:
    // `theirs` are the same lessons in that language. One that differs from ours in more than its
    // words, or that there is not, stays English.
    LessonTexts(std::span<const Lesson> ours, std::span<const Lesson> theirs);

    QString translate(const char* context, const char* text, const char* disambiguation,
                      int n) const override;
    bool isEmpty() const override { return m_texts.empty(); }

private:
    std::map<std::string, std::string, std::less<>> m_texts;
};

// Has our lessons speak the language of the window (ui/controls/languages.h), as far as they can.
void speakLessons();

} // namespace bouton
