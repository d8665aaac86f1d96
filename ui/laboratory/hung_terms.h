// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "core/claim.h"
#include "language/statement.h"

namespace bouton {

// A claim of one's own, with the value of each of its terms in a position hung below the term: a
// bracket as wide as the term, and the value under it. Where the claim does not fit on a line, the
// terms are listed below it instead; so are those that have a value for each move.
class HungTerms : public QWidget {
    Q_OBJECT

public:
    // A term as it hangs: its place in the claim, and how far below.
    struct Hung {
        int from, length, level;
        QString value;
    };
    struct Listed {
        QString term, value;
    };

    HungTerms();

    // Of the values only those of the claim's own terms are shown; without values the claim alone.
    void put(const language::Statement& claim, const language::Vocabulary& words,
             const std::vector<TermValue>& values);
    // All that hang, whether there is room or not, and those that are listed in this width.
    const std::vector<Hung>& hung() const { return m_hung; }
    const std::vector<Listed>& listed() const { return m_hangs ? m_byMove : m_all; }
    bool hangs() const { return m_hangs; } // there is room

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();
    int levels() const;
    void paintClaim(QPainter& painter) const;
    void paintHung(QPainter& painter) const;

    QString m_text;
    std::vector<std::pair<int, int>> m_words; // of the game: from, length
    std::vector<Hung> m_hung;
    std::vector<Listed> m_byMove, m_all;
    QStringList m_rows; // the claim as it is broken into rows
    bool m_hangs = true;
};

} // namespace bouton
