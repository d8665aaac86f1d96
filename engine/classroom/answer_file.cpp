// SPDX-License-Identifier: MIT
#include "classroom/answer_file.h"

#include <algorithm>
#include <array>
#include <utility>

#include "classroom/class_json.h"
#include "lessons/progress.h"

namespace bouton {

namespace {

constexpr QLatin1String answersFormat("bouton-answers"), nameKey("name"), outcomeKey("outcome"),
    moveKey("move"), attemptKey("attempt"), attemptsKey("attempts"), secondsKey("seconds"),
    lessonsKey("lessons"), lessonKey("lesson"), titleKey("title"), stepsKey("steps"),
    doneKey("done");
constexpr int versionOfLessons = 3;
constexpr std::array membersOfAnswers{
    class_json::Member{nameKey}, class_json::Member{class_json::idKey, 2},
    class_json::Member{attemptKey, 2}, class_json::Member{class_json::checksumKey, 2},
    class_json::Member{lessonsKey, versionOfLessons}};
constexpr std::array membersOfAnswer{class_json::Member{outcomeKey}, class_json::Member{moveKey},
                                     class_json::Member{attemptsKey, 2},
                                     class_json::Member{secondsKey, 2}};
constexpr const char* damaged =
    QT_TRANSLATE_NOOP("Phrase", "The file holds no answers, or it is damaged.");
constexpr int mostEffort = 1'000'000; // attempts or seconds

constexpr std::array outcomes{std::pair(Outcome::Win, QLatin1String("won")),
                              std::pair(Outcome::Draw, QLatin1String("drawn")),
                              std::pair(Outcome::Loss, QLatin1String("lost"))};

// What a pupil left out is empty in the answer. No answer at all: the file says something that
// Bouton never writes.
std::optional<Answer> readAnswer(const QJsonObject& one) {
    Answer answer;
    if (const QJsonValue outcome = one.value(outcomeKey); !outcome.isUndefined()) {
        const auto at = std::ranges::find_if(
            outcomes, [&](const auto& named) { return outcome.toString() == named.second; });
        if (at == outcomes.end())
            return std::nullopt;
        answer.outcome = at->first;
    }
    if (const QJsonValue move = one.value(moveKey); !move.isUndefined()) {
        if (!move.isString())
            return std::nullopt;
        answer.move = move.toString().toStdString();
    }
    return answer;
}

// No number: something that Bouton never writes.
std::optional<int> readNumber(const QJsonValue& value) {
    const int number = value.isUndefined() ? 0 : value.toInt(-1);
    return number < 0 || number > mostEffort ? std::nullopt : std::optional(number);
}

std::optional<Effort> readEffort(const QJsonObject& one) {
    const auto attempts = readNumber(one.value(attemptsKey)),
               seconds = readNumber(one.value(secondsKey));
    if (!attempts || !seconds)
        return std::nullopt;
    return Effort{*attempts, one.contains(secondsKey) ? seconds : std::nullopt};
}

void insert(QJsonObject& one, const Effort& effort) {
    if (effort.attempts > 0)
        one.insert(attemptsKey, std::min(effort.attempts, mostEffort));
    if (effort.seconds)
        one.insert(secondsKey, std::min(*effort.seconds, mostEffort));
}

// Lessons -----------------------------------------------------------------------------------------

QJsonArray written(const std::vector<std::string>& ids) {
    QJsonArray list;
    for (const std::string& id : ids)
        list.append(QString::fromStdString(id));
    return list;
}

QJsonArray written(const std::vector<LessonDone>& lessons) {
    QJsonArray list;
    for (const LessonDone& lesson : lessons) {
        QJsonObject one{{lessonKey, QString::fromStdString(lesson.id)},
                        {doneKey, written(lesson.done)}};
        if (!lesson.steps.empty()) {
            one.insert(titleKey, QString::fromStdString(lesson.title));
            one.insert(stepsKey, written(lesson.steps));
        }
        list.append(one);
    }
    return list;
}

// Ids that differ, as many as a lesson may have. Empty: something that Bouton never writes.
std::vector<std::string> readIds(const QJsonValue& value) {
    const QJsonArray list = value.toArray();
    std::vector<std::string> ids;
    for (const QJsonValue& each : list) {
        std::string id = each.toString().toStdString();
        if (!isLessonId(id) || std::ranges::find(ids, id) != ids.end()
            || ids.size() == mostLessonSteps)
            return {};
        ids.push_back(std::move(id));
    }
    return ids;
}

// Nothing: something that Bouton never writes.
std::optional<LessonDone> readLessonDone(const QJsonObject& one) {
    LessonDone lesson{
        one.value(lessonKey).toString().toStdString(), {}, {}, readIds(one.value(doneKey))};
    qsizetype members = 2;
    if (one.contains(stepsKey)) {
        const Or<std::string> title = class_json::shortText(one, titleKey);
        lesson.steps = readIds(one.value(stepsKey));
        if (!title || lesson.steps.empty())
            return std::nullopt;
        lesson.title = *title;
        members = 4;
    }
    const auto isNoStep = [&](const std::string& id) {
        return members == 4 && std::ranges::find(lesson.steps, id) == lesson.steps.end();
    };
    if (one.size() != members || !isLessonOrOwnId(lesson.id) || lesson.done.empty()
        || std::ranges::any_of(lesson.done, isNoStep))
        return std::nullopt;
    return lesson;
}

Or<std::vector<LessonDone>> readLessons(const QJsonObject& all) {
    const QJsonArray list = all.value(lessonsKey).toArray();
    std::vector<LessonDone> lessons;
    if (list.size() > static_cast<qsizetype>(mostLessonsDone))
        return refuse({damaged});
    for (const QJsonValue& value : list) {
        auto lesson = readLessonDone(value.toObject());
        if (!lesson || std::ranges::find(lessons, lesson->id, &LessonDone::id) != lessons.end())
            return refuse({QT_TRANSLATE_NOOP("Phrase", "Lesson %1 of the file is damaged."),
                           {std::to_string(lessons.size() + 1)}});
        lessons.push_back(std::move(*lesson));
    }
    if (lessons.empty() || !class_json::listOf(all).isEmpty())
        return refuse({damaged});
    return lessons;
}

} // namespace

QByteArray answersAsJson(const AnswerSheet& sheet) {
    const bool isNew = !sheet.attempt.empty();
    QJsonArray list;
    for (std::size_t i = 0; i < sheet.exercises.size(); ++i) {
        QJsonObject one = class_json::written(sheet.exercises[i]);
        for (const auto& [outcome, word] : outcomes)
            if (sheet.answers[i].outcome == outcome)
                one.insert(outcomeKey, word);
        if (!sheet.answers[i].move.empty())
            one.insert(moveKey, QString::fromStdString(sheet.answers[i].move));
        if (isNew && i < sheet.efforts.size())
            insert(one, sheet.efforts[i]);
        list.append(one);
    }
    QJsonObject rest{{nameKey, QString::fromStdString(sheet.name)}};
    if (!isNew)
        return class_json::file(answersFormat, 1, list, std::move(rest));
    rest.insert(attemptKey, QString::fromStdString(sheet.attempt));
    if (!sheet.id.empty())
        rest.insert(class_json::idKey, QString::fromStdString(sheet.id));
    if (!sheet.lessons.empty())
        rest.insert(lessonsKey, written(sheet.lessons));
    return class_json::sealedFile(answersFormat, sheet.lessons.empty() ? 2 : versionOfLessons, list,
                                  std::move(rest));
}

Or<AnswerSheet> readAnswers(const QString& path) {
    const Or<QJsonObject> all =
        class_json::read(path, answersFormat, versionOfLessons, damaged, membersOfAnswers);
    if (!all)
        return refuse(all.error());
    const bool isNew = class_json::versionOf(*all) > 1;
    if (isNew && !class_json::isSealed(*all))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The file was damaged or changed after it was "
                                                   "saved: its checksum does not fit.")});
    const Or<std::string> name = class_json::shortText(*all, nameKey);
    if (!name)
        return refuse(name.error());
    const Or<std::string> id = all->contains(class_json::idKey)
                                   ? class_json::shortText(*all, class_json::idKey)
                                   : Or<std::string>();
    if (!id)
        return refuse(id.error());
    const Or<std::string> attempt =
        isNew ? class_json::shortText(*all, attemptKey) : Or<std::string>();
    if (!attempt)
        return refuse(attempt.error());
    if (class_json::versionOf(*all) == versionOfLessons) {
        auto lessons = readLessons(*all);
        if (!lessons)
            return refuse(lessons.error());
        return AnswerSheet{*name, {}, {}, *id, *attempt, {}, std::move(*lessons)};
    }
    auto texts = class_json::exercisesIn(*all, membersOfAnswer);
    if (!texts)
        return refuse(texts.error());
    AnswerSheet sheet{*name, std::move(*texts), {}, *id, *attempt};
    const QJsonArray list = class_json::listOf(*all);
    for (const QJsonValue& value : list) {
        const auto answer = readAnswer(value.toObject());
        const auto effort = readEffort(value.toObject());
        if (!answer || !effort)
            return refuse(
                {QT_TRANSLATE_NOOP("Phrase", "The answer to exercise %1 of the file is damaged."),
                 {std::to_string(sheet.answers.size() + 1)}});
        sheet.answers.push_back(*answer);
        if (isNew)
            sheet.efforts.push_back(*effort);
    }
    return sheet;
}

} // namespace bouton
