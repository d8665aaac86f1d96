// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>

namespace bouton {

// The sizes of text, each a ratio to the font around it. So they follow the system's font and the
// size of type that the user has chosen.
enum class Type { Caption, Text, Emphasis, Heading, Title };

double ratioOf(Type type);

enum class Weight { Normal = QFont::Normal, Strong = QFont::DemiBold };

// `font` in that size. It may be one of points or of pixels.
QFont sized(const QFont& font, Type type, Weight weight = Weight::Normal);

// Letters of one width, as large as `font`: for what is written in a language of its own.
QFont fixedFont(const QFont& font);

// `font` at so many pixels, for text whose size follows a drawing: a cell, a mark.
QFont inPixels(const QFont& font, double pixels, Weight weight = Weight::Normal);

} // namespace bouton
