// SPDX-License-Identifier: MIT
#include "support/shell.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <sys/wait.h>

namespace bouton::testing {

Answer shell(const std::string& line) {
    FILE* pipe = popen(("{ " + line + "\n} 2>&1").c_str(), "r");
    std::string text;
    for (int c = 0; (c = std::fgetc(pipe)) != EOF;)
        text += static_cast<char>(c);
    const int status = pclose(pipe);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text};
}

std::string said(const std::string& line) {
    const Answer answer = shell(line);
    EXPECT_EQ(answer.status, 0) << line << '\n' << answer.text;
    return answer.text;
}

bool hasProgram(const std::string& name) { return shell("command -v " + name).status == 0; }

} // namespace bouton::testing
