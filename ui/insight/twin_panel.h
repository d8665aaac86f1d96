#pragma once

#include <vector>

#include "explain/twin.h"
#include "ui/insight/heap_view.h"
#include "ui/insight/insight_panel.h"

namespace bouton {

class WordLabel;

// The position as heaps of Nim. A move made here is made on the board, and the other way round.
// Words tell which move of the game the mouse is over. A move that adds counters is reversible:
// then they tell the answer, and how far such moves can still go.
class TwinPanel : public InsightPanel {
    Q_OBJECT

public:
    explicit TwinPanel(Session& session, QWidget* parent = nullptr);

    void refresh() override;
    void light(const Clicks& cells) override;

private:
    void point(const std::optional<HeapView::Change>& change);
    void play(const HeapView::Change& change);
    std::vector<HeapMove> movesTo(const HeapView::Change& change) const;
    QString wordsFor(const HeapView::Change& change, const std::vector<HeapMove>& moves) const;
    QString reversibleWords(const HeapMove& move) const;
    QString rest() const;

    HeapView* m_heaps;
    WordLabel* m_words;
    std::vector<HeapMove> m_moves; // of the position that is shown
};

} // namespace bouton
