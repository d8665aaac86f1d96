#pragma once

#include "ui/insight/insight_panel.h"

class QLabel;

namespace bouton {

// The words to the map of nimbers on the board. Horse: of the cell under the mouse, where the horse
// could go from there, what it would be worth, and the first missing number. Grid Nim: of the
// region under the mouse.
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

} // namespace bouton
