// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <regex>
#include <set>
#include <vector>

#include "core/played.h"
#include "games/catalogue.h"
#include "lessons/marking.h"
#include "lessons/reasons.h"

// What the words of our lessons say, and docs/theory.md proves: here it is tried by brute force,
// by rules that are written down here alone.

namespace bouton::testing {

namespace {

using Piles = std::vector<std::pair<int, int>>; // cards or pins, and the most of a turn

// Kayles and Card groups, where the last one wins or loses.
class PilesGame {
public:
    enum class Rules { Kayles, Cards };
    PilesGame(Rules rules, bool lastWins) : m_rules(rules), m_lastWins(lastWins) {}

    std::set<Piles> options(const Piles& piles) const {
        std::set<Piles> all;
        for (std::size_t i = 0; i < piles.size(); ++i) {
            const auto [size, most] = piles[i];
            const int take = m_rules == Rules::Kayles ? 2 : most;
            for (int taken = 1; taken <= std::min(size, take); ++taken)
                for (int left = 0; left <= (m_rules == Rules::Kayles ? size - taken : 0); ++left) {
                    Piles after = piles;
                    after[i].first = size - taken - left;
                    after.emplace_back(left, most);
                    std::erase_if(after, [](const auto& pile) { return pile.first == 0; });
                    std::ranges::sort(after);
                    all.insert(std::move(after));
                }
        }
        return all;
    }
    bool isWon(Piles piles) {
        std::erase_if(piles, [](const auto& pile) { return pile.first == 0; });
        std::ranges::sort(piles);
        if (piles.empty())
            return !m_lastWins;
        if (const auto known = m_won.find(piles); known != m_won.end())
            return known->second;
        const std::set<Piles> all = options(piles);
        const bool won =
            std::ranges::any_of(all, [this](const Piles& after) { return !isWon(after); });
        return m_won[piles] = won;
    }

private:
    Rules m_rules;
    bool m_lastWins;
    std::map<Piles, bool> m_won;
};

Piles rowsOf(const std::vector<int>& pins) {
    Piles rows;
    for (const int row : pins)
        rows.emplace_back(row, 0);
    return rows;
}

// As in Nim, until nothing above 1 is left.
bool isLostMisere(const std::vector<int>& nimbers) {
    int sum = 0;
    for (const int nimber : nimbers)
        sum ^= nimber;
    return sum == (std::ranges::any_of(nimbers, [](int nimber) { return nimber > 1; }) ? 0 : 1);
}

int mexOf(const std::set<int>& options) {
    int mex = 0;
    while (options.contains(mex))
        ++mex;
    return mex;
}

LessonTask reasonTask(const char* game, const char* position) {
    const LessonStep step{
        .id = "why", .game = game, .asks = LessonAsks::Reason, .start = {.positions = {position}}};
    return taskOf(step, 0, {}).value();
}

std::vector<Reason> reasonsAt(const LessonTask& task) {
    return reasonsOf(*task.match(), *task.solution);
}

std::vector<int> numbersIn(const std::string& text) {
    std::vector<int> numbers;
    const std::regex number("[0-9]+");
    for (std::sregex_iterator at(text.begin(), text.end(), number), end; at != end; ++at)
        numbers.push_back(std::stoi(at->str()));
    return numbers;
}

} // namespace

TEST(LessonTruths, InMisereCardGroupsOnlyNimbersCount) {
    PilesGame misere(PilesGame::Rules::Cards, false);
    std::vector<std::pair<int, int>> groups;
    for (int cards = 0; cards <= 7; ++cards)
        for (int most = 1; most <= 5; ++most)
            groups.emplace_back(cards, most);
    for (const auto& a : groups)
        for (const auto& b : groups)
            for (const auto& c : groups) {
                if (a > b || b > c)
                    continue;
                const auto nimber = [](const auto& group) {
                    return group.first % (group.second + 1);
                };
                ASSERT_EQ(!misere.isWon({a, b, c}), isLostMisere({nimber(a), nimber(b), nimber(c)}))
                    << a.first << b.first << c.first;
            }
}

TEST(LessonTruths, InMisereKaylesRowsUpToFourPinsCountAsHeaps) {
    PilesGame misere(PilesGame::Rules::Kayles, false);
    constexpr int nimbers[] = {0, 1, 2, 3, 1};
    for (int rows = 0; rows < 5 * 5 * 5 * 5 * 5; ++rows) {
        std::vector<int> pins, worth;
        for (int rest = rows, i = 0; i < 5; rest /= 5, ++i) {
            pins.push_back(rest % 5);
            worth.push_back(nimbers[rest % 5]);
        }
        ASSERT_EQ(!misere.isWon(rowsOf(pins)), isLostMisere(worth)) << rows;
    }
}

TEST(LessonTruths, RowsOfFiveAndOfNinePinsAreWorthFourAndNotTheSameMisere) {
    PilesGame last(PilesGame::Rules::Kayles, true), misere(PilesGame::Rules::Kayles, false);
    EXPECT_FALSE(last.isWon(rowsOf({5, 9})));
    std::vector<int> nimbers{0};
    for (int pins = 1; pins <= 9; ++pins) {
        std::set<int> options;
        for (int taken = 1; taken <= std::min(pins, 2); ++taken)
            for (int left = 0; left <= pins - taken; ++left)
                options.insert(nimbers[static_cast<std::size_t>(left)]
                               ^ nimbers[static_cast<std::size_t>(pins - taken - left)]);
        nimbers.push_back(mexOf(options));
    }
    EXPECT_THAT(nimbers, ::testing::ElementsAre(0, 1, 2, 3, 1, 4, 3, 2, 1, 4));
    EXPECT_TRUE(misere.isWon(rowsOf({5})));
    EXPECT_FALSE(misere.isWon(rowsOf({4})));
    EXPECT_FALSE(misere.isWon(rowsOf({2, 2})));
    EXPECT_FALSE(misere.isWon(rowsOf({9})));
    const std::vector<Piles> lost{rowsOf({1, 2, 3}), rowsOf({3, 3}), rowsOf({1, 1, 4})};
    const std::set<Piles> moves = misere.options(rowsOf({9}));
    EXPECT_EQ(moves.size(), 9u);
    for (const Piles& move : moves) {
        const std::set<Piles> answers = misere.options(move);
        EXPECT_TRUE(std::ranges::any_of(
            lost, [&](const Piles& answer) { return answers.contains(answer); }));
    }
    for (const Piles& each : lost)
        EXPECT_FALSE(misere.isWon(each));
}

// The case distinctions of the last lesson, as its words have them.
TEST(LessonTruths, TheHorseIsPeriodicByTheseCases) {
    constexpr int size = 60;
    std::vector<std::vector<int>> nimbers(size, std::vector<int>(size));
    const auto at = [&](int row, int column) {
        return nimbers[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    };
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            std::set<int> options;
            if (row >= 2 && column >= 1)
                options.insert(at(row - 2, column - 1));
            if (row >= 1 && column >= 2)
                options.insert(at(row - 1, column - 2));
            const int here =
                nimbers[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] =
                    mexOf(options);
            const int m = std::min(row, column) % 3, apart = std::abs(row - column);
            ASSERT_EQ(here, apart < m ? m - 1 : m) << row << ' ' << column;
            ASSERT_EQ(here == 2, m == 2 && apart > 1);
            // The rule that the table of four rows allows.
            const bool guess = m == 0 || (row == 1 && column == 1);
            if (row < 4) {
                ASSERT_EQ(here == 0, guess) << row << ' ' << column;
            }
            if (row < 3 || column < 3)
                continue;
            using Set = std::set<int>;
            ASSERT_TRUE(m == 0   ? !options.contains(0)
                        : m == 1 ? options == (apart == 0 ? Set{1} : Set{0, 2})
                                 : options == (apart < 2 ? Set{0} : Set{0, 1}))
                << row << ' ' << column;
        }
}

// "Group(s) worth 1, 3: nim-sum 2, so Green wins. b2 takes group b from 3 to 1 and the nim-sum to
// 0.", read and held to the rule of Card groups.
TEST(LessonTruths, OfThreeReasonsInCardGroupsOneIsTrueByTheRules) {
    const std::regex sentence("Groups? worth ([0-9, ]+): nim-sum ([0-9]+), so (every move loses|"
                              "Green wins).*");
    std::set<std::size_t> places;
    for (int a = 1; a <= 9; ++a)
        for (int b = 1; b <= 6; ++b) {
            const std::string position = std::to_string(a) + ":3/" + std::to_string(b) + ":4 G";
            const LessonTask task = reasonTask("cards", position.c_str());
            const std::vector<Reason> reasons = reasonsAt(task);
            ASSERT_EQ(reasons.size(), 3u) << position;
            EXPECT_EQ(english(reasons[0].says), english(reasonsAt(task)[0].says));
            std::vector<int> worths{a % 4, b % 5};
            std::ranges::sort(worths);
            std::size_t right = 0;
            for (std::size_t i = 0; i < reasons.size(); ++i) {
                const std::string says = english(reasons[i].says);
                std::smatch parts;
                ASSERT_TRUE(std::regex_match(says, parts, sentence)) << says;
                std::vector<int> said = numbersIn(parts[1]);
                std::ranges::sort(said);
                const bool isTrue = said == worths;
                // What follows from the numbers follows in each of them.
                EXPECT_EQ(std::stoi(parts[2]), said[0] ^ said[1]) << says;
                EXPECT_EQ(parts[3] == "Green wins", (said[0] ^ said[1]) != 0) << says;
                const Marking marking = marked(task, {.number = static_cast<int>(i) + 1}, {});
                EXPECT_EQ(marking.mark, isTrue ? Marking::Mark::Right : Marking::Mark::Wrong)
                    << says;
                EXPECT_FALSE(marking.says.empty());
                if (isTrue)
                    places.insert(i);
                right += isTrue;
            }
            EXPECT_EQ(right, 1u) << position;
        }
    EXPECT_EQ(places.size(), 3u) << "the true one stands in every place";
}

TEST(LessonTruths, OfThreeReasonsOfTheHorseOneIsTrueByTheRules) {
    const auto worth = [](int row, int column) {
        const int m = std::min(row, column) % 3;
        return std::abs(row - column) < m ? m - 1 : m;
    };
    for (int row = 2; row < 8; ++row)
        for (int column = 2; column < 8; ++column) {
            std::string position;
            for (int i = 0; i < 8; ++i)
                position += std::string(i > 0 ? "/" : "")
                            + (i == row ? std::string("........")
                                              .replace(static_cast<std::size_t>(column), 1, "H")
                                        : "........");
            const LessonTask task = reasonTask("trojan-horse", (position + " G").c_str());
            std::vector<int> options{worth(row - 2, column - 1), worth(row - 1, column - 2)};
            std::ranges::sort(options);
            std::size_t right = 0;
            for (const Reason& reason : reasonsAt(task)) {
                const std::string says = english(reason.says);
                const std::string list = says.substr(says.find("worth ") + 6, 4);
                right += numbersIn(list) == options;
                EXPECT_EQ(numbersIn(list) == options, reason.against.empty()) << says;
            }
            EXPECT_EQ(right, 1u) << position;
        }
}

TEST(LessonTruths, ReasonsOfOtherGamesSayAnotherEndOrLength) {
    const LessonTask task = reasonTask("tic-tac-toe", "XX./OO./... X");
    std::size_t right = 0;
    for (const Reason& reason : reasonsAt(task)) {
        const bool isTrue = english(reason.says) == "With best play X wins, after 1 move.";
        EXPECT_EQ(reason.against.empty(), isTrue);
        right += isTrue;
    }
    EXPECT_EQ(right, 1u);
    const Marking none = marked(task, {.number = 4}, {});
    EXPECT_EQ(none.mark, Marking::Mark::Nothing);
    EXPECT_EQ(english(none.says.at(0)), "Choose one of the three sentences.");
}

} // namespace bouton::testing
