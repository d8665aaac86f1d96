// SPDX-License-Identifier: MIT
#include "ui/laboratory/exercise_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRandomGenerator>

#include <utility>

#include "classroom/answer_file.h"
#include "classroom/set_file.h"
#include "session/file_name.h"
#include "session/task_thread.h"
#include "ui/controls/words.h"
#include "ui/laboratory/exercise_paper.h"
#include "ui/print/picture_file.h"

namespace bouton {

std::string newAttempt() {
    return QStringLiteral("%1")
        .arg(QRandomGenerator::system()->generate64(), 16, 16, QChar('0'))
        .toStdString();
}

void saveAnswers(QObject* owner, const AnswerSheet& sheet, const QString& path,
                 std::function<void(const QString&, bool)> told) {
    writeFile(owner, path, answersAsJson(sheet),
              [path, told = std::move(told)](const std::optional<QString>& why) {
                  told(why ? QCoreApplication::translate("bouton::ExerciseFile",
                                                         "The answers could not be saved: %1")
                                 .arg(*why)
                           : QCoreApplication::translate("bouton::ExerciseFile", "Saved as %1.")
                                 .arg(shownPath(path)),
                       !why);
              });
}

void saveExercises(QObject* owner, const ExerciseSets& sets, const QString& path,
                   std::function<void(const QString&)> told) {
    if (path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        return exportPicture(owner, pagesOf(sets), path, std::move(told));
    doOnce(
        owner, [=] { return writeExercises(sets, path); },
        [told = std::move(told)](const Or<std::vector<QString>>& files) {
            told(!files ? spoken(files.error())
                 : files->size() == 1
                     ? QCoreApplication::translate("bouton::ExerciseFile", "Saved as %1.")
                           .arg(shownPath(files->front()))
                     : QCoreApplication::translate("bouton::ExerciseFile",
                                                   "Saved as %1 to %2, a file for each variant.")
                           .arg(shownPath(files->front()),
                                shownPath(QFileInfo(files->back()).fileName())));
        });
}

} // namespace bouton
