// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "cli/positions.h"
#include "cli/process.h"
#include "games/catalogue.h"

// Legal positions with random changes. Each gets one answer; the status is 2 exactly if one was
// bad.

namespace bouton::testing {

namespace {

constexpr int mutatedLines = 10'000;

std::size_t place(const std::string& text, Random& random) { return random.below(text.size() + 1); }

// Makes one change: a bit, a letter of the notation, any byte, a cut, a copy of a part, or many
// copies.
void mutate(std::string& text, Random& random) {
    constexpr std::string_view letters = ".XOGRHxogrh0123456789/: ;-+\t";
    const std::size_t at = place(text, random);
    const std::size_t length = std::min<std::size_t>(random.below(9), text.size() - at);
    const auto byte = static_cast<char>(random.below(256));
    switch (random.below(8)) {
    case 0:
        if (at < text.size())
            text[at] = static_cast<char>(text[at] ^ (1 << random.below(8)));
        return;
    case 1:
        if (at < text.size())
            text[at] = letters[random.below(letters.size())];
        return;
    case 2: text.insert(at, 1, byte); return;
    case 3: text.insert(at, 1, letters[random.below(letters.size())]); return;
    case 4: text.erase(at, length); return;
    case 5: text.insert(place(text, random), text.substr(at, length)); return;
    case 6: text.resize(at); return;
    default:
        if (random.below(20) == 0)
            text.insert(at, random.below(50'000), byte);
        else
            text.insert(at, random.below(20), byte);
    }
}

// A legal position with at most three changes. Some positions stay as they are.
std::string mutated(const std::vector<std::string>& legal, Random& random) {
    std::string text = random.oneOf(legal);
    for (std::uint64_t changes = random.below(4); changes > 0; --changes)
        mutate(text, random);
    for (char& c : text)
        if (c == '\n')
            c = '\r'; // each text must stay one line
    return text;
}

std::vector<std::string> legalPositions(const Ruleset& game, Random& random) {
    std::vector<std::string> texts;
    for (int i = 0; i < 100; ++i) {
        const auto match = latePosition(game, random);
        texts.push_back(match->position(match->current()));
    }
    return texts;
}

// The text without one final carriage return, which belongs to the end of its line.
std::string_view lineOf(const std::string& text) {
    return std::string_view(text).substr(0, text.size() - text.ends_with('\r'));
}

bool isError(const std::string& line) { return line.rfind("{\"error\":", 0) == 0; }

} // namespace

TEST(CliMutations, EveryLineHasItsOneAnswerAndStatusTwoMeansABadOne) {
    const auto share = static_cast<int>(mutatedLines / catalogue().size()) + 1;
    Random random(1901);
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        const std::vector<std::string> legal = legalPositions(*game, random);
        std::string input;
        std::vector<std::string> texts;
        for (int i = 0; i < share; ++i) {
            texts.push_back(mutated(legal, random));
            input += texts.back() + '\n';
        }
        const Finished answers = run({"analyze", game->name.id, "-", "--json"}, input);
        ASSERT_EQ(answers.status, 2);
        ASSERT_EQ(answers.err, "");
        const std::vector<std::string> lines = linesOf(answers.out);
        ASSERT_EQ(lines.size(), texts.size());
        int good = 0;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const bool read = matchFrom(*game, lineOf(texts[i])).has_value();
            ASSERT_EQ(isError(lines[i]), !read) << texts[i].substr(0, 200) << '\n' << lines[i];
            good += read;
        }
        // Without enough good and enough bad lines this test would show nothing.
        ASSERT_GT(good, share / 10);
        ASSERT_LT(good, share * 9 / 10);
    }
}

TEST(CliMutations, GoodLinesAloneGiveStatusZero) {
    Random random(1902);
    for (const Ruleset* game : catalogue()) {
        std::string input;
        for (const std::string& text : legalPositions(*game, random))
            input += text + '\n';
        EXPECT_EQ(run({"analyze", game->name.id, "-", "--json"}, input).status, 0);
    }
}

TEST(CliMutations, ABadArgumentGivesOneLineOnStandardErrorAndStatusTwo) {
    Random random(1903);
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        const std::vector<std::string> legal = legalPositions(*game, random);
        for (int i = 0; i < 20; ++i) {
            std::string text = mutated(legal, random);
            for (char& c : text)
                if (c == '\0')
                    c = '\1'; // an argument cannot hold a zero byte
            const bool read = matchFrom(*game, text).has_value();
            const Finished answer = run({"analyze", game->name.id, "--json", "--", text});
            ASSERT_EQ(answer.status, read ? 0 : 2) << text.substr(0, 200);
            ASSERT_EQ(linesOf(answer.out).size(), read ? 1u : 0u);
            ASSERT_EQ(linesOf(answer.err).size(), read ? 0u : 1u) << answer.err;
        }
    }
}

} // namespace bouton::testing
