// SPDX-License-Identifier: MIT
#include "games/own_game/own_game.h"

#include <map>
#include <mutex>

#include "core/bytes.h"
#include "core/encoding.h"
#include "core/nested.h"
#include "core/ruleset_of.h"
#include "core/text.h"
#include "games/own_game/lore.h"
#include "games/own_game/players.h"

namespace bouton {

namespace {

struct Registry {
    std::mutex mutex;
    std::map<std::string, std::unique_ptr<const OwnRules>, std::less<>> byId;
};
Registry& registry() {
    static Registry all;
    return all;
}

// A text with blanks alone where there were several, or others.
std::string withSingleBlanks(std::string_view text) { return joined(wordsOf(text)); }

const char* goalOf(const own::Rules& rules) {
    if (!rules.goals.empty())
        return "";
    return rules.last == own::Last::Wins
               ? QT_TRANSLATE_NOOP("Phrase", "Who makes the last turn wins.")
               : QT_TRANSLATE_NOOP("Phrase", "Who makes the last turn loses.");
}

GameName nameOfGame(const OwnRules& of) {
    const own::Rules& rules = of.rules();
    return {.id = lasting(of.id),
            .title = lasting(rules.title),
            .letters = lasting(rules.sideLetters()),
            .sides = {lasting(rules.sides[0].name), lasting(rules.sides[1].name)},
            .autoFill = true,
            .description = rules.says.empty() ? "" : lasting(rules.says[0]),
            .opponent = "perfect",
            .isSum = own_game::isSum(rules),
            .goal = goalOf(rules),
            .startIsWritten = true};
}

Or<std::unique_ptr<Match>> matchAt(Or<OwnGame::State> state) {
    return erased::match<OwnGame>(std::move(state));
}

// The lines of a normal form that bind play, as a program is sent them (docs/own-programs.md).
std::string onOneLine(std::string_view normal) {
    std::vector<std::string_view> lines = linesOf(normal);
    lines.erase(lines.begin()); // with the version
    std::erase_if(lines, [](std::string_view line) {
        return line.starts_with("title:") || line.starts_with("says:");
    });
    return joined(lines, " | ");
}

Ruleset rulesetFor(const OwnRules& of) {
    Ruleset all{
        .name = nameOfGame(of),
        .settings = OwnGame::settings(of),
        .players = {},
        .opponents = {},
        .standard = [&of](const Settings& all) { return matchAt(OwnGame::standard(of, all)); },
        .random = [&of](const Settings& all,
                        Random& random) { return matchAt(OwnGame::random(of, all, random)); },
        .from = [&of](const Picture& picture) { return matchAt(OwnGame::read(of, picture)); },
        .blank = [&of](const Settings& all) { return OwnGame::blank(of, all); },
        .editing = OwnGame::editing(of),
        .parse = [letters = of.rules().sideLetters()](
                     std::string_view text) { return readPicture(text, letters); },
        .settingsOf = [&of](const Picture& picture) { return OwnGame::settingsOf(of, picture); },
        .makePlayer = &erased::makePlayer<OwnGame>,
        .makeAnalyst = &erased::makeAnalyst<OwnGame>,
        .leaves = &erased::leavesOf<OwnGame>,
        .lore = erased::lore<OwnGame>(),
        .rules = onOneLine(of.normal)};
    const auto words = std::make_shared<const language::Vocabulary>(own_game::vocabularyOf(of));
    all.lore.vocabulary = [words]() -> const language::Vocabulary& { return *words; };
    erased::addPlayers<OwnGame>(all);
    return all;
}

} // namespace

// Comments and empty lines are left out, blanks are single ones, a colon has one behind it, and
// keys come in one order.
std::string normalForm(std::string_view text) {
    std::map<std::size_t, std::string> byKey;
    bool first = true;
    for (const std::string_view line : linesOf(withoutMark(text))) {
        const std::string_view whole = trimmed(line, blanksInLines);
        const std::size_t colon = whole.find(':');
        if (std::exchange(first, false) || whole.empty() || whole[0] == '#' || colon == whole.npos)
            continue;
        const std::string key = withSingleBlanks(whole.substr(0, colon));
        const auto at =
            std::ranges::find(own::lineKeys, std::string_view(key).substr(0, key.find(' ')));
        byKey[static_cast<std::size_t>(at - own::lineKeys.begin())] +=
            key + ": " + withSingleBlanks(whole.substr(colon + 1)) + '\n';
    }
    std::string normal = "bouton-game 1\n";
    for (const auto& [key, lines] : byKey)
        normal += lines;
    return normal;
}

std::string ownGameId(std::string_view title, std::string_view normal) {
    std::string id;
    for (const char c : title)
        if (const char small = smallLetter(c); small >= 'a' && small <= 'z')
            id += small;
    id = (id.empty() ? "game" : id) + '-';
    for (int shift = 60; shift >= 0; shift -= 4)
        id += "0123456789abcdef"[checksum(normal) >> shift & 15];
    return id;
}

Or<const Ruleset*> ownGame(std::string_view text) {
    own::GameFile file = own::readGame(text);
    if (!file.mistakes.empty()) {
        const own::LineMistake& first = file.mistakes.front();
        return refuse({QT_TRANSLATE_NOOP("Phrase", "Line %1 of the rules of a game. %2"),
                       {std::to_string(first.line), nested(first.is.what)}});
    }
    std::string normal = normalForm(text), id = ownGameId(file.rules.title, normal);
    Registry& all = registry();
    const std::lock_guard lock(all.mutex);
    if (const auto known = all.byId.find(id); known != all.byId.end()) {
        if (known->second->normal != normal)
            return refuse({QT_TRANSLATE_NOOP("Phrase", "Other rules have the same name, %1, "
                                                       "already: change the title."),
                           {id}});
        return &known->second->ruleset;
    }
    auto made = std::make_unique<OwnRules>(
        OwnRules{std::string(text), std::move(normal), id, std::move(file)});
    made->ready = std::make_shared<const own::Ready>(made->file.rules);
    made->ruleset = rulesetFor(*made);
    const Ruleset* const game = &made->ruleset;
    all.byId.emplace(std::move(id), std::move(made));
    return game;
}

Or<const Ruleset*> broughtGame(std::string_view id, std::string_view rules) {
    const Or<const Ruleset*> made = ownGame(rules);
    if (!made)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The rules in the file are wrong. %1"),
                       {nested(made.error())}});
    if ((*made)->name.id != id)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The file names the game %1, but the rules in "
                                                   "it are those of the game %2."),
                       {excerpt(id), (*made)->name.id}});
    return made;
}

const Ruleset* ownGameCalled(std::string_view id) {
    Registry& all = registry();
    const std::lock_guard lock(all.mutex);
    const auto known = all.byId.find(id);
    return known == all.byId.end() ? nullptr : &known->second->ruleset;
}

const OwnRules* ownRulesOf(const Ruleset& game) {
    Registry& all = registry();
    const std::lock_guard lock(all.mutex);
    const auto known = all.byId.find(std::string_view(game.name.id));
    return known == all.byId.end() || &known->second->ruleset != &game ? nullptr
                                                                       : known->second.get();
}

const Ruleset& OwnGame::ruleset(const State& state) { return state.of->ruleset; }

std::vector<PlayerKind<OwnGame>> OwnGame::players() { return own_game::players<OwnGame>(); }

Analyst<OwnGame> OwnGame::analyst() { return own_game::analyst<OwnGame>(); }

std::vector<NamedPlayer> OwnGame::opponents() {
    return {beginnerOpponent,
            {"attentive", QT_TRANSLATE_NOOP("Phrase", "Attentive"),
             QT_TRANSLATE_NOOP("Phrase", "sees what wins at once, for either side"), "attentive"},
            {"club", QT_TRANSLATE_NOOP("Phrase", "Club"),
             QT_TRANSLATE_NOOP("Phrase", "plays perfectly, but slips one move in ten"),
             "careless:slips=10"},
            perfectOpponent("perfect")};
}

} // namespace bouton
