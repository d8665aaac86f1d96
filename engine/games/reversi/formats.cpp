// SPDX-License-Identifier: MIT
#include <array>
#include <charconv>
#include <cmath>

#include "core/match_of.h"
#include "core/text.h"
#include "games/formats.h"
#include "games/record.h"
#include "games/reversi/board_text.h"
#include "games/reversi/reversi.h"

namespace bouton {

namespace {

using std::string_view;

const Ruleset& rules() { return rulesetOf<Reversi>(); }

// A position on one line, as files of endgames have it.
std::string onOneLine(const Picture& picture) {
    std::string text;
    for (const std::string& row : picture.rows)
        text += row;
    std::ranges::replace(text, '.', '-');
    return text + ' ' + Reversi::letter(picture.toMove);
}

bool isUsualStart(const Match& match) {
    return match.picture(0) == Reversi::draw(Reversi::State{});
}

// GGF ---------------------------------------------------------------------------------------------

// After the number of games with which a line of a server begins.
string_view withoutCount(string_view text) {
    text = trimmed(text);
    const string_view rest =
        text.substr(std::min(text.find_first_not_of("0123456789"), text.size()));
    return rest.size() < text.size() ? trimmed(rest) : text;
}

bool isGgf(string_view text) { return withoutCount(text.substr(0, 4096)).starts_with("(;"); }

// Where the game that begins here ends, behind its parenthesis. What stands in brackets is skipped.
std::size_t endOfGgf(string_view text) {
    bool inside = false;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (inside && text[i] == '\\')
            ++i;
        else if (inside)
            inside = text[i] != ']';
        else if (text[i] == '[')
            inside = true;
        else if (text[i] == ')')
            return i + 1;
    return text.size();
}

std::vector<string_view> partsOfGgf(string_view text) {
    std::vector<string_view> parts;
    for (std::size_t at = text.find("(;"); at != text.npos; at = text.find("(;", at)) {
        const std::size_t length = endOfGgf(text.substr(at));
        parts.push_back(text.substr(at, length));
        at += length;
    }
    return parts;
}

// The entries of a game, "BO" and what stands in its brackets. Empty: it is cut off.
using Entries = std::vector<std::pair<string_view, string_view>>;
std::optional<Entries> entriesOf(string_view text) {
    Entries entries;
    text.remove_prefix(std::min<std::size_t>(2, text.size()));
    for (;;) {
        text = trimmed(text);
        const std::size_t open = text.find_first_of("[;)");
        if (open == text.npos)
            return std::nullopt;
        if (text[open] == ')')
            return entries;
        if (text[open] == ';') {
            text.remove_prefix(open + 1);
            continue;
        }
        std::size_t close = open + 1;
        while (close < text.size() && text[close] != ']')
            close += text[close] == '\\' ? 2 : 1;
        if (close >= text.size())
            return std::nullopt;
        entries.emplace_back(trimmed(text.substr(0, open)),
                             trimmed(text.substr(open + 1, close - open - 1)));
        text.remove_prefix(close + 1);
    }
}

bool isSameWord(string_view a, string_view b) {
    return std::ranges::equal(a, b, {}, smallLetter, smallLetter);
}

string_view valueOf(const Entries& entries, string_view name) {
    for (const auto& [each, value] : entries)
        if (isSameWord(each, name))
            return value;
    return {};
}

// Refuses what is of another game, and boards of another size.
Or<void> checkGgf(const Entries& entries) {
    const string_view game = valueOf(entries, "GM"), board = valueOf(entries, "BO"),
                      type = valueOf(entries, "TY");
    if (!valueOf(entries, "FF").empty()
        || (!game.empty() && game.front() >= '0' && game.front() <= '9'))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "This is a game in SGF, which is not read. Of "
                                                   "Othello, GGF and transcripts are.")});
    if (!isSameWord(game, "othello") && !isSameWord(game, "reversi"))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The game is \"%1\" (GM), and not Othello."),
                       {excerpt(game)}});
    for (const string_view size : {board, type}) {
        int number = 8;
        std::from_chars(size.data(), size.data() + size.size(), number);
        if (number != 8)
            return refuse({QT_TRANSLATE_NOOP("Phrase", "The game is played on %1 x %1. Reversi has "
                                                       "8 x 8 alone."),
                           {std::to_string(number)}});
    }
    return {};
}

// "+64:r": the score of the first side, and how it came about. On the board the moves count.
void noteResult(string_view result, const Match& match, GameNotes& notes) {
    const string_view number = result.substr(result.starts_with('+') ? 1 : 0);
    double score = 0;
    if (std::from_chars(number.data(), number.data() + number.size(), score).ec != std::errc())
        return;
    const std::size_t colon = std::min(result.find(':'), result.size());
    const char how = smallLetter(result.substr(colon).size() > 1 ? result[colon + 1] : ' ');
    if (match.result(match.current())) {
        const auto counts = countsOf(match.tally(match.current())).value();
        if (score != counts[0] - counts[1])
            notes.remarks.push_back({QT_TRANSLATE_NOOP("Phrase", "The file gives the result as %1. "
                                                                 "On the board it is %2."),
                                     {excerpt(result), signedText(counts[0] - counts[1])}});
        return;
    }
    const bool isLost = score != 0 && (how == 'r' || how == 't');
    if (isLost) {
        notes.loser = score < 0 ? Side::One : Side::Two;
        notes.onTime = how == 't';
    }
    // Who resigns or is out of time loses all discs: another score is not kept.
    if (!isLost || std::abs(score) != reversi::cells)
        notes.remarks.push_back({QT_TRANSLATE_NOOP("Phrase", "The file gives the result as %1. Its "
                                                             "moves end before the game does."),
                                 {excerpt(result)}});
}

// What of a file nothing here has room for.
void noteLeftOut(const Entries& entries, GameNotes& notes) {
    const auto count = [&](string_view name) {
        return std::ranges::count_if(
            entries, [&](const auto& entry) { return isSameWord(entry.first, name); });
    };
    const string_view komi = valueOf(entries, "KM");
    if (count("KB") + count("KW") > 0 || komi.find_first_of("123456789") != komi.npos)
        notes.remarks.push_back({QT_TRANSLATE_NOOP("Phrase", "The komi of the file is left out.")});
    if (const auto comments = count("C") + count("CO"); comments > 0)
        notes.remarks.push_back(
            {QT_TRANSLATE_N_NOOP("Phrase", "Left out of the file: %n comment(s)."),
             {},
             static_cast<int>(comments)});
}

// A value without the backslashes that guard its signs.
std::string unguarded(string_view value) {
    std::string text;
    for (std::size_t i = 0; i < value.size(); ++i) {
        i += value[i] == '\\' && i + 1 < value.size() ? 1 : 0;
        text += value[i];
    }
    return text;
}

Phrase wrongMove(std::size_t number, string_view move, const Match& match) {
    return {QT_TRANSLATE_NOOP("Phrase",
                              "Move %1 of the record: %2 is made by the wrong side: %3 is "
                              "to move."),
            {std::to_string(number), excerpt(move),
             rules().name.sides[indexOf(match.toMove(match.current()))]}};
}

// A forced pass that was left out is made where only the other side can be meant.
bool isTurnOf(Side side, Match& match) {
    if (match.result(match.current()) || match.toMove(match.current()) == side)
        return true;
    const std::vector<LegalMove>& moves = match.moves(match.current());
    if (moves.size() != 1 || !moves.front().orders.empty())
        return false;
    match.play(std::size_t{0});
    return true;
}

Or<ReadGame> readGgf(string_view text) {
    const auto entries = entriesOf(withoutCount(text));
    if (!entries)
        return refuse({QT_TRANSLATE_NOOP(
            "Phrase", "The game in GGF is cut off: it does not end in \";)\".")});
    if (const auto fits = checkGgf(*entries); !fits)
        return refuse(fits.error());
    const string_view board = valueOf(*entries, "BO");
    auto match =
        board.empty() ? rules().standard({}) : matchFrom(rules(), "BO[" + std::string(board) + ']');
    if (!match)
        return refuse(match.error());
    ReadGame read{std::move(*match)};
    std::size_t number = 0;
    for (const auto& [name, value] : *entries)
        if (isSameWord(name, "PB") || isSameWord(name, "PW")) {
            read.notes.players[smallLetter(name[1]) == 'w'] = unguarded(value.substr(0, 100));
        } else if (isSameWord(name, "B") || isSameWord(name, "W")) {
            const Side side = smallLetter(name[0]) == 'b' ? Side::One : Side::Two;
            const string_view move = trimmed(value.substr(0, value.find('/')));
            if (++number > mostRecordMoves || !isTurnOf(side, *read.match))
                return refuse(wrongMove(number, move, *read.match));
            if (const auto played = playMove(*read.match, number, move); !played)
                return refuse(played.error());
        }
    read.notes.event = unguarded(valueOf(*entries, "PC").substr(0, 100));
    read.notes.date = unguarded(valueOf(*entries, "DT").substr(0, 100));
    noteResult(valueOf(*entries, "RE"), *read.match, read.notes);
    noteLeftOut(*entries, read.notes);
    return read;
}

// What would end a value, and what cannot be seen.
std::string inBrackets(string_view text) {
    std::string value;
    for (const char c : text) {
        if (c == ']' || c == '\\')
            value += '\\';
        if (static_cast<unsigned char>(c) >= ' ')
            value += c;
    }
    return value;
}

std::string boardOfGgf(const Picture& picture) {
    std::string text = "8";
    for (const std::string& row : picture.rows)
        text += ' ' + row;
    text += ' ' + std::string(1, Reversi::letter(picture.toMove));
    std::ranges::replace(text, '.', '-');
    std::ranges::replace(text, 'X', '*');
    return text;
}

WrittenGame writeGgf(const Match& match, const GameNotes& notes) {
    const std::vector<Match::Node> line = match.line();
    std::string text = "(;GM[Othello]PB[" + inBrackets(notes.players[0]) + "]PW["
                       + inBrackets(notes.players[1]) + ']';
    const Match::Node last = line.back();
    if (match.result(last)) {
        const auto counts = countsOf(match.tally(last)).value();
        text += "RE[" + signedText(counts[0] - counts[1]) + ']';
    } else if (notes.loser) {
        text += std::string("RE[") + (*notes.loser == Side::One ? '-' : '+')
                + "64:" + (notes.onTime ? 't' : 'r') + ']';
    }
    text += "TY[8]BO[" + boardOfGgf(match.picture(0)) + ']';
    for (std::size_t i = 1; i < line.size(); ++i) {
        const std::string& move = match.moveText(line[i]);
        text += (match.toMove(line[i - 1]) == Side::One ? "B[" : "W[")
                + (match.moveCells(line[i]).empty() ? "PA" : move) + ']';
    }
    return {text + ";)"};
}

// Transcripts and boards --------------------------------------------------------------------------

// A text of moves that begins as games of Othello do.
bool isTranscript(string_view text) {
    const string_view moves = movesAloneIn(text);
    if (moves.contains(';') || moves.empty())
        return false;
    MoveTexts texts(moves);
    auto match = rules().standard({}).value();
    for (int ply = 0; ply < 2; ++ply) {
        const string_view move = texts.next();
        if (move.empty())
            return ply > 0;
        if (!match->play(move))
            return false;
    }
    return true;
}

Or<ReadGame> readTranscript(string_view text) { return readMovesAlone(text, rules()); }

// Where one game has tags and moves, the next one begins with tags again.
std::vector<string_view> partsOfTranscripts(string_view text) {
    std::vector<string_view> parts;
    std::size_t begin = 0;
    bool moves = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const string_view line = trimmed(text.substr(at, end - at));
        const bool isTag = line.starts_with('[');
        if (at == 0 && !isTag)
            return {};
        if (isTag && moves) {
            parts.push_back(trimmed(text.substr(begin, at - begin)));
            begin = at;
            moves = false;
        }
        moves = moves || (!line.empty() && (!isTag || line.contains("] 1.")));
        at = end + 1;
    }
    parts.push_back(trimmed(text.substr(begin)));
    return parts;
}

// Of what is known beside the moves nothing has room in moves alone or in a position.
void leaveOut(const GameNotes& notes, WrittenGame& written) {
    if (!notes.players[0].empty() || !notes.players[1].empty())
        written.leftOut.push_back(
            {QT_TRANSLATE_NOOP("Phrase", "The players' names have no room.")});
    if (notes.loser)
        written.leftOut.push_back(
            {QT_TRANSLATE_NOOP("Phrase", "It is not told who resigned or was out of time.")});
}

WrittenGame writeTranscript(const Match& match, const GameNotes& notes) {
    WrittenGame written{isUsualStart(match) ? "" : onOneLine(match.picture(0)) + ' '};
    for (const Match::Node node : match.line())
        if (node != 0 && !match.moveCells(node).empty())
            written.text += match.moveText(node);
    if (written.text.empty())
        written.text = onOneLine(match.picture(0)); // no moves are no transcript
    leaveOut(notes, written);
    return written;
}

// A board alone, or with moves after it; not what is written as Bouton itself does.
bool isBoard(string_view text) {
    const string_view start = trimmed(text.substr(0, text.find(';')));
    if (const auto own = readPicture(start.substr(0, 100), Reversi::name.letters);
        own && Reversi::read(*own))
        return false;
    return reversi::boardIn(text).has_value();
}

Or<ReadGame> readBoard(string_view text) {
    const auto board = reversi::boardIn(text);
    if (!board || !*board)
        return refuse(board ? board->error() : Phrase{});
    auto match = rules().from((*board)->picture);
    if (!match)
        return refuse(match.error());
    if (const auto played = playMoves(**match, (*board)->rest); !played)
        return refuse(played.error());
    return ReadGame{std::move(*match)};
}

WrittenGame writeBoard(const Match& match, const GameNotes& notes) {
    WrittenGame written{onOneLine(match.picture(match.current()))};
    if (match.line().size() > 1)
        written.leftOut.push_back({QT_TRANSLATE_NOOP("Phrase", "The moves have no room.")});
    leaveOut(notes, written);
    return written;
}

} // namespace

std::span<const Format> reversi::formats() {
    static constexpr std::array<Format, 3> all{
        {{"ggf", QT_TRANSLATE_NOOP("Phrase", "GGF"), ".ggf", isGgf, readGgf, partsOfGgf, writeGgf},
         {"obf", QT_TRANSLATE_NOOP("Phrase", "The board on one line (OBF)"), ".obf", isBoard,
          readBoard, nullptr, writeBoard},
         {"transcript", QT_TRANSLATE_NOOP("Phrase", "Transcript"), "", isTranscript, readTranscript,
          partsOfTranscripts, writeTranscript}}};
    return all;
}

} // namespace bouton
