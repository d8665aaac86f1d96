#pragma once

#include <QString>

#include "ui/insight/value_history.h"

namespace bouton {

// The plot of a game in one sentence: "X wins until move 12, then a draw until move 15, then O
// wins." Positions of which nothing is known are passed over; empty: nothing is known of any.
QString courseInWords(const ValueHistory& history);

} // namespace bouton
