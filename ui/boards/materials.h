// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

namespace bouton {

struct Theme;

// What the boards are made of.
enum class Stuff { Plain, Felt, Wood, Sand, Slate, Baize, Paper };

// The colours of one. A material stays itself in a dark theme, which only dims it as a darker room
// would; for high contrast its tones and lines are further apart, and it has no grain. Pairs run
// from the lit corner, at the top left, to the other one.
struct Material {
    QColor frame[2];   // around the cells
    QColor frameText;  // the coordinates in it: at least 4.5 against the frame
    QColor ground[2];  // of the cells
    QColor second[2];  // of every other cell, or of what is let into the ground
    QColor line;       // between cells
    QColor mark;       // marks and text on the ground: at least 4.5 against both tones
    QColor accent;     // what is chosen or spoken of: at least 3 against both tones
    QColor plate;      // lies below a number on the ground, so that nothing disturbs it
    bool slab = false; // the ground goes on below the coordinates; no frame of its own
    bool grain = false;
};

const Material& materialOf(Stuff stuff, const Theme& theme);

// The accent on every board, by day and by night, for what is filled with it, and text on it.
QColor boardAccent();
// The grey of a draw: half way between a win and a lost move's plate in lightness.
QColor boardGrey();

// The tones of pieces from lit to in shade, their rim against dark and light ground, and what is
// written on them.
struct PieceColours {
    QColor lit{}, body{}, deep{}, shade{}, lightRim{}, darkRim{}, sign = Qt::white;
};
// Of a side's pieces, for the eyes that are worn.
const PieceColours& piecesOf(bool first);

} // namespace bouton
