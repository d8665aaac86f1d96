// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QString>

#include <array>

namespace bouton {

class BoardView;
class Clicking;
class Session;

// What somebody who hears the game can ask of it. The answers are sentences; nothing is computed
// for them.
enum class Aloud { LastMove, OwnPieces, RivalPieces, Moves, Score, Lines, Board };
inline constexpr std::array allAloud{Aloud::LastMove, Aloud::OwnPieces, Aloud::RivalPieces,
                                     Aloud::Moves,    Aloud::Score,     Aloud::Lines,
                                     Aloud::Board};

QString wordsFor(Aloud what); // as a menu says it
QKeySequence keyFor(Aloud what);

// Of a game that is in play or over; empty if there is none. "Own" is the one human's side against
// a computer, else that of the side to move. Lines are those through the cell that has the keys.
QString wordsAloud(Aloud what, const Session& session, const BoardView& board);
// What is chosen of a move that has begun, and how it goes on; empty if none has.
QString wordsAloud(const Clicking& move);

} // namespace bouton
