#pragma once

#include <QString>

#include <optional>

namespace bouton {

class Photographer;

// The pictures of docs/images, of parts of the window: the horse's table, a sum of columns, a
// refuted claim, a search, the boards as the colour-blind see them, the window itself for the
// README, and the pages of the manual. Gives what went wrong, if anything.
std::optional<QString> shootFigures(Photographer& photographer);

} // namespace bouton
