// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <deque>
#include <map>

#include "ui/boards/motion.h"

namespace bouton {

// How much boards move. The window sets it by the preferences; pictures and tests of other things
// switch motion off, whatever is preferred.
enum class MotionAmount {
    None,
    Fades, // reduced motion: nothing changes its place
    Full,
};
MotionAmount motionAmount();
void setReducedMotion(bool reduced);
void setMotionOff(bool off);

// What moves on a board that is seen: one motion after the other, and the pieces that are lifted.
// It has the one clock for all of them, which ticks only while something moves. The next input
// anywhere in the program ends what moves, before it is handled.
class Mover : public QObject {
    Q_OBJECT

public:
    explicit Mover(QObject* parent = nullptr);

    // Goes on with this motion when those before it have come to rest. Where more than `mostLegs`
    // wait, only the last one is shown. With motion off nothing is added.
    void add(Motion motion);
    void end(); // all at once comes to rest
    bool moving() const { return !m_legs.empty(); }
    std::vector<ShownPiece> pieces() const;  // while it moves
    double marks() const { return m_marks; } // how opaque marks are: they come after the pieces
    double joy() const;                      // how far that is; 1 if there is none, or it is over

    // Cells whose pieces are held up, and how high. They rise and sink within 80 ms.
    void lift(std::map<Cell, double> lifts);
    void raise(std::vector<ShownPiece>& pieces) const; // those in these cells, as high as they are

    static constexpr std::size_t mostLegs = 3;

signals:
    void changed(const QRectF& where); // it is drawn otherwise there; empty: anywhere

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void tick();
    void start();
    bool rise(double share);

    std::deque<Motion> m_legs;
    double m_begun = 0, m_seen = 0; // when the first leg began, and which time of it was painted
    double m_marks = 1;
    std::map<Cell, double> m_lifts, m_wantedLifts;
    QElapsedTimer m_clock;
    double m_last = 0; // the last tick
    QTimer m_frames;
};

} // namespace bouton
