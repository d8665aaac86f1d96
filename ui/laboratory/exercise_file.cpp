#include "ui/laboratory/exercise_file.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <memory>
#include <utility>

#include "ui/laboratory/class_files.h"
#include "ui/laboratory/exercise_paper.h"
#include "ui/print/file_writer.h"
#include "ui/print/picture_file.h"

namespace bouton {

namespace {

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
    struct Saving {
        std::size_t left;
        std::optional<QString> why{}; // the last that failed did
    };
    const std::size_t all = sets.variants.size();
    // The dialog has asked about the name that was chosen, not about these.
    for (std::size_t i = 0; all > 1 && i < all; ++i)
        if (const QString file = fileOf(path, i, all); QFileInfo::exists(file))
            return told(QCoreApplication::translate("bouton::ExerciseFile",
                                                    "%1 is there already. Choose another name.")
                            .arg(QFileInfo(file).fileName()));
    const auto saving = std::make_shared<Saving>(Saving{all});
    const auto done = [=, told = std::move(told)](const std::optional<QString>& why) {
        const auto tr = [](const char* text) {
            return QCoreApplication::translate("bouton::ExerciseFile", text);
        };
        saving->why = why ? why : saving->why;
        if (--saving->left > 0)
            return;
        const QString first = fileOf(path, 0, all), last = fileOf(path, all - 1, all);
        told(saving->why ? tr("The exercises could not be saved: %1").arg(*saving->why)
             : all == 1  ? tr("Saved as %1.").arg(first)
                         : tr("Saved as %1 to %2, a file for each variant.")
                              .arg(first, QFileInfo(last).fileName()));
    };
    for (std::size_t i = 0; i < all; ++i)
        new FileWriter(
            owner, fileOf(path, i, all),
            QByteArray::fromStdString(exercisesAsJson(textsOf(sets.variants[i]), sets.rests)),
            done);
}

} // namespace bouton
