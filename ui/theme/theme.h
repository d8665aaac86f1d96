// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPalette>

#include "core/side.h"

class QWidget;

namespace bouton {

// For whom the colours are made, in light and in dark. In both that are not usual green is pale and
// red is deep, so that the sides are far apart in lightness; their names stay true.
enum class Eyes { Usual, ColourBlind, HighContrast };

// The colours and measures of everything that is drawn: calm and flat, light or dark as the palette
// around it is, and for the eyes that are worn. No state is told by colour alone; shapes and
// letters say the same.
struct Theme {
    Eyes eyes;
    bool isDark;
    // The page, what lies on it, hairlines, text, lesser text, and the one accent with text on it.
    QColor window, surface, line, ink, faint, accent, onAccent;
    QColor warning;             // the text of a refusal, on window or surface
    QColor sides[2];            // green and red
    QColor darkDisc, lightDisc; // of Reversi

    // What everything is painted for from now on, of all windows. Who shows something is not told.
    static void wear(Eyes eyes);
    static Eyes worn();

    static const Theme& light(); // for the eyes that are worn
    static const Theme& dark();
    static const Theme& of(const QPalette& palette);
    static const Theme& of(const QWidget& widget);

    // For an application that wears this theme.
    QPalette palette() const;

    const QColor& side(Side side) const { return sides[indexOf(side)]; }

    static constexpr int unit = 8;    // spacing is a multiple of it
    static constexpr int radius = 10; // of cards and buttons
};

// While one lives, every widget wears the light theme: it is painted on white paper. It is made and
// ends on the window's thread, within one turn of the event loop.
class OnPaper {
public:
    OnPaper();
    ~OnPaper();
    OnPaper(const OnPaper&) = delete;
    OnPaper& operator=(const OnPaper&) = delete;

    static bool active(); // while there is one
};

// A colour at `strength` (0 to 1) of its opacity.
QColor faded(QColor color, double strength);
// A colour between two: 0 is the first, 1 the second.
QColor mixed(const QColor& first, const QColor& second, double share);

} // namespace bouton
