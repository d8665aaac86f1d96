#include "ui/boards/board_view.h"

#include <QContextMenuEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPointer>

#include <utility>

#include "ui/boards/cell_words.h"
#include "ui/boards/heard_board.h"
#include "ui/boards/mover.h"
#include "ui/boards/passage.h"

namespace bouton {

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

void BoardView::setForesight(Foresight foresight) { m_foresight = std::move(foresight); }

void BoardView::celebrate(char winner) {
    if (!moving() || motionAmount() != MotionAmount::Full)
        return;
    const std::vector<ShownPiece> all = plan().pieces();
    m_mover->add(Motion::pulse(all, celebrated(all, m_shown.marks.named, winner, plan().last())),
                 Mover::Kind::Joy);
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

Field BoardView::field() const { return {plan(), m_shown, m_foresight, m_look.manner.grid}; }

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
