#include "programs/entry.h"

#include <algorithm>
#include <array>
#include <unistd.h>

#include "core/text.h"
#include "programs/command_words.h"

namespace bouton {

namespace {

namespace fs = std::filesystem;

struct Ending {
    const char *ending, *program, *option; // an option before the file, or null
};
constexpr std::array endings{Ending{".py", "python3", nullptr}, Ending{".java", "java", nullptr},
                             Ending{".jar", "java", "-jar"}};

const Ending* endingOf(const fs::path& file) {
    const std::string extension = file.extension().string();
    const auto found = std::ranges::find_if(
        endings, [&](const Ending& one) { return hasEnding(extension, one.ending); });
    return found == endings.end() ? nullptr : &*found;
}

bool isExecutable(const fs::path& file) {
    std::error_code error;
    return fs::is_regular_file(file, error) && access(file.c_str(), X_OK) == 0;
}

} // namespace

std::optional<OwnProgram::Command> commandOf(const fs::path& entry) {
    std::error_code error;
    const fs::path whole = fs::absolute(entry, error).lexically_normal();
    if (fs::is_directory(whole, error))
        return isExecutable(whole / "run")
                   ? std::optional(OwnProgram::Command{{whole / "run"}, whole})
                   : std::nullopt;
    if (const Ending* ending = endingOf(whole); ending && fs::is_regular_file(whole, error)) {
        OwnProgram::Command command{{ending->program}, whole.parent_path()};
        if (ending->option)
            command.words.emplace_back(ending->option);
        command.words.push_back(whole);
        return command;
    }
    return isExecutable(whole) ? std::optional(OwnProgram::Command{{whole}, whole.parent_path()})
                               : std::nullopt;
}

Or<OwnProgram::Command> commandNamed(const std::string& text) {
    if (text.find('/') != text.npos || text.find('.') != text.npos)
        if (auto entry = commandOf(text))
            return std::move(*entry);
    OwnProgram::Command command{wordsOfCommand(text)};
    if (command.words.empty())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "There is no command to start.")});
    return command;
}

std::string programNameOf(const fs::path& entry) {
    return endingOf(entry) ? entry.stem().string() : entry.filename().string();
}

} // namespace bouton
