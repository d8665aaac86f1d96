#include "ui/laboratory/exercise_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "ui/controls/file_dialog.h"

namespace bouton {

namespace {

constexpr qint64 mostBytes = 1'000'000;

constexpr QLatin1String formatKey("format"), versionKey("version"), listKey("exercises"),
    gameKey("game"), positionKey("position");

struct Words {
    Q_DECLARE_TR_FUNCTIONS(bouton::ExerciseFile)
};

std::expected<std::vector<ExerciseText>, QString> readList(const QJsonArray& list) {
    if (list.isEmpty() || list.size() > static_cast<qsizetype>(mostExercises))
        return std::unexpected(
            Words::tr("The file holds %1 exercises; it should be 1 to %2.")
                .arg(QString::number(list.size()), QString::number(mostExercises)));
    std::vector<ExerciseText> texts;
    for (const QJsonValue& value : list) {
        const QJsonObject one = value.toObject();
        if (!one.value(gameKey).isString() || !one.value(positionKey).isString())
            return std::unexpected(Words::tr("Exercise %1 of the file has no game or no position.")
                                       .arg(texts.size() + 1));
        texts.push_back({one.value(gameKey).toString().toStdString(),
                         one.value(positionKey).toString().toStdString()});
    }
    return texts;
}

} // namespace

std::optional<QString> writeExercises(const QString& path, const std::vector<ExerciseText>& texts) {
    const auto why = writeFile(path, QByteArray::fromStdString(exercisesAsJson(texts)));
    return why ? std::optional(Words::tr("The exercises could not be saved: %1").arg(*why)) : why;
}

std::expected<std::vector<ExerciseText>, QString> readExercises(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(
            Words::tr("The file could not be opened: %1").arg(file.errorString()));
    if (file.size() > mostBytes)
        return std::unexpected(Words::tr("The file is too large to hold exercises."));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file.read(mostBytes), &error);
    const QJsonObject all = document.object();
    if (error.error != QJsonParseError::NoError
        || all.value(formatKey).toString().toStdString() != exercisesFormat)
        return std::unexpected(Words::tr("The file holds no exercises, or it is damaged."));
    if (const int written = all.value(versionKey).toInt(); written != exercisesVersion)
        return std::unexpected(written > exercisesVersion
                                   ? Words::tr("The file was written by a newer version of Bouton.")
                                   : Words::tr("The file holds no exercises, or it is damaged."));
    return readList(all.value(listKey).toArray());
}

} // namespace bouton
