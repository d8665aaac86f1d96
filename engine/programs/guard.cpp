#include "programs/guard.h"

#include <filesystem>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

namespace bouton {

namespace {

std::filesystem::path runningProgram() {
#ifdef __APPLE__
    char name[4096];
    std::uint32_t size = sizeof name;
    return _NSGetExecutablePath(name, &size) == 0 ? name : "";
#else
    std::error_code error;
    return std::filesystem::read_symlink("/proc/self/exe", error);
#endif
}

} // namespace

Or<std::string> guardFile() {
    std::filesystem::path folder = runningProgram().parent_path();
    for (int up = 0; up <= 2; ++up, folder = folder.parent_path())
        if (const auto file = folder / "libexec/bouton/bouton-guard";
            access(file.c_str(), X_OK) == 0)
            return file.string();
    return refuse({QT_TRANSLATE_NOOP("Phrase", "No program can be started: bouton-guard, which "
                                               "belongs to Bouton, is missing.")});
}

} // namespace bouton
