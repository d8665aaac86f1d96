// SPDX-License-Identifier: MIT
#include "games/record.h"

#include <algorithm>

#include "core/cell.h"
#include "core/encoding.h"
#include "core/text.h"
#include "games/catalogue.h"

namespace bouton {

namespace {

constexpr std::string_view blanks = " \t\r\n\v\f";

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
    return {QT_TRANSLATE_NOOP("Phrase", "Move %1 of the record: %2 is not a legal move here."),
            std::move(args)};
}

Or<void> checkLength(std::string_view line) {
    if (line.size() > mostRecordBytes)
        return refuse({QT_TRANSLATE_N_NOOP("Phrase", "The line has more than %n byte(s)."),
                       {},
                       static_cast<int>(mostRecordBytes)});
    return {};
}

// The game's id, or nothing if the line does not begin with "GAME: ".
std::optional<std::string_view> cutId(std::string_view& line) {
    const std::size_t colon = line.substr(0, line.find(';')).find(": ");
    if (colon == line.npos)
        return std::nullopt;
    const std::string_view id = line.substr(0, colon);
    line = trimmed(line.substr(colon + 1), blanks);
    return id;
}

// The length of what may be the first cell.
std::size_t lengthOfCell(std::string_view text) {
    constexpr std::string_view digits = "0123456789";
    const std::size_t number = std::min(text.find_first_of(digits), text.size());
    return std::min(text.find_first_not_of(digits, number), text.size());
}

bool isOnlyCells(std::string_view word) {
    for (; !word.empty(); word.remove_prefix(lengthOfCell(word)))
        if (!readCell(word.substr(0, lengthOfCell(word))))
            return false;
    return true;
}

// Of a line that has no start that can be read.
bool isMovesAlone(std::string_view line) {
    const std::string_view first = line.substr(0, line.find_first_of(blanks));
    return !line.empty() && !line.contains(';') && (isOnlyCells(first) || readClicks(first));
}

Or<std::unique_ptr<Match>> readGame(std::string_view line, const Ruleset& game) {
    const std::size_t end = std::min(line.find(';'), line.size());
    auto match = matchFrom(game, trimmed(line.substr(0, end), blanks));
    if (!match && isMovesAlone(line))
        return refuse({QT_TRANSLATE_NOOP(
            "Phrase",
            "A record has its start and \";\" before its moves; these are moves alone.")});
    if (!match || end == line.size())
        return match;
    MoveTexts moves(line.substr(end + 1));
    std::size_t number = 0;
    for (std::string_view move = moves.next(); !move.empty(); move = moves.next()) {
        if (++number > mostRecordMoves)
            return refuse({QT_TRANSLATE_N_NOOP("Phrase", "The record has more than %n move(s)."),
                           {},
                           static_cast<int>(mostRecordMoves)});
        if (!(*match)->play(move))
            return refuse(badMove(**match, number, move));
    }
    return match;
}

} // namespace

Or<std::unique_ptr<Match>> readRecord(std::string_view line) {
    line = trimmed(line, blanks);
    if (const auto fits = checkLength(line); !fits)
        return refuse(fits.error());
    const auto id = cutId(line);
    if (!id)
        return refuse({QT_TRANSLATE_NOOP(
            "Phrase", "A record begins with its game, as in \"towers: \"; this one does not.")});
    const auto game = gameNamed(*id);
    return game ? readGame(line, **game) : refuse(game.error());
}

Or<std::unique_ptr<Match>> readRecord(std::string_view line, const Ruleset& game) {
    line = trimmed(line, blanks);
    if (const auto fits = checkLength(line); !fits)
        return refuse(fits.error());
    if (const auto id = cutId(line); id && *id != game.name.id)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The record is of \"%1\", not of %2."),
                       {excerpt(*id), game.name.id}});
    return readGame(line, game);
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
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end), blanks);
        if (!line.empty() && line.front() != '#')
            lines.push_back({number, line});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string_view MoveTexts::next() {
    m_rest.remove_prefix(std::min(m_rest.find_first_not_of(blanks), m_rest.size()));
    const std::string_view word = m_rest.substr(0, m_rest.find_first_of(blanks));
    if (m_together == 0 && isOnlyCells(word)) // each word is looked through once
        m_together = word.size();
    const std::string_view move = m_together > 0 ? word.substr(0, lengthOfCell(word)) : word;
    m_together -= std::min(m_together, move.size());
    m_rest.remove_prefix(move.size());
    return move;
}

} // namespace bouton
