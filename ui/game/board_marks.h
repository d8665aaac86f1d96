#pragma once

#include "session/session.h"
#include "ui/boards/board_view.h"

namespace bouton {

class ReviewBar;

// What is marked on the board of a session: the moves and clicks of the moment, the last move, and
// what the last sentence, the review or the end of the game speaks of.
BoardView::Marks marksOf(const Session& session, const ReviewBar& review);

} // namespace bouton
