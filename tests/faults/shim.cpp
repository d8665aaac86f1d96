// SPDX-License-Identifier: MIT

// A library that is loaded before the C library. It counts the calls by which a program changes the
// files of one folder, writes them down, and at one of them does harm. What it does stands in the
// environment:
//   SHIM_FOLDER  the folder
//   SHIM_LOG     the file that gets a line for each call: its name and the file's name
//   SHIM_AT      the number of the call that gets the harm, from 1
//   SHIM_HARM    "kill" (before the call), an error's number for every call of the same name from
//                there on (SHIM_LAST: up to this number), or "slow"
//   SHIM_UNLINK  not empty: the removal of a file is such a call too

#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <mutex>
#include <signal.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace {

template <class Function> Function next(const char* name) {
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

const char* set(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

bool inFolder(const char* path) {
    const std::string folder = set("SHIM_FOLDER");
    return path && !folder.empty() && std::strncmp(path, folder.c_str(), folder.size()) == 0;
}

std::string pathOf(int descriptor) {
    char path[4096];
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
    const ssize_t length = readlink(link.c_str(), path, sizeof path - 1);
    return length > 0 ? std::string(path, static_cast<std::size_t>(length)) : "";
}

void log(const char* call, const char* path) {
    static const auto open = next<int (*)(const char*, int, ...)>("open");
    static const auto write = next<ssize_t (*)(int, const void*, std::size_t)>("write");
    static const int descriptor = open(set("SHIM_LOG"), O_WRONLY | O_CREAT | O_APPEND, 0600);
    const std::string line = std::string(call) + ' ' + path + '\n';
    if (descriptor >= 0)
        (void)!write(descriptor, line.data(), line.size());
}

// Counts a call. Gives the error that it shall end with; 0: none.
int harm(const char* call, const char* path) {
    static std::mutex mutex;
    static long number = 0;
    static std::string harmed;
    const std::lock_guard lock(mutex);
    ++number;
    log(call, path);
    const long at = std::atol(set("SHIM_AT"));
    const std::string what = set("SHIM_HARM");
    if (at == 0 || number < at)
        return 0;
    if (number == at) {
        harmed = call;
        if (what == "kill")
            kill(getpid(), SIGKILL);
        if (what == "slow")
            usleep(50'000);
    }
    const long last = *set("SHIM_LAST") ? std::atol(set("SHIM_LAST")) : at;
    return harmed == call && number <= last ? std::atoi(what.c_str()) : 0;
}

// Whether the call fails; errno says how.
bool fails(const char* call, const char* path) {
    if (!inFolder(path))
        return false;
    const int error = harm(call, path);
    if (error != 0)
        errno = error;
    return error != 0;
}

bool changes(int flags) { return (flags & (O_WRONLY | O_RDWR | O_CREAT)) != 0; }

template <class Function> int openBy(const char* name, const char* path, int flags, mode_t mode) {
    if (changes(flags) && fails("open", path))
        return -1;
    return next<Function>(name)(path, flags, mode);
}

mode_t modeOf(int flags, va_list arguments) {
    return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE
               ? static_cast<mode_t>(va_arg(arguments, int))
               : 0;
}

} // namespace

extern "C" {

int open(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    return openBy<int (*)(const char*, int, ...)>("open", path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    return openBy<int (*)(const char*, int, ...)>("open64", path, flags, mode);
}

ssize_t write(int descriptor, const void* bytes, std::size_t size) {
    const std::string path = descriptor > 2 ? pathOf(descriptor) : "";
    if (fails("write", path.c_str()))
        return -1;
    return next<ssize_t (*)(int, const void*, std::size_t)>("write")(descriptor, bytes, size);
}

ssize_t pwrite(int descriptor, const void* bytes, std::size_t size, off_t offset) {
    if (fails("pwrite", pathOf(descriptor).c_str()))
        return -1;
    return next<ssize_t (*)(int, const void*, std::size_t, off_t)>("pwrite")(descriptor, bytes,
                                                                             size, offset);
}

ssize_t pwrite64(int descriptor, const void* bytes, std::size_t size, off64_t offset) {
    if (fails("pwrite", pathOf(descriptor).c_str()))
        return -1;
    return next<ssize_t (*)(int, const void*, std::size_t, off64_t)>("pwrite64")(descriptor, bytes,
                                                                                 size, offset);
}

int ftruncate(int descriptor, off_t size) noexcept {
    if (fails("ftruncate", pathOf(descriptor).c_str()))
        return -1;
    return next<int (*)(int, off_t)>("ftruncate")(descriptor, size);
}

int ftruncate64(int descriptor, off64_t size) noexcept {
    if (fails("ftruncate", pathOf(descriptor).c_str()))
        return -1;
    return next<int (*)(int, off64_t)>("ftruncate64")(descriptor, size);
}

// What is synced outlives the machine, which no test cuts from its power; a process that is killed
// loses nothing without it. So nothing waits for the disk.
int fsync(int descriptor) {
    const std::string path = pathOf(descriptor);
    struct stat about {};
    const bool folder = fstat(descriptor, &about) == 0 && S_ISDIR(about.st_mode);
    return fails(folder ? "fsync-folder" : "fsync", path.c_str()) ? -1 : 0;
}

int fdatasync(int descriptor) { return fails("fsync", pathOf(descriptor).c_str()) ? -1 : 0; }

int unlink(const char* path) noexcept {
    if (*set("SHIM_UNLINK") && fails("unlink", path))
        return -1;
    return next<int (*)(const char*)>("unlink")(path);
}

int rename(const char* from, const char* to) {
    if (fails("rename", to))
        return -1;
    return next<int (*)(const char*, const char*)>("rename")(from, to);
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) {
    if (fails("rename", to))
        return -1;
    return next<int (*)(int, const char*, int, const char*, unsigned)>("renameat2")(
        fromFolder, from, toFolder, to, flags);
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) {
    if (fails("link", to))
        return -1;
    return next<int (*)(int, const char*, int, const char*, int)>("linkat")(fromFolder, from,
                                                                            toFolder, to, flags);
}

} // extern "C"
