// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/phrase.h"
#include "core/side.h"

namespace bouton {

// The notation "ROWS SIDE", split into its parts. A board draws it, and set-up changes it. It may
// be unfinished: only the game's read() tells whether it is a legal position.
struct Picture {
    std::vector<std::string> rows;
    Side toMove{};
    bool operator==(const Picture&) const = default;
};

// "ROWS SIDE". `letters` holds the letters of the two sides: "XO".
std::string write(const Picture& picture, std::string_view letters);

// The letter in a cell, which may be changed; null if the picture has no such cell.
char* letterAt(Picture& picture, Cell cell);
inline const char* letterAt(const Picture& picture, Cell cell) {
    return letterAt(const_cast<Picture&>(picture), cell);
}

// Splits a text. Refuses an empty text and a missing or unknown side. It does not check the rows.
Or<Picture> readPicture(std::string_view text, std::string_view letters);

// What a board of cells must look like: the minimum and maximum of rows and columns, and the
// letters that may stand in a cell. All rows have one length.
struct Shape {
    int leastRows, mostRows, leastColumns, mostColumns;
    std::string_view allowed;
};
// The picture in upper case, or why it does not have this shape.
Or<Picture> shaped(Picture picture, const Shape& shape);

} // namespace bouton
