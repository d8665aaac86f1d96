// SPDX-License-Identifier: MIT
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "core/ruleset_of.h"
#include "games/own_game/players.h"

namespace bouton::testing {

// The texts of the games in docs/own-games.md, in their order: the first is Kayles of its
// beginning, and twelve examples follow.
inline const std::vector<std::string>& ownExampleTexts() {
    static const std::vector<std::string> all = [] {
        std::ifstream in(BOUTON_SOURCES "/docs/own-games.md");
        std::stringstream page;
        page << in.rdbuf();
        std::vector<std::string> texts;
        bool inside = false;
        for (std::string line; std::getline(page, line);)
            if (line == "```")
                inside = false;
            else if (line == "bouton-game 1")
                inside = true, texts.push_back(line + '\n');
            else if (inside)
                texts.back() += line + '\n';
        return texts;
    }();
    return all;
}

// The same with boards that are soon solved, where they have one size.
inline std::string ownExampleOf(std::size_t n) {
    std::string text = ownExampleTexts().at(n);
    if (const std::size_t clobber = text.find("board: 4 x 5\nstart: X"); clobber != text.npos)
        text.replace(clobber, 12, "board: 3 x 3");
    return text;
}

// Such a game as a game that was compiled, so that it can stand where a type of a game does: for
// the contracts.
template <std::size_t N> struct OwnExample : OwnGame {
    static const OwnRules& of() {
        static const OwnRules& rules = *ownRulesOf(**ownGame(ownExampleOf(N)));
        return rules;
    }
    static const Ruleset& made() { return *ownGameCalled(of().id); }
    inline static const GameName& name = made().name;
    static std::vector<Setting> settings() { return OwnGame::settings(of()); }
    static Or<State> standard(const Settings& all) { return OwnGame::standard(of(), all); }
    static Or<State> random(const Settings& all, Random& random) {
        return OwnGame::random(of(), all, random);
    }
    static Picture blank(const Settings& all) { return OwnGame::blank(of(), all); }
    static Or<State> read(Picture picture) { return OwnGame::read(of(), std::move(picture)); }
    static Settings settingsOf(const Picture& picture) {
        return OwnGame::settingsOf(of(), picture);
    }
    static Pieces pieces() { return made().editing.pieces; }
    static Picture put(Picture picture, Cell cell, char letter) {
        return made().editing.put(std::move(picture), cell, letter);
    }
    static Picture moved(Picture picture, Cell from, Cell to) {
        return made().editing.moved(std::move(picture), from, to);
    }
    static Picture arranged(Picture picture, Cell cell) {
        return made().editing.arranged(std::move(picture), cell);
    }
    static Picture cleared(Picture picture) { return made().editing.cleared(std::move(picture)); }
    static Picture resized(const Picture& picture, const Settings& all) {
        return made().editing.resized(picture, all);
    }
    static std::vector<PlayerKind<OwnExample>> players() { return own_game::players<OwnExample>(); }
    static Analyst<OwnExample> analyst() { return own_game::analyst<OwnExample>(); }
    static const Ruleset& ruleset(const State&) { return rulesetOf<OwnExample>(); }
};

} // namespace bouton::testing
