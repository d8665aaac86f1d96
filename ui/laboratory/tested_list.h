#pragma once

#include <QWidget>

#include "language/vocabulary.h"
#include "ui/laboratory/results.h"
#include "ui/laboratory/tested_claims.h"

namespace bouton {

class Button;
class ResultTable;

// The claims of one's own that were tested, as a table: each with its verdict, one of them chosen.
// It only asks for what its buttons say; who owns the claims does it.
class TestedList : public QWidget {
    Q_OBJECT

public:
    TestedList();

    Results* results() const { return m_results; }
    // Shows these; `chosen` is one of them or null.
    void put(const TestedClaims::All& claims, const TestedClaim* chosen, bool canUndo);

signals:
    void chosen(std::size_t at); // a click on one that is chosen already chooses it again
    void copyWanted();
    void removeWanted();
    void undoWanted();

private:
    ResultTable& table() const;
    Results::Lines csv() const;
    void choose(int row);

    TestedClaims::All m_claims;
    Results* m_results;
    Button *m_copy, *m_remove, *m_undo;
};

// The class of positions in which a claim is tested.
const language::ClaimClass& classOf(const TestedClaim& claim);
// The same in words: "All small positions, most groups 2".
QString wordsOfClass(const TestedClaim& claim);

} // namespace bouton
