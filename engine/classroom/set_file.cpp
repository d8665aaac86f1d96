// SPDX-License-Identifier: MIT
#include "classroom/set_file.h"

#include <QFileInfo>
#include <QJsonArray>

#include <array>

#include "classroom/class_json.h"
#include "lab/answers.h"
#include "session/kept/disk.h"

namespace bouton {

namespace {

constexpr QLatin1String setFormat("bouton-exercises"), restsKey("rests");
constexpr int newestSet = 2;
constexpr std::array membersOfSet{class_json::Member{restsKey, 2}};

// "set.json", or of several variants "set-A.json".
QString fileOf(const QString& path, std::size_t variant, std::size_t of) {
    if (of == 1)
        return path;
    const QFileInfo file(path);
    const QString ending = file.suffix().isEmpty() ? QString() : u'.' + file.suffix();
    return file.path() + u'/' + file.completeBaseName() + u'-' + QChar(nameOfVariant(variant))
           + ending;
}

} // namespace

QByteArray exercisesAsJson(const ExercisesText& set) {
    QJsonArray list;
    for (const ExerciseText& text : set.texts)
        list.append(class_json::written(text));
    QJsonObject rest;
    if (set.rests)
        rest.insert(restsKey, true);
    return class_json::file(setFormat, set.rests ? 2 : 1, list, std::move(rest));
}

Or<ExercisesText> readExercises(const QString& path) {
    const Or<QJsonObject> all = class_json::read(
        path, setFormat, newestSet,
        QT_TRANSLATE_NOOP("Phrase", "The file holds no exercises, or it is damaged."),
        membersOfSet);
    if (!all)
        return refuse(all.error());
    if (const QJsonValue rests = all->value(restsKey); !rests.isUndefined() && !rests.isBool())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "In the file \"rests\" is neither true nor "
                                                   "false.")});
    auto texts = class_json::exercisesIn(*all);
    if (!texts)
        return refuse(texts.error());
    return ExercisesText{std::move(*texts), all->value(restsKey).toBool()};
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
            || next->rests != all.front().rests)
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
            replaceFile(files[i], exercisesAsJson({textsOf(sets.variants[i]), sets.rests}));
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
