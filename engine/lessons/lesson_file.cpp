#include "lessons/lesson_file.h"

#include <algorithm>
#include <charconv>

#include "core/encoding.h"
#include "core/text.h"
#include "core/whole_file.h"
#include "lessons/lesson_fields.h"
#include "lessons/lines.h"
#include "lessons/progress.h"
#include "lessons/task.h"

namespace bouton {

namespace {

constexpr std::string_view mark = "bouton-lesson";
constexpr std::size_t mostPositions = 50; // of a step

std::unexpected<LessonDamage> damaged(int line, Phrase why, std::string step = {}) {
    return std::unexpected(LessonDamage{std::move(why), line, std::move(step)});
}

// The first line: "bouton-lesson 1".
std::expected<void, LessonDamage> checkFirst(std::string_view line) {
    const auto words = wordsOf(line);
    int version = 0;
    if (words.size() != 2 || words[0] != mark
        || std::from_chars(words[1].data(), words[1].data() + words[1].size(), version).ptr
               != words[1].data() + words[1].size()
        || version < 1)
        return damaged(1, {QT_TRANSLATE_NOOP("Phrase", "The first line of a lesson is \"%1\"."),
                           {std::string(mark) + " 1"}});
    if (version > lessonVersion)
        return damaged(
            1, {QT_TRANSLATE_NOOP("Phrase", "The file was written by a newer version of Bouton.")});
    return {};
}

bool isAnswerKey(std::string_view key) {
    return key == "answer" || key == "answers" || key == "solution";
}

std::size_t wordsIn(const LessonWords& words) {
    std::size_t count = 0;
    for (const Phrase* phrase : {&words.says, &words.seen, &words.question, &words.after})
        count += wordsOf(english(*phrase)).size();
    return count;
}

// The key that is to blame if a step is wrong whatever its position.
std::string_view keyToBlame(LessonStep step) {
    switch (step.asks) {
    case LessonAsks::Cut: return "plies";
    case LessonAsks::Counterexample: return "claim";
    case LessonAsks::Claim: step.frame.words.clear(); return checkStep(step) ? "words" : "begins";
    default: return "asks";
    }
}

// The line of the key's so manieth text; where the step begins if it has none.
int lineOf(const LessonFile::Lines& lines, std::string_view key, std::size_t at = 0) {
    const auto found = lines.find(key);
    return found == lines.end() ? lines.at("step").front() : found->second[at];
}

// Reads line by line.
class LessonReader {
public:
    std::expected<LessonFile, LessonDamage> read(std::string_view text) {
        int number = 0;
        for (const std::string_view line : linesOf(text)) {
            ++number;
            const auto fine =
                number == 1 ? checkFirst(line) : take(number, trimmed(line, blanksInLines));
            if (!fine)
                return std::unexpected(fine.error());
        }
        if (number == 0)
            return std::unexpected(checkFirst({}).error());
        if (const auto fine = endStep(); !fine)
            return std::unexpected(fine.error());
        if (m_file.lesson.steps.empty())
            return damaged(number, {QT_TRANSLATE_NOOP("Phrase", "The lesson has no step.")});
        return std::move(m_file);
    }

private:
    std::string stepId() const { return m_inStep ? m_fields.one("step") : std::string(); }

    std::expected<void, LessonDamage> take(int number, std::string_view line) {
        if (line.empty() || line.starts_with('#'))
            return {};
        const std::size_t colon = line.find(':');
        const std::string_view key =
            trimmed(line.substr(0, std::min(colon, line.size())), blanksInLines);
        const std::string_view text = colon == line.npos
                                          ? std::string_view()
                                          : trimmed(line.substr(colon + 1), blanksInLines);
        if (std::ranges::any_of(line, [](char c) { return c >= '\0' && c < ' ' && c != '\t'; }))
            return damaged(number,
                           {QT_TRANSLATE_NOOP("Phrase", "There is a character that is no text.")},
                           stepId());
        if (colon == line.npos || text.empty())
            return damaged(number,
                           {QT_TRANSLATE_NOOP("Phrase", "A line is written \"key: text\".")},
                           stepId());
        if (isAnswerKey(key))
            return damaged(number,
                           {QT_TRANSLATE_NOOP("Phrase", "A lesson holds no answers: they are "
                                                        "worked out by the rules.")},
                           stepId());
        if (key == "step") {
            if (auto fine = endStep(); !fine)
                return fine;
            if (m_file.lesson.steps.size() >= mostLessonSteps)
                return damaged(number,
                               {QT_TRANSLATE_NOOP("Phrase", "A lesson has at most %1 steps."),
                                {std::to_string(mostLessonSteps)}});
            m_inStep = true;
            m_fields = {.line = number};
        }
        return add(number, key, text);
    }

    std::expected<void, LessonDamage> add(int number, std::string_view key, std::string_view text) {
        const std::vector<LessonKey>& keys = m_inStep ? keysOfStep : keysOfLesson;
        const auto known = std::ranges::find(keys, key, &LessonKey::id);
        if (known == keys.end())
            return damaged(
                number,
                {QT_TRANSLATE_NOOP("Phrase", "The key \"%1\" is not known here."), {excerpt(key)}},
                stepId());
        auto& fields = m_fields.all[std::string(key)];
        if (!fields.empty() && known->times == LessonKey::Times::Once)
            return damaged(number,
                           {QT_TRANSLATE_NOOP("Phrase", "The key \"%1\" stands there twice."),
                            {std::string(key)}},
                           stepId());
        if (fields.size() >= mostPositions)
            return damaged(
                number,
                {QT_TRANSLATE_NOOP("Phrase", "The key \"%1\" stands there more than %2 times."),
                 {std::string(key), std::to_string(mostPositions)}},
                stepId());
        fields.push_back({number, std::string(text)});
        return {};
    }

    // What stands before the first step, or the step that has ended.
    std::expected<void, LessonDamage> endStep() { return m_inStep ? addStep() : addHead(); }

    std::expected<void, LessonDamage> addHead() {
        const std::string id = m_fields.one("id"), title = m_fields.one("title");
        if (!isLessonId(id))
            return damaged(
                m_fields.lineOf("id"),
                {QT_TRANSLATE_NOOP("Phrase", "Before the first step stands a line \"id: ...\", of "
                                             "small letters, digits and \"-\", 40 at most.")});
        if (title.empty() || lettersOf(title) > mostTitle)
            return damaged(m_fields.lineOf("title"),
                           {QT_TRANSLATE_NOOP("Phrase", "Before the first step stands a line "
                                                        "\"title: ...\", of at most %1 letters."),
                            {std::to_string(mostTitle)}});
        m_file.lesson.id = id;
        m_file.lesson.title = plainText(title);
        return {};
    }

    std::expected<void, LessonDamage> addStep() {
        const auto step = stepFrom(m_fields);
        if (!step)
            return std::unexpected(step.error());
        if (std::ranges::count(m_file.lesson.steps, step->id, &LessonStep::id) > 0)
            return damaged(m_fields.line,
                           {QT_TRANSLATE_NOOP("Phrase", "Another step has this id.")}, step->id);
        if (const std::size_t words = wordsIn(step->words); words > mostStepWords)
            return damaged(m_fields.line,
                           {QT_TRANSLATE_NOOP("Phrase", "The step says %1 words; %2 are the most."),
                            {std::to_string(words), std::to_string(mostStepWords)}},
                           step->id);
        m_file.lesson.steps.push_back(*step);
        m_file.lines.push_back(m_fields.lines());
        return {};
    }

    static constexpr std::size_t mostTitle = 60;

    LessonFile m_file;
    LessonFields m_fields{.line = 1};
    bool m_inStep = false;
};

} // namespace

bool isLessonText(std::string_view text) { return withoutMark(text).starts_with(mark); }

Phrase placeOf(const LessonDamage& damage) {
    if (damage.line == 0)
        return {};
    if (damage.step.empty())
        return {QT_TRANSLATE_NOOP("Phrase", "Line %1:"), {std::to_string(damage.line)}};
    return {QT_TRANSLATE_NOOP("Phrase", "Line %1, step \"%2\":"),
            {std::to_string(damage.line), excerpt(damage.step)}};
}

std::expected<LessonFile, LessonDamage> readLesson(std::string_view text) {
    if (text.size() > mostLessonBytes)
        return damaged(0, {QT_TRANSLATE_NOOP("Phrase", "A lesson has at most %1 bytes."),
                           {std::to_string(mostLessonBytes)}});
    const Or<std::string_view> lines = textIn(text);
    if (!lines)
        return damaged(0, lines.error());
    return LessonReader().read(*lines);
}

std::expected<void, LessonDamage> tryLesson(const LessonFile& file, const std::stop_token& stop) {
    for (std::size_t i = 0; i < file.lesson.steps.size(); ++i) {
        const LessonStep& step = file.lesson.steps[i];
        if (const auto fine = checkStep(step); !fine)
            return damaged(lineOf(file.lines[i], keyToBlame(step)), fine.error(), step.id);
        const std::size_t positions = step.start.positions.size();
        for (std::uint64_t seed = 0; seed < std::max<std::size_t>(positions, 1); ++seed)
            if (const auto task = taskOf(step, seed, stop); !task)
                return damaged(lineOf(file.lines[i], positions > 0 ? "position" : "random", seed),
                               task.error(), step.id);
    }
    return {};
}

std::expected<LessonFile, LessonDamage> openLesson(const std::filesystem::path& path,
                                                   const std::stop_token& stop) {
    const Or<std::string> text = wholeFile(path, mostLessonBytes);
    if (!text)
        return damaged(0, text.error());
    auto file = readLesson(*text);
    if (!file)
        return file;
    if (const auto fine = tryLesson(*file, stop); !fine)
        return std::unexpected(fine.error());
    file->lesson.id.insert(0, ofATeacher);
    return file;
}

} // namespace bouton
