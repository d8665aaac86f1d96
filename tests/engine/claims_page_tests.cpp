// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <fstream>

#include "games/catalogue.h"
#include "language/statement.h"

// What docs/claims.md says of mistakes.

namespace bouton::testing {

TEST(ClaimsPage, TellsOfEachMistakeWhatIsSaidOfIt) {
    std::ifstream in(BOUTON_SOURCES "/docs/claims.md");
    const language::Vocabulary& words = (*gameNamed("cards"))->lore.vocabulary();
    int mistakes = 0;
    for (std::string line; std::getline(in, line);) {
        const std::string before = "| `", between = "` | Column ";
        const std::size_t middle = line.find(between);
        if (!line.starts_with(before) || middle == std::string::npos)
            continue;
        const std::string claim = line.substr(before.size(), middle - before.size());
        const std::string said = line.substr(middle + 4, line.size() - middle - 6);
        const auto read = language::readStatement(claim, words);
        ASSERT_FALSE(read) << claim;
        EXPECT_EQ(english(read.error().what), said) << claim;
        ++mistakes;
    }
    EXPECT_EQ(mistakes, 10);
}

} // namespace bouton::testing
