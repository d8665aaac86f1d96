// SPDX-License-Identifier: MIT
#pragma once

#include "core/census.h"
#include "core/claim.h"
#include "core/nimber_table.h"
#include "kayles/players.h"
#include "language/vocabulary.h"

namespace bouton {

// Kayles with all that a game can say of itself.
struct TalkingKayles : Kayles {
    static constexpr GameName name{
        .id = "kayles",
        .title = QT_TRANSLATE_NOOP("Phrase", "Kayles"),
        .letters = "LR",
        .sides = {sides[0], sides[1]},
        .autoFill = true,
        .description = QT_TRANSLATE_NOOP(
            "Phrase", "Knock down one pin or two side by side; the last pin wins."),
        .opponent = "nim-sum",
        .isSum = true,
        .discs = true,
        .goal = QT_TRANSLATE_NOOP("Phrase", "Who knocks down the last pin wins.")};
    static std::vector<PlayerKind<TalkingKayles>> players() {
        return kayles::players<TalkingKayles>();
    }
    static Analyst<TalkingKayles> analyst() { return kayles::analyst<TalkingKayles>(); }
    static const Lore<TalkingKayles>& lore();
};

namespace kayles {

// Parts of TalkingKayles::lore().
std::vector<Claim> claims();
const language::Vocabulary& vocabulary();
std::vector<TableKind> tables();
CensusKind census();

} // namespace kayles

} // namespace bouton
