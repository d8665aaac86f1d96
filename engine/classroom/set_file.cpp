// SPDX-License-Identifier: MIT
#include "classroom/set_file.h"

#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>
#include <array>

#include "classroom/class_json.h"
#include "core/encoding.h"
#include "games/own_game/own_game.h"
#include "lab/answers.h"
#include "session/kept/disk.h"

namespace bouton {

namespace {

constexpr QLatin1String setFormat("bouton-exercises"), restsKey("rests"), rulesKey("rules"),
    timesKey("times");
constexpr int newestSet = 4;
constexpr std::array membersOfSet{class_json::Member{restsKey, 2}, class_json::Member{rulesKey, 3},
                                  class_json::Member{timesKey, 4},
                                  class_json::Member{class_json::idKey, 4}};

// "set.json", or of several variants "set-A.json".
QString fileOf(const QString& path, std::size_t variant, std::size_t of) {
    if (of == 1)
        return path;
    const QFileInfo file(path);
    const QString ending = file.suffix().isEmpty() ? QString() : u'.' + file.suffix();
    return file.path() + u'/' + file.completeBaseName() + u'-' + QChar(nameOfVariant(variant))
           + ending;
}

// The rules of those games of one's own of which there are exercises, by id.
QJsonObject rulesFor(const std::vector<ExerciseText>& texts) {
    QJsonObject rules;
    for (const ExerciseText& text : texts)
        if (const Ruleset* const game = ownGameCalled(text.game))
            rules.insert(QString::fromStdString(text.game),
                         QString::fromStdString(ownRulesOf(*game)->text));
    return rules;
}

// Makes the games known whose rules the file brings along. A game without exercises is refused, so
// that nothing is overlooked and there are not too many.
Or<void> takeRules(const QJsonValue& rules, const std::vector<ExerciseText>& texts) {
    const QJsonObject byId = rules.toObject();
    if (!rules.isUndefined() && byId.isEmpty())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "In the file \"rules\" are not the rules of "
                                                   "games by their ids.")});
    for (auto rule = byId.begin(); rule != byId.end(); ++rule) {
        const std::string id = rule.key().toStdString();
        if (std::ranges::find(texts, id, &ExerciseText::game) == texts.end())
            return refuse({QT_TRANSLATE_NOOP("Phrase", "The file has rules of the game %1, but no "
                                                       "exercise of it."),
                           {excerpt(id)}});
        if (const auto game = broughtGame(id, rule.value().toString().toStdString()); !game)
            return refuse(game.error());
    }
    return {};
}

Or<bool> isTrue(const QJsonObject& all, QLatin1String key) {
    const QJsonValue value = all.value(key);
    if (!value.isUndefined() && !value.isBool())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "In the file \"%1\" is neither true nor false."),
                       {QString(key).toStdString()}});
    return value.toBool();
}

Or<SetTerms> termsIn(const QJsonObject& all) {
    const Or<bool> rests = isTrue(all, restsKey), times = isTrue(all, timesKey);
    if (!rests || !times)
        return refuse((rests ? times : rests).error());
    const Or<std::string> id = all.contains(class_json::idKey)
                                   ? class_json::shortText(all, class_json::idKey)
                                   : Or<std::string>();
    if (!id)
        return refuse(id.error());
    return SetTerms{*rests, *times, *id};
}

} // namespace

QByteArray exercisesAsJson(const ExercisesText& set) {
    QJsonArray list;
    for (const ExerciseText& text : set.texts)
        list.append(class_json::written(text));
    QJsonObject rest;
    const auto& [rests, times, asksId] = set.terms;
    if (rests)
        rest.insert(restsKey, true);
    if (times)
        rest.insert(timesKey, true);
    if (!asksId.empty())
        rest.insert(class_json::idKey, QString::fromStdString(asksId));
    const QJsonObject rules = rulesFor(set.texts);
    if (!rules.isEmpty())
        rest.insert(rulesKey, rules);
    return class_json::file(setFormat,
                            times || !asksId.empty() ? 4
                            : !rules.isEmpty()       ? 3
                            : rests                  ? 2
                                                     : 1,
                            list, std::move(rest));
}

Or<ExercisesText> readExercises(const QString& path) {
    const Or<QJsonObject> all = class_json::read(
        path, setFormat, newestSet,
        QT_TRANSLATE_NOOP("Phrase", "The file holds no exercises, or it is damaged."),
        membersOfSet);
    if (!all)
        return refuse(all.error());
    const Or<SetTerms> terms = termsIn(*all);
    if (!terms)
        return refuse(terms.error());
    auto texts = class_json::exercisesIn(*all);
    if (!texts)
        return refuse(texts.error());
    if (const auto known = takeRules(all->value(rulesKey), *texts); !known)
        return refuse(known.error());
    return ExercisesText{std::move(*texts), *terms};
}

Or<std::vector<ExercisesText>> readVariants(const QString& path) {
    auto first = readExercises(path);
    if (!first)
        return refuse(first.error());
    std::vector<ExercisesText> all{std::move(*first)};
    const QString mark = u'-' + QString(QChar(nameOfVariant(0)));
    if (!QFileInfo(path).completeBaseName().endsWith(mark))
        return all;
    QString whole = path;
    whole.remove(path.lastIndexOf(mark), mark.size());
    while (all.size() < mostVariants) {
        auto next = readExercises(fileOf(whole, all.size(), mostVariants));
        if (!next || next->texts.size() != all.front().texts.size()
            || next->terms != all.front().terms)
            break;
        all.push_back(std::move(*next));
    }
    return all;
}

Or<std::vector<QString>> writeExercises(const ExerciseSets& sets, const QString& path) {
    std::vector<QString> files;
    const std::size_t count = sets.variants.size();
    for (std::size_t i = 0; i < count; ++i) {
        files.push_back(fileOf(path, i, count));
        // The user was asked about the path, not about these.
        if (count > 1 && QFileInfo::exists(files.back()))
            return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 is there already. Choose another name."),
                           {QFileInfo(files.back()).fileName().toStdString()}});
    }
    for (std::size_t i = 0; i < count; ++i) {
        const auto why =
            replaceFile(files[i], exercisesAsJson({textsOf(sets.variants[i]), sets.terms}));
        if (!why)
            continue;
        for (std::size_t written = 0; written < i; ++written)
            (void)Disk().remove(files[written]);
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The exercises could not be saved: %1"),
                       {why->toStdString()}});
    }
    return files;
}

} // namespace bouton
