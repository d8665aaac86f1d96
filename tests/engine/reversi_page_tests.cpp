// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <fstream>
#include <vector>

#include "games/catalogue.h"
#include "games/reversi/ladder.h"

// The tables of the levels and steps in docs/games/reversi.md and docs/reversi-engine.md, which the
// measured ratings rest on.

namespace bouton::testing {

namespace {

using reversi::Effort;

std::vector<std::string> linesOf(const char* page) {
    std::ifstream in(std::string(BOUTON_SOURCES "/docs/") + page);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

bool hasLine(const std::vector<std::string>& page, const std::string& line) {
    return std::ranges::find(page, line) != page.end();
}

std::string percent(int part) { return std::to_string(part) + " %"; }
std::string unlessZero(int number) { return number == 0 ? "" : std::to_string(number); }

std::string noteOf(std::string_view player, int value) {
    const Ruleset& game = *gameNamed("reversi").value();
    const auto at = std::ranges::find(game.players, player, &PlayerInfo::id);
    return english(at->settings.front().note(value));
}

} // namespace

TEST(ReversiPage, HasTheStepsOfTheLadder) {
    const auto page = linesOf("games/reversi.md");
    for (int number = 1; number <= reversi::mostSteps; ++number) {
        const auto& [effort, rating, within] = reversi::ladderStep(number);
        const std::string overlooked = effort.errs() ? percent(100 - effort.sight) : "",
                          discs = effort.errs() ? percent(100 - effort.judgement) : "";
        const std::string row = "| " + std::to_string(number) + " | " + std::to_string(rating)
                                + " \u00B1 " + std::to_string(within) + " | "
                                + std::to_string(effort.plies) + " | " + overlooked + " | " + discs
                                + " | " + unlessZero(effort.solveFrom) + " |";
        EXPECT_TRUE(hasLine(page, row)) << row;
    }
}

TEST(ReversiPage, HasTheLevelsOfTheEngine) {
    std::string plies = "| plies ahead |", solves = "| free cells from which it solves |",
                mistakes = "| mistakes, maximum in discs |";
    for (int level = 1; level <= 20; ++level) {
        const Effort effort = Effort::ofLevel(level);
        plies += ' ' + std::to_string(effort.plies) + " |";
        solves += ' ' + std::to_string(effort.solveFrom) + " |";
        mistakes += effort.mistakes > 0 ? ' ' + std::to_string(effort.mistakes) + " |" : " |";
    }
    const auto page = linesOf("games/reversi.md");
    for (const std::string& row : {plies, solves, mistakes})
        EXPECT_TRUE(hasLine(page, row)) << row;
}

TEST(ReversiPage, SaysWhatALevelCostsAsItsNoteDoes) {
    const auto page = linesOf("reversi-engine.md");
    auto line = std::ranges::find_if(page, [](const std::string& each) {
        return each.starts_with("| level | positions of a game, thousands |");
    });
    ASSERT_NE(line, page.end());
    for (int level = 1; level <= 20; ++level) {
        const Effort effort = Effort::ofLevel(level);
        const std::string& row = line[level + 1];
        const std::string begin = "| " + std::to_string(level) + " | ";
        ASSERT_TRUE(row.starts_with(begin)) << row;
        std::string cost = row.substr(begin.size(), row.find(" |", begin.size()) - begin.size());
        std::erase(cost, ',');
        const std::string plies = std::to_string(effort.plies),
                          solved = std::to_string(effort.solveFrom);
        const int thousands = std::stoi(cost);
        const bool isMany = thousands >= 1000;
        EXPECT_EQ(noteOf("engine", level),
                  level < 5 ? "Looks to depth " + plies + " and misjudges each move by up to "
                                  + std::to_string(effort.mistakes)
                                  + (effort.mistakes == 1 ? " disc" : " discs")
                                  + ". Solves the end once the empty cells are down to " + solved
                                  + ". A game costs it next to nothing."
                            : "Looks to depth " + plies
                                  + ". Solves the end once the empty cells are down to " + solved
                                  + ". A game costs it some "
                                  + std::to_string(isMany ? (thousands + 500) / 1000 : thousands)
                                  + (isMany ? " million" : " thousand") + " positions.");
    }
}

TEST(ReversiPage, StepsSayWhatTheyOverlookAndWhetherTheyGoForDiscs) {
    const auto begins = [](int step, const char* text) {
        EXPECT_TRUE(noteOf("ladder", step).starts_with(text)) << noteOf("ladder", step);
    };
    const auto ends = [](int step, const char* text) {
        EXPECT_TRUE(noteOf("ladder", step).ends_with(text)) << noteOf("ladder", step);
    };
    begins(1, "Looks 1 move ahead, overlooks 50 of 100 moves, ");
    ends(1, "and always goes for the most discs.");
    for (int step = 2; step <= 7; ++step)
        ends(step, "and mostly goes for discs.");
    for (int step = 8; step <= 11; ++step)
        ends(step, "and sometimes goes for discs.");
    EXPECT_EQ(noteOf("ladder", 12), "Looks 2 moves ahead, overlooks 1 of 100 moves.");
    EXPECT_EQ(noteOf("ladder", 13), "Looks 3 moves ahead, overlooks 1 of 100 moves.");
    EXPECT_EQ(noteOf("ladder", 14), "Looks 3 moves ahead and plays the last 12 perfectly.");
}

} // namespace bouton::testing
