// SPDX-License-Identifier: MIT
#include "ui/lessons/lesson_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>
#include <vector>

#include "lessons/lessons.h"
#include "ui/controls/languages.h"

namespace bouton {

namespace {

// All words of a lesson, in an order that depends on nothing else.
std::vector<Phrase*> wordsOf(Lesson& lesson) {
    std::vector<Phrase*> all{&lesson.title};
    for (LessonStep& step : lesson.steps)
        for (Phrase* words :
             {&step.words.says, &step.words.question, &step.words.after, &step.words.seen})
            all.push_back(words);
    return all;
}

Lesson withoutWords(Lesson lesson) {
    for (Phrase* words : wordsOf(lesson))
        *words = {};
    return lesson;
}

} // namespace

LessonTexts::LessonTexts(std::span<const Lesson> ours, std::span<const Lesson> theirs) {
    for (Lesson english : ours) {
        const auto found = std::ranges::find(theirs, english.id, &Lesson::id);
        if (found == theirs.end() || withoutWords(english) != withoutWords(*found))
            continue;
        Lesson other = *found;
        const std::vector<Phrase*> from = wordsOf(english), to = wordsOf(other);
        for (std::size_t i = 0; i < from.size(); ++i)
            if (!from[i]->args.empty() && !to[i]->args.empty())
                m_texts.emplace(from[i]->args[0], to[i]->args[0]);
    }
}

QString LessonTexts::translate(const char* context, const char* text, const char*, int) const {
    const auto found = std::string_view(context) == "Phrase" ? m_texts.find(text) : m_texts.end();
    return found == m_texts.end() ? QString() : QString::fromStdString(found->second);
}

void speakLessons() {
    static std::unique_ptr<LessonTexts> texts;
    texts.reset(); // which takes it away
    if (languageSpoken() == QLatin1String("en"))
        return;
    const std::vector<Lesson> theirs = lessonsIn(languageSpoken().toStdString());
    if (theirs.empty())
        return;
    texts = std::make_unique<LessonTexts>(lessons(), theirs);
    QCoreApplication::installTranslator(texts.get());
}

} // namespace bouton
