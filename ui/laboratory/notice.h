#pragma once

#include <QLabel>

namespace bouton {

// A sentence that must not be overlooked, on a ground in a breath of the accent.
class Notice : public QLabel {
    Q_OBJECT

public:
    explicit Notice(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace bouton
