// SPDX-License-Identifier: MIT
#include "programs/gtp_talk.h"

#include <algorithm>
#include <ranges>

#include "core/setting.h"
#include "core/visible.h"

namespace bouton {

namespace {

const char* colourOf(Side side) { return side == Side::One ? "b" : "w"; }

constexpr const char* endedBefore =
    QT_TRANSLATE_NOOP("Phrase", "The program \"%1\" has ended before its answer to %2.");

// A position of letters on a board; else it stands in words (docs/notation.md).
bool isBoard(const Picture& picture) {
    return std::ranges::none_of(picture.rows,
                                [](const std::string& row) { return row.contains(':'); });
}

std::string withoutReturn(std::string line) {
    while (line.ends_with('\r') || line.ends_with(' '))
        line.pop_back();
    return line;
}

} // namespace

struct GtpTalk::Asking {
    Process& process;
    Time time;
    const std::stop_token& stop;
    Process::Clock::time_point until{}; // of all commands together, once the program has started
};

GtpTalk::Game GtpTalk::gameOf(const Match& match) {
    Game game{&match.game(), match.picture(0), {}};
    for (const Match::Node node : match.path(match.current()))
        if (const auto parent = match.parent(node))
            game.moves.emplace_back(match.toMove(*parent), match.moveText(node));
    return game;
}

std::string GtpTalk::question(Side side) { return std::string("genmove ") + colourOf(side); }

std::expected<std::string, Fault> GtpTalk::choose(Process& process, const Game& game, Side side,
                                                  Time time, const std::stop_token& stop) {
    Asking asking{process, time, stop};
    if (const auto known = tell(asking, game); !known)
        return std::unexpected(known.error());
    return ask(asking, question(side));
}

void GtpTalk::made(Side side, std::string move) {
    if (m_told)
        m_told->moves.emplace_back(side, std::move(move));
}

void GtpTalk::forget() {
    m_told.reset();
    m_isNew = true;
}

// Tells the program the moves that it does not know of, or the whole game if it knows another one.
std::expected<void, Fault> GtpTalk::tell(Asking& asking, const Game& game) {
    const bool isBegun =
        m_told && m_told->start == game.start && m_told->moves.size() <= game.moves.size()
        && std::ranges::equal(m_told->moves, game.moves | std::views::take(m_told->moves.size()));
    if (!isBegun)
        if (const auto begun = begin(asking, game); !begun)
            return begun;
    for (std::size_t i = m_told->moves.size(); i < game.moves.size(); ++i) {
        const auto& [side, move] = game.moves[i];
        const auto played = ask(asking, std::string("play ") + colourOf(side) + ' ' + move);
        // A program that leaves passes out may refuse them.
        if (!played && (move != nameOf(Clicks{}) || !played.error().came.starts_with('?')))
            return std::unexpected(played.error());
        m_told->moves.push_back(game.moves[i]);
    }
    return {};
}

std::expected<void, Fault> GtpTalk::begin(Asking& asking, const Game& game) {
    m_told.reset();
    const Picture& start = game.start;
    const auto settings = complete(game.rules->settings, {});
    const auto usual = game.rules->standard(*settings);
    const bool isUsual = usual && (*usual)->picture(0) == start;
    if (isUsual && isBoard(start)) {
        // Programs for one size may not know the command; then the game is what they play.
        const auto sized = ask(asking, "boardsize " + std::to_string(start.rows.size()));
        if (!sized && (sized.error().came.empty() || sized.error().came.starts_with('=')))
            return std::unexpected(sized.error());
    }
    if (const auto cleared = ask(asking, "clear_board"); !cleared)
        return std::unexpected(cleared.error());
    if (!isUsual)
        if (const auto set = ask(asking, "position " + write(start, game.rules->name.letters));
            !set)
            return std::unexpected(set.error());
    m_told = Game{game.rules, start, {}};
    return {};
}

// The answer without its sign.
std::expected<std::string, Fault> GtpTalk::ask(Asking& asking, const std::string& command) {
    Process& process = asking.process;
    const Time limit =
        (m_isNew ? std::max(m_limits.start, asking.time) : asking.time) + m_limits.grace;
    if (asking.until == Process::Clock::time_point())
        asking.until = Process::Clock::now() + limit;
    const auto until = asking.until;
    if (const auto written = process.write(command + '\n', until, asking.stop); !written)
        return std::unexpected(silent(process, written.error(), command, limit));
    std::string first;
    while (first.empty()) {
        auto line = process.readLine(until, asking.stop);
        if (!line)
            return std::unexpected(silent(process, line.error(), command, limit));
        first = withoutReturn(std::move(*line));
    }
    // A program that says anything else may never come to an answer.
    if (!first.starts_with('=') && !first.starts_with('?'))
        return std::unexpected(
            wrong(QT_TRANSLATE_NOOP("Phrase", "The program \"%1\" answers %2 with %3, which begins "
                                              "with neither = nor ?."),
                  process, command, visible(first), first));
    if (const auto whole = endAnswer(process, command, first, until, limit, asking.stop); !whole)
        return std::unexpected(whole.error());
    if (std::exchange(m_isNew, false))
        asking.until = {};
    const std::size_t text = first.find_first_not_of(" \t", 1);
    const std::string rest = text == std::string::npos ? "" : first.substr(text);
    if (first.starts_with('?'))
        return std::unexpected(
            wrong(QT_TRANSLATE_NOOP("Phrase", "The program \"%1\" answers %2 with: %3."), process,
                  command, rest.empty() ? "?" : visible(rest), first));
    return rest;
}

std::expected<void, Fault> GtpTalk::endAnswer(Process& process, const std::string& command,
                                              const std::string& first,
                                              Process::Clock::time_point until, Time limit,
                                              const std::stop_token& stop) const {
    for (;;) {
        const auto line = process.readLine(until, stop);
        // As in the last answer before its end, to quit.
        if (!line && line.error() == Process::Break::Ended)
            return {};
        if (!line && line.error() == Process::Break::Late)
            return std::unexpected(
                wrong(QT_TRANSLATE_NOOP("Phrase",
                                        "The program \"%1\" has answered %2 with %3, but the empty "
                                        "line that ends an answer by the Go Text Protocol has not "
                                        "come."),
                      process, command, visible(first), first));
        if (!line)
            return std::unexpected(silent(process, line.error(), command, limit));
        if (withoutReturn(*line).empty())
            return {};
    }
}

Fault GtpTalk::silent(Process& process, Process::Break why, const std::string& command,
                      Time limit) const {
    if (why == Process::Break::Stopped)
        return {};
    const std::string unread = process.unread();
    const bool hasEnded = why == Process::Break::Ended;
    const Phrase what = hasEnded ? Phrase{endedBefore, {m_name, visible(command)}}
                                 : noAnswer(why, m_name, process, limit, m_limits.memory, unread);
    return {what, command, {}, unread, process.errors()};
}

Fault GtpTalk::wrong(const char* text, const Process& process, const std::string& command,
                     const std::string& what, std::string came) const {
    return {
        {text, {m_name, visible(command), what}}, command, {}, std::move(came), process.errors()};
}

} // namespace bouton
