// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "games/cards/cards.h"

namespace bouton {

namespace {

using State = Cards::State;
using Group = Cards::Group;

constexpr std::array<Group, Cards::mostGroups> standardGroups{
    {{5, 3}, {7, 2}, {4, 4}, {6, 3}, {3, 1}, {8, 4}, {9, 5}, {10, 6}}};

std::string groupName(std::size_t group) { return std::string(1, static_cast<char>('a' + group)); }
Clicks whereIs(std::size_t group) { return {{0, static_cast<int>(group)}}; }

Phrase notWritten(std::size_t group, std::string_view row) {
    return {QT_TRANSLATE_NOOP("Phrase", "Group %1 is written cards:most, such as 5:3, not \"%2\"."),
            {groupName(group), excerpt(row)},
            {},
            whereIs(group)};
}
Phrase wrongCards(std::size_t group, std::string count) {
    return {QT_TRANSLATE_NOOP("Phrase", "Cards in group %1: %2; 0 to %3 are possible."),
            {groupName(group), std::move(count), std::to_string(Cards::mostCards)},
            {},
            whereIs(group)};
}
Phrase wrongMost(std::size_t group, std::string count) {
    return {QT_TRANSLATE_NOOP("Phrase",
                              "Most cards a turn takes in group %1: %2; 1 to %3 are possible."),
            {groupName(group), std::move(count), std::to_string(Cards::mostCards)},
            {},
            whereIs(group)};
}

std::optional<Phrase> wrongNumberOf(std::size_t groups) {
    if (groups >= 1 && groups <= Cards::mostGroups)
        return std::nullopt;
    return Phrase{QT_TRANSLATE_N_NOOP("Phrase", "There are %n group(s); 1 to %1 are possible."),
                  {std::to_string(Cards::mostGroups)},
                  static_cast<int>(groups)};
}

// Digits only, without a sign or a leading zero.
bool isNumber(std::string_view text) {
    return !text.empty() && (text[0] != '0' || text.size() == 1)
           && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

// Of a number; more than two digits are more than any count can be.
int countOf(std::string_view number) {
    int count = 0;
    for (const char digit : number.substr(0, 3))
        count = count * 10 + (digit - '0');
    return count;
}

Or<Group> readGroup(std::size_t index, std::string_view row) {
    const std::size_t colon = row.find(':');
    const std::string_view cards = row.substr(0, colon);
    const std::string_view most = colon == row.npos ? "" : row.substr(colon + 1);
    if (!isNumber(cards) || !isNumber(most))
        return refuse(notWritten(index, row));
    if (countOf(cards) > Cards::mostCards)
        return refuse(wrongCards(index, excerpt(cards)));
    if (countOf(most) < 1 || countOf(most) > Cards::mostCards)
        return refuse(wrongMost(index, excerpt(most)));
    return Group{countOf(cards), countOf(most)};
}

} // namespace

std::vector<Setting> Cards::settings() {
    return {{"groups", QT_TRANSLATE_NOOP("Phrase", "Groups"), 1, 3, mostGroups},
            {.id = "cards",
             .title = QT_TRANSLATE_NOOP("Phrase", "Most cards in a group"),
             .least = 1,
             .standard = 7,
             .most = mostCards,
             .onlyDrawn = true},
            {.id = "take",
             .title = QT_TRANSLATE_NOOP("Phrase", "Most taken in a turn"),
             .least = 1,
             .standard = 4,
             .most = mostCards,
             .onlyDrawn = true}};
}

Or<State> Cards::standard(const Settings& settings) {
    return State{{standardGroups.begin(), standardGroups.begin() + valueOf(settings, "groups")}};
}

Or<State> Cards::random(const Settings& settings, Random& random) {
    State state;
    for (int i = 0; i < valueOf(settings, "groups"); ++i) {
        const int cards = random.between(1, valueOf(settings, "cards"));
        state.groups.push_back({cards, random.between(1, valueOf(settings, "take"))});
    }
    return state;
}

Or<State> Cards::read(Picture picture) {
    if (auto wrong = wrongNumberOf(picture.rows.size()))
        return refuse(std::move(*wrong));
    State state{{}, picture.toMove};
    for (std::size_t i = 0; i < picture.rows.size(); ++i) {
        const Or<Group> group = readGroup(i, picture.rows[i]);
        if (!group)
            return refuse(group.error());
        state.groups.push_back(*group);
    }
    return state;
}

Or<Picture> Cards::form(int total, const std::vector<Group>& groups) {
    if (auto wrong = wrongNumberOf(groups.size()))
        return refuse(std::move(*wrong));
    int held = 0;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (groups[i].cards < 0 || groups[i].cards > mostCards)
            return refuse(wrongCards(i, std::to_string(groups[i].cards)));
        if (groups[i].most < 1 || groups[i].most > mostCards)
            return refuse(wrongMost(i, std::to_string(groups[i].most)));
        held += groups[i].cards;
    }
    if (held != total)
        return refuse({QT_TRANSLATE_N_NOOP("Phrase", "The groups hold %n card(s), not %1."),
                       {std::to_string(total)},
                       held});
    return draw({groups});
}

Picture Cards::draw(const State& state) {
    Picture picture{{}, state.toMove};
    for (const Group& group : state.groups)
        picture.rows.push_back(std::to_string(group.cards) + ':' + std::to_string(group.most));
    return picture;
}

std::vector<Cards::Move> Cards::moves(const State& state) {
    std::vector<Move> all;
    for (std::size_t i = 0; i < state.groups.size(); ++i)
        for (int k = 1; k <= std::min(state.groups[i].cards, state.groups[i].most); ++k)
            all.push_back({static_cast<int>(i), k});
    return all;
}

State Cards::after(State state, Move move) {
    state.groups[static_cast<std::size_t>(move.group)].cards -= move.cards;
    state.toMove = other(state.toMove);
    return state;
}

std::optional<Result> Cards::result(const State& state) {
    if (std::ranges::any_of(state.groups, [](const Group& group) { return group.cards > 0; }))
        return std::nullopt;
    return Result{other(state.toMove)};
}

Phrase Cards::ending(const State& state) {
    return {QT_TRANSLATE_NOOP("Phrase", "No cards are left, and %1 is to move."),
            {name.sides[indexOf(state.toMove)]}};
}

} // namespace bouton
