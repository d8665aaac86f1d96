#include "ui/laboratory/exercise_file.h"

#include <QCoreApplication>

#include <utility>

#include "ui/laboratory/class_files.h"
#include "ui/laboratory/exercise_paper.h"
#include "ui/print/file_writer.h"
#include "ui/print/picture_file.h"

namespace bouton {

void saveAnswers(QObject* owner, const AnswerSheet& sheet, const QString& path,
                 std::function<void(const QString&)> told) {
    new FileWriter(owner, path, answersAsJson(sheet),
                   [path, told = std::move(told)](const std::optional<QString>& why) {
                       const auto tr = [](const char* text) {
                           return QCoreApplication::translate("bouton::ExerciseFile", text);
                       };
                       told(why ? tr("The answers could not be saved: %1").arg(*why)
                                : tr("Saved as %1.").arg(path));
                   });
}

void saveExercises(QObject* owner, const ExerciseSets& sets, const QString& path,
                   std::function<void(const QString&)> told) {
    if (path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        return exportPicture(owner, pagesOf(sets), path, std::move(told));
    const std::string text = exercisesAsJson(textsOf(sets.variants.front()), sets.rests);
    new FileWriter(owner, path, QByteArray::fromStdString(text),
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
