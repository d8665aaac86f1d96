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

} // namespace bouton
