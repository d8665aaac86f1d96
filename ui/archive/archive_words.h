// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <span>

#include "core/ruleset.h"
#include "session/archive/entry.h"

namespace bouton {

class Store;
struct Filter;
struct Statistics;

// The archive's games in the words of the window. A game or player that is not here is called by
// its id.

using Games = std::span<const Ruleset* const>;

const Ruleset* rulesOf(Games games, const QString& id); // null: not here

// The same on the archive's thread. A game of one's own brings its rules, and is here from then on.
const Ruleset* learnRules(Store& store, Games games, const Entry& entry);
// Store::statistics(), with all that it tells of learned.
Or<Statistics> statisticsOf(Store& store, Games games, const Filter& filter);

QString gameTitle(Games games, const QString& id);
// "A friend", or what a computer player is called: "Club", "Minimax, depth 4".
QString playerTitle(Games games, const QString& game, const QString& spec);
// Entry::opponent() in words.
QString opponentTitle(Games games, const QString& game, const QString& opponent);
// "You – Random", "You – A friend", "Ann – Ben"; who has told his own name has it instead of "You".
QString playersOf(Games games, const Entry& entry, const QString& own = {});
// "Won 36 to 28", or which side won where there is no only human, and by what forfeit.
QString resultOf(Games games, const Entry& entry);
QString slipsText(const Entry& entry); // that of the only human, else both
// The same: the share of moves that kept the outcome, or that it is not yet analysed; and what was
// lost a move where points are counted. A game has one of the two, and a dash for the other.
QString accuracyText(const Entry& entry);
QString lossText(Games games, const Entry& entry);
QString timeText(SavedGame::Moment moment);

// What a search for this text looks for in the words of games (Filter::words): the text itself, and
// what stands there for all games and players whose titles have it, for the user and for a friend.
// Empty for an empty text.
std::vector<QString> wordsFor(Games games, const QString& text, const QString& own = {});

} // namespace bouton
