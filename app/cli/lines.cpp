#include "lines.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "core/encoding.h"
#include "output.h"
#include "problem.h"

namespace bouton::cli {

namespace {

std::string unreadable(const std::string& file, int error) {
    return file.empty()
               ? "Standard input cannot be read: " + std::generic_category().message(error) + '.'
               : "The file \"" + shown(file) + "\" cannot be read.";
}

} // namespace

std::string Lines::tooLong() {
    return "The line has more than " + std::to_string(longest) + " bytes.";
}

Lines::Lines(const std::string& file)
    : m_input(open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY)), m_file(file), m_wake(-1) {
    if (m_input == -1)
        throw Problem{Failed, unreadable(file, errno)};
}

Lines::~Lines() {
    if (m_input != STDIN_FILENO)
        close(m_input);
}

// On some systems a carriage return stands before the end of each line, and a mark before the
// first.
Lines::InputLine Lines::whole(InputLine line) {
    if (!std::exchange(m_isBegun, true)) {
        const Or<std::string_view> text = textIn(line.text);
        if (!text)
            throw Problem{BadInput, (m_file.empty() ? "Standard input" : shown(m_file)) + ": "
                                        + english(text.error())};
        line.text.erase(0, line.text.size() - text->size());
    }
    if (line.text.ends_with('\r') && !line.cutOff)
        line.text.pop_back();
    return line;
}

std::optional<Lines::InputLine> Lines::next() {
    InputLine line;
    for (bool any = false;;) {
        if (m_at == m_buffer.size() && !fill())
            return any ? std::optional(whole(std::move(line))) : std::nullopt;
        any = true;
        const std::size_t end = std::min(m_buffer.find('\n', m_at), m_buffer.size());
        const std::size_t room = longest - line.text.size();
        line.text.append(m_buffer, m_at, std::min(end - m_at, room));
        line.cutOff = line.cutOff || end - m_at > room;
        m_at = end;
        if (m_at < m_buffer.size()) {
            ++m_at;
            return whole(std::move(line));
        }
    }
}

// Waits until there is input, or the end of it, or until the other descriptor can be read.
bool Lines::isWoken() const {
    pollfd both[] = {{m_input, POLLIN, 0}, {m_wake, POLLIN, 0}};
    while (poll(both, 2, -1) < 0 && errno == EINTR) {
    }
    return both[1].revents != 0;
}

bool Lines::fill() {
    m_buffer.resize(1 << 16);
    m_at = 0;
    for (;;) {
        if (m_wake != -1 && isWoken()) {
            m_buffer.clear();
            return false;
        }
        const ssize_t got = ::read(m_input, m_buffer.data(), m_buffer.size());
        const int error = got < 0 ? errno : 0;
        if (error == EINTR)
            continue;
        m_buffer.resize(got < 0 ? 0 : static_cast<std::size_t>(got));
        if (error != 0)
            throw Problem{Failed, unreadable(m_file, error)};
        return got > 0;
    }
}

} // namespace bouton::cli
