// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QWidget>

#include "ui/insight/name_places.h"
#include "ui/insight/value_history.h"
#include "ui/print/drawing.h"

namespace bouton {

struct Theme;

// How a value history is drawn into a rectangle, in a window or in a file. On top is the band of
// side One's wins, then that of draws if there can be any, then that of side Two's wins, each
// beside the winner's sign. In a band a point is nearer to the outer border if the end of the game
// is nearer. Where there are scores a point stands at its score. A win of side One is filled, a
// loss is an outline, a draw is a grey diamond. Estimates are paler and on a dotted line, and what
// a player reported of itself is too. A slip is a ring with its move. A bar at the bottom reaches
// as far as the opening book.
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
    void paintSign(QPainter& painter, const Theme& theme, const QRectF& band, Side winner) const;
    void paintWord(QPainter& painter, const Theme& theme, const QRectF& band,
                   const QString& word) const;
    void paintScale(QPainter& painter, const Theme& theme) const;
    void paintPlies(QPainter& painter, const Theme& theme) const;
    void paintBook(QPainter& painter, const Theme& theme) const;
    void paintGround(QPainter& painter, const Theme& theme) const;
    void paintCurve(QPainter& painter, const Theme& theme) const;
    void paintPoint(QPainter& painter, const Theme& theme, std::size_t index) const;
    void paintMarks(QPainter& painter, const Theme& theme) const;
    QRectF nameOfBook() const; // where it stands; empty: nowhere
    double sizeOfPoint() const;
    NamePlaces placesOfNames() const;

    const ValueHistory& m_history;
    QFont m_font;
    QRectF m_plot, m_plies; // rows: the values, the numbers of the moves
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
    // A narrow plot is higher: its curve is as steep, and the names of its slips need room.
    int heightForWidth(int width) const override;

signals:
    void chosen(std::size_t index); // of the history's path

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    PlotDrawing drawing() const;
    void hover(std::optional<std::size_t> index);

    ValueHistory m_history;
    std::optional<std::size_t> m_hovered;
};

// The plot of a game in a few sentences: "Until move 12: X wins. Until move 15: a draw. From then
// on: O wins." Positions of which nothing is known are passed over; empty: nothing is known of any.
QString courseInWords(const ValueHistory& history);

// The history with the game's title, for a file or paper. It keeps a copy of the history.
Drawing drawingOf(const ValueHistory& history);

} // namespace bouton
