// SPDX-License-Identifier: MIT
#include "classroom/answer_file.h"

#include <algorithm>
#include <array>
#include <utility>

#include "classroom/class_json.h"
#include "core/visible.h"

namespace bouton {

namespace {

constexpr QLatin1String answersFormat("bouton-answers"), nameKey("name"), outcomeKey("outcome"),
    moveKey("move");
constexpr int answersVersion = 1;
constexpr std::array membersOfAnswers{class_json::Member{nameKey}};
constexpr std::array membersOfAnswer{class_json::Member{outcomeKey}, class_json::Member{moveKey}};

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

} // namespace

QByteArray answersAsJson(const AnswerSheet& sheet) {
    QJsonArray list;
    for (std::size_t i = 0; i < sheet.exercises.size(); ++i) {
        QJsonObject one = class_json::written(sheet.exercises[i]);
        for (const auto& [outcome, word] : outcomes)
            if (sheet.answers[i].outcome == outcome)
                one.insert(outcomeKey, word);
        if (!sheet.answers[i].move.empty())
            one.insert(moveKey, QString::fromStdString(sheet.answers[i].move));
        list.append(one);
    }
    return class_json::file(answersFormat, answersVersion, list,
                            {{nameKey, QString::fromStdString(sheet.name)}});
}

Or<AnswerSheet> readAnswers(const QString& path) {
    const Or<QJsonObject> all = class_json::read(
        path, answersFormat, answersVersion,
        QT_TRANSLATE_NOOP("Phrase", "The file holds no answers, or it is damaged."),
        membersOfAnswers);
    if (!all)
        return refuse(all.error());
    const QString name = all->value(nameKey).toString().simplified();
    if (name.isEmpty() || name.size() > mostNameLetters)
        return refuse({QT_TRANSLATE_N_NOOP("Phrase", "The name in the file has %n letter(s); it "
                                                     "should be 1 to %1."),
                       {std::to_string(mostNameLetters)},
                       static_cast<int>(name.size())});
    auto texts = class_json::exercisesIn(*all, membersOfAnswer);
    if (!texts)
        return refuse(texts.error());
    AnswerSheet sheet{visible(name.toStdString()), std::move(*texts), {}};
    const QJsonArray list = class_json::listOf(*all);
    for (const QJsonValue& value : list) {
        const auto answer = readAnswer(value.toObject());
        if (!answer)
            return refuse(
                {QT_TRANSLATE_NOOP("Phrase", "The answer to exercise %1 of the file is damaged."),
                 {std::to_string(sheet.answers.size() + 1)}});
        sheet.answers.push_back(*answer);
    }
    return sheet;
}

} // namespace bouton
