#pragma once

#include <QFont>
#include <QSizeF>
#include <QString>

#include <functional>
#include <vector>

class QPainter;

namespace bouton {

inline constexpr int paperDpi = 96;

// Something to be put into a file or on paper. Its measures are pixels of a screen of 96 dpi. What
// it paints may live in a widget, so paint it at once and on the window's thread.
struct Drawing {
    QString title{};
    QSizeF size{};
    // Paints within (0, 0) and `size`. The painter has
    // paperFont() and dark ink on white.
    std::function<void(QPainter&)> paint{};
};
using Drawings = std::vector<Drawing>; // a page each

// What lies within the margins of a sheet of A4. Paper of another size shrinks or grows it.
inline constexpr QSizeF paperSize{680, 1000};

// The font that a painter begins with, in pixels, so that it looks the same on every device.
QFont paperFont();

// The drawing below its title, for a page.
Drawing titled(Drawing drawing);

} // namespace bouton
