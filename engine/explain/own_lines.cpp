// SPDX-License-Identifier: MIT
#include "explain/own_lines.h"

#include <algorithm>

#include "core/played.h"
#include "explain/book.h"
#include "games/record.h"

namespace bouton {

namespace {

std::string placeOf(const Ruleset& game, const std::string& key) {
    return std::string(game.name.id) + ' ' + key;
}

// The key of the position at a node, also where the game is over there.
std::string keyOf(const Match& match, Match::Node node) {
    if (const auto page = bookPageOf(match, node))
        return page->key;
    const auto before = match.parent(node);
    const auto page = before ? bookPageOf(match, *before) : std::nullopt;
    return page ? page->moves[match.moveIndex(node)].key : "";
}

// Whether the first keys of `longer` are those of `shorter`.
bool begins(const std::vector<std::string>& longer, const std::vector<std::string>& shorter) {
    return longer.size() >= shorter.size()
           && std::equal(shorter.begin(), shorter.end(), longer.begin());
}

} // namespace

OwnLines::Line OwnLines::lineOf(const Match& match, Match::Node node) {
    Line line{match.game().name.id, match.position(0), movesTo(match, node), {}};
    for (const Match::Node at : match.path(node))
        line.keys.push_back(keyOf(match, at));
    return line;
}

OwnLines OwnLines::read(std::string_view text) {
    OwnLines own;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view whole = text.substr(at, end - at);
        at = end + 1;
        const std::vector<RecordLine> records = recordLines(whole);
        if (records.empty()) {
            own.m_rest.emplace_back(whole);
            continue;
        }
        const auto match = readRecord(records.front().text);
        if (match && (*match)->game().lore.book && (*match)->parent((*match)->current())) {
            own.m_lines.push_back(lineOf(**match, (*match)->current()));
        } else {
            own.m_rest.emplace_back(whole);
            ++own.m_unreadable;
        }
    }
    own.index();
    return own;
}

std::string OwnLines::written() const {
    std::string text;
    for (const std::string& line : m_rest)
        text += line + '\n';
    for (const Line& line : m_lines) {
        text += line.game + ": " + line.start + ';';
        for (const std::string& move : line.moves)
            text += ' ' + move;
        text += '\n';
    }
    return text;
}

void OwnLines::index() {
    m_steps.clear();
    for (const Line& line : m_lines)
        for (std::size_t i = 1; i < line.keys.size(); ++i)
            m_steps.emplace(line.game + ' ' + line.keys[i - 1], line.game + ' ' + line.keys[i]);
}

bool OwnLines::leads(const Ruleset& game, const std::string& from, const std::string& to) const {
    return m_steps.contains({placeOf(game, from), placeOf(game, to)});
}

bool OwnLines::holds(const Match& match, Match::Node node) const {
    const std::vector<Match::Node> way = match.path(node);
    for (std::size_t i = 1; i < way.size(); ++i)
        if (!goesBy(match, way[i]))
            return false;
    return way.size() > 1;
}

bool OwnLines::goesBy(const Match& match, Match::Node node) const {
    const auto before = match.parent(node);
    return before && leads(match.game(), keyOf(match, *before), keyOf(match, node));
}

void OwnLines::add(const Match& match) {
    if (!match.game().lore.book || !match.parent(match.current()) || holds(match, match.current()))
        return;
    Line line = lineOf(match, match.current());
    std::erase_if(m_lines, [&](const Line& other) {
        return other.game == line.game && begins(line.keys, other.keys);
    });
    m_lines.push_back(std::move(line));
    index();
}

void OwnLines::cut(const Match& match) {
    if (!match.game().lore.book || !match.parent(match.current()))
        return;
    const std::string key = keyOf(match, match.current());
    std::vector<Line> kept;
    for (Line& line : m_lines) {
        const auto at = std::find(line.keys.begin() + 1, line.keys.end(), key);
        if (line.game == match.game().name.id && at != line.keys.end()) {
            const auto moves = static_cast<std::size_t>(at - line.keys.begin()) - 1;
            line.moves.resize(moves);
            line.keys.resize(moves + 1);
        }
        if (!line.moves.empty())
            kept.push_back(std::move(line));
    }
    // What was cut short may be a part of another line now.
    m_lines.clear();
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const bool isPart = std::ranges::any_of(kept, [&](const Line& other) {
            const bool same = other.keys.size() == kept[i].keys.size();
            return other.game == kept[i].game && begins(other.keys, kept[i].keys)
                   && (!same || &other < &kept[i]);
        });
        if (!isPart)
            m_lines.push_back(kept[i]);
    }
    index();
}

void OwnLines::revert(const OwnLines& before, const OwnLines& after) {
    const auto isIn = [](const std::vector<Line>& lines, const Line& line) {
        return std::ranges::find(lines, line) != lines.end();
    };
    std::erase_if(m_lines, [&](const Line& line) {
        return isIn(after.m_lines, line) && !isIn(before.m_lines, line);
    });
    for (const Line& line : before.m_lines)
        if (!isIn(after.m_lines, line) && !isIn(m_lines, line))
            m_lines.push_back(line);
    index();
}

} // namespace bouton
