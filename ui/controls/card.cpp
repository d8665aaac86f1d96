// SPDX-License-Identifier: MIT
#include "ui/controls/card.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QFormLayout>
#include <QLayout>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>

#include "ui/controls/announcer.h"
#include "ui/controls/worded.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

// The ends of what scrolls, in the colour of the ground.
void paintFade(QWidget& fade, const QScrollArea& area) {
    constexpr int depth = 2 * Theme::unit;
    bool onCard = false;
    for (const QWidget* each = &area; each && !onCard; each = each->parentWidget())
        onCard = qobject_cast<const Card*>(each);
    const Theme& theme = Theme::of(fade);
    const QColor ground = onCard ? theme.surface : theme.window;
    QPainter painter(&fade);
    const auto paintEdge = [&](int edge, int inside) {
        QLinearGradient colours(0, edge, 0, inside);
        colours.setColorAt(0, ground);
        colours.setColorAt(1, faded(ground, 0));
        painter.fillRect(QRect(0, std::min(edge, inside), fade.width(), depth), colours);
    };
    const QScrollBar& bar = *area.verticalScrollBar();
    if (bar.value() > bar.minimum())
        paintEdge(0, depth);
    if (bar.value() < bar.maximum())
        paintEdge(fade.height(), fade.height() - depth);
}

class HeardScrollArea : public QAccessibleWidget {
public:
    explicit HeardScrollArea(ScrollArea& area)
        : QAccessibleWidget(&area, QAccessible::Client), m_area(area) {}

    int childCount() const override { return static_cast<int>(parts().size()); }
    QAccessibleInterface* child(int index) const override {
        return QAccessible::queryAccessibleInterface(parts().value(index));
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        return child ? static_cast<int>(parts().indexOf(child->object())) : -1;
    }

private:
    // What it shows, and the scroll bars that are in view.
    QList<QObject*> parts() const {
        QList<QObject*> all{m_area.viewport()};
        for (const QScrollBar* bar : {m_area.horizontalScrollBar(), m_area.verticalScrollBar()})
            if (bar->parentWidget()->isVisible())
                all << bar->parentWidget();
        return all;
    }

    ScrollArea& m_area;
};

} // namespace

ScrollArea::ScrollArea(QWidget* parent) : QScrollArea(parent) {
    letBeHeard<ScrollArea, HeardScrollArea>();
}

SnugScrollArea::SnugScrollArea(QWidget* widget) : m_fade(new QWidget(this)) {
    setWidget(widget);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setFocusPolicy(Qt::NoFocus);
    worded(this, &QWidget::setAccessibleName, [] { return tr("Scrolls with the arrow keys"); });
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int least, int most) {
        setFocusPolicy(most > least ? Qt::StrongFocus : Qt::NoFocus);
    });
    // The sheet below shows through.
    widget->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    m_fade->setObjectName(QStringLiteral("scrollFade"));
    m_fade->setAttribute(Qt::WA_TransparentForMouseEvents);
    new Repeated(m_fade, QEvent::Paint, [this] { paintFade(*m_fade, *this); });
    const auto repaint = qOverload<>(&QWidget::update);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, m_fade, repaint);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, m_fade, repaint);
}

void SnugScrollArea::resizeEvent(QResizeEvent* event) {
    ScrollArea::resizeEvent(event);
    m_fade->setGeometry(viewport()->geometry());
    m_fade->raise();
}

// While there is a scroll bar, as high as would make it go: beside it words need more lines.
QSize SnugScrollArea::sizeHint() const {
    const QSize hint = widget()->sizeHint();
    const int least = m_whole ? widget()->minimumSizeHint().height() : 0;
    return {hint.width(), std::max(least, widget()->hasHeightForWidth()
                                              ? widget()->heightForWidth(viewport()->width())
                                              : hint.height())};
}

void SnugScrollArea::setWhole(bool whole) {
    if (whole == m_whole)
        return;
    m_whole = whole;
    setVerticalScrollBarPolicy(whole ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    updateGeometry();
}

QSize SnugScrollArea::minimumSizeHint() const {
    const QSize least = QScrollArea::minimumSizeHint();
    return m_whole ? QSize(least.width(), sizeHint().height()) : least;
}

// Words may need more lines than Qt has counted, beside a scroll bar above all. What needs no words
// any more needs no height either.
void SnugScrollArea::keepHeight() {
    const int needed =
        widget()->hasHeightForWidth() ? widget()->heightForWidth(viewport()->width()) : 0;
    const bool scrolls =
        needed > 0 && (verticalScrollBar()->maximum() > 0 || needed > viewport()->height());
    if (scrolls || m_keeps)
        widget()->setMinimumHeight(scrolls ? needed : 0);
    m_keeps = scrolls;
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
        // Qt's forms keep the heights that their words needed in another width.
        if (event->type() == QEvent::Resize && qobject_cast<QFormLayout*>(widget()->layout())
            && static_cast<QResizeEvent*>(event)->oldSize().width() != widget()->width())
            widget()->layout()->invalidate();
        updateGeometry();
        keepHeight();
    }
    return QScrollArea::eventFilter(watched, event);
}

} // namespace bouton
