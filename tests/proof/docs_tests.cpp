// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <sstream>

#include "core/whole_file.h"

namespace bouton::testing {

namespace {

std::string contents(const std::string& path) {
    return wholeFile(std::string(BOUTON_SOURCES "/") + path).value_or("");
}

// A block of code in a page: the file that its first line names, and the excerpts from it, which a
// line "…" sets apart.
struct Quotation {
    std::string file;
    std::vector<std::string> excerpts;
};

std::vector<Quotation> quotationsIn(const std::string& page) {
    std::vector<Quotation> all;
    std::istringstream lines(page);
    bool inside = false;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("```")) {
            inside = line == "```cpp";
            if (inside) {
                std::getline(lines, line);
                EXPECT_TRUE(line.starts_with("// ")) << line << " names no file";
                all.push_back({line.substr(3), {""}});
            }
        } else if (inside && line == "…") {
            all.back().excerpts.emplace_back();
        } else if (inside) {
            all.back().excerpts.back() += line + '\n';
        }
    }
    return all;
}

} // namespace

TEST(AddingAGame, QuotesTheFilesOfKaylesAsTheyAre) {
    const std::vector<Quotation> all = quotationsIn(contents("docs/adding-a-game.md"));
    EXPECT_GE(all.size(), 10U);
    for (const auto& [file, excerpts] : all) {
        const std::string source = contents(file);
        EXPECT_FALSE(source.empty()) << file;
        for (const std::string& excerpt : excerpts) {
            EXPECT_FALSE(excerpt.empty()) << file;
            EXPECT_NE(source.find(excerpt), std::string::npos) << file << ":\n" << excerpt;
        }
    }
}

} // namespace bouton::testing
