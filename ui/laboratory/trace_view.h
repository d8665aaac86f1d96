#pragma once

#include "core/ruleset.h"
#include "ui/laboratory/trace_picture.h"

namespace bouton {

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

} // namespace bouton
