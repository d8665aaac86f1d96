// SPDX-License-Identifier: MIT
#include "core/whole_file.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/visible.h"

namespace bouton {

FileReader::FileReader(const std::filesystem::path& file, Pipes pipes) {
    struct stat found {};
    m_error = stat(file.c_str(), &found) == 0 ? 0 : errno;
    m_isSilent = S_ISFIFO(found.st_mode) && pipes == Pipes::Taken;
    if (m_error == 0 && !S_ISREG(found.st_mode) && !m_isSilent) {
        m_error = S_ISDIR(found.st_mode) ? EISDIR : 0;
        m_why = QT_TRANSLATE_NOOP("Phrase", "it is no regular file");
    } else if (m_error == 0) {
        // To open a pipe would wait for somebody who writes to it.
        m_descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
        m_error = m_descriptor == -1 ? errno : 0;
    }
}

FileReader::~FileReader() {
    if (m_descriptor > STDIN_FILENO)
        close(m_descriptor);
}

std::ptrdiff_t FileReader::read(char* bytes, std::size_t size) {
    while (m_descriptor != -1) {
        const ssize_t got = ::read(m_descriptor, bytes, size);
        m_error = got == -1 ? errno : 0;
        if (got == 0 && m_isSilent) {
            m_why = QT_TRANSLATE_NOOP("Phrase", "nobody writes to this pipe");
            return -1;
        }
        m_isSilent = false;
        if (m_error != EAGAIN && m_error != EINTR)
            return got;
        pollfd one{m_descriptor, POLLIN, 0};
        poll(&one, 1, -1);
    }
    return -1;
}

std::optional<std::string> FileReader::all(std::uintmax_t most) {
    std::string bytes, part(1 << 16, '\0');
    std::ptrdiff_t got = 1;
    while (got > 0 && bytes.size() <= most) {
        got = read(part.data(), part.size());
        bytes.append(part, 0, static_cast<std::size_t>(std::max<std::ptrdiff_t>(got, 0)));
    }
    return got < 0 ? std::nullopt : std::optional(std::move(bytes));
}

Phrase FileReader::refusal(const std::string& name) const {
    if (m_why)
        return {QT_TRANSLATE_NOOP("Phrase", "The file \"%1\" cannot be read: %2."), {name, m_why}};
    return {QT_TRANSLATE_NOOP("Phrase", "The file \"%1\" cannot be read."), {name}};
}

Or<std::string> wholeFile(const std::filesystem::path& file, std::uintmax_t most) {
    const std::string name = visible(file.string(), longestPath);
    FileReader reader(file);
    auto bytes = reader.all(most);
    if (!bytes)
        return refuse(reader.refusal(name));
    if (bytes->size() > most)
        return refuse({QT_TRANSLATE_N_NOOP("Phrase", "The file \"%1\" is too large: it has more "
                                                     "than %n byte(s)."),
                       {name},
                       static_cast<int>(most)});
    return std::move(*bytes);
}

} // namespace bouton
