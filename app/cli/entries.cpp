#include "entries.h"

#include <algorithm>

#include <QString>

#include "core/text.h"
#include "output.h"
#include "problem.h"
#include "programs/entry.h"
#include "programs/process.h"
#include "session/program_name.h"

namespace bouton::cli {

namespace {

namespace fs = std::filesystem;

// As the window takes a program's name (session/program_name.h), in which a letter and its accent
// are one. A longer one ends in "...".
std::string plain(const std::string& name, std::size_t most = longestProgramName) {
    const std::string text = QString::fromStdString(shown(name))
                                 .normalized(QString::NormalizationForm_C)
                                 .trimmed()
                                 .toStdString();
    return lettersOf(text) > most ? visible(text, most - 3) : text;
}

bool isAmong(const std::string& name, const std::vector<std::string>& names) {
    return std::ranges::find(names, name) != names.end();
}

} // namespace

Entries entriesOf(const fs::path& folder, const std::vector<std::string>& taken) {
    std::error_code error;
    std::vector<fs::path> files;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
        if (!hasEnding(at->path().string(), ".tournament"))
            files.push_back(at->path());
    if (error)
        throw Problem{BadInput, "The folder \"" + shown(folder.string())
                                    + "\" cannot be read: " + error.message() + '.'};
    std::ranges::sort(files, {}, [](const fs::path& file) { return file.filename().string(); });

    Entries entries;
    std::vector<std::string> names = taken;
    for (const fs::path& file : files) {
        auto command = commandOf(file);
        if (!command) {
            entries.skipped.push_back(shown(file.filename().string()));
            continue;
        }
        std::string name = plain(programNameOf(file));
        if (name.empty() || isAmong(name, names))
            name = plain(file.filename().string());
        for (int number = 2; isAmong(name, names); ++number)
            name = plain(file.filename().string(), longestProgramName - 6) + ' '
                   + std::to_string(number);
        names.push_back(name);
        must(guardFile());
        if (const Or<void> can = canStart(name, *command); !can) {
            entries.notStarted.emplace_back(name, english(can.error()));
            continue;
        }
        entries.programs.push_back({name, [command = std::move(*command)] { return command; }});
    }
    return entries;
}

} // namespace bouton::cli
