#include "ui/controls/card.h"

#include <QEvent>
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

bool SnugScrollArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget()
        && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize))
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace bouton
