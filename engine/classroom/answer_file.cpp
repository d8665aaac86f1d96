// SPDX-License-Identifier: MIT
#include "classroom/answer_file.h"

#include <algorithm>
#include <array>
#include <utility>

#include "classroom/class_json.h"

namespace bouton {

namespace {

constexpr QLatin1String answersFormat("bouton-answers"), nameKey("name"), outcomeKey("outcome"),
    moveKey("move"), attemptKey("attempt"), attemptsKey("attempts"), secondsKey("seconds");
constexpr int newestAnswers = 2;
constexpr std::array membersOfAnswers{
    class_json::Member{nameKey}, class_json::Member{class_json::idKey, 2},
    class_json::Member{attemptKey, 2}, class_json::Member{class_json::checksumKey, 2}};
constexpr std::array membersOfAnswer{class_json::Member{outcomeKey}, class_json::Member{moveKey},
                                     class_json::Member{attemptsKey, 2},
                                     class_json::Member{secondsKey, 2}};
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
    return class_json::file(answersFormat, newestAnswers, list, std::move(rest),
                            class_json::Seal::Checksum);
}

Or<AnswerSheet> readAnswers(const QString& path) {
    const Or<QJsonObject> all = class_json::read(
        path, answersFormat, newestAnswers,
        QT_TRANSLATE_NOOP("Phrase", "The file holds no answers, or it is damaged."),
        membersOfAnswers);
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
