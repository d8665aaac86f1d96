// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

#include "core/cell.h"

namespace bouton {

// Heaps of Nim. A click on a counter takes it and all that lie on it; a click on a ring above a
// heap adds counters up to there, where the game has such a move. With the keys: the arrows, then
// Space or Enter.
class HeapView : public QWidget {
    Q_OBJECT

public:
    struct Heap {
        QString name;
        int size = 0;
        std::vector<int> reach{}; // the sizes that a move can leave, ascending
        Clicks cells{};           // of the board that it stands for
        bool operator==(const Heap&) const = default;
    };
    // A heap and how many counters it is to have.
    struct Change {
        std::size_t heap;
        int to;
        bool operator==(const Change&) const = default;
    };

    explicit HeapView(QWidget* parent = nullptr);

    void put(std::vector<Heap> heaps);
    const std::vector<Heap>& heaps() const { return m_heaps; }
    void setStale(bool stale);       // of another position: pale, and nothing can be changed
    void light(const Clicks& cells); // marks the heaps that stand for one of these cells
    // Where the `number`-th counter of a heap lies; 1 is the lowest. A click on a counter leaves
    // number - 1 counters, a click on a ring `number`.
    QRectF counterRect(std::size_t heap, int number) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void pointed(const std::optional<bouton::HeapView::Change>& change); // under the mouse or keys
    void chosen(const bouton::HeapView::Change& change);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    int tallest() const; // counters and rings
    int sizeHeight() const;
    int foot() const;
    double pitch() const;
    double counter() const; // a counter's height
    std::optional<Change> changeAt(QPointF point) const;
    bool canReach(const Change& change) const;
    void point(std::optional<Change> change);
    void moveKeys(int aside, int up);
    void paintHeap(QPainter& painter, std::size_t heap) const;

    std::vector<Heap> m_heaps;
    bool m_stale = false;
    Clicks m_litCells;
    std::optional<Change> m_pointed;
};

} // namespace bouton
