// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include "ui/laboratory/word_list.h"

namespace bouton {

// What can go on in a line of a game of one's own: keys where it begins, else the words of its key
// and, behind "if", those of conditions. `before` is what stands in the line before the letters
// that are `begun`; `ofHeaps` says which conditions there are.
QList<WordList::Entry> wordsOfGame(const QString& before, const QString& begun, bool ofHeaps);

} // namespace bouton
