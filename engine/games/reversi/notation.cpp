// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/encoding.h"
#include "core/text.h"
#include "games/reversi/board_text.h"
#include "games/reversi/reversi.h"

namespace bouton {

namespace {

constexpr std::string_view blanks = " \t\r\n";

char discOf(char letter) {
    switch (letter) {
    case 'X':
    case 'x': return 'X';
    case 'O':
    case 'o': return 'O';
    case '.':
    case '-': return '.';
    default: return '\0';
    }
}

// The one-line form of the public files of endgames.
Or<Picture> readLine(std::string_view text) {
    text = trimmed(text.substr(0, text.find(';')), blanks);
    const std::size_t end = std::min(text.find_first_of(blanks), text.size());
    const std::string_view board = text.substr(0, end), side = trimmed(text.substr(end), blanks);
    if (board.size() != reversi::cells)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "A board on one line has 64 cells, not %1; rows "
                                                   "of 8 are joined by \"/\"."),
                       {std::to_string(board.size())}});
    Picture picture;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const Cell cell{static_cast<int>(i / 8), static_cast<int>(i % 8)};
        const char disc = discOf(board[i]);
        if (disc == '\0')
            return refuse(
                {QT_TRANSLATE_NOOP("Phrase", "Cell %1 holds \"%2\"; possible are %3."),
                 {nameOf(cell), excerpt(firstLetterOf(board.substr(i))), R"("X", "O", "-", ".")"},
                 {},
                 {cell}});
        if (cell.column == 0)
            picture.rows.emplace_back();
        picture.rows.back() += disc;
    }
    if (side.empty())
        return refuse({QT_TRANSLATE_NOOP(
            "Phrase", "After the 64 cells, a space and the side to move (X or O) are missing.")});
    const char first = side.size() == 1 ? discOf(side[0]) : '\0';
    const std::size_t index = Reversi::name.letters.find(first);
    if (index == std::string_view::npos)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The side to move is %1 or %2, not \"%3\"."),
                       {"X", "O", excerpt(side)}});
    picture.toMove = static_cast<Side>(index);
    return picture;
}

// As docs/notation.md says.
Or<Picture> readPlain(std::string_view text) {
    const std::size_t slash = text.find_first_of("/; \t");
    return slash != text.npos && text[slash] == '/' ? readPicture(text, Reversi::name.letters)
                                                    : readLine(text);
}

} // namespace

// What is written exactly as that page says, but for its side, is refused in its own words, and so
// is what is no board of any form.
Or<Picture> Reversi::parse(std::string_view text) {
    text = trimmed(text, blanks);
    if (text.empty())
        return readPicture(text, name.letters);
    const auto plain = readPlain(text);
    if (plain && read(*plain))
        return plain;
    const auto board = reversi::boardIn(text);
    if (board && *board && (*board)->rest.empty())
        return (*board)->picture;
    const std::string cells(text.substr(0, text.find_first_of(" \t\r\n;")));
    if (board && !*board && (plain || !readPlain(cells + " X")))
        return refuse(board->error());
    return plain;
}

} // namespace bouton
