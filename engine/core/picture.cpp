// SPDX-License-Identifier: MIT
#include "core/picture.h"

#include <algorithm>
#include <optional>

#include "core/text.h"

namespace bouton {

namespace {

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

// Refuses a number of rows or cells, `n`, outside of `least` to `most`. `one` says what is possible
// where these are equal, `range` where they are not; both numbers come after `args`.
std::unexpected<Phrase> wrongNumber(const char* one, const char* range,
                                    std::vector<std::string> args, int least, int most, int n) {
    args.push_back(std::to_string(least));
    if (least != most)
        args.push_back(std::to_string(most));
    return refuse({least == most ? one : range, std::move(args), n});
}

// Cut off where a text from outside is longer than an int can tell.
int lengthOf(const std::string& row) {
    return static_cast<int>(std::min<std::size_t>(row.size(), 1'000'000'000));
}

// Letters as a sentence lists them: ".", "X", "O".
std::string alternatives(std::string_view letters) {
    std::string text;
    for (const char letter : letters)
        text += std::string(text.empty() ? "" : ", ") + '"' + letter + '"';
    return text;
}

// The first column of a row whose letter no game writes: letters of another alphabet may look the
// same. A letter of several bytes (UTF-8) counts as one.
std::optional<int> foreignColumn(std::string_view row, int columns) {
    int column = -1;
    for (const char c : row) {
        const auto byte = static_cast<unsigned char>(c);
        column += (byte & 0xC0) == 0x80 ? 0 : 1;
        if (column >= columns)
            return std::nullopt;
        if (byte < ' ' || byte > '~')
            return std::max(column, 0);
    }
    return std::nullopt;
}

} // namespace

char* letterAt(Picture& picture, Cell cell) {
    const auto row = static_cast<std::size_t>(cell.row);
    const auto column = static_cast<std::size_t>(cell.column);
    if (cell.row < 0 || row >= picture.rows.size() || cell.column < 0
        || column >= picture.rows[row].size())
        return nullptr;
    return &picture.rows[row][column];
}

std::string write(const Picture& picture, std::string_view letters) {
    return joined(picture.rows, "/") + ' ' + letters[indexOf(picture.toMove)];
}

Or<Picture> readPicture(std::string_view text, std::string_view letters) {
    const std::size_t space = text.find(' ');
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The position is empty.")});
    if (space == 0)
        return refuse({QT_TRANSLATE_NOOP(
            "Phrase", "The position begins with a space; its rows come first.")});
    const std::string one(1, letters[0]), two(1, letters[1]);
    if (space == std::string_view::npos || space + 1 == text.size())
        return refuse(
            {QT_TRANSLATE_NOOP(
                 "Phrase", "After the rows, a space and the side to move (%1 or %2) are missing."),
             {one, two}});
    const std::string_view side = text.substr(space + 1);
    const std::size_t index = side.size() == 1 ? letters.find(upper(side[0])) : letters.npos;
    if (index == std::string_view::npos)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The side to move is %1 or %2, not \"%3\"."),
                       {one, two, excerpt(side)}});

    const auto rows = partsOf(text.substr(0, space), '/');
    return Picture{{rows.begin(), rows.end()}, static_cast<Side>(index)};
}

Or<Picture> shaped(Picture picture, const Shape& shape) {
    const auto rows = static_cast<int>(picture.rows.size());
    if (rows < shape.leastRows || rows > shape.mostRows)
        return wrongNumber(
            QT_TRANSLATE_N_NOOP("Phrase", "The board has %n row(s); %1 are possible."),
            QT_TRANSLATE_N_NOOP("Phrase", "The board has %n row(s); %1 to %2 are possible."), {},
            shape.leastRows, shape.mostRows, rows);
    const int columns = lengthOf(picture.rows[0]);
    for (int r = 0; r < rows; ++r) {
        std::string& row = picture.rows[static_cast<std::size_t>(r)];
        const int length = lengthOf(row);
        if (const auto column = foreignColumn(row, shape.mostColumns))
            return refuse({QT_TRANSLATE_NOOP("Phrase", "Cell %1 holds a character that is not "
                                                       "ASCII; possible are %2."),
                           {nameOf(Cell{r, *column}), alternatives(shape.allowed)},
                           {},
                           {{r, *column}}});
        if (length < shape.leastColumns || length > shape.mostColumns)
            return wrongNumber(
                QT_TRANSLATE_N_NOOP("Phrase", "Row %1 has %n cell(s); %2 are possible."),
                QT_TRANSLATE_N_NOOP("Phrase", "Row %1 has %n cell(s); %2 to %3 are possible."),
                {std::to_string(r + 1)}, shape.leastColumns, shape.mostColumns, length);
        if (length != columns)
            return refuse({QT_TRANSLATE_N_NOOP("Phrase", "Row %1 has %n cell(s), row 1 has %2."),
                           {std::to_string(r + 1), std::to_string(columns)},
                           length});
        for (int c = 0; c < columns; ++c) {
            char& letter = row[static_cast<std::size_t>(c)];
            letter = upper(letter);
            if (shape.allowed.find(letter) == std::string_view::npos)
                return refuse(
                    {QT_TRANSLATE_NOOP("Phrase", "Cell %1 holds \"%2\"; possible are %3."),
                     {nameOf(Cell{r, c}), excerpt(std::string(1, letter)),
                      alternatives(shape.allowed)},
                     {},
                     {{r, c}}});
        }
    }
    return picture;
}

} // namespace bouton
