// SPDX-License-Identifier: MIT
#include "file.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <map>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

#include "output.h"
#include "problem.h"
#include "session/kept/disk.h"

namespace bouton::cli {

namespace {

// While a file is written it lies beside the one that it will be: "NAME.PID.part".
constexpr std::string_view ending = ".part";

// Files beside others that processes have left there which do not live any more, by the name that
// they would have got.
using Leftovers = std::multimap<std::string, std::string>;

bool lives(pid_t process) {
    return process != getpid() && (kill(process, 0) == 0 || errno != ESRCH);
}

Leftovers leftoversIn(const std::filesystem::path& folder) {
    Leftovers found;
    std::error_code error; // a folder that cannot be read has none
    for (std::filesystem::directory_iterator at(folder, error), end; !error && at != end;
         at.increment(error)) {
        const std::string name = at->path().filename().string();
        const std::string_view stem = std::string_view(name).substr(
            0, name.ends_with(ending) ? name.size() - ending.size() : 0);
        const std::size_t dot = std::min(stem.rfind('.'), stem.size());
        pid_t process = 0;
        const auto [last, wrong] = std::from_chars(stem.data() + dot + (dot < stem.size()),
                                                   stem.data() + stem.size(), process);
        if (wrong == std::errc() && last == stem.data() + stem.size() && process > 0
            && !lives(process))
            found.emplace(stem.substr(0, dot), at->path().string());
    }
    return found;
}

// Reads each folder once in a process, so that many files cost no more than one.
void removeLeftovers(const std::filesystem::path& path) {
    static std::map<std::string, Leftovers> known;
    const std::string folder = path.parent_path().string();
    auto at = known.find(folder);
    if (at == known.end())
        at = known.emplace(folder, leftoversIn(folder.empty() ? "." : folder)).first;
    const auto [first, last] = at->second.equal_range(path.filename().string());
    for (auto each = first; each != last; ++each)
        unlink(each->second.c_str());
    at->second.erase(first, last);
}

// Gives 0, or errno.
int writeAs(const std::string& path, std::string_view text, int flags) {
    const int descriptor = open(path.c_str(), O_WRONLY | O_CLOEXEC | flags, 0666);
    if (descriptor == -1)
        return errno;
    int error = writeAll(descriptor, text);
    if (error == 0 && fsync(descriptor) == -1 && errno != EINVAL && errno != EROFS)
        error = errno; // a pipe or a device cannot be synchronized
    if (close(descriptor) == -1 && error == 0)
        error = errno;
    return error;
}

int writeBeside(const std::string& path, std::string_view text) {
    removeLeftovers(path);
    const std::string beside = path + '.' + std::to_string(getpid()) + std::string(ending);
    int error = writeAs(beside, text, O_CREAT | O_EXCL);
    if (error == 0 && std::rename(beside.c_str(), path.c_str()) == -1)
        error = errno;
    if (error != 0)
        unlink(beside.c_str());
    return error;
}

Problem notWritten(const std::string& path, const std::string& why) {
    return {Failed, "The file \"" + shown(path) + "\" cannot be written: " + why + '.'};
}

} // namespace

void checkWritten(const std::string& path, int error) {
    if (error != 0)
        throw notWritten(path, std::generic_category().message(error));
}

bool isStream(const std::string& path, const std::string& input) {
    struct stat found {
    }, own{};
    if (stat(path.c_str(), &found) == 0)
        for (const int descriptor : {STDOUT_FILENO, STDERR_FILENO})
            if (S_ISCHR(found.st_mode)
                || (fstat(descriptor, &own) == 0 && own.st_dev == found.st_dev
                    && own.st_ino == found.st_ino))
                return true;
    if (const auto why = objectionTo(path, {input == "-" ? "/dev/stdin" : input}))
        throw notWritten(path, why->toStdString());
    return false;
}

void writeFile(const std::string& path, std::string_view text, const std::string& input) {
    checkWritten(path, isStream(path, input) ? writeAs(path, text, 0) : writeBeside(path, text));
}

} // namespace bouton::cli
