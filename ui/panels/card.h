#pragma once

#include <QScrollArea>
#include <QWidget>

namespace bouton {

// A sheet that lies on the page: the theme's surface with round corners.
class Card : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent* event) override;
};

// Scrolls its widget where there is too little room, and takes no more room than the widget needs.
class SnugScrollArea : public QScrollArea {
    Q_OBJECT

public:
    explicit SnugScrollArea(QWidget* widget);

    QSize sizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

// Tab stops at the area only while there is something to scroll, which the arrow keys then do.
void focusToScroll(QScrollArea& area);

} // namespace bouton
