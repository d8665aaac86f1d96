// SPDX-License-Identifier: MIT
#pragma once

#include "session/session.h"
#include "ui/boards/board_view.h"

namespace bouton {

class ReviewBar;

// What is marked on the board of a session: the moves and clicks of the moment, the last move, and
// what the last sentence, the review, the end of the game or what hinders its start speaks of.
BoardView::Marks marksOf(const Session& session, const ReviewBar& review,
                         const std::optional<Phrase>& hindrance);

// What clicks would come to if the human to move made them all; nothing where nobody can click.
ClickPreview previewOf(const Session& session, const Clicks& clicks);

} // namespace bouton
