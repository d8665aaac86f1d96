// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <sstream>

#include "support/shell.h"

namespace bouton::testing {

namespace {

// A command in a page, and what the page says that it prints. A line "…" stands for lines that are
// left out.
struct Quoted {
    std::string page, command;
    std::vector<std::string> excerpts; // between such lines; one that is empty quotes nothing
};

std::vector<Quoted> quotedIn(const std::filesystem::path& page) {
    constexpr std::string_view prompt = "$ ";
    std::vector<Quoted> all;
    std::ifstream in(page);
    bool inside = false, printed = false; // in a block; after a command in it
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("```")) {
            inside = !inside;
            printed = false;
        } else if (inside && line.starts_with(prompt)) {
            printed = line.starts_with("$ bouton-cli")
                      || (line.starts_with("$ printf ") && line.contains("| bouton-cli "));
            if (printed)
                all.push_back({page.filename(), line.substr(prompt.size()), {""}});
        } else if (printed && line == "…") {
            all.back().excerpts.emplace_back();
        } else if (printed) {
            all.back().excerpts.back() += line + '\n';
        }
    }
    return all;
}

std::vector<Quoted> quotedInAllPages() {
    std::vector<Quoted> all;
    for (const auto& file : std::filesystem::recursive_directory_iterator(BOUTON_SOURCES "/docs"))
        if (file.path().extension() == ".md")
            std::ranges::move(quotedIn(file.path()), std::back_inserter(all));
    return all;
}

// Everything that the command prints, as a terminal shows it. Blocks until it ends.
std::string printedBy(std::string command) {
    constexpr std::string_view program = "bouton-cli ";
    command.replace(command.find(program), program.size(), BOUTON_CLI " ");
    return shell(command).text;
}

} // namespace

TEST(CliDocs, QuoteWhatTheProgramPrints) {
    const std::vector<Quoted> all = quotedInAllPages();
    EXPECT_GE(all.size(), 20u);
    for (const auto& [page, command, excerpts] : all) {
        SCOPED_TRACE(page + ": " + command);
        const std::string printed = printedBy(command);
        std::size_t end = 0;
        for (const std::string& excerpt : excerpts) {
            const std::size_t at = printed.find(excerpt, end);
            ASSERT_NE(at, std::string::npos) << excerpt << "is not in what is printed:\n"
                                             << printed;
            EXPECT_TRUE(at == 0 || excerpt.empty() || &excerpt != &excerpts.front())
                << "lines are left out before the first, without a sign of it";
            end = at + excerpt.size();
        }
        EXPECT_TRUE(end == printed.size() || excerpts.back().empty())
            << "lines are left out after the last, without a sign of it";
    }
}

} // namespace bouton::testing
