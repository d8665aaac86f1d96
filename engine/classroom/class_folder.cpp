// SPDX-License-Identifier: MIT
#include "classroom/class_folder.h"

#include <QDir>

#include <algorithm>
#include <utility>

#include "classroom/answer_file.h"
#include "classroom/set_file.h"
#include "session/file_name.h"
#include "session/kept/disk.h"

namespace bouton {

Or<void> readClass(const QString& folder, const std::vector<std::vector<ExerciseText>>& sets,
                   std::stop_token stop, const Post<ClassAnswers>& post) {
    std::vector<QString> files = Disk().list(folder, QStringLiteral("*.json"));
    if (files.empty())
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The folder \"%1\" has no files that end in .json."),
             {folder.toStdString()}});
    std::ranges::sort(files);
    ClassAnswers all;
    all.isCut = files.size() > mostAnswerFiles;
    files.resize(std::min(files.size(), mostAnswerFiles));
    for (const QString& file : files) {
        if (stop.stop_requested())
            return {};
        const QString path = QDir(folder).filePath(file);
        Or<AnswerSheet> sheet = readAnswers(path);
        if (!sheet && readExercises(path))
            continue; // the set that was handed out lies beside its answers
        if (!sheet)
            all.refusals.push_back({shownPath(file), sheet.error()});
        else if (!sheet->lessons.empty())
            all.lessons.push_back(std::move(*sheet));
        else if (const auto set = std::ranges::find(sets, sheet->exercises); set == sets.end())
            all.refusals.push_back(
                {shownPath(file),
                 {QT_TRANSLATE_NOOP("Phrase", "These are answers to another set.")}});
        else
            all.sheets.push_back({std::move(*sheet), static_cast<std::size_t>(set - sets.begin())});
    }
    std::ranges::stable_sort(all.sheets, {},
                             [](const ClassAnswers::Answered& one) { return one.sheet.name; });
    std::ranges::stable_sort(all.lessons, {}, &AnswerSheet::name);
    post(std::move(all));
    return {};
}

} // namespace bouton
