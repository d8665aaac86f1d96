// SPDX-License-Identifier: MIT
#pragma once

#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "cli/process.h"
#include "core/side.h"

namespace bouton::testing {

// A program that speaks the protocol, and who asks it.
class Served {
public:
    explicit Served(std::vector<std::string> words) : m_process(served(std::move(words))) {}

    // The answer to a command, without its empty line: "= d3".
    std::string ask(const std::string& command) {
        m_process.give(command + '\n');
        return next();
    }
    // The same where the answer must be good. Gives what stands after "= ".
    std::string told(const std::string& command) {
        const std::string answer = ask(command);
        EXPECT_THAT(answer, ::testing::StartsWith("= ")) << command;
        return answer.size() < 2 ? "" : answer.substr(2);
    }
    // The position on the board: the last line of what showboard tells.
    std::string position() {
        const std::vector<std::string> lines = linesOf(told("showboard"));
        return lines.empty() ? "" : lines.back();
    }
    std::string next() {
        while (m_process.out().find("\n\n", m_at) == std::string::npos)
            if (!m_process.waitForMoreOut())
                return "it has ended";
        const std::size_t end = m_process.out().find("\n\n", m_at);
        const std::string answer = m_process.out().substr(m_at, end - m_at);
        m_at = end + 2;
        return answer;
    }
    Process& process() { return m_process; }

private:
    static std::vector<std::string> served(std::vector<std::string> words) {
        words.insert(words.begin(), {"serve", "gtp"});
        return words;
    }

    Process m_process;
    std::size_t m_at = 0;
};

inline std::string colourOf(Side side) { return side == Side::One ? "b" : "w"; }

} // namespace bouton::testing
