#pragma once

#include "session/session.h"
#include "ui/boards/board_view.h"

namespace bouton {

class ReviewBar;

// What is marked on the board of a session: the moves and clicks of the moment, the last move, and
// what the last sentence, the review, the end of the game or what hinders its start speaks of.
BoardView::Marks marksOf(const Session& session, const ReviewBar& review,
                         const std::optional<Phrase>& hindrance);

} // namespace bouton
