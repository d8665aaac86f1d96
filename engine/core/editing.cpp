// SPDX-License-Identifier: MIT
#include "core/editing.h"

#include <algorithm>

namespace bouton::editing {

namespace {

using Alone = Piece::Alone;

constexpr char none = '.';

// The cells that hold the piece where there can be only one of it, seen from this cell.
Clicks rivals(const Piece& piece, const Picture& picture, Cell cell) {
    Clicks cells;
    if (piece.alone == Alone::Nowhere)
        return cells;
    for (int row = 0; row < std::ssize(picture.rows); ++row)
        for (int column = 0; const char* letter = letterAt(picture, {row, column}); ++column)
            if (*letter == piece.letter
                && (piece.alone == Alone::OnTheBoard || column == cell.column))
                cells.push_back({row, column});
    return cells;
}

} // namespace

Picture put(const Pieces& pieces, Picture picture, Cell cell, char letter) {
    char* const there = letterAt(picture, cell);
    const auto piece = std::ranges::find(pieces, letter, &Piece::letter);
    if (!there || (piece == pieces.end() && letter != none))
        return picture;
    if (piece != pieces.end())
        for (const Cell rival : rivals(*piece, picture, cell))
            *letterAt(picture, rival) = none;
    *there = letter;
    return picture;
}

Picture moved(const Pieces& pieces, Picture picture, Cell from, Cell to) {
    char* const start = letterAt(picture, from);
    if (!start || *start == none || !letterAt(picture, to) || from == to)
        return picture;
    const char letter = *start;
    if (std::ranges::find(pieces, letter, &Piece::letter) == pieces.end())
        return picture;
    *start = none;
    return put(pieces, std::move(picture), to, letter);
}

Picture arranged(const Pieces& pieces, Picture picture, Cell cell) {
    const char* const there = letterAt(picture, cell);
    if (!there)
        return picture;
    const auto isFree = [&](const Piece& piece) { return rivals(piece, picture, cell).empty(); };
    if (*there == none) {
        const auto piece = std::ranges::find_if(pieces, isFree);
        if (piece != pieces.end())
            return put(pieces, std::move(picture), cell, piece->letter);
        return pieces.size() == 1 ? put(pieces, std::move(picture), cell, pieces[0].letter)
                                  : picture;
    }
    auto piece = std::ranges::find(pieces, *there, &Piece::letter);
    if (piece != pieces.end() && piece->alone == Alone::Nowhere)
        piece = std::find_if(piece + 1, pieces.end(), isFree);
    else
        piece = pieces.end();
    return put(pieces, std::move(picture), cell, piece == pieces.end() ? none : piece->letter);
}

Picture cleared(Picture picture) {
    for (std::string& row : picture.rows)
        std::ranges::fill(row, none);
    return picture;
}

Picture fitted(const Picture& picture, Picture blank) {
    blank.toMove = picture.toMove;
    for (std::size_t row = 0; row < std::min(blank.rows.size(), picture.rows.size()); ++row) {
        const std::string& old = picture.rows[row];
        std::copy_n(old.begin(), std::min(old.size(), blank.rows[row].size()),
                    blank.rows[row].begin());
    }
    return blank;
}

Pieces piecesIn(const std::vector<Picture>& pictures, std::string_view first) {
    std::string seen, letters;
    for (const Picture& picture : pictures)
        for (const std::string& row : picture.rows)
            seen += row;
    for (const char letter : std::string(first) + seen)
        if (letter != none && letters.find(letter) == letters.npos
            && seen.find(letter) != seen.npos)
            letters += letter;
    Pieces pieces;
    for (const char letter : letters)
        pieces.push_back({letter});
    return pieces;
}

} // namespace bouton::editing
