// SPDX-License-Identifier: MIT
#include "language/operators.h"

#include "core/phrase.h"

namespace bouton::language {

namespace {

constexpr Operator table[] = {
    {"if … then", "if ",
     QT_TRANSLATE_NOOP("Phrase", "Where the first is true, the second is claimed.")},
    {"then", "then ", QT_TRANSLATE_NOOP("Phrase", "What is claimed where the premise applies.")},
    {"exactly if", "exactly if ", QT_TRANSLATE_NOOP("Phrase", "Both are true, or both are false.")},
    {"iff", "iff ", QT_TRANSLATE_NOOP("Phrase", "The same as \"exactly if\".")},
    {"implies", "implies ",
     QT_TRANSLATE_NOOP("Phrase", "Where the first is true, so is the second.")},
    {"or", "or ", QT_TRANSLATE_NOOP("Phrase", "One of the two is true, or both.")},
    {"and", "and ", QT_TRANSLATE_NOOP("Phrase", "Both are true.")},
    {"not", "not ", QT_TRANSLATE_NOOP("Phrase", "What follows is false.")},
    {"is even", "is even", QT_TRANSLATE_NOOP("Phrase", "The number can be halved.")},
    {"is odd", "is odd", QT_TRANSLATE_NOOP("Phrase", "The number cannot be halved.")},
    {"xor", "xor ", QT_TRANSLATE_NOOP("Phrase", "The nim-sum of two numbers.")},
    {"mod", "mod ", QT_TRANSLATE_NOOP("Phrase", "What is left after a division.")},
    {"abs(…)", "abs(", QT_TRANSLATE_NOOP("Phrase", "The number without its sign.")},
    {"min(…, …)", "min(", QT_TRANSLATE_NOOP("Phrase", "The lesser of two numbers.")},
    {"max(…, …)", "max(", QT_TRANSLATE_NOOP("Phrase", "The greater of two numbers.")},
    {"sum(…)", "sum(", QT_TRANSLATE_NOOP("Phrase", "The sum over all parts."), true},
    {"min(…)", "min(", QT_TRANSLATE_NOOP("Phrase", "The least of all parts."), true},
    {"max(…)", "max(", QT_TRANSLATE_NOOP("Phrase", "The greatest of all parts."), true},
    {"xor(…)", "xor(", QT_TRANSLATE_NOOP("Phrase", "The nim-sum over all parts."), true},
    {"count(…)", "count(", QT_TRANSLATE_NOOP("Phrase", "How many parts it is true of."), true},
    {"some part (…)", "some part (",
     QT_TRANSLATE_NOOP("Phrase", "It is true of a part, or of more."), true},
    {"every part (…)", "every part (", QT_TRANSLATE_NOOP("Phrase", "It is true of each part."),
     true},
    {"some move (…)", "some move (",
     QT_TRANSLATE_NOOP("Phrase", "It is true after one of the moves, or after more.")},
    {"every move (…)", "every move (",
     QT_TRANSLATE_NOOP("Phrase", "It is true after each of the moves.")},
    {"count moves (…)", "count moves (",
     QT_TRANSLATE_NOOP("Phrase", "After how many moves it is true.")},
    {"before.…", "before.",
     QT_TRANSLATE_NOOP("Phrase", "A word about the position before the move.")}};

} // namespace

std::span<const Operator> operators() { return table; }

} // namespace bouton::language
