#include "ui/laboratory/exercise_file.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

#include "session/kept/disk.h"
#include "ui/laboratory/exercise_paper.h"
#include "ui/print/file_writer.h"
#include "ui/print/picture_file.h"

namespace bouton {

namespace {

constexpr qint64 mostBytes = 1'000'000;

constexpr QLatin1String formatKey("format"), versionKey("version"), listKey("exercises"),
    gameKey("game"), positionKey("position");

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

} // namespace

Or<std::vector<ExerciseText>> readExercises(const QString& path) {
    constexpr const char* damaged =
        QT_TRANSLATE_NOOP("Phrase", "The file holds no exercises, or it is damaged.");
    const Or<QByteArray> bytes = Disk().read(path, mostBytes);
    if (!bytes)
        return refuse(bytes.error());
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(*bytes, &error);
    const QJsonObject all = document.object();
    if (error.error != QJsonParseError::NoError
        || all.value(formatKey).toString().toStdString() != exercisesFormat)
        return refuse({damaged});
    if (const int written = all.value(versionKey).toInt(); written > exercisesVersion)
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The file was written by a newer version of Bouton.")});
    else if (written != exercisesVersion)
        return refuse({damaged});
    return readList(all.value(listKey).toArray());
}

void saveExercises(QObject* owner, const ExerciseSets& sets, const QString& path,
                   std::function<void(const QString&)> told) {
    if (path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        return exportPicture(owner, pagesOf(sets), path, std::move(told));
    std::vector<ExerciseText> texts;
    for (const Exercise& exercise : sets.variants.front())
        texts.push_back({exercise.game->name.id, exercise.position});
    new FileWriter(owner, path, QByteArray::fromStdString(exercisesAsJson(texts)),
                   [path, told = std::move(told),
                    isOne = sets.variants.size() == 1](const std::optional<QString>& why) {
                       const auto tr = [](const char* text) {
                           return QCoreApplication::translate("bouton::ExerciseFile", text);
                       };
                       told(why ? tr("The exercises could not be saved: %1").arg(*why)
                            : isOne
                                ? tr("Saved as %1.").arg(path)
                                : tr("Variant A is saved as %1. A file holds one set.").arg(path));
                   });
}

} // namespace bouton
