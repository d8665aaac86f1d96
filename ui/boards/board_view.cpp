// SPDX-License-Identifier: MIT
#include "ui/boards/board_view.h"

#include <QAccessibleWidget>
#include <QContextMenuEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPointer>
#include <QWindow>

#include <utility>
#include <vector>

#include "ui/boards/cell_words.h"
#include "ui/boards/motion.h"
#include "ui/boards/mover.h"
#include "ui/controls/announcer.h"

namespace bouton {

namespace {

// Boards for those who hear them: each is a list of its cells to a screen reader, row by row as it
// is seen, and of a fixed extent from the start of a game (BoardPlan::extent()). A place without a
// cell is an item too. A cell has a name (cell_words.h), and can be pressed and given the keys. A
// board that is not interactive is a picture with a description. docs/by-ear.md says why it is a
// list and no table.
//
// Makes all boards heard. Call it before one is asked for; again is harmless.
void letBoardsBeHeard();

// Tells that the keys have come to the cell that has them: one event, from the cell. Nothing
// happens while nobody listens.
void tellFocus(BoardView& board);

class HeardCell;

// The interface of a board. Qt deletes it with the board; it deletes its cells. Two of them may
// stand for one board (Qt may ask while the board is being made), so that the newest speaks alone.
class HeardBoard : public QAccessibleWidget {
public:
    explicit HeardBoard(BoardView& board)
        : QAccessibleWidget(&board, QAccessible::List), m_board(board) {
        QObject::connect(&board, &BoardView::seenAnew, &m_here, [this] { follow(); });
    }
    ~HeardBoard() override { forget(); }

    BoardView& board() const { return m_board; }
    Extent extent() const { return m_extent; }
    bool interactive() const { return m_board.plan().room().interactive; }

    QAccessible::Role role() const override {
        return interactive() ? QAccessible::List : QAccessible::Graphic;
    }
    int childCount() const override {
        make();
        return static_cast<int>(m_cells.size());
    }
    QAccessibleInterface* child(int index) const override {
        make();
        if (index < 0 || index >= std::ssize(m_cells))
            return nullptr;
        return QAccessible::accessibleInterface(m_cells[static_cast<std::size_t>(index)]);
    }
    int indexOfChild(const QAccessibleInterface* cell) const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i) == cell)
                return i;
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const QPointF point = m_board.mapFromGlobal(QPoint(x, y));
        const auto cell = m_board.plan().cellAt(point);
        return cell ? childOf(*cell) : nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        return m_board.hasFocus() ? childOf(m_board.focusCell()) : nullptr;
    }

    std::optional<Cell> cellOf(int index) const {
        return m_board.plan().seenAt(index / m_extent.columns, index % m_extent.columns);
    }
    QString nameOf(int index) const {
        if (const auto cell = cellOf(index))
            return wordsOf(m_board.look(), m_board.plan(), m_board.shown(), *cell).all();
        return wordsOfHole(m_board.look(), m_board.plan().columnSeenAt(index % m_extent.columns));
    }

private:
    QAccessibleInterface* childOf(Cell cell) const {
        make();
        const auto place = m_board.plan().placeOf(cell);
        return place ? child(place->row * m_extent.columns + place->column) : nullptr;
    }
    // The first time that somebody asks. Later only the board itself has them made anew, so that
    // none goes while it is being asked.
    void make() const;
    void forget() const {
        for (const QAccessible::Id cell : m_cells)
            QAccessible::deleteAccessibleInterface(cell);
        m_cells.clear();
    }
    bool isCurrent() const { return QAccessible::queryAccessibleInterface(&m_board) == this; }
    // What is said of a cell, but for its worth: a study changes that many times.
    std::vector<QString> standing() const {
        std::vector<QString> all;
        for (int i = 0; i < m_extent.rows * m_extent.columns; ++i) {
            const auto cell = cellOf(i);
            all.push_back(
                cell ? wordsOf(m_board.look(), m_board.plan(), m_board.shown(), *cell).standing
                     : QString());
        }
        return all;
    }
    void follow();
    void tellNames();

    BoardView& m_board;
    QObject m_here; // what it hears ends with it
    mutable std::vector<QAccessible::Id> m_cells;
    mutable Extent m_extent;
    mutable std::vector<QString> m_standing; // as it was told last
    bool m_due = false;                      // names are to be told
};

// A cell, or a place of the grid that has no cell.
class HeardCell : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    HeardCell(const HeardBoard& board, int index) : m_board(board), m_index(index) {}

    bool isValid() const override { return m_board.isValid(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_board.window(); }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override { return const_cast<HeardBoard*>(&m_board); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? m_board.nameOf(m_index) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        const auto cell = this->cell();
        if (!cell)
            return {};
        const QRect here = m_board.board().cellRect(*cell).toAlignedRect();
        return {m_board.board().mapToGlobal(here.topLeft()), here.size()};
    }
    QAccessible::State state() const override {
        const QAccessible::State board = m_board.state();
        QAccessible::State state;
        state.invisible = board.invisible;
        state.disabled = board.disabled;
        state.focusable = cell().has_value();
        state.focused = board.focused && cell() == m_board.board().focusCell();
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override {
        return cell() ? QStringList{pressAction(), setFocusAction()} : QStringList();
    }
    // The board, and this with it, may go by it.
    void doAction(const QString& action) override {
        const auto cell = this->cell();
        if (!cell)
            return;
        if (action == pressAction())
            m_board.board().press(*cell);
        else if (action == setFocusAction())
            m_board.board().focusOn(*cell);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    std::optional<Cell> cell() const { return m_board.cellOf(m_index); }

    const HeardBoard& m_board;
    int m_index;
};

void HeardBoard::make() const {
    if (!m_cells.empty())
        return;
    m_extent = interactive() ? m_board.plan().extent() : Extent{};
    for (int i = 0; i < m_extent.rows * m_extent.columns; ++i)
        m_cells.push_back(QAccessible::registerAccessibleInterface(new HeardCell(*this, i)));
    m_standing = standing();
}

// Another extent has other cells. Names are told once for all that has changed in a turn of the
// event loop.
void HeardBoard::follow() {
    if (m_cells.empty())
        return; // nobody has asked yet
    if (m_extent != (interactive() ? m_board.plan().extent() : Extent{})) {
        forget();
        make();
        if (isCurrent()) {
            QAccessibleEvent event(&m_board, QAccessible::ObjectReorder);
            QAccessible::updateAccessibility(&event);
        }
    } else if (!std::exchange(m_due, true)) {
        QMetaObject::invokeMethod(
            &m_here, [this] { tellNames(); }, Qt::QueuedConnection);
    }
}

void HeardBoard::tellNames() {
    m_due = false;
    std::vector<QString> now = standing();
    const bool told = isCurrent() && now.size() == m_standing.size();
    for (std::size_t i = 0; told && i < now.size(); ++i)
        if (now[i] != m_standing[i]) {
            QAccessibleEvent event(child(static_cast<int>(i)), QAccessible::NameChanged);
            QAccessible::updateAccessibility(&event);
        }
    m_standing = std::move(now);
}

void letBoardsBeHeard() { letBeHeard<BoardView, HeardBoard>(); }

void tellFocus(BoardView& board) {
    if (!QAccessible::isActive())
        return;
    QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(&board);
    QAccessibleInterface* cell = heard ? heard->focusChild() : nullptr;
    if (!cell)
        return;
    QAccessibleEvent event(cell, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

} // namespace

BoardView::BoardView(BoardLook look, const QString& title, QWidget* parent)
    : QWidget(parent), m_look(std::move(look)), m_mover(new Mover(this)) {
    letBoardsBeHeard();
    setAccessibleName(title);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&m_focusSoon, &QTimer::timeout, this, &BoardView::tellFocusNow);
    connect(m_mover, &Mover::changed, this, [this](const QRectF& where) {
        where.isEmpty() ? update() : update(where.toAlignedRect());
    });
}

// What is shown -----------------------------------------------------------------------------------

void BoardView::setPicture(const Picture& picture) {
    setScene({std::make_shared<const Picture>(picture)});
}

void BoardView::setScene(const Scene& scene) {
    if (scene == m_shown.scene)
        return;
    const bool previewed = m_shown.preview.has_value();
    const std::vector<ShownPiece> before = moving() ? plan().pieces() : pieces();
    const Scene from = std::exchange(m_shown.scene, scene);
    m_shown.preview.reset();
    layOutAnew();
    describe();
    previewed ? m_mover->end() : move(from, before);
    if (previewed)
        emit previewChanged(std::nullopt);
}

// A move goes on where the one before it ends. Going back fades. All else is shown at once.
void BoardView::move(const Scene& from, const std::vector<ShownPiece>& before) {
    const Scene& to = m_shown.scene;
    const Passage passage = passageOf(from, to);
    if (passage == Passage::Forward)
        emit stepped(*to.last);
    const bool still =
        !isVisible() || !m_room.interactive || m_room.editing || passage == Passage::Jump;
    if (still || (m_look.manner.grid && !sameShape(*from.picture, *to.picture))) {
        m_mover->end();
        return;
    }
    const bool back = passage == Passage::Back;
    if (back)
        m_mover->end();
    const std::vector<ShownPiece> after = plan().pieces();
    m_mover->add(back || motionAmount() == MotionAmount::Fades
                     ? Motion::fade(before, after)
                     : m_look.motion(before, after, to.last->cells, m_look.manner));
}

void BoardView::setMarks(const Marks& marks) {
    if (marks == m_shown.marks)
        return;
    m_shown.marks = marks;
    touch();
    seeAnew();
}

void BoardView::setOverlay(const Overlay& overlay) {
    if (overlay == m_shown.overlay)
        return;
    m_shown.overlay = overlay;
    describe();
    seeAnew();
}

void BoardView::light(const Clicks& cells) {
    if (cells == m_shown.lit)
        return;
    m_shown.lit = cells;
    seeAnew();
}

void BoardView::setPreview(const std::optional<Scene>& preview) {
    if (preview == m_shown.preview)
        return;
    m_mover->end();
    m_shown.preview = preview;
    touch(); // nothing can be taken up in a preview, and after it again
    describe();
    seeAnew();
    emit previewChanged(preview);
}

void BoardView::dismissPreview() {
    if (m_shown.preview)
        emit previewDismissed();
}

void BoardView::setLegalMovesShown(bool shown) {
    m_shown.legalMoves = shown;
    seeAnew();
}

void BoardView::setCoordinatesShown(bool shown) {
    m_room.coordinates = shown;
    m_mover->end(); // and all is painted anew
}

void BoardView::setTurned(bool turned) {
    if (turned == m_room.turned)
        return;
    m_room.turned = turned;
    m_mover->end();
    layOutAnew();
}

void BoardView::setLeastLetters(double pixels) {
    if (pixels == m_room.letters)
        return;
    m_room.letters = pixels;
    m_mover->end(); // and all is painted anew
}

void BoardView::setEditing(bool editing) {
    if (editing == m_room.editing)
        return;
    m_room.editing = editing;
    m_mover->end();
    layOutAnew();
}

void BoardView::setInteractive(bool interactive) {
    m_room.interactive = interactive;
    setFocusPolicy(interactive ? Qt::StrongFocus : Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents, !interactive);
    if (!interactive)
        hover(std::nullopt);
    updateGeometry();
    describe();
    seeAnew();
}

void BoardView::setClickPreviews(ClickPreviews previews) { m_previews = std::move(previews); }

void BoardView::celebrate(char winner) {
    if (!moving() || motionAmount() != MotionAmount::Full)
        return;
    const std::vector<ShownPiece> all = plan().pieces();
    m_mover->add(Motion::pulse(all, celebrated(all, m_shown.marks.named, winner, plan().last())));
}

const BoardView::Marks& BoardView::marks() const {
    static const Marks none; // of a preview
    return m_shown.preview ? none : m_shown.marks;
}

// Cells speak for themselves. A picture has none.
void BoardView::describe() {
    setAccessibleDescription(m_room.interactive ? wordsOfExtent(plan())
                                                : wordsOf(m_look, plan(), m_shown));
}

void BoardView::seeAnew() {
    update();
    emit seenAnew();
}

// Where it stands ---------------------------------------------------------------------------------

const BoardPlan& BoardView::plan() const {
    BoardRoom room = m_room;
    room.size = size();
    room.ratio = devicePixelRatioF();
    room.font = font();
    room.legend = m_shown.overlay.legend.has_value();
    if (!m_plan || room != m_plan->room() || m_shown.seen() != m_plan->scene())
        m_plan = m_look.plan(room, m_shown.seen(), m_plan.get());
    return *m_plan;
}

void BoardView::layOutAnew() {
    m_hand.letGo();
    hover(m_hand.mouse()); // pieces may have moved away under it
    const Cell focus = m_keys.cell();
    m_keys.layOut(plan());
    seeAnew();
    if (m_keys.cell() != focus)
        m_focusSoon.start();
}

QSize BoardView::sizeHint() const { return m_room.interactive ? QSize(640, 640) : QSize(144, 144); }

QSize BoardView::minimumSizeHint() const {
    return m_room.interactive ? QSize(240, 240) : QSize(64, 64);
}

void BoardView::resizeEvent(QResizeEvent*) {
    if (moving())
        m_mover->end();
}

void BoardView::hideEvent(QHideEvent*) {
    if (moving())
        m_mover->end();
}

void BoardView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        describe();
        seeAnew();
    }
    QWidget::changeEvent(event);
}

// How it is drawn ---------------------------------------------------------------------------------

bool BoardView::moving() const { return m_mover->moving(); }

std::vector<ShownPiece> BoardView::pieces() const {
    if (m_shown.preview)
        return plan().pieces();
    std::vector<ShownPiece> all = moving() ? m_mover->pieces() : plan().pieces();
    m_mover->raise(all);
    m_hand.carry(all);
    return all;
}

ShownBoard BoardView::drawn() const {
    return {.look = m_look,
            .plan = plan(),
            .shown = m_shown,
            .theme = Theme::of(*this),
            .drawn = pieces(),
            .marksDrawn = m_mover->marks(),
            .namedDrawn = m_mover->joy(),
            .moving = moving(),
            .held = m_hand.holds()};
}

void BoardView::paint(QPainter& painter) const { paintBoard(painter, drawn(), m_ground); }

void BoardView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const ShownBoard board = drawn();
    paintBoard(painter, board, m_ground);
    if (m_shown.preview)
        return;
    paintHand(painter, board, m_hand, field(), m_carried);
    if (m_keys.shown() && hasFocus())
        paintFocus(painter, cellRect(m_keys.cell()));
}

// What the user does ------------------------------------------------------------------------------

Field BoardView::field() const { return {plan(), m_shown, m_previews, m_look.manner.grid}; }

void BoardView::touch() {
    Hand::Touch touch = m_hand.touch(field());
    setCursor(touch.cursor);
    m_mover->lift(std::move(touch.lifts));
}

void BoardView::hover(std::optional<QPointF> mouse) {
    const bool other = m_hand.hover(mouse, plan());
    touch();
    if (!other)
        return;
    update();
    const std::optional<Cell> cell = m_hand.hovered();
    emit hovered(cell ? Clicks{*cell} : Clicks{});
}

// Who hears a wish may take the board away.
void BoardView::fulfil(const Wishes& wishes) {
    const QPointer<BoardView> board(this);
    for (const Wish& wish : wishes)
        if (board)
            fulfil(wish);
    if (board)
        update();
}

void BoardView::fulfil(const Wish& wish) {
    using Kind = Wish::Kind;
    if (wish.kind == Kind::Click || wish.kind == Kind::Dismiss) {
        const bool comes = wish.cell != m_keys.cell() || !m_keys.shown(); // by the mouse, or a name
        m_keys.put(wish.cell);
        if (comes)
            tellFocusNow();
    }
    switch (wish.kind) {
    case Kind::Click: emit clicked(wish.cell); return;
    case Kind::EndTurn: emit turnEnded(); return;
    case Kind::Revoke: emit clickRevoked(); return;
    case Kind::Dismiss: dismissPreview(); return;
    case Kind::Drag: emit dragged(wish.cell, wish.to); return;
    case Kind::Erase: emit erased(wish.cell); return;
    case Kind::PutBack: putBack(); return;
    }
}

void BoardView::press(Cell cell) { fulfil({clickOn(cell, field())}); }

void BoardView::focusOn(Cell cell) {
    m_keys.put(cell);
    hasFocus() ? tellFocusNow() : setFocus(Qt::OtherFocusReason);
    m_keys.show(true); // whatever the reason
    update();
}

void BoardView::tellFocusNow() {
    m_focusSoon.stop();
    tellFocus(*this);
}

// What is put down where it may not stand goes back.
void BoardView::putBack() {
    const std::vector<ShownPiece> before = pieces();
    m_hand.letGo();
    if (isVisible() && motionAmount() == MotionAmount::Full)
        m_mover->add(Motion::ofMove(before, plan().pieces(), {}, m_look.manner));
    hover(m_hand.mouse());
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    m_keys.show(false);
    m_carried = {};
    m_hand.press(event->position(), event->button() == Qt::LeftButton, field());
    update();
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    const QPointer<BoardView> board(this);
    fulfil(m_hand.release(event->position(), field()));
    if (board)
        m_hand.letGo();
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
    m_keys.show(false);
    const bool left = event->button() == Qt::LeftButton;
    m_carried = {};
    fulfil(m_hand.pressAgain(event->position(), left, field()));
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    m_hand.drag(event->position(), field());
    if (const std::optional<Cell> cell = m_hand.carried(); !cell)
        m_carried = {};
    else if (m_carried.isNull())
        m_carried = grab(cellRect(*cell).toAlignedRect());
    if (m_hand.drags())
        update();
    hover(event->position());
}

void BoardView::leaveEvent(QEvent*) { hover(std::nullopt); }

// The key that opens menus asks for the cell that has the focus.
void BoardView::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const Cell focus = m_keys.cell();
    m_keys.show(byKey);
    m_hand.letGo();
    update();
    emit menuWanted(byKey ? mapToGlobal(cellRect(focus).center().toPoint()) : event->globalPos(),
                    byKey ? std::optional(focus) : plan().cellAt(event->pos()));
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    const bool plain = !event->isAutoRepeat() && !(event->modifiers() & ~Qt::KeypadModifier);
    if (plain && event->key() == Qt::Key_Escape && m_hand.drags()) {
        m_hand.letGo();
        update();
        return;
    }
    const std::optional<Wishes> wishes = m_keys.press(event->key(), plain, field());
    if (!wishes) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (wishes->empty()) // an arrow key
        tellFocusNow();
    fulfil(*wishes);
}

void BoardView::focusInEvent(QFocusEvent* event) {
    m_keys.show(event->reason() != Qt::MouseFocusReason && event->reason() != Qt::OtherFocusReason
                && event->reason() != Qt::ActiveWindowFocusReason);
    update();
    if (event->reason() != Qt::MouseFocusReason) // a click tells of its cell
        m_focusSoon.start();
}

void BoardView::focusOutEvent(QFocusEvent*) {
    m_keys.show(false);
    update();
}

// The keys of the board come before shortcuts of the window that are the same.
bool BoardView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && m_room.interactive) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (!(key->modifiers() & ~Qt::KeypadModifier) && Keys::isOwn(key->key(), m_room.editing)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace bouton
