// SPDX-License-Identifier: MIT
#include "output.h"

#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

#include "problem.h"

namespace bouton::cli {

void Output::say(std::string_view text) {
    {
        std::unique_lock lock(m_mutex);
        m_written.wait(lock, [this] { return !m_writing; });
        m_writing = true;
        m_known.clear();
    }
    const int error = write(text);
    if (error == EPIPE)
        throw Problem{Failed, ""};
    if (error != 0)
        throw Problem{Failed, "Standard output cannot be written: "
                                  + std::generic_category().message(error) + '.'};
}

void Output::know(std::string text) {
    const std::scoped_lock lock(m_mutex);
    m_known = std::move(text);
}

// This waits on a condition because g++ 12's thread sanitizer gives false reports on timed mutexes.
void Output::conclude(std::chrono::milliseconds patience) {
    std::string known;
    {
        std::unique_lock lock(m_mutex);
        if (!m_written.wait_for(lock, patience, [this] { return !m_writing; }))
            return;
        m_writing = true;
        known.swap(m_known);
    }
    write(known);
}

int Output::write(std::string_view text) {
    const int error = writeAll(STDOUT_FILENO, text);
    const std::scoped_lock lock(m_mutex);
    m_writing = false;
    m_written.notify_all();
    return error;
}

void complain(std::string_view sentence) {
    remark("bouton-cli: " + visible(sentence, sentence.size()) + '\n');
}

void remark(std::string_view text) { writeAll(STDERR_FILENO, text); }

int writeAll(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written >= 0)
            text.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            return errno;
    }
    return 0;
}

std::string counted(std::size_t number, std::string_view noun) {
    return std::to_string(number) + ' ' + std::string(noun) + (number == 1 ? "" : "s");
}

void reserveStandardDescriptors() {
    for (int descriptor = 0; descriptor <= 2; ++descriptor)
        if (fcntl(descriptor, F_GETFD) == -1)
            // The wrong direction: using the descriptor is still an error.
            open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

} // namespace bouton::cli
