#pragma once

#include <QWidget>

#include "ui/insight/value_history.h"

namespace bouton {

struct Theme;

// How a value history is drawn into a rectangle, in a window or in a file. Above all a row for the
// slips; then, as side One sees it, the band of its wins, that of draws where there can be any, and
// that of side Two's wins, each under the winner's sign. Within a band a point stands the further
// out, the nearer the end is. Reversi's points stand at their scores, hollow and on a
// dotted line where they are estimated. What a player reported of itself has a dotted edge too.
class PlotDrawing {
public:
    PlotDrawing(const ValueHistory& history, const QRectF& rect, const QFont& font);

    double xOf(std::size_t index) const;
    QPointF pointOf(std::size_t index) const; // in the middle of the plot where nothing is known
    std::size_t nearest(double x) const;

    void paint(QPainter& painter, const Theme& theme,
               std::optional<std::size_t> hovered = {}) const;

private:
    double yOf(const Point& point) const;
    void paintBands(QPainter& painter, const Theme& theme) const;
    void paintBand(QPainter& painter, const Theme& theme, const QRectF& band, Side winner) const;
    void paintScale(QPainter& painter, const Theme& theme) const;
    void paintPlies(QPainter& painter, const Theme& theme) const;
    void paintNow(QPainter& painter, const Theme& theme) const;
    void paintCurve(QPainter& painter, const Theme& theme) const;
    void paintPoint(QPainter& painter, const Theme& theme, std::size_t index) const;
    void paintMarks(QPainter& painter, const Theme& theme) const;
    void paintDisc(QPainter& painter, const Theme& theme, const QRectF& box,
                   const Slip& slip) const;
    void paintLetter(QPainter& painter, const Theme& theme, const QRectF& box,
                     const Slip& slip) const;

    const ValueHistory& m_history;
    QFont m_font;
    QRectF m_slips, m_plot, m_plies; // rows: the slips, the values, the numbers of the moves
    QRectF m_wins, m_draws, m_losses;
    int m_most;    // the largest score or remoteness
    double m_step; // from move to move
};

// The plot as a widget. A click, or Left, Right, Home and End, chooses a position.
class ValuePlot : public QWidget {
    Q_OBJECT

public:
    explicit ValuePlot(QWidget* parent = nullptr);

    void put(ValueHistory history);
    const ValueHistory& history() const { return m_history; }
    QPointF pointOf(std::size_t index) const; // where a position stands in this widget

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(std::size_t index); // of the history's path

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    PlotDrawing drawing() const;
    void hover(std::optional<std::size_t> index);

    ValueHistory m_history;
    std::optional<std::size_t> m_hovered;
};

} // namespace bouton
