// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>

#include "ui/boards/board_look.h"

namespace bouton {

// What is said of a cell to somebody who hears the board: "c5, dark disc, last move".
struct CellWords {
    QString standing; // its name, what stands there, and what is marked
    QString worth;    // what is known of it, as far as that is shown; may be empty
    QString all() const;
    bool operator==(const CellWords&) const = default;

    Q_DECLARE_TR_FUNCTIONS(bouton::CellWords)
};

// In the language of the moment. The cell is one of the plan's.
CellWords wordsOf(const BoardLook& look, const BoardPlan& plan, const Shown& shown, Cell cell);

// Of a place without a cell, in this column of the picture.
QString wordsOfHole(const BoardLook& look, int column);

// How the board is gone about, in one sentence.
QString wordsOfExtent(const BoardPlan& plan);

} // namespace bouton
