// SPDX-License-Identifier: MIT
#include "lessons/added_part.h"

#include <algorithm>

namespace bouton {

bool hasOnePartMore(const Picture& start, const Picture& made) {
    const auto &before = start.rows, &after = made.rows;
    if (start.toMove != made.toMove)
        return false;
    if (after.size() == before.size() + 1)
        return std::equal(before.begin(), before.end(), after.begin());
    return std::ranges::equal(before, after, [](const std::string& a, const std::string& b) {
        return b.size() == a.size() + 1 && b.starts_with(a);
    });
}

std::optional<Picture> withRoomForAPart(const Ruleset& game, const Picture& start) {
    const Or<Settings> shown = complete(game.settings, game.settingsOf(start));
    if (!shown)
        return std::nullopt;
    // Settings are tried from the last one: columns before rows. Where the columns are the parts, a
    // row more would add no part.
    for (std::size_t i = game.settings.size(); i-- > 0;) {
        Settings larger = *shown;
        if (++larger[i].second > game.settings[i].most)
            continue;
        Picture made = game.editing.resized(start, larger);
        if (hasOnePartMore(start, made))
            return made;
    }
    return std::nullopt;
}

} // namespace bouton
