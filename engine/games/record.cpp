// SPDX-License-Identifier: MIT
#include "games/record.h"

#include <algorithm>
#include <optional>
#include <ranges>
#include <utility>

#include "core/cell.h"
#include "core/encoding.h"
#include "core/text.h"
#include "games/catalogue.h"

namespace bouton {

namespace {

constexpr std::string_view blanks = " \t\r\n\v\f", parting = " \t\r\n\v\f,", digits = "0123456789";
constexpr std::size_t longestWhole = 16'384; // bytes of one game on several lines

// What is legal here, as a sentence lists it.
std::string legalIn(const Match& match) {
    constexpr std::size_t most = 20;
    const std::vector<LegalMove>& moves = match.moves(match.current());
    return joined(moves | std::views::take(most), ", ", &LegalMove::text)
           + (moves.size() > most ? ", ..." : "");
}

// Why Match::play() has refused the move.
Phrase badMove(const Match& match, std::size_t number, std::string_view move) {
    std::vector<std::string> args{std::to_string(number), excerpt(move)};
    if (match.result(match.current()))
        return {QT_TRANSLATE_NOOP(
                    "Phrase", "Move %1 of the record: The game is over: \"%2\" cannot be played."),
                std::move(args)};
    if (!readClicks(move))
        return {QT_TRANSLATE_NOOP("Phrase", "Move %1 of the record: \"%2\" is no move: cells such "
                                            "as c5, joined by +, or pass."),
                std::move(args)};
    args.push_back(legalIn(match));
    return {QT_TRANSLATE_NOOP("Phrase",
                              "Move %1 of the record: %2 is not a legal move here; legal: %3."),
            std::move(args)};
}

Or<void> checkLength(std::string_view line) {
    if (line.size() > mostRecordBytes)
        return refuse({QT_TRANSLATE_N_NOOP("Phrase", "The line has more than %n byte(s)."),
                       {},
                       static_cast<int>(mostRecordBytes)});
    return {};
}

// The game that the line names, or nothing if it does not begin with "GAME: ". Words of a tag or of
// a format are no name.
std::optional<std::string> cutId(std::string_view& line) {
    const std::size_t colon = line.substr(0, line.find_first_of(";[(\n")).find(": ");
    if (colon == line.npos)
        return std::nullopt;
    std::string id(line.substr(0, std::min<std::size_t>(colon, 100)));
    std::ranges::transform(id, id.begin(), smallLetter);
    line = trimmed(line.substr(colon + 1));
    return id;
}

// The length of the pass with which the text begins; 0: with none.
std::size_t lengthOfPass(std::string_view text) {
    for (const std::string_view pass : {"pass", "pa", "ps", "--"})
        if (std::ranges::equal(text.substr(0, pass.size()), pass, {}, smallLetter))
            return pass.size();
    return 0;
}

// The length of what may be the first move of one cell, or a pass.
std::size_t lengthOfMove(std::string_view text) {
    if (const std::size_t pass = lengthOfPass(text))
        return pass;
    const std::size_t number = std::min(text.find_first_of(digits), text.size());
    return std::min(text.find_first_not_of(digits, number), text.size());
}

bool isOnlyMoves(std::string_view word) {
    for (; !word.empty(); word.remove_prefix(lengthOfMove(word)))
        if (lengthOfPass(word) == 0 && !readCell(word.substr(0, lengthOfMove(word))))
            return false;
    return true;
}

// The length of a number of a list, "12." or "1...", with which the text begins; 0: with none.
std::size_t lengthOfNumber(std::string_view text) {
    const std::size_t number = text.find_first_not_of(digits);
    if (number == 0 || number == text.npos || (text[number] != '.' && text[number] != ')'))
        return 0;
    return std::min(text.find_first_not_of(".)", number), text.size());
}

using Tags = std::vector<std::pair<std::string_view, std::string_view>>; // name and value

// Tags as `[Site "…"]` before the moves, which are taken off the text.
Tags takeTags(std::string_view& text) {
    Tags tags;
    text = trimmed(text);
    while (text.starts_with('[')) {
        const std::size_t open = text.find('"'), close = text.find('"', open + 1),
                          end = close == open ? open : text.find(']', close);
        if (open == text.npos || close == text.npos || end == text.npos
            || !trimmed(text.substr(close + 1, end - close - 1)).empty())
            break;
        tags.emplace_back(trimmed(text.substr(1, open - 1)),
                          text.substr(open + 1, close - open - 1));
        text = trimmed(text.substr(end + 1));
    }
    return tags;
}

// Without a result such as "38-26" after the moves.
std::string_view withoutResult(std::string_view moves) {
    const std::size_t last = moves.find_last_of(blanks);
    const std::string_view word = moves.substr(last == moves.npos ? 0 : last + 1);
    const bool isResult = word.size() > 2 && word.find_first_not_of("0123456789-/") == word.npos
                          && word.find_first_of(digits) != word.npos && word.find('-') != word.npos;
    return isResult ? trimmed(moves.substr(0, moves.size() - word.size())) : moves;
}

GameNotes notesFrom(const Tags& tags, const Ruleset& game) {
    GameNotes notes;
    for (const auto& [name, value] : tags) {
        if (name == "Event" || (name == "Site" && notes.event.empty()))
            notes.event = value.substr(0, 100);
        if (name == "Date")
            notes.date = value.substr(0, 100);
        for (const Side side : {Side::One, Side::Two})
            if (name == (side == Side::One ? "Black" : "White")
                || name == game.name.sides[indexOf(side)])
                notes.players[indexOf(side)] = value.substr(0, 100);
    }
    return notes;
}

bool isMovesAlone(std::string_view text) {
    takeTags(text);
    return !text.contains(';') && readClicks(MoveTexts(text).next());
}

// The text with the letters of both sides exchanged.
std::string exchanged(std::string_view text, std::string_view letters) {
    std::string other(text);
    for (char& c : other)
        if (smallLetter(c) == smallLetter(letters[0]))
            c = letters[1];
        else if (smallLetter(c) == smallLetter(letters[1]))
            c = letters[0];
    return other;
}

// Some games have no position in which the other side begins. A start that has the other side to
// move may then have the letters of the players exchanged.
Or<ReadGame> readStart(std::string_view start, const Ruleset& game) {
    auto match = matchFrom(game, start);
    if (match)
        return ReadGame{std::move(*match)};
    auto other = matchFrom(game, exchanged(start, game.name.letters));
    if (!other)
        return refuse(match.error());
    const std::string first(game.name.letters.substr(0, 1)), second(game.name.letters.substr(1));
    return ReadGame{std::move(*other),
                    {.remarks = {{QT_TRANSLATE_NOOP("Phrase", "%1 began in this record: it is read "
                                                              "with the letters of both sides "
                                                              "exchanged."),
                                  {second}}}}};
}

Or<ReadGame> readHere(std::string_view text, const Ruleset& game) {
    for (const Format& format : formatsOf(game))
        if (format.isOne(text))
            return format.read(text);
    const std::size_t end = std::min(text.find(';'), text.size());
    auto read = readStart(trimmed(text.substr(0, end)), game);
    if (!read && isMovesAlone(text))
        return readMovesAlone(text, game);
    if (!read || end == text.size())
        return read;
    if (const auto played = playMoves(*read->match, text.substr(end + 1)); !played)
        return refuse(played.error());
    return read;
}

// Of a text that names no game.
Or<ReadGame> readOfAnyGame(std::string_view text) {
    for (const Ruleset* game : catalogue())
        for (const Format& format : formatsOf(*game))
            if (format.isOne(text))
                return format.read(text);
    if (!isMovesAlone(text))
        return refuse({QT_TRANSLATE_NOOP(
            "Phrase", "A record begins with its game, as in \"towers: \"; this one does not.")});
    std::optional<ReadGame> read;
    std::string ids;
    for (const Ruleset* game : catalogue())
        if (auto one = readMovesAlone(text, *game)) {
            ids += (read ? ", " : "") + std::string(game->name.id);
            read = std::move(*one);
        }
    if (!read)
        return refuse({QT_TRANSLATE_NOOP(
            "Phrase", "These moves are legal from the usual start of no game. If they begin "
                      "elsewhere, the game, its start and \";\" come first.")});
    if (ids.contains(','))
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "These moves could be of several games (%1). The "
                                         "game comes first, as in \"towers: \"."),
             {ids}});
    return std::move(*read);
}

Or<std::unique_ptr<Match>> matchOf(Or<ReadGame> read) {
    if (!read)
        return refuse(read.error());
    return std::move(read->match);
}

// Whether a text of several lines is one game.
bool isOneGame(std::string_view text) {
    std::string_view line = text.substr(0, text.find('\n'));
    return text.size() <= longestWhole && !cutId(line) && readGameText(text).has_value();
}

} // namespace

Or<ReadGame> readMovesAlone(std::string_view text, const Ruleset& game) {
    auto match = game.standard(complete(game.settings, {}).value());
    if (!match || *game.name.arranging != '\0')
        return refuse({QT_TRANSLATE_NOOP("Phrase", "%1: there is no usual start. A record has its "
                                                   "start and \";\" before its moves."),
                       {game.name.title}});
    const Tags tags = takeTags(text);
    if (const auto played = playMoves(**match, withoutResult(text)); !played)
        return refuse(played.error());
    return ReadGame{std::move(*match), notesFrom(tags, game)};
}

std::string_view movesAloneIn(std::string_view text) {
    takeTags(text);
    return withoutResult(text);
}

Or<Match::Node> playFillingPasses(Match& match, std::string_view move) {
    const Match::Node before = match.current();
    Or<Match::Node> played = match.play(move);
    if (played || match.result(before))
        return played;
    const std::vector<LegalMove>& moves = match.moves(before);
    if (moves.size() != 1 || !moves.front().orders.empty())
        return played;
    const Match::Node passed = match.play(std::size_t{0});
    if (auto after = match.play(move))
        return after;
    match.go(before);
    if (match.children(passed).empty() && passed + 1 == match.size())
        match.remove(passed);
    return played;
}

Or<void> playMove(Match& match, std::size_t number, std::string_view move) {
    if (playFillingPasses(match, readClicks(move) ? move : MoveTexts(move).next()))
        return {};
    return refuse(badMove(match, number, move));
}

Or<void> playMoves(Match& match, std::string_view moves) {
    MoveTexts texts(moves);
    std::size_t number = 0;
    for (std::string_view move = texts.next(); !move.empty(); move = texts.next()) {
        if (++number > mostRecordMoves)
            return refuse({QT_TRANSLATE_N_NOOP("Phrase", "The record has more than %n move(s)."),
                           {},
                           static_cast<int>(mostRecordMoves)});
        if (const auto played = playMove(match, number, move); !played)
            return played;
    }
    return {};
}

Or<void> checkFileName(std::string_view name) {
    if (hasEnding(name, ".edx"))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "This is a game in EDX, which is not read. Of "
                                                   "what Edax writes, GGF and transcripts are.")});
    return {};
}

Or<ReadGame> readGameText(std::string_view text) {
    text = trimmed(text);
    if (const auto fits = checkLength(text); !fits)
        return refuse(fits.error());
    const auto id = cutId(text);
    if (!id)
        return readOfAnyGame(text);
    const auto game = gameNamed(*id);
    return game ? readHere(text, **game) : refuse(game.error());
}

Or<ReadGame> readGameText(std::string_view text, const Ruleset& game) {
    text = trimmed(text);
    if (const auto fits = checkLength(text); !fits)
        return refuse(fits.error());
    if (const auto id = cutId(text); id && *id != game.name.id)
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The record is of the game \"%1\", not of the game %2."),
             {excerpt(*id), game.name.id}});
    return readHere(text, game);
}

Or<std::unique_ptr<Match>> readRecord(std::string_view text) { return matchOf(readGameText(text)); }

Or<std::unique_ptr<Match>> readRecord(std::string_view text, const Ruleset& game) {
    return matchOf(readGameText(text, game));
}

std::string wholeRecord(const Match& match) {
    std::string text = match.record();
    const std::vector<Match::Node> line = match.line();
    for (std::size_t ply = match.ply(match.current()) + 1; ply < line.size(); ++ply)
        text += ' ' + match.moveText(line[ply]);
    return text;
}

std::vector<RecordLine> recordLines(std::string_view text) {
    text = withoutMark(text);
    std::vector<RecordLine> lines;
    for (const Ruleset* game : catalogue())
        for (const Format& format : formatsOf(*game))
            if (format.parts && format.isOne(text)) {
                std::size_t number = 1;
                const char* at = text.data();
                const std::vector<std::string_view> parts = format.parts(trimmed(text));
                for (const std::string_view part : parts) {
                    number += static_cast<std::size_t>(std::count(at, part.data(), '\n'));
                    at = part.data();
                    lines.push_back({number, part});
                }
                if (!lines.empty())
                    return lines;
            }
    const std::string_view whole = text;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        if (!line.empty() && line.front() != '#' && line.front() != '%')
            lines.push_back({number, line});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (lines.size() > 1)
        if (const std::string_view one = trimmed(whole); isOneGame(one))
            return {{lines.front().number, one}};
    return lines;
}

std::string_view MoveTexts::next() {
    for (;;) {
        m_rest.remove_prefix(std::min(m_rest.find_first_not_of(parting), m_rest.size()));
        const std::size_t number = m_together == 0 ? lengthOfNumber(m_rest) : 0;
        if (number == 0)
            break;
        m_rest.remove_prefix(number);
    }
    const std::string_view word =
        m_rest.substr(0, m_together > 0 ? m_together : m_rest.find_first_of(parting));
    if (m_together == 0 && isOnlyMoves(word)) // each word is looked through once
        m_together = word.size();
    const std::string_view move = m_together > 0 ? word.substr(0, lengthOfMove(word)) : word;
    m_together -= std::min(m_together, move.size());
    m_rest.remove_prefix(move.size());
    return !move.empty() && lengthOfPass(move) == move.size() ? "pass" : move;
}

} // namespace bouton
