// SPDX-License-Identifier: MIT
#pragma once

// Bouton and bouton-guard (app/guard) use this; the guard is linked with no library.

#include <cstddef>
#include <cstdlib>
#include <dirent.h>
#include <fcntl.h>
#include <string>
#include <sys/types.h>
#include <unistd.h>
#include <vector>

namespace bouton {

// The beginning of a small file of the system's; empty if there is none.
inline std::string contentOf(const std::string& file) {
    std::string text(1 << 14, '\0');
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    const ssize_t got = descriptor == -1 ? -1 : ::read(descriptor, text.data(), text.size());
    if (descriptor != -1)
        ::close(descriptor);
    text.resize(got < 0 ? 0 : static_cast<std::size_t>(got));
    return text;
}

// All that came of this process, by the lists that the kernel keeps of each thread's children.
inline void addOffspring(pid_t parent, std::vector<pid_t>& all) {
    const std::string tasks = "/proc/" + std::to_string(parent) + "/task";
    DIR* const folder = ::opendir(tasks.c_str());
    if (folder == nullptr)
        return;
    const std::size_t before = all.size();
    while (const dirent* entry = ::readdir(folder)) {
        if (entry->d_name[0] == '.')
            continue;
        const std::string children = contentOf(tasks + '/' + entry->d_name + "/children");
        for (const char* at = children.c_str(); *at != '\0';) {
            char* end = nullptr;
            const long child = std::strtol(at, &end, 10);
            if (end == at || child <= 0)
                break;
            all.push_back(static_cast<pid_t>(child));
            at = end + (*end == ' ' ? 1 : 0);
        }
    }
    ::closedir(folder);
    for (std::size_t i = before, end = all.size(); i < end; ++i)
        addOffspring(all[i], all);
}

inline std::vector<pid_t> offspringOf(pid_t parent) {
    std::vector<pid_t> all;
    addOffspring(parent, all);
    return all;
}

} // namespace bouton
