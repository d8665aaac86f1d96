#pragma once

#include <QProgressBar>

namespace bouton {

// How far a run is, as a line in the accent; a pale one where nobody knows.
class ProgressLine : public QProgressBar {
    Q_OBJECT

public:
    explicit ProgressLine(QWidget* parent = nullptr);

    void setShare(double share); // 0 to 1; negative: nobody knows

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace bouton
