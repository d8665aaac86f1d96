#pragma once

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "lines.h"

namespace bouton::cli {

// Standard input, read by a thread of its own while another one works. Lines of blanks are left
// out. One thread at a time calls it.
class Inbox {
public:
    Inbox();
    // Ends the reading, also where no input comes. Does not wait for any.
    ~Inbox();
    Inbox(const Inbox&) = delete;
    Inbox& operator=(const Inbox&) = delete;

    // The next line. Blocks until it is there. Gives nothing after the last line and after a stop.
    // Throws Problem if the input cannot be read.
    std::optional<Lines::InputLine> next(const std::stop_token& stop);

    // A token that stops as soon as another line is there or the input ends. If that has come
    // already, it is stopped at once. Only the last one given is watched. Does not block.
    std::stop_token more();

private:
    void read();
    bool put(std::optional<Lines::InputLine> line, std::exception_ptr problem);

    int m_wake[2];
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<Lines::InputLine> m_lines;
    std::size_t m_bytes = 0; // of the lines that wait
    bool m_over = false;     // no line comes any more
    bool m_left = false;     // nobody reads any more
    std::exception_ptr m_problem;
    std::stop_source m_more;
    std::thread m_thread; // the last member, because it uses all the others
};

} // namespace bouton::cli
