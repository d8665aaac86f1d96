#pragma once

#include <QStringList>

#include "ui/print/drawing.h"

namespace bouton {

// A table in words, as it is shown: the head first, every line as long as the head.
struct PaperTable {
    QString title{};
    QList<QStringList> lines{};
    int wordColumns = 1; // stand to the left, the others to the right
};

// The whole table as one drawing, as large as it gets.
Drawing drawingOf(const PaperTable& table);
// The table on pages, with its head on each. A table that is too wide is made smaller.
Drawings pagesOf(const PaperTable& table);

} // namespace bouton
