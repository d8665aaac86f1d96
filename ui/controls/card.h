// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

namespace bouton {

// A sheet that lies on the page: the theme's surface with round corners (FlatStyle paints it).
class Card : public QFrame {
    Q_OBJECT

public:
    using QFrame::QFrame;
};

// All that scrolls a widget. Screen readers hear of its parts as of Qt's own, but Qt 6.4 reads
// beyond its list where one asks for a scroll bar that has just gone, and that ends the program.
class ScrollArea : public QScrollArea {
public:
    explicit ScrollArea(QWidget* parent = nullptr);
};

// Scrolls its widget where there is too little room, and takes no more room than the widget needs.
// What goes on above or below fades out at the edge, so that no line looks cut.
// Tab stops at it only while there is something to scroll, which the arrow keys then do.
class SnugScrollArea : public ScrollArea {
    Q_OBJECT

public:
    explicit SnugScrollArea(QWidget* widget);

    // It is as high as its widget needs, and what it lies in scrolls instead: two that scroll, one
    // in the other, are one too many.
    void setWhole(bool whole);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void keepHeight();

    QWidget* m_fade; // over the viewport
    bool m_whole = false;
    bool m_keeps = false; // the widget has its minimum height from here
};

} // namespace bouton
