// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/card.h"

class QBoxLayout;

namespace bouton {

// A page of two halves side by side. Where they have no room so, the second stands below the first,
// and the page scrolls.
class FoldingPage : public ScrollArea {
public:
    explicit FoldingPage(QWidget* parent = nullptr);

    bool folded() const { return m_folded; }

protected:
    // The layout of the page, in which the row of the halves lies, or which is that row.
    void setHalves(QBoxLayout* page, QBoxLayout* halves);

    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    virtual void fit(); // to the room that there is

private:
    QBoxLayout* m_halves = nullptr;
    bool m_folded = false;
};

// A half of which a part takes the height that is left (QSizePolicy::Ignored). Beside words that
// wrap Qt takes its least height for none.
class PageHalf : public QWidget {
public:
    using QWidget::QWidget;

protected:
    bool event(QEvent* event) override;
};

} // namespace bouton
