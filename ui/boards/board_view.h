// SPDX-License-Identifier: MIT
#pragma once

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include "ui/boards/board_look.h"
#include "ui/boards/hand.h"
#include "ui/boards/shown_board.h"

namespace bouton {

class Mover;

// The board of a game: the widget that joins what is shown (Shown), where it stands (BoardPlan),
// how it looks (BoardLook), what the user does with it (Hand, Keys) and what is on its way (Mover).
// It draws pictures and reports clicks. It knows no rules.
class BoardView : public QWidget {
    Q_OBJECT

public:
    using Marks = BoardMarks;

    // `title` is the game's, translated: the board's accessible name.
    BoardView(BoardLook look, const QString& title, QWidget* parent = nullptr);

    // The position, and the steps that led to it, of which the last is marked.
    void setScene(const Scene& scene);
    void setPicture(const Picture& picture); // a position of which no more is known
    void setMarks(const Marks& marks);
    // What is known of the position, drawn upon it.
    void setOverlay(const Overlay& overlay);
    // Marks cells that something elsewhere speaks of, such as a part in a panel.
    void light(const Clicks& cells);
    // Shows another position instead, without marks and values. A click then only dismisses it.
    void setPreview(const std::optional<Scene>& preview);
    void dismissPreview(); // asks whoever shows one to end it
    void setLegalMovesShown(bool shown);
    void setCoordinatesShown(bool shown);
    // The board as it is seen from the other side of the table: the first cell stands at the bottom
    // right.
    void setTurned(bool turned);
    // No text on the board is lower, in pixels, for those who see it from afar; 0: as the cells let
    // it be.
    void setLeastLetters(double pixels);
    // A position is set up by hand: a click on any cell is taken, and what stands in a cell can be
    // dragged.
    void setEditing(bool editing);
    // A board that is not interactive is a miniature: no mouse, keys or coordinates.
    void setInteractive(bool interactive);
    // What clicks would come to. With it, pieces rise under the mouse and can be dragged, and a
    // press that runs over several cells clicks them.
    void setClickPreviews(ClickPreviews previews);
    // The end of a game, once the move that brought it has been shown: what a sentence names pulses
    // once, or else the pieces with this letter, or else what moved last. Without a move on its way
    // nothing happens.
    void celebrate(char winner);
    // Paints what is shown, as large as the widget, for a file or paper: all but what follows the
    // mouse and the keys.
    void paint(QPainter& painter) const;

    const Shown& shown() const { return m_shown; } // all that was set
    // Of what is seen, which may be a preview.
    const Picture& picture() const { return *m_shown.seen().picture; }
    const Marks& marks() const;
    const Overlay& overlay() const { return m_shown.overlay; }
    const std::optional<Scene>& preview() const { return m_shown.preview; }
    bool coordinatesShown() const { return m_room.coordinatesShown(); }
    bool turned() const { return m_room.turned; }
    bool editing() const { return m_room.editing; }

    // Where all stands in this widget, at rest. Cells, clicks and words always follow the scene.
    const BoardPlan& plan() const;
    Clicks cells() const { return plan().cells(); }
    QRectF cellRect(Cell cell) const { return plan().cellRect(cell); }
    char letterAt(Cell cell) const { return plan().letterAt(cell); }
    Stage stage() const { return plan().stage(); }
    // What stands on the board as it is drawn now, on its way from the scene before and in the
    // user's hand.
    std::vector<ShownPiece> pieces() const;
    ShownBoard drawn() const; // all of it, for one painting
    bool moving() const;      // pieces are on their way
    QString nameOfLetter(char letter) const { return m_look.nameOf(letter); }
    const BoardLook& look() const { return m_look; }
    Cell focusCell() const { return m_keys.cell(); }
    // What Space does on that cell; and the keys come to it. For those who hear the board.
    void press(Cell cell);
    void focusOn(Cell cell);
    std::optional<Cell> hoveredCell() const { return m_hand.hovered(); } // under the mouse

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void clicked(bouton::Cell cell); // the left button pressed and released on it, or Space
    // While a position is set up by hand: what stands in a cell was dragged to another one, or off
    // the board; it is to be taken away (Delete).
    void dragged(bouton::Cell from, std::optional<bouton::Cell> to);
    void erased(bouton::Cell cell);
    // The menu of the board is wanted there, by the right button or by a key; of which cell.
    void menuWanted(QPoint global, std::optional<bouton::Cell> cell);
    void turnEnded();    // Enter, or a double click on a growing move: it is whole
    void clickRevoked(); // Escape: the last click is taken back
    void hovered(const bouton::Clicks& cells); // the mouse has come over this cell, or over none
    // A move has led from the scene before to this one; it may be on its way.
    void stepped(const bouton::Step& step);
    void previewDismissed(); // by a click, by Escape or by dismissPreview()
    // Another position than the one that is played is shown, or (none) no longer.
    void previewChanged(const std::optional<bouton::Scene>& preview);
    void seenAnew(); // what is shown or marked in some cell, or where the cells are

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    Field field() const;
    void move(const Scene& from, const std::vector<ShownPiece>& before);
    void layOutAnew();
    void describe(); // for those who do not see it
    void seeAnew();
    void tellFocusNow();
    void hover(std::optional<QPointF> mouse);
    void touch(); // what lies under the mouse rises
    void fulfil(const Wishes& wishes);
    void fulfil(const Wish& wish);
    void putBack();

    BoardLook m_look;
    Shown m_shown;
    BoardRoom m_room; // but for what the widget itself knows: see plan()
    ClickPreviews m_previews;
    Hand m_hand;
    Keys m_keys;
    QPixmap m_carried; // while a position is set up: what hangs on the mouse, as it stood
    // Qt tells of the widget after it has got the keys; the cell comes last.
    QTimer m_focusSoon{this};
    Mover* m_mover;
    mutable std::shared_ptr<const BoardPlan> m_plan; // of what was seen last
    mutable KeptGround m_ground;
};

} // namespace bouton
