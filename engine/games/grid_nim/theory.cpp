#include "games/grid_nim/theory.h"

#include <algorithm>

#include "search/nimber.h"

namespace bouton::grid_nim {

namespace {

// Rows counted from the bottom: the rows are the bytes of the word.
constexpr Cells flipped(Cells cells) {
    cells = (cells & 0x00FF00FF00FF00FF) << 8 | (cells >> 8 & 0x00FF00FF00FF00FF);
    cells = (cells & 0x0000FFFF0000FFFF) << 16 | (cells >> 16 & 0x0000FFFF0000FFFF);
    return cells << 32 | cells >> 32;
}

// Columns counted from the right: each byte with its bits reversed.
constexpr Cells mirrored(Cells cells) {
    cells = (cells & 0x5555555555555555) << 1 | (cells >> 1 & 0x5555555555555555);
    cells = (cells & 0x3333333333333333) << 2 | (cells >> 2 & 0x3333333333333333);
    return (cells & 0x0F0F0F0F0F0F0F0F) << 4 | (cells >> 4 & 0x0F0F0F0F0F0F0F0F);
}

// The columns that hold a cell, as the bits of a byte.
constexpr unsigned columnsOf(Cells cells) {
    cells |= cells >> 32;
    cells |= cells >> 16;
    cells |= cells >> 8;
    return static_cast<unsigned>(cells & 0xFF);
}

// The least of the images of a region in the top left corner that keep rows as rows.
Cells leastImage(Cells region, int rows, int columns) {
    const Cells upsideDown = flipped(region) >> (mostSize * (mostSize - rows));
    const int right = mostSize - columns;
    return std::min({region, upsideDown, mirrored(region) >> right, mirrored(upsideDown) >> right});
}

} // namespace

Cells toCorner(Cells region) {
    const int top = std::countr_zero(region) / mostSize, left = std::countr_zero(columnsOf(region));
    return region >> (mostSize * top + left);
}

Cells canonical(Cells region) {
    const int height = mostSize - std::countl_zero(region) / mostSize;
    const int width = std::bit_width(columnsOf(region));
    // Only images that are at least as wide as high compete.
    if (height > width)
        return leastImage(transposed(region), width, height);
    const Cells least = leastImage(region, height, width);
    return height < width ? least : std::min(least, leastImage(transposed(region), width, height));
}

std::vector<Cells> partsOf(Cells free) {
    std::vector<Cells> parts;
    while (free != 0) {
        const Cells first = lowest(free);
        parts.push_back(first & diagonal ? first : reached(first, free & ~diagonal));
        free &= ~parts.back();
    }
    return parts;
}

int Nimbers::of(Cells free, Poll& poll) {
    return ofRegions(free & ~diagonal, poll) ^ (std::popcount(free & diagonal) % 2);
}

int Nimbers::ofRegions(Cells free, Poll& poll) {
    int sum = 0;
    while (free != 0) {
        const Cells region = reached(lowest(free), free);
        sum ^= ofRegion(region, poll);
        free &= ~region;
    }
    return sum;
}

int Nimbers::ofRegion(Cells region, Poll& poll) {
    region = toCorner(region);
    if (const auto known = m_recent.find(region))
        return *known;
    const Cells image = canonical(region);
    const auto known = m_table.find(image);
    const int nimber = known ? *known : computed(image, poll);
    if (!poll.stopped())
        m_recent.keep(region, nimber);
    return nimber;
}

int Nimbers::computed(Cells image, Poll& poll) {
    Mex mex;
    forEachTurn(image, image, [&](Cells turn) {
        if (!poll.stopped() && !poll.node())
            mex.add(ofRegions(image & ~turn, poll));
    });
    if (!poll.stopped())
        m_table.insert(image, mex.value());
    return mex.value();
}

} // namespace bouton::grid_nim
