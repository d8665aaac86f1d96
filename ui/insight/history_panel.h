#pragma once

#include "ui/insight/insight_panel.h"

namespace bouton {

class StudyProgress;
class ValuePlot;

// The values of the whole game as a plot below the board. A click goes to that position; the plot
// can be saved as a picture.
class HistoryPanel : public InsightPanel {
    Q_OBJECT

public:
    explicit HistoryPanel(Session& session, QWidget* parent = nullptr);

    void refresh() override;
    // Asks for a file. Not modal. What is saved are the positions that are analysed to the bound
    // when the file is chosen.
    void askForFile();
    // As PNG or SVG, by the path's end. What became of it goes to the status bar.
    bool save(const QString& path);

signals:
    void told(const QString& sentence); // a word for the status bar

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    ValuePlot* m_plot;
    StudyProgress* m_progress;
};

} // namespace bouton
