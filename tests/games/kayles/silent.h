// SPDX-License-Identifier: MIT
#pragma once

#include "kayles/players.h"

namespace bouton {

// Kayles that brings rules, players and an analysis, and not one word about them. All that is said
// of it is generic.
struct SilentKayles : Kayles {
    static constexpr GameName name{.id = "silent-kayles",
                                   .title = QT_TRANSLATE_NOOP("Phrase", "Silent Kayles"),
                                   .letters = "LR",
                                   .sides = {sides[0], sides[1]},
                                   .autoFill = true,
                                   .isSum = true};
    static std::vector<PlayerKind<SilentKayles>> players() {
        return kayles::players<SilentKayles>();
    }
    static Analyst<SilentKayles> analyst() { return kayles::analyst<SilentKayles>(); }
};

} // namespace bouton
