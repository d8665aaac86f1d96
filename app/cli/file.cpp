#include "file.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

#include "output.h"
#include "problem.h"

namespace bouton::cli {

namespace {

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
    const std::string beside = path + '.' + std::to_string(getpid()) + ".part";
    int error = writeAs(beside, text, O_CREAT | O_EXCL);
    if (error == 0 && std::rename(beside.c_str(), path.c_str()) == -1)
        error = errno;
    if (error != 0)
        unlink(beside.c_str());
    return error;
}

} // namespace

void writeFile(const std::string& path, std::string_view text) {
    struct stat found {};
    const bool isSpecial = stat(path.c_str(), &found) == 0 && !S_ISREG(found.st_mode);
    const int error = isSpecial ? writeAs(path, text, 0) : writeBeside(path, text);
    if (error != 0)
        throw Problem{Failed, "The file \"" + shown(path) + "\" cannot be written: "
                                  + std::generic_category().message(error) + '.'};
}

} // namespace bouton::cli
