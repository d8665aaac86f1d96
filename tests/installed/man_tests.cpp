// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <regex>
#include <set>

#include "support/shell.h"

// Manual pages and completions of the real programs, beside their --help.

namespace bouton::testing {

namespace {

using ::testing::HasSubstr;

// The words at which lines of a help begin its entries: "  analyze GAME" or "  --seed N".
std::set<std::string> entries(const std::string& help, const std::string& pattern) {
    std::set<std::string> all;
    const std::regex entry("(^|\n)" + pattern);
    for (std::sregex_iterator at(help.begin(), help.end(), entry), end; at != end; ++at)
        all.insert((*at)[2]);
    return all;
}

std::set<std::string> commands() {
    const std::string help = said(BOUTON_CLI " --help");
    const std::size_t from = help.find("Commands:\n") + 9, to = help.find("\n\n", from);
    return entries(help.substr(from, to - from), "  ([a-z]+)");
}

std::set<std::string> optionsOf(const std::string& program) {
    std::set<std::string> all = entries(said(program + " --help"), "  (?:-[a-z], )?--([a-z-]+)");
    all.erase("help-all"); // of Qt
    return all;
}

// A name as the manual page writes it.
std::string inRoff(const std::string& name) {
    return std::regex_replace("--" + name, std::regex("-"), "\\-");
}

} // namespace

TEST(ManPage, HasEveryCommandAndOptionOfTheHelp) {
    const std::string page = said(BOUTON_CLI " --man");
    const std::set<std::string> names = commands();
    EXPECT_GE(names.size(), 18u);
    for (const std::string& name : names) {
        const std::string own = page.substr(page.find("\n.SS " + name + ' ') + 1);
        ASSERT_THAT(own, ::testing::StartsWith(".SS " + name));
        const std::string section = own.substr(0, own.find("\n.SS "));
        for (const std::string& option : optionsOf(BOUTON_CLI " " + name))
            EXPECT_THAT(section, HasSubstr("\\fB" + inRoff(option) + "\\fR")) << name;
    }
    const std::string window = said(BOUTON_DESKTOP " --man");
    for (const std::string& option : optionsOf(BOUTON_DESKTOP))
        EXPECT_THAT(window, HasSubstr("\\fB" + inRoff(option) + "\\fR"));
}

TEST(ManPage, IsReadByManWithoutAWarning) {
    if (!hasProgram("groff"))
        GTEST_SKIP() << "groff is not installed";
    for (const char* program : {BOUTON_CLI, BOUTON_DESKTOP})
        EXPECT_EQ(said(std::string(program) + " --man | groff -man -Tascii -ww -z"), "");
}

TEST(Completion, HasEveryCommandAndOptionOfTheHelpForEachShell) {
    for (const char* shell : {"bash", "zsh", "fish"}) {
        const std::string dashes = shell == std::string("fish") ? "-l " : "--";
        const std::string script = said(BOUTON_CLI " --completion " + std::string(shell));
        for (const std::string& name : commands()) {
            EXPECT_THAT(script, HasSubstr(name));
            for (const std::string& option : optionsOf(BOUTON_CLI " " + name))
                EXPECT_THAT(script, HasSubstr(dashes + option)) << shell << ' ' << name;
        }
        const std::string window = said(BOUTON_DESKTOP " --completion " + std::string(shell));
        for (const std::string& option : optionsOf(BOUTON_DESKTOP))
            EXPECT_THAT(window, HasSubstr(dashes + option)) << shell;
    }
}

TEST(Completion, CompletesCommandsOptionsAndGamesInBash) {
    if (!hasProgram("bash"))
        GTEST_SKIP() << "bash is not installed";
    const auto completed = [](const std::string& words, int at) {
        return said("bash -c 'source <(" BOUTON_CLI " --completion bash); COMP_WORDS=(bouton-cli "
                    + words + "); COMP_CWORD=" + std::to_string(at)
                    + "; _bouton_cli; echo ${COMPREPLY[@]}'");
    };
    EXPECT_EQ(completed("ana", 1), "analyze\n");
    EXPECT_EQ(completed("--v", 1), "--version\n");
    EXPECT_EQ(completed("match t", 2), "tic-tac-toe towers trojan-horse\n");
    EXPECT_EQ(completed("match reversi --p", 3), "--pairs --plies --position\n");
    EXPECT_EQ(said("bash -c 'source <(" BOUTON_DESKTOP
                   " --completion bash); COMP_WORDS=(bouton --sc); COMP_CWORD=1; _bouton; echo "
                   "${COMPREPLY[@]}'"),
              "--screenshot --scale\n");
}

TEST(Completion, NamesTheShellsThatItKnows) {
    for (const char* words : {" --completion ksh", " --completion"}) {
        const Answer answer = shell(std::string(BOUTON_CLI) + words);
        EXPECT_EQ(answer.status, 2);
        EXPECT_EQ(answer.text, "bouton-cli: --completion takes bash, zsh or fish.\n");
    }
    const Answer answer = shell(BOUTON_DESKTOP " --completion=ksh");
    EXPECT_EQ(answer.status, 2);
    EXPECT_EQ(answer.text, "bouton: --completion takes bash, zsh or fish.\n");
}

} // namespace bouton::testing
