#pragma once

#include <QStringList>

namespace bouton {

class Match;
class Preparation;
class Session;

// What is said above the board: whose turn it is, what can be done, and what a computer has found.
struct TurnWords {
    QString headline{}, detail{};
    QString whole{};       // more of it, for the tool tip: the whole line that is expected
    QStringList briefer{}; // what is left of a detail that has no room, ever less
};

// Of the table as it stands. `player` is the name of who won or lost, if it is known; `aheadTold`:
// it is said that the computer thinks in the user's time.
TurnWords wordsOfATable(const Session& session, const Preparation& preparation,
                        const QString& player, bool aheadTold);
// Of a position that is on the board for a while.
TurnWords wordsOfAPreview(const Match& preview);

} // namespace bouton
