// SPDX-License-Identifier: MIT
#include "ui/own/game_words.h"

#include <array>
#include <string_view>

#include "language/operators.h"
#include "own/conditions.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

// The page of the language, docs/own-games.md, in one sentence each: the keys of the lines in which
// a word can stand ("": it begins a line), the word, and what it means.
constexpr auto offered = std::to_array<std::array<const char*, 3>>({
    {"", "title", QT_TRANSLATE_NOOP("Phrase", "The name of the game. It comes first.")},
    {"", "says", QT_TRANSLATE_NOOP("Phrase", "The rules in your own words, for who plays.")},
    {"", "sides", QT_TRANSLATE_NOOP("Phrase", "Two names, each with a letter: Left L, Right R.")},
    {"", "heaps", QT_TRANSLATE_NOOP("Phrase", "A game of heaps, and how large each is: 3 5 7.")},
    {"", "board", QT_TRANSLATE_NOOP("Phrase", "Rows and columns: 4 x 5, or 1-6 x 1-6, 4 x 4.")},
    {"", "start", QT_TRANSLATE_NOOP("Phrase", "What stands on the board: rows with / between.")},
    {"", "piece", QT_TRANSLATE_NOOP("Phrase", "The name of a letter: I pin.")},
    {"", "turn", QT_TRANSLATE_NOOP("Phrase", "What both sides may do: II -> ..")},
    {"", "turn of", QT_TRANSLATE_NOOP("Phrase", "What one side alone may do.")},
    {"", "goal", QT_TRANSLATE_NOOP("Phrase", "A drawing that ends the game: +++, wins.")},
    {"", "last", QT_TRANSLATE_NOOP("Phrase", "What the last turn does for who has made it.")},
    {"last goal", "wins", QT_TRANSLATE_NOOP("Phrase", "Who has moved has won.")},
    {"last goal", "loses", QT_TRANSLATE_NOOP("Phrase", "Who has moved has lost.")},
    {"last goal", "draws", QT_TRANSLATE_NOOP("Phrase", "Nobody has won.")},
    {"piece", "pin", QT_TRANSLATE_NOOP("Phrase", "It is drawn as a pin.")},
    {"piece", "coin", QT_TRANSLATE_NOOP("Phrase", "It is drawn as a coin.")},
    {"piece", "horse", QT_TRANSLATE_NOOP("Phrase", "It is drawn as a horse.")},
    {"piece", "tower", QT_TRANSLATE_NOOP("Phrase", "It is drawn as a tower.")},
    {"piece", "queen", QT_TRANSLATE_NOOP("Phrase", "It is drawn as a queen.")},
    {"piece", "block", QT_TRANSLATE_NOOP("Phrase", "It is drawn as a block.")},
    {"piece", "disc", QT_TRANSLATE_NOOP("Phrase", "It is drawn as a disc.")},
    {"piece", "card", QT_TRANSLATE_NOOP("Phrase", "It is drawn as a card.")},
    {"piece", "may share a cell", QT_TRANSLATE_NOOP("Phrase", "Several of them stand on one.")},
    {"piece", "one on the board", QT_TRANSLATE_NOOP("Phrase", "There is always one of it.")},
    {"piece", "one in each column", QT_TRANSLATE_NOOP("Phrase", "There is always one in each.")},
    {"start goal", "in the first row", QT_TRANSLATE_NOOP("Phrase", "The row at the top.")},
    {"start goal", "in the last row", QT_TRANSLATE_NOOP("Phrase", "The row at the bottom.")},
    {"start goal", "in the first column", QT_TRANSLATE_NOOP("Phrase", "The column at the left.")},
    {"start goal", "in the last column", QT_TRANSLATE_NOOP("Phrase", "The column at the right.")},
    {"start goal", "in the first cell", QT_TRANSLATE_NOOP("Phrase", "At the top left.")},
    {"start goal", "in the last cell", QT_TRANSLATE_NOOP("Phrase", "At the bottom right.")},
    {"start goal", "in the dark cells", QT_TRANSLATE_NOOP("Phrase", "As the first cell is.")},
    {"start goal", "in the light cells", QT_TRANSLATE_NOOP("Phrase", "As its neighbours are.")},
    {"turn goal", "right", QT_TRANSLATE_NOOP("Phrase", "The drawing is read to the right.")},
    {"turn goal", "left", QT_TRANSLATE_NOOP("Phrase", "The drawing is read to the left.")},
    {"turn goal", "up", QT_TRANSLATE_NOOP("Phrase", "The drawing is read upwards.")},
    {"turn goal", "down", QT_TRANSLATE_NOOP("Phrase", "The drawing is read downwards.")},
    {"turn goal", "up-left", QT_TRANSLATE_NOOP("Phrase", "The drawing is read up and left.")},
    {"turn goal", "up-right", QT_TRANSLATE_NOOP("Phrase", "The drawing is read up and right.")},
    {"turn goal", "down-left", QT_TRANSLATE_NOOP("Phrase", "The drawing is read down and left.")},
    {"turn goal", "down-right", QT_TRANSLATE_NOOP("Phrase", "The drawing is read down and right.")},
    {"turn goal", "across", QT_TRANSLATE_NOOP("Phrase", "The four straight ways.")},
    {"turn goal", "slanting", QT_TRANSLATE_NOOP("Phrase", "The four slanting ways.")},
    {"turn goal", "around", QT_TRANSLATE_NOOP("Phrase", "All eight ways.")},
    {"turn goal", "turned", QT_TRANSLATE_NOOP("Phrase", "Its quarter turns, too.")},
    {"turn goal", "mirrored", QT_TRANSLATE_NOOP("Phrase", "Its mirror image, too.")},
    {"turn", "if", QT_TRANSLATE_NOOP("Phrase", "A condition: the turn counts where it holds.")},
    {"turn", "clear", QT_TRANSLATE_NOOP("Phrase", "All cells from one to the edge become free.")},
    {"turn", "take", QT_TRANSLATE_NOOP("Phrase", "How many a turn takes from a heap: 1 3 5-7.")},
    {"turn", "take any", QT_TRANSLATE_NOOP("Phrase", "At least one from a heap.")},
    {"turn", "may split", QT_TRANSLATE_NOOP("Phrase", "What is left may be parted in two.")},
    {"turn", "must split", QT_TRANSLATE_NOOP("Phrase", "What is left is parted in two.")},
    {"turn", "split", QT_TRANSLATE_NOOP("Phrase", "Parts a heap in two and takes nothing.")},
    {"turn", "code", QT_TRANSLATE_NOOP("Phrase", "An octal code: 0.137.")},
});

} // namespace

QList<WordList::Entry> wordsOfGame(const QString& before, const QString& begun, bool ofHeaps) {
    QList<WordList::Entry> entries;
    if (before.trimmed().startsWith(u'#'))
        return entries;
    const auto add = [&](const QString& word, const QString& written, const char* meaning) {
        if (written.startsWith(begun))
            entries << WordList::Entry{
                word, written, spoken(meaning), {}, static_cast<int>(begun.size())};
    };
    const QString key = before.section(u':', 0, 0).trimmed().section(u' ', 0, 0);
    if (before.contains(u':') && before.contains(QLatin1String(" if "))) {
        const language::Vocabulary& words =
            own::conditionWords(ofHeaps ? own::About::Heap : own::About::Board);
        for (const auto* some : {&words.words, &words.fields})
            for (const language::Word& word : *some)
                add(QLatin1String(word.id), QLatin1String(word.id), word.meaning);
        for (const language::Operator& one : language::operators())
            if (!one.ofParts || !words.fields.empty())
                add(QString::fromUtf8(one.id), QLatin1String(one.written), one.meaning);
        return entries;
    }
    if (!before.contains(u':') && !before.trimmed().isEmpty())
        return entries; // "turn of Lef"
    const QString wanted = before.contains(u':') ? key : QString();
    for (const auto& [keys, written, meaning] : offered) {
        const QString word = QLatin1String(written);
        if (QString(QLatin1String(keys)).split(u' ').contains(wanted))
            add(word,
                !wanted.isEmpty()                     ? word
                : word.endsWith(QLatin1String(" of")) ? word + u' '
                                                      : word + QStringLiteral(": "),
                meaning);
    }
    return entries;
}

} // namespace bouton
