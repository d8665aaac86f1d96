// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "lab/position_values.h"

class QLabel;

namespace bouton {

class ClaimLine;
class ResultTable;
class VerdictSign;

// What the words of a game are worth in a position, and what a claim is made of there: a table with
// a column for each part of the position, and whether the claim is right there.
class ClaimValues : public QWidget {
    Q_OBJECT

public:
    // Follows this line, which must live as long.
    explicit ClaimValues(const ClaimLine& line);

private:
    void refresh();
    void showVerdict();
    void fit();

    const ClaimLine& m_line;
    ResultTable* m_table;
    VerdictSign* m_sign;
    QLabel* m_verdict;
    int m_words = 0; // the width of the longest word
};

} // namespace bouton
