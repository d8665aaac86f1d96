// SPDX-License-Identifier: MIT
#pragma once

#include <QRadioButton>

#include "ui/controls/worded.h"

namespace bouton {

// One of several things to choose from: a sheet with a title and a line about it, which is one
// button as a whole. Cards of one parent exclude each other; arrows go from one to the next.
class RadioCard : public QRadioButton {
    Q_OBJECT

public:
    // Without a sentence there is only the title. A few words can stand at the end of its line.
    RadioCard(const Wording& title, const Wording& sentence, const Wording& aside = {},
              QWidget* parent = nullptr);

    void again(); // says its words again, which may be others now

    // Where its mark stands, and how large it is.
    static constexpr int markLeft = 14, markSize = 18;

    QSize sizeHint() const override { return QWidget::sizeHint(); }
    QSize minimumSizeHint() const override { return QWidget::minimumSizeHint(); }

protected:
    bool event(QEvent* event) override;
    bool hitButton(const QPoint& pos) const override { return rect().contains(pos); }

private:
    void takeTab(bool chosen);
    void fit();

    Wording m_description;
};

} // namespace bouton
