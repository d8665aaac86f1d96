#pragma once

#include "ui/insight/insight_panel.h"

class QLabel;

namespace bouton {

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

} // namespace bouton
