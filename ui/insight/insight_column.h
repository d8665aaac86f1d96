#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace bouton {

class InsightPanel;

// The panels that stand beside the board, one below the other; no room is taken where none is
// shown.
class InsightColumn : public QScrollArea {
    Q_OBJECT

public:
    explicit InsightColumn(QWidget* parent = nullptr);

    void add(InsightPanel* panel);

private:
    QVBoxLayout* m_panels;
};

} // namespace bouton
