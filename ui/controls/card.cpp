#include "ui/controls/card.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>

namespace bouton {

SnugScrollArea::SnugScrollArea(QWidget* widget) {
    setWidget(widget);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setFocusPolicy(Qt::NoFocus);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int least, int most) {
        setFocusPolicy(most > least ? Qt::StrongFocus : Qt::NoFocus);
    });
    // The sheet below shows through.
    widget->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

// While there is a scroll bar, as high as would make it go: beside it words need more lines.
QSize SnugScrollArea::sizeHint() const {
    const QSize hint = widget()->sizeHint();
    return {hint.width(), widget()->hasHeightForWidth()
                              ? widget()->heightForWidth(viewport()->width())
                              : hint.height()};
}

// Words may need more lines than Qt has counted, beside a scroll bar above all.
void SnugScrollArea::keepHeight() {
    if (!widget()->hasHeightForWidth())
        return;
    const int needed = widget()->heightForWidth(viewport()->width());
    const bool scrolls = verticalScrollBar()->maximum() > 0 || needed > viewport()->height();
    widget()->setMinimumHeight(scrolls ? needed : 0);
}

// What has changed while it was hidden is laid out anew: Qt keeps the widths of before.
void SnugScrollArea::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    if (QLayout* layout = widget()->layout()) {
        layout->invalidate();
        layout->activate();
    }
    keepHeight();
}

bool SnugScrollArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget()
        && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)) {
        updateGeometry();
        keepHeight();
    }
    return QScrollArea::eventFilter(watched, event);
}

} // namespace bouton
