#pragma once

#include <QWidget>

#include <memory>
#include <vector>

#include "lab/microscope.h"

namespace bouton {

// A whole searched tree in small: each node lies below the one above it, as wide as what was
// searched under it. What is not entered yet is pale, the way to the node of the step is filled,
// and a cut-off is notched. A click goes to a node.
class TraceOverview : public QWidget {
    Q_OBJECT

public:
    explicit TraceOverview(QWidget* parent = nullptr);

    void put(std::shared_ptr<const Trace> trace);
    void setStep(int step);
    QRectF nodeRect(int node) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void chosen(int step); // at which the node that was clicked is entered

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Place {
        double left, width; // shares of the whole
        int ply;
    };
    void lay();

    std::shared_ptr<const Trace> m_trace;
    std::vector<Place> m_places; // by node
    int m_plies = 1;
    int m_step = 0;
};

} // namespace bouton
