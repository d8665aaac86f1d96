#pragma once

#include "ui/laboratory/trace_picture.h"

namespace bouton {

// A whole searched tree in small. A node lies below its parent and is as wide as the tree that was
// searched under it. Nodes not yet entered are pale, the way to the node of the step is filled, and
// a cut-off has a notch. A click goes to where a node is entered.
class TraceOverview : public TracePicture {
    Q_OBJECT

public:
    TraceOverview();

    QRectF nodeRect(int node) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void traceChanged() override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Place {
        double left, width; // shares of the whole
        int ply;
    };

    std::vector<Place> m_places; // by node
    int m_plies = 1;
};

} // namespace bouton
