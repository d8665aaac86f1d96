#pragma once

#include <QPushButton>

#include "ui/controls/say.h"
#include "ui/theme/type.h"

namespace bouton {

// A button of words alone, in the accent: a way that is there but not loud.
class LinkButton : public QPushButton {
    Q_OBJECT

public:
    explicit LinkButton(Weight weight = Weight::Normal, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Weight m_weight;
};

} // namespace bouton
