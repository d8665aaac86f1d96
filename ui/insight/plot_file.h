#pragma once

#include <QFont>

#include <optional>

#include "ui/insight/value_history.h"

namespace bouton {

struct Theme;

// Draws the history with the game's title into a file, whole or not at all: an SVG if the path ends
// so, else a PNG at twice the size on screen. Gives what went wrong, if anything. Blocks.
std::optional<QString> writePlot(const QString& path, const ValueHistory& history,
                                 const Theme& theme, const QFont& font);

} // namespace bouton
