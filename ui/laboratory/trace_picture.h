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
    // From the root to the node of the step; none where the picture is blank.
    std::vector<int> way() const { return isBlank() ? std::vector<int>() : m_trace->way(m_step); }

signals:
    void chosen(int step); // by a click on a node

protected:
    const Trace& trace() const { return *m_trace; }
    bool isBlank() const { return !m_trace || m_trace->events.empty(); }
    const Trace::Node& at(int node) const { return m_trace->at(node); }
    bool leftBy(int node) const { return m_trace->leftBy(node, m_step); }
    virtual void traceChanged() {}

private:
    std::shared_ptr<const Trace> m_trace;
    int m_step = 0;
};

} // namespace bouton
