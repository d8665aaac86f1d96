#include "ui/laboratory/trace_picture.h"

namespace bouton {

void TracePicture::put(std::shared_ptr<const Trace> trace) {
    m_trace = std::move(trace);
    m_step = 0;
    traceChanged();
    updateGeometry();
    update();
}

void TracePicture::setStep(int step) {
    m_step = step;
    update();
}

std::vector<int> TracePicture::way() const {
    std::vector<int> nodes;
    if (!isBlank())
        for (int node = m_trace->events[static_cast<std::size_t>(m_step)].node; node >= 0;
             node = at(node).parent)
            nodes.insert(nodes.begin(), node);
    return nodes;
}

bool TracePicture::leftBy(int node) const {
    return at(node).left != Trace::never && at(node).left <= m_step;
}

} // namespace bouton
