// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QRegion>
#include <QWidget>

#include <chrono>
#include <cstddef>
#include <functional>
#include <vector>

class QLabel;

namespace bouton {

class Button;
class Pages;
class TourBubble;

// The first steps: a small bubble points at one thing after the other in the real window. Nothing
// is blocked meanwhile; who does what it speaks of goes on to the next step by that. It ends with
// its last step, by its button or by Escape, and leaves everything as it is.
class Tour : public QObject {
    Q_OBJECT

public:
    // Over this window, which has the pages.
    Tour(QWidget& window, Pages& pages);
    ~Tour() override;

    static constexpr std::size_t length = 7; // steps

    void begin(); // from the first step
    void next();  // brings the window to where the next step is; after the last one it ends
    void end();   // at once
    bool running() const { return m_running; }
    std::size_t step() const { return m_step; } // the first is 0
    // What is pointed at; null: nothing that is in view.
    QWidget* target() const { return m_target; }
    TourBubble& bubble() const { return *m_bubble; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void go(std::size_t step, bool byItsButton);
    void prepare(); // opens what the step is about
    void follow();  // the user may have gone on without the button
    void pointAt(); // finds the thing again and puts the bubble beside it
    void watchPage();
    void look(); // after something has changed
    std::vector<QRect> dangerous() const;

    QWidget& m_window;
    Pages& m_pages;
    TourBubble* m_bubble;
    QWidget* m_ring;
    QPointer<QWidget> m_target;
    std::size_t m_step = 0;
    bool m_running = false, m_preparing = false, m_due = false;
};

// The words of a step, with a tip towards what they speak of, and the buttons. For half a second
// after it has moved or gone, a click where it stands or stood is for nobody: it was meant for what
// stood there before.
class TourBubble : public QWidget {
    Q_OBJECT

public:
    using Clock = std::function<std::chrono::milliseconds()>; // since any moment

    // The window is watched for clicks. The clock tells how long ago the bubble moved; without one
    // it is the machine's.
    explicit TourBubble(QWidget* window);
    void setClock(Clock clock) { m_clock = std::move(clock); }

    void say(std::size_t step); // its words
    // Beside a rectangle of the window, wherever there is room; without one in the middle below.
    // It keeps off what a slip of the mouse must not reach, then covers as little of the target as
    // it can, then of what else is to be seen.
    void pointAt(const QRect& target, const QRect& seen = {},
                 const std::vector<QRect>& keepOff = {});
    void takeFocus();

signals:
    void nextWanted();
    void skipWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QSize fit();
    void goTo(const QRect& place); // empty: it is gone

    QLabel *m_count, *m_title, *m_text;
    Button *m_skip, *m_next;
    QPoint m_tip;            // in this widget
    Qt::Edge m_edge{};       // on which it stands
    bool m_pointing = false; // there is a tip
    Clock m_clock;
    std::chrono::milliseconds m_moved{}; // when it last did, by the clock
    QRect m_place;                       // where it stands, in the window
    QRegion m_left;                      // where it stood until it moved
};

} // namespace bouton
