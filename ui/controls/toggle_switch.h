#pragma once

#include <QCheckBox>

namespace bouton {

// Something that is on or off, as a knob in a track. Its text stands beside it.
class ToggleSwitch : public QCheckBox {
    Q_OBJECT

public:
    explicit ToggleSwitch(QWidget* parent = nullptr);

    QSize minimumSizeHint() const override; // without the text, which is then set smaller

protected:
    bool hitButton(const QPoint& pos) const override { return rect().contains(pos); }
};

} // namespace bouton
