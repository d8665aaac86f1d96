// SPDX-License-Identifier: MIT
#include "session/archive/schema.h"

namespace bouton {

namespace {

// Every index leaves out the games that were deleted and can still be put back. A row's number is
// part of every index, so that an order is the same each time.
const QStringList steps[] = {
    {
        QStringLiteral("CREATE TABLE game ("
                       " number INTEGER PRIMARY KEY,"
                       " id TEXT NOT NULL UNIQUE,"
                       " gone INTEGER,"
                       " game TEXT NOT NULL,"
                       " begun INTEGER NOT NULL,"
                       " ended INTEGER NOT NULL,"
                       " month INTEGER NOT NULL,"
                       " first TEXT NOT NULL,"
                       " second TEXT NOT NULL,"
                       " opponent TEXT NOT NULL,"
                       " winner INTEGER,"
                       " forfeit INTEGER,"
                       " outcome INTEGER,"
                       " plies INTEGER NOT NULL,"
                       " hints INTEGER NOT NULL,"
                       " first_hints INTEGER NOT NULL,"
                       " second_hints INTEGER NOT NULL,"
                       " words TEXT NOT NULL)"),
        QStringLiteral("CREATE TABLE file ("
                       " number INTEGER PRIMARY KEY REFERENCES game(number) ON DELETE CASCADE,"
                       " text BLOB NOT NULL,"
                       " sum INTEGER NOT NULL)"),
        QStringLiteral("CREATE INDEX gone_games ON game(gone) WHERE gone IS NOT NULL"),
        QStringLiteral("CREATE INDEX by_end ON game(ended) WHERE gone IS NULL"),
        QStringLiteral("CREATE INDEX by_game ON game(game) WHERE gone IS NULL"),
        QStringLiteral("CREATE INDEX by_opponent ON game(opponent) WHERE gone IS NULL"),
        QStringLiteral("CREATE INDEX by_outcome ON game(outcome) WHERE gone IS NULL"),
        QStringLiteral("CREATE INDEX by_plies ON game(plies) WHERE gone IS NULL"),
        QStringLiteral("CREATE INDEX by_hints ON game(hints) WHERE gone IS NULL"),
    },
    {
        // What a review found: 0 in `review` says that there can be none, 1 that it is here.
        QStringLiteral("ALTER TABLE game ADD COLUMN review INTEGER"),
        QStringLiteral("ALTER TABLE game ADD COLUMN first_slips INTEGER"),
        QStringLiteral("ALTER TABLE game ADD COLUMN second_slips INTEGER"),
        QStringLiteral("ALTER TABLE game ADD COLUMN scored INTEGER"),
        QStringLiteral("ALTER TABLE game ADD COLUMN estimated INTEGER"),
        QStringLiteral("ALTER TABLE game ADD COLUMN first_accuracy REAL"),
        QStringLiteral("ALTER TABLE game ADD COLUMN second_accuracy REAL"),
        QStringLiteral("ALTER TABLE game ADD COLUMN slips INTEGER"),
        QStringLiteral("ALTER TABLE game ADD COLUMN quality REAL"),
        QStringLiteral("CREATE INDEX by_slips ON game(slips) WHERE gone IS NULL"),
        QStringLiteral("CREATE INDEX by_quality ON game(quality) WHERE gone IS NULL"),
        QStringLiteral(
            "CREATE INDEX not_reviewed ON game(ended) WHERE review IS NULL AND gone IS NULL"),
    },
    {
        // A copy of a game is found by the moment in which the game began.
        QStringLiteral("CREATE INDEX by_begin ON game(begun)"),
    },
    {
        // What was deleted does not return: of a game that was deleted for good its line stays
        // (lineOf()). Games of older versions have none until they are deleted.
        QStringLiteral("ALTER TABLE game ADD COLUMN line INTEGER"),
        QStringLiteral("CREATE TABLE deleted (line INTEGER PRIMARY KEY)"),
    },
    {
        // Who the humans were; NULL: they have no names.
        QStringLiteral("ALTER TABLE game ADD COLUMN first_name TEXT"),
        QStringLiteral("ALTER TABLE game ADD COLUMN second_name TEXT"),
    },
};

} // namespace

int archiveVersion() { return static_cast<int>(std::size(steps)); }

QStringList archiveStep(int to) { return steps[to - 1]; }

} // namespace bouton
