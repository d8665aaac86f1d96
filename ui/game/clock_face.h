// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>

#include "session/session.h"
#include "ui/controls/fitted.h"

namespace bouton {

// "4:12", "9.3" or "1:02:00": a time left as a clock shows it. It never shows more than there is.
QString clockText(std::chrono::milliseconds left);

// The clock of a side, that runs on screen. Without a clock it shows nothing.
class ClockFace : public FittedLabel {
    Q_OBJECT

public:
    ClockFace(const Session& session, Side side, QWidget* parent = nullptr);

private:
    void refresh();

    const Session& m_session;
    Side m_side;
    QTimer m_beat; // while this clock runs
};

} // namespace bouton
