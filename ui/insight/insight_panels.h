// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/cell.h"
#include "explain/twin.h"
#include "explain/why.h"
#include "ui/boards/overlay.h"
#include "ui/controls/card.h"
#include "ui/controls/worded.h"
#include "ui/insight/heap_view.h"
#include "ui/preferences/insight.h"
#include "ui/print/drawing.h"

class QBoxLayout;
class QLabel;

namespace bouton {

struct Analysis;
class GlyphButton;
class LineView;
class Session;
class StudyProgress;
class SumTable;
class ValuePlot;
class WordLabel;

// One sheet of insight beside the board or below it: a title, and below it what the panel shows.
// The game page shows the panel where it is switched on and there is a game. It refreshes it
// whenever the position or what is known of it has changed; a new language does so too.
class InsightPanel : public Card {
    Q_OBJECT

public:
    InsightPanel(Insight insight, Session& session, const Wording& title,
                 QWidget* parent = nullptr);

    Insight insight() const { return m_insight; }

    // Shows what is known now. Called only while the panel is switched on.
    virtual void refresh() = 0;
    // The mouse is over these cells of the board (none: over no cell). Called only while the panel
    // is switched on.
    virtual void light(const Clicks&) {}

signals:
    void lit(const bouton::Clicks& cells); // the mouse is over what speaks of these cells

protected:
    Session& session() const { return m_session; }
    QBoxLayout* head() const { return m_head; } // of the title, which stands at the left
    QBoxLayout* content() const { return m_content; }

    void changeEvent(QEvent* event) override;

private:
    Insight m_insight;
    Session& m_session;
    QBoxLayout *m_head, *m_content;
};

// The words to the map of nimbers on the board, about the cell or the part under the mouse. The
// game gives them (Lore::map).
class MapPanel : public InsightPanel {
    Q_OBJECT

public:
    explicit MapPanel(Session& session, QWidget* parent = nullptr);

    void refresh() override;
    void light(const Clicks& cells) override;

private:
    QLabel* m_words;
    Clicks m_cells; // under the mouse
};

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

// Why the position is won, drawn or lost: its parts and their nim-sum, or the options of a piece
// that moves alone. Other games show the line of best play, to be stepped through. Below it stand
// one plain sentence of the position, and one of the move that led to it.
class WhyPanel : public InsightPanel {
    Q_OBJECT

public:
    explicit WhyPanel(Session& session, QWidget* parent = nullptr);

    void refresh() override;
    void light(const Clicks& cells) override;
    // The board shows the position that is played again.
    void endPreview();
    QString told() const; // all that it says, in words

    SumTable* table() const { return m_table; }
    LineView* line() const { return m_line; }

signals:
    void previewed(const std::optional<bouton::Scene>& preview);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void show(const Analysis& analysis);
    void showNothing();
    void showLine(const Analysis& analysis);
    QString progressOf(const Analysis& analysis) const;
    void tellWhy(const Why& why, const Analysis& analysis);
    void offerToSolve();
    QStringList estimates(const Analysis& analysis) const;
    QString leadOf(double points) const;

    SumTable* m_table;
    QLabel *m_sentence, *m_note, *m_lastHead, *m_last;
    LineView* m_line;
    GlyphButton *m_solve, *m_stop; // beside the note; at most one is shown
    Match::Node m_lineOf = 0;      // the position whose line it is
};

// The values of the whole game as a plot. A click goes to that position; the plot
// can be saved as a picture.
class HistoryPanel : public InsightPanel {
    Q_OBJECT

public:
    explicit HistoryPanel(Session& session, QWidget* parent = nullptr);

    void refresh() override;
    // Asks for a file or a printer. Not modal. What is drawn are the positions that are analysed to
    // the bound when it is chosen.
    void askForFile();
    void askForPrinter();
    // As PNG, SVG or PDF, by the path's end. What became of it is told above the page.
    void save(const QString& path);

signals:
    void statusText(const QString& sentence); // for the line above the page

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void tellSlips();
    Drawings drawings(); // none if there is no game any more
    // The sentence, and how much of the history was drawn if that was not all.
    void tell(const QString& sentence);

    ValuePlot* m_plot;
    StudyProgress* m_progress;
    WordLabel* m_slips;                     // below the plot
    std::size_t m_settled = 0, m_drawn = 0; // positions, when it was drawn last
};

} // namespace bouton
