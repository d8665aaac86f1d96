#pragma once

#include <QImage>
#include <QPixmap>
#include <QWidget>

#include <optional>
#include <vector>

#include "core/step.h"
#include "ui/boards/materials.h"
#include "ui/boards/motion.h"
#include "ui/boards/outlook.h"
#include "ui/boards/overlay.h"
#include "ui/boards/shown_piece.h"
#include "ui/boards/stage.h"

class QPainter;
class QPainterPath;
class QPen;

namespace bouton {

class Mover;
struct Theme;

// What every game's board has in common: geometry of cells, mouse and keys, marks. It draws
// pictures and reports clicks. It knows no rules. A game gives a look (looks.h) or a subclass.
//
// The arrow keys move a visible focus cell, Space clicks it. Unless a board overrides the geometry,
// its cells are squares, as large as the widget lets them be.
class BoardView : public QWidget {
    Q_OBJECT

public:
    // What is marked beside the picture itself.
    struct Marks {
        Clicks next{};   // cells that a click would take: lit, if legal moves are shown
        Clicks chosen{}; // clicks of the move that is growing
        Clicks named{};  // cells that a sentence speaks of: a winning line, what hinders a start
        Clicks struck{}; // a move that was a slip
        bool operator==(const Marks&) const = default;
    };

    // `title` is the game's, translated: the board's accessible name.
    explicit BoardView(const QString& title = {}, QWidget* parent = nullptr);

    // The position, and the steps that led to it, of which the last is marked.
    void setScene(const Scene& scene);
    void setPicture(const Picture& picture); // a position of which no more is known
    void setMarks(const Marks& marks);
    // What is shown: the scene and marks that were set, or a preview.
    const Scene& scene() const { return m_preview ? *m_preview : m_scene; }
    const Picture& picture() const { return *scene().picture; }
    const Marks& marks() const { return m_preview ? m_noMarks : m_marks; }
    Clicks last() const { return scene().last ? scene().last->cells : Clicks{}; }
    // What is known of the position, drawn upon it.
    void setOverlay(const Overlay& overlay);
    const Overlay& overlay() const { return m_overlay; }
    // Marks cells that something elsewhere speaks of, such as a part in a panel.
    void light(const Clicks& cells);
    const Clicks& lit() const { return m_lit; }
    // Shows another position instead, without marks and values. A click then only dismisses it.
    void setPreview(const std::optional<Scene>& preview);
    void dismissPreview(); // asks whoever shows one to end it
    const std::optional<Scene>& preview() const { return m_preview; }
    void setLegalMovesShown(bool shown);
    bool legalMovesShown() const { return m_legalMovesShown; }
    void setCoordinatesShown(bool shown);
    bool coordinatesShown() const { return m_interactive && m_coordinatesShown; }
    // The board as it is seen from the other side of the table: the first cell stands at the bottom
    // right.
    void setTurned(bool turned);
    bool turned() const { return m_turned; }
    // Paints what is shown, as large as the widget, for a file or paper: all but what follows the
    // mouse and the keys.
    void paint(QPainter& painter) const;
    // A position is set up by hand: a click on any cell is taken, and what stands in a cell can be
    // dragged.
    void setEditing(bool editing);
    bool editing() const { return m_editing; }
    // A board that is not interactive is a miniature: no mouse, keys or coordinates.
    void setInteractive(bool interactive);

    int rows() const { return static_cast<int>(picture().rows.size()); }
    int columns() const;            // of the longest row
    char letterAt(Cell cell) const; // '.' where there is none
    // What the board is made of.
    virtual Stuff stuff() const { return Stuff::Plain; }
    const Material& material() const; // as the widget's palette lights it
    // The square cells as a whole, on whole device pixels; empty if there are none.
    virtual QRectF gridRect() const;
    // The board with its frame. Around it there is room for its shadow.
    Stage stage() const;
    // Whether the cells bear a map of numbers, below which a pattern would disturb.
    bool mapped() const;
    static double cornerOf(const QRectF& cell) { return cell.width() / 8; } // a mark's radius
    // Every cell that can be clicked in this picture, ascending.
    virtual Clicks cells() const;
    // Where a cell stands in this widget, for painting, tests and accessibility; empty if there is
    // no such cell. Cells do not overlap.
    virtual QRectF cellRect(Cell cell) const;
    std::optional<Cell> cellAt(QPointF point) const;
    // What stands on the board, in the order in which it is drawn.
    virtual std::vector<ShownPiece> piecesAtRest() const;
    // The same as it is drawn now, on its way from the scene before and in the user's hand. Cells,
    // clicks and words always follow the scene.
    std::vector<ShownPiece> pieces() const;
    bool moving() const; // pieces are on their way
    // The end of a game, once the move that brought it has been shown: what a sentence names pulses
    // once, or else the pieces with this letter, or else what moved last. Without a move on its way
    // nothing happens.
    void celebrate(char winner);
    // How much is drawn of what a sentence names: less than 1 only at the end of a game.
    double namedDrawn() const;
    // What clicks would come to. With it, pieces rise under the mouse and can be dragged, and a
    // press that runs over several cells clicks them.
    void setForesight(Foresight foresight);
    virtual bool holds(Cell cell) const { return letterAt(cell) != '.'; } // something stands there
    virtual QString nameOfLetter(char letter) const; // for those who do not see it

    Cell focusCell() const { return m_focus; }
    std::optional<Cell> hoveredCell() const { return m_hovered; } // under the mouse

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

protected:
    // The cells without anything in them, within their frame. It is painted once and kept: what it
    // depends on beside geometry, theme and the shape of the picture, a subclass tells by
    // groundChanged().
    virtual void paintGround(QPainter& painter, const Theme& theme) const;
    void groundChanged() { m_ground = {}; }
    // What stands on it, below the marks.
    virtual void paintBoard(QPainter& painter, const Theme& theme) const = 0;
    // Names the cells in the frame. A part of the ground.
    virtual void paintCoordinates(QPainter& painter, const Theme& theme) const;
    virtual void paintLast(QPainter& painter, const Theme& theme, Cell cell) const;
    virtual void paintNext(QPainter& painter, const Theme& theme, Cell cell) const;
    virtual void paintNamed(QPainter& painter, const Theme& theme, const Clicks& cells) const;
    virtual void paintChosen(QPainter& painter, const Theme& theme, const Clicks& cells) const;
    // What a click on this cell would do.
    virtual void paintHover(QPainter& painter, const Theme& theme, Cell cell) const;
    virtual QRectF worthRect(Cell cell) const; // where a value stands
    // What a value's edge and text are drawn with, and what lies below a lost one's text.
    virtual QColor worthInk() const { return material().mark; }
    virtual QColor worthPlate() const { return material().plate; }
    virtual QRectF namedRect(Cell cell) const { return cellRect(cell); } // what a sentence names
    virtual void pictureChanged() {} // renews what a subclass keeps of it
    // How pieces move in this game, and how they go from one position to the next.
    virtual Manner manner() const { return {}; }
    virtual Motion motionOf(const std::vector<ShownPiece>& before, const Step& step) const;
    // What a hand takes up that takes what stands in this cell.
    virtual Clicks heldWith(Cell cell) const { return {cell}; }
    // A place where what is held may be put down, and the clicks that do that.
    struct Drop {
        QRectF place, except{}; // except: a part that is none
        Clicks clicks{};
    };
    virtual std::vector<Drop> dropsOf(Cell cell) const;
    Outlook outlook(const Clicks& more) const; // after the clicks that are chosen already
    virtual QString description() const;       // the picture in words, for those who do not see it

    bool interactive() const { return m_interactive; }
    double frameWidth() const;
    QRectF roomForFrame() const; // of the widget, without the room for shadow and legend

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
    // Of what the kept ground depends on.
    struct GroundKey {
        QSize size{};
        double ratio = 0;
        QRectF grid{}, first{}; // the first cell tells which way the board is turned
        bool dark = false, mapped = false, editing = false;
        std::vector<std::size_t> rows{}; // their lengths
        QFont font{};
        bool operator==(const GroundKey&) const = default;
    };
    struct Ground {
        GroundKey key{};
        QImage image{};
    };

    void paintKeptGround(QPainter& painter, const Theme& theme) const;
    void paintWholeGround(QPainter& painter, const Theme& theme) const;
    double legendHeight() const;
    void paintLegend(QPainter& painter, const Theme& theme) const;
    void paintMarks(QPainter& painter, const Theme& theme) const;
    void paintFocus(QPainter& painter, const Theme& theme) const;
    void paintMap(QPainter& painter, const Theme& theme) const;
    void paintNumbers(QPainter& painter, const Theme& theme) const;
    void paintReach(QPainter& painter, const Theme& theme) const;
    void paintWorths(QPainter& painter, const Theme& theme) const;
    void paintLit(QPainter& painter, const Theme& theme) const;
    void paintPreviewFrame(QPainter& painter, const Theme& theme) const;
    void paintCarried(QPainter& painter, const Theme& theme) const;
    void paintArea(QPainter& painter, const Clicks& cells, const QColor& fill,
                   const QPen& pen) const;
    QPainterPath areaOf(const Clicks& cells) const;
    bool hasWorth(Cell cell) const;
    void describe(); // for those who do not see it
    void paintStroke(QPainter& painter, Cell cell) const;
    void report(Cell cell);
    void move(const Scene& from, const std::vector<ShownPiece>& before);
    void liftWhatAClickMoves();
    void takeUp(QPointF mouse);
    void sweep(QPointF mouse);
    bool putDown(QPointF mouse);
    void paintHeld(QPainter& painter, const Theme& theme) const;
    void hover(std::optional<QPointF> mouse);
    void carry(QPointF mouse);
    void letGo();
    void layOutAnew();
    void moveFocus(int rowStep, int columnStep);
    bool isNext(Cell cell) const;

    Scene m_scene{std::make_shared<const Picture>()};
    Marks m_marks;
    mutable Ground m_ground;
    Overlay m_overlay;
    Clicks m_lit;
    std::optional<Scene> m_preview;
    const Marks m_noMarks; // of a preview
    bool m_legalMovesShown = true;
    bool m_coordinatesShown = true;
    bool m_interactive = true;
    bool m_editing = false;
    bool m_turned = false;
    std::optional<Cell> m_pressed; // where the left button went down
    QPointF m_pressedAt;
    QPixmap m_carried;          // what is being dragged, as it stood in its cell; null: nothing
    bool m_clickedLast = false; // the last press and release reported a cell
    // What is dragged in play: from where, what goes with it and where it may go.
    struct Held {
        Clicks cells;
        std::vector<Drop> drops;
    };
    std::optional<Held> m_held;
    Clicks m_sweep; // cells that a press has run over
    Foresight m_foresight;
    Mover* m_mover;
    std::optional<QPointF> m_mouse;
    std::optional<Cell> m_hovered;
    Cell m_focus;
    bool m_focusShown = false; // by keys, not by the mouse
};

} // namespace bouton
