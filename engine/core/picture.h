#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/phrase.h"
#include "core/side.h"

namespace bouton {

// The notation "ROWS SIDE", split: all that a board draws, and what set-up changes. It may be
// unfinished: only a game's own read() says whether it is a legal position.
struct Picture {
    std::vector<std::string> rows;
    Side toMove{};
    bool operator==(const Picture&) const = default;
};

// `letters` holds the two sides' letters, the side that begins first: "XO".
std::string write(const Picture& picture, std::string_view letters);

// The letter in a cell, to be read or changed; null where the picture has no such cell.
char* letterAt(Picture& picture, Cell cell);
inline const char* letterAt(const Picture& picture, Cell cell) {
    return letterAt(const_cast<Picture&>(picture), cell);
}

// Splits a text without judging the rows; a missing or unknown side, or no text, is refused.
Or<Picture> readPicture(std::string_view text, std::string_view letters);

// The shape of a board of cells: as many rows and columns as given at least and at most, all rows
// of one length, and only letters out of `allowed`. Upper-cases the rows on the way.
struct Shape {
    int leastRows, mostRows, leastColumns, mostColumns;
    std::string_view allowed;
};
Or<Picture> shaped(Picture picture, const Shape& shape);

} // namespace bouton
