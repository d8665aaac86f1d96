#include "inbox.h"

#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "problem.h"

namespace bouton::cli {

namespace {

// While so many bytes wait, nothing more is read. So no flood of input fills the memory.
constexpr std::size_t mostWaiting = 1 << 20;

bool isBlank(const std::string& line) {
    return line.find_first_not_of(" \t\r\v\f") == std::string::npos;
}

} // namespace

Inbox::Inbox() {
    if (pipe(m_wake) != 0)
        throw Problem{Failed,
                      "A pipe cannot be made: " + std::generic_category().message(errno) + '.'};
    for (const int end : m_wake)
        fcntl(end, F_SETFD, FD_CLOEXEC);
    m_thread = std::thread([this] { read(); });
}

Inbox::~Inbox() {
    {
        const std::scoped_lock lock(m_mutex);
        m_left = true;
    }
    m_changed.notify_all();
    close(m_wake[1]); // its other end can be read now: there is nothing more to come
    m_thread.join();
    close(m_wake[0]);
}

std::optional<Lines::InputLine> Inbox::next(const std::stop_token& stop) {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, stop, [this] { return m_over || !m_lines.empty(); });
    if (stop.stop_requested())
        return std::nullopt;
    if (m_lines.empty()) {
        if (m_problem)
            std::rethrow_exception(m_problem);
        return std::nullopt;
    }
    Lines::InputLine line = std::move(m_lines.front());
    m_lines.pop_front();
    m_bytes -= line.text.size();
    lock.unlock();
    m_changed.notify_all();
    return line;
}

std::stop_token Inbox::more() {
    const std::scoped_lock lock(m_mutex);
    m_more = std::stop_source();
    if (m_over || !m_lines.empty())
        m_more.request_stop();
    return m_more.get_token();
}

void Inbox::read() {
    try {
        Lines lines(m_wake[0]);
        while (auto line = lines.next())
            if ((line->cutOff || !isBlank(line->text)) && !put(std::move(line), nullptr))
                return;
        put(std::nullopt, nullptr);
    } catch (...) {
        put(std::nullopt, std::current_exception());
    }
}

// Without a line it is the end. Gives whether anybody reads on. Waits while too much is unread.
bool Inbox::put(std::optional<Lines::InputLine> line, std::exception_ptr problem) {
    std::unique_lock lock(m_mutex);
    if (line) {
        m_bytes += line->text.size();
        m_lines.push_back(std::move(*line));
    } else {
        m_over = true;
        m_problem = std::move(problem);
    }
    std::stop_source more = m_more;
    lock.unlock();
    more.request_stop();
    m_changed.notify_all();
    lock.lock();
    m_changed.wait(lock, [this] { return m_left || m_bytes < mostWaiting; });
    return !m_left;
}

} // namespace bouton::cli
