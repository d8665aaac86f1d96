#pragma once

#include "ui/insight/insight_panel.h"
#include "ui/print/drawing.h"

namespace bouton {

class WordLabel;
class StudyProgress;
class ValuePlot;

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
