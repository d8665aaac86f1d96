// SPDX-License-Identifier: MIT
#include "lines.h"

#include <algorithm>
#include <cerrno>
#include <poll.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "core/encoding.h"
#include "output.h"
#include "problem.h"

namespace bouton::cli {

std::string Lines::tooLong() {
    return "The line has more than " + std::to_string(longest) + " bytes.";
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
    if (m_file.empty())
        m_bytes = 0; // of standard input only a line has a bound
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
    pollfd both[] = {{STDIN_FILENO, POLLIN, 0}, {m_wake, POLLIN, 0}};
    while (poll(both, 2, -1) < 0 && errno == EINTR) {
    }
    return both[1].revents != 0;
}

bool Lines::fill() {
    m_buffer.resize(m_wake != -1 && isWoken() ? 0 : 1 << 16);
    m_at = 0;
    if (m_buffer.empty())
        return false;
    const std::ptrdiff_t got = m_input.read(m_buffer.data(), m_buffer.size());
    m_buffer.resize(static_cast<std::size_t>(std::max<std::ptrdiff_t>(got, 0)));
    m_bytes += m_buffer.size();
    if (got < 0)
        throw Problem{Failed, m_file.empty()
                                  ? "Standard input cannot be read: "
                                        + std::generic_category().message(m_input.error()) + '.'
                                  : english(m_input.refusal(shown(m_file)))};
    if (m_bytes > mostBytesOfAFile)
        throw Problem{BadInput, m_file.empty()
                                    ? tooLong()
                                    : "The file \"" + shown(m_file)
                                          + "\" is too large: it has more than "
                                          + std::to_string(mostBytesOfAFile) + " bytes."};
    return got > 0;
}

} // namespace bouton::cli
