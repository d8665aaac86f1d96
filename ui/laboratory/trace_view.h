#pragma once

#include <QWidget>

#include <memory>
#include <vector>

#include "core/ruleset.h"
#include "lab/microscope.h"

namespace bouton {

// What a search sees at one step: a row for each ply on the way from the root to the node of the
// step, with the moves of that ply (as many as can be read), their worth for who makes them, and
// alpha and beta as they stand for who chooses there. Moves that wait are pale, and those that a
// cut-off leaves out are struck through.
class TraceView : public QWidget {
    Q_OBJECT

public:
    explicit TraceView(QWidget* parent = nullptr);

    void put(const Ruleset* game, std::shared_ptr<const Trace> trace);
    void setStep(int step);
    int step() const { return m_step; }
    std::vector<int> way() const; // from the root to the node of the step
    QString sentence() const;     // what happens at the step

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(int step); // at which the node that was clicked is left

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    enum class State { Tried, Waiting, Cut, More }; // More: so many that have no room
    struct Box {
        QRectF rect;
        int node; // -1: a move that is never tried
        QString move;
        State state;
    };
    const Trace::Node& at(int node) const { return m_trace->nodes[static_cast<std::size_t>(node)]; }
    bool leftBy(int node) const;
    QString side(int node) const;
    // The moves of a node; those around the child `next` (-1: none) where not all have room.
    std::vector<Box> rowBelow(int node, int row, int next) const;
    double pitchOf(const std::vector<Box>& boxes) const;
    QString worthOf(const Box& box) const;
    std::vector<std::vector<Box>> rows() const;
    double rowHeight(std::size_t rows) const;
    void paintBounds(QPainter& painter, int node, double top, double height) const;
    void paintBox(QPainter& painter, const Box& box, bool onTheWay) const;
    QString left(const Trace::Node& node, int index) const;

    const Ruleset* m_game = nullptr;
    std::shared_ptr<const Trace> m_trace;
    int m_step = 0;
};

// "−∞", "∞" or the number.
QString boundText(int bound);

} // namespace bouton
