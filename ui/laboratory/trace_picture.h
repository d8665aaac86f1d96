#pragma once

#include <QWidget>

#include <memory>
#include <vector>

#include "lab/microscope.h"

namespace bouton {

// A picture of a search at one of its steps, in which nodes can be clicked.
class TracePicture : public QWidget {
    Q_OBJECT

public:
    void put(std::shared_ptr<const Trace> trace); // at its first step; null: nothing is shown
    void setStep(int step);
    int step() const { return m_step; }
    std::vector<int> way() const; // from the root to the node of the step; none without a trace

signals:
    void chosen(int step); // by a click on a node

protected:
    const Trace& trace() const { return *m_trace; }
    bool isBlank() const { return !m_trace || m_trace->events.empty(); }
    const Trace::Node& at(int node) const { return m_trace->nodes[static_cast<std::size_t>(node)]; }
    bool leftBy(int node) const; // at the step, or before
    virtual void traceChanged() {}

private:
    std::shared_ptr<const Trace> m_trace;
    int m_step = 0;
};

} // namespace bouton
