#include "ui/laboratory/class_files.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <utility>

#include "session/kept/disk.h"

namespace bouton {

namespace {

constexpr QLatin1String formatKey("format"), versionKey("version"), listKey("exercises"),
    gameKey("game"), positionKey("position"), restsKey("rests"), nameKey("name"),
    outcomeKey("outcome"), moveKey("move");

constexpr std::array outcomes{std::pair(Outcome::Win, QLatin1String("won")),
                              std::pair(Outcome::Draw, QLatin1String("drawn")),
                              std::pair(Outcome::Loss, QLatin1String("lost"))};

// The whole file, if it is of this format and of no newer version.
Or<QJsonObject> read(const QString& path, const QLatin1String& format, int newest,
                     const char* damaged) {
    const Or<QByteArray> bytes = Disk().read(path, mostExerciseBytes);
    if (!bytes)
        return refuse(bytes.error());
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(*bytes, &error);
    const QJsonObject all = document.object();
    if (error.error != QJsonParseError::NoError || all.value(formatKey).toString() != format)
        return refuse({damaged});
    const int written = all.value(versionKey).toInt();
    if (written > newest)
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The file was written by a newer version of Bouton.")});
    if (written < 1)
        return refuse({damaged});
    return all;
}

Or<std::vector<ExerciseText>> readList(const QJsonArray& list) {
    if (list.isEmpty() || list.size() > static_cast<qsizetype>(mostExercises))
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The file holds %1 exercises; it should be 1 to %2."),
             {std::to_string(list.size()), std::to_string(mostExercises)}});
    std::vector<ExerciseText> texts;
    for (const QJsonValue& value : list) {
        const QJsonObject one = value.toObject();
        if (!one.value(gameKey).isString() || !one.value(positionKey).isString())
            return refuse(
                {QT_TRANSLATE_NOOP("Phrase", "Exercise %1 of the file has no game or no position."),
                 {std::to_string(texts.size() + 1)}});
        texts.push_back({one.value(gameKey).toString().toStdString(),
                         one.value(positionKey).toString().toStdString()});
    }
    return texts;
}

// An answer that is left out is none; what is none of ours is a fault.
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

QString nameIn(const QJsonObject& all) { return all.value(nameKey).toString().simplified(); }

} // namespace

Or<ExercisesText> readExercises(const QString& path) {
    const Or<QJsonObject> all =
        read(path, QLatin1String(exercisesFormat.data()), exercisesVersion,
             QT_TRANSLATE_NOOP("Phrase", "The file holds no exercises, or it is damaged."));
    if (!all)
        return refuse(all.error());
    auto texts = readList(all->value(listKey).toArray());
    if (!texts)
        return refuse(texts.error());
    return ExercisesText{std::move(*texts),
                         all->value(versionKey).toInt() >= 2 && all->value(restsKey).toBool()};
}

QByteArray answersAsJson(const AnswerSheet& sheet) {
    QJsonArray list;
    for (std::size_t i = 0; i < sheet.exercises.size(); ++i) {
        QJsonObject one{{gameKey, QString::fromStdString(sheet.exercises[i].game)},
                        {positionKey, QString::fromStdString(sheet.exercises[i].position)}};
        for (const auto& [outcome, word] : outcomes)
            if (sheet.answers[i].outcome == outcome)
                one.insert(outcomeKey, word);
        if (!sheet.answers[i].move.empty())
            one.insert(moveKey, QString::fromStdString(sheet.answers[i].move));
        list.append(one);
    }
    return QJsonDocument(QJsonObject{{formatKey, QLatin1String(answersFormat)},
                                     {versionKey, answersVersion},
                                     {nameKey, QString::fromStdString(sheet.name)},
                                     {listKey, list}})
        .toJson();
}

Or<AnswerSheet> readAnswers(const QString& path) {
    const Or<QJsonObject> all =
        read(path, QLatin1String(answersFormat), answersVersion,
             QT_TRANSLATE_NOOP("Phrase", "The file holds no answers, or it is damaged."));
    if (!all)
        return refuse(all.error());
    const QString name = nameIn(*all);
    if (name.isEmpty() || name.size() > mostNameLetters)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The name in the file has %1 letters; it should "
                                                   "be 1 to %2."),
                       {std::to_string(name.size()), std::to_string(mostNameLetters)}});
    const QJsonArray list = all->value(listKey).toArray();
    auto texts = readList(list);
    if (!texts)
        return refuse(texts.error());
    AnswerSheet sheet{name.toStdString(), std::move(*texts), {}};
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

Or<void> readClass(const ClassTask& task, std::stop_token stop, const Post<ClassAnswers>& post) {
    std::vector<QString> files = Disk().list(task.folder, QStringLiteral("*.json"));
    if (files.empty())
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The folder \"%1\" has no files that end in .json."),
             {task.folder.toStdString()}});
    std::ranges::sort(files);
    ClassAnswers all;
    all.isCut = files.size() > mostAnswerFiles;
    files.resize(std::min(files.size(), mostAnswerFiles));
    for (const QString& file : files) {
        if (stop.stop_requested())
            return {};
        const QString path = QDir(task.folder).filePath(file);
        Or<AnswerSheet> sheet = readAnswers(path);
        if (!sheet && readExercises(path))
            continue; // the set that was handed out lies beside its answers
        if (!sheet)
            all.refusals.push_back({file, sheet.error()});
        else if (const auto set = std::ranges::find(task.sets, sheet->exercises);
                 set == task.sets.end())
            all.refusals.push_back(
                {file, {QT_TRANSLATE_NOOP("Phrase", "These are answers to another set.")}});
        else
            all.sheets.push_back(
                {std::move(*sheet), static_cast<std::size_t>(set - task.sets.begin())});
    }
    std::ranges::stable_sort(all.sheets, {},
                             [](const ClassAnswers::Answered& one) { return one.sheet.name; });
    post(std::move(all));
    return {};
}

} // namespace bouton
