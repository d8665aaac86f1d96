// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <memory>
#include <vector>

#include "core/ruleset.h"
#include "lab/microscope.h"

namespace bouton {

// "−∞", "∞" or the number, of alpha, beta or a value.
QString boundText(int bound);

// A picture of a search at one of its steps, in which nodes can be clicked.
class TracePicture : public QWidget {
    Q_OBJECT

public:
    void put(std::shared_ptr<const Trace> trace); // at its first step; null: nothing is shown
    void setStep(int step);
    int step() const { return m_step; }
    // From the root to the node of the step; none where the picture is blank.
    std::vector<int> way() const { return isBlank() ? std::vector<int>() : m_trace->way(m_step); }

signals:
    void chosen(int step); // by a click on a node

protected:
    const Trace& trace() const { return *m_trace; }
    bool isBlank() const { return !m_trace || m_trace->events.empty(); }
    const Trace::Node& at(int node) const { return m_trace->at(node); }
    bool leftBy(int node) const { return m_trace->leftBy(node, m_step); }
    virtual void traceChanged() {}

private:
    std::shared_ptr<const Trace> m_trace;
    int m_step = 0;
};

// What a search sees at one step: a row for each ply from the root to the node of the step. A row
// has the moves of its ply, as many as can be read, with their values for the side that makes them,
// and that side's alpha and beta, beside them or in a narrow room above. Moves still to be tried
// are pale. Moves that a cut-off leaves out are struck through. A click on a node goes to where it
// is left.
class TraceView : public TracePicture {
    Q_OBJECT

public:
    TraceView();

    void put(const Ruleset* game, std::shared_ptr<const Trace> trace);
    QString sentence() const; // what happens at the step

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int lowestRow() const; // where the row of the step ends

protected:
    void traceChanged() override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class State { Tried, Waiting, Cut, More }; // More: moves without room, counted
    struct Box {
        QString move;
        State state;
        int node = -1;         // -1: a move that is never tried
        bool onTheWay = false; // to the node of the step
        QRectF rect{};
    };
    QString side(int node) const;
    // The moves of a node; those around the child `next` (-1: none) where not all have room.
    std::vector<Box> rowBelow(int node, int row, int next) const;
    double pitchOf(const std::vector<Box>& boxes) const;
    QString worthOf(const Box& box) const;
    std::vector<std::vector<Box>> rows() const;
    double boundsWidth() const;
    bool isStacked() const; // the bounds stand above the moves
    double left() const { return isStacked() ? 0 : boundsWidth(); } // where the moves begin
    double leastRow() const;
    double rowHeight() const;
    double boxHeight() const;
    static QString boundsText(const QString& alpha, const QString& beta);
    void paintBounds(QPainter& painter, int node, double top, double height) const;
    void paintBox(QPainter& painter, const Box& box) const;
    QString left(const Trace::Node& node, int index) const;

    const Ruleset* m_game = nullptr;
    QString m_longest; // the longest of all bounds and values
};

// A whole searched tree in small. A node lies below its parent and is as wide as the tree that was
// searched under it. Nodes not yet entered are pale, the way to the node of the step is filled, and
// a cut-off has a notch. A click goes to where a node is entered.
class TraceOverview : public TracePicture {
    Q_OBJECT

public:
    TraceOverview();

    QRectF nodeRect(int node) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void traceChanged() override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Place {
        double left, width; // shares of the whole
        int ply;
    };

    std::vector<Place> m_places; // by node
    int m_plies = 1;
};

} // namespace bouton
