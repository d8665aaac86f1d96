// SPDX-License-Identifier: MIT
#include "programs/entry.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <unistd.h>

#include "core/text.h"
#include "core/visible.h"
#include "programs/process.h"

namespace bouton {

namespace {

constexpr std::string_view blanksOfCommands = " \t\n\v\f\r";

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

// What execvp() starts by this word in this folder, or why not, as an errno.
std::expected<fs::path, int> foundBy(std::string_view word, const fs::path& folder) {
    const bool isPath = word.contains('/');
    const char* const paths = std::getenv("PATH");
    std::string_view rest = isPath ? "" : paths ? paths : "/bin:/usr/bin";
    for (int error = ENOENT;;) {
        const std::size_t end = std::min(rest.find(':'), rest.size());
        const fs::path file = folder / rest.substr(0, end) / word;
        if (isExecutable(file))
            return file;
        if (access(file.c_str(), F_OK) == 0)
            error = EACCES;
        if (end == rest.size())
            return std::unexpected(error);
        rest.remove_prefix(end + 1);
    }
}

// The next word of the first line of a script, which is taken off it.
std::string_view nextWord(std::string_view& line) {
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    const std::string_view word = line.substr(0, line.find_first_of(" \t"));
    line.remove_prefix(word.size());
    return word;
}

} // namespace

std::vector<std::string> wordsOfCommand(std::string_view command) {
    std::vector<std::string> words;
    std::string word;
    bool isQuoted = false;
    const auto end = [&] {
        if (!word.empty())
            words.push_back(std::move(word));
        word.clear();
    };
    while (!command.empty()) {
        const std::size_t quotes =
            std::min(command.find_first_not_of('"'), command.size()); // in a row
        word.append(quotes / 3, '"');
        isQuoted = isQuoted != (quotes % 3 == 1);
        command.remove_prefix(quotes);
        if (command.empty())
            break;
        if (!isQuoted && blanksOfCommands.contains(command.front()))
            end();
        else
            word += command.front();
        command.remove_prefix(1);
    }
    end();
    return words;
}

Or<void> canStart(const std::string& name, const OwnProgram::Command& command) {
    if (const auto guard = guardFile(); !guard)
        return refuse(guard.error());
    if (!command.folder.empty() && access(command.folder.c_str(), X_OK) != 0)
        return refuse(cannotStart(visible(name), errno));
    const auto file = foundBy(command.words.front(), command.folder);
    if (!file)
        return refuse(cannotStart(visible(name), file.error()));
    std::string head(256, '\0'); // as much as the system reads of it
    std::ifstream(*file, std::ios::binary).read(head.data(), 256);
    std::string_view line =
        std::string_view(head).substr(0, head.find_first_of(std::string_view("\n\0", 2)));
    if (!line.starts_with("#!"))
        return {};
    line.remove_prefix(2);
    std::string_view interpreter = nextWord(line);
    for (int i = 0; i < 2 && !interpreter.empty(); ++i) {
        if (const auto found = foundBy(interpreter, command.folder); !found)
            return refuse(cannotStart(visible(name), found.error(), visible(interpreter)));
        // It looks for the one that is meant.
        interpreter = interpreter.ends_with("/env") ? nextWord(line) : "";
        if (interpreter.starts_with('-') || interpreter.contains('='))
            break; // an option or a variable of its own
    }
    return {};
}

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

namespace {

bool isSource(const fs::path& file) {
    constexpr std::array<std::string_view, 12> endings{
        ".c", ".cc", ".cpp", ".cs", ".go", ".hs", ".kt", ".ml", ".pas", ".rs", ".swift", ".ts"};
    return std::ranges::find(endings, file.extension().string()) != endings.end();
}

// What a file or a folder that is no program lacks.
Phrase lackOf(const fs::path& entry, const std::string& text) {
    std::error_code error;
    const std::string name = visible(text);
    if (fs::is_directory(entry, error) && fs::is_regular_file(entry / "run", error))
        return {QT_TRANSLATE_NOOP("Phrase", "The folder \"%1\" is a program once its file \"run\" "
                                            "may be run: chmod +x does that."),
                {name}};
    if (fs::is_directory(entry, error))
        return {QT_TRANSLATE_NOOP("Phrase", "\"%1\" is a folder. It is a program once an "
                                            "executable file \"run\" stands in it."),
                {name}};
    if (isSource(entry))
        return {QT_TRANSLATE_NOOP("Phrase",
                                  "\"%1\" is the source of a program, which no rule "
                                  "starts. Compile it, or give the command that runs it."),
                {name}};
    return {QT_TRANSLATE_NOOP("Phrase", "The file \"%1\" may not be run: chmod +x changes that. Or "
                                        "give the command that runs it."),
            {name}};
}

} // namespace

Or<OwnProgram::Command> commandNamed(const std::string& text) {
    if (auto entry = commandOf(text))
        return std::move(*entry);
    if (std::error_code error; fs::is_directory(text, error) || fs::is_regular_file(text, error))
        return refuse(lackOf(text, text));
    OwnProgram::Command command{wordsOfCommand(text)};
    if (command.words.empty())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "There is no command to start.")});
    return command;
}

bool isHelper(const fs::path& entry) { return entry.filename().string().starts_with('_'); }

std::string programNameOf(const fs::path& entry) {
    return endingOf(entry) ? entry.stem().string() : entry.filename().string();
}

} // namespace bouton
