// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

#include "explain/line.h"
#include "ui/boards/overlay.h"

namespace bouton {

class GlyphButton;
struct Ruleset;

// The moves of a line of play, one after another under the signs of their sides. While the mouse is
// over one, the position after it is shown on the board; a click keeps it there, and the buttons,
// or the arrow keys, step on. A click on the same move, Escape, or another line ends it.
class LineView : public QWidget {
    Q_OBJECT

public:
    explicit LineView(const Ruleset& game, QWidget* parent = nullptr);

    void put(const QString& title, std::vector<Step> steps);
    const std::vector<Step>& steps() const { return m_steps; }
    // Shows the position after so many moves and keeps it; empty: the position that is played.
    void keep(std::optional<std::size_t> moves);
    std::optional<std::size_t> kept() const { return m_kept; }
    bool isPreviewing() const { return m_hovered || m_kept; }
    QRect moveRect(std::size_t move) const; // where a move stands in this widget

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void previewed(const std::optional<bouton::Scene>& preview);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    int chipHeight() const;
    int headHeight() const;
    int footHeight(int width) const; // for how to use it
    static QString invitation();
    // Where the moves stand in so much width; the last of them ends the widget.
    std::vector<QRect> placesIn(int width) const;
    void layOut();
    std::optional<std::size_t> moveAt(QPointF point) const;
    void hover(std::optional<std::size_t> move);
    void showStep();
    void step(int by);
    void refreshButtons();

    const Ruleset& m_game;
    QString m_title;
    std::vector<Step> m_steps;
    std::vector<QRect> m_places;                  // by move
    std::optional<std::size_t> m_hovered, m_kept; // counts of moves, from 1
    GlyphButton *m_back, *m_on;
};

} // namespace bouton
