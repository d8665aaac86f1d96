#include "entries.h"

#include <algorithm>

#include "output.h"
#include "problem.h"
#include "programs/entry.h"
#include "programs/guard.h"

namespace bouton::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostOfName = 40;

std::string plain(const std::string& name) {
    std::string text = shown(name);
    for (char& c : text)
        c = c == '\t' ? ' ' : c;
    return text.substr(0, mostOfName);
}

bool isAmong(const std::string& name, const std::vector<std::string>& names) {
    return std::ranges::find(names, name) != names.end();
}

} // namespace

Entries entriesOf(const fs::path& folder, const std::vector<std::string>& taken) {
    std::error_code error;
    std::vector<fs::path> files;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
        if (at->path().extension() != ".tournament")
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
            entries.skipped.push_back(plain(file.filename().string()));
            continue;
        }
        std::string name = plain(programNameOf(file));
        if (isAmong(name, names))
            name = plain(file.filename().string());
        for (int number = 2; isAmong(name, names); ++number)
            name = plain(file.filename().string()).substr(0, mostOfName - 6) + ' '
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
