#include "ui/game/move_list.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPaintEvent>

#include <algorithm>
#include <utility>

#include "ui/controls/layouts.h"
#include "ui/controls/listen.h"
#include "ui/controls/tables.h"
#include "ui/controls/word_label.h"
#include "ui/game/edit_bar.h"
#include "ui/game/move_painter.h"
#include "ui/game/move_table.h"

namespace bouton {

namespace {

constexpr int leastRow = 3 * Theme::unit;

} // namespace

MoveList::MoveList(Session& session, QWidget* parent)
    : Hushed(parent),
      m_session(session),
      m_moves(new MoveTable(session, this)),
      m_menu(new QMenu(this)),
      m_editor(named("commentEditor", new QLineEdit(viewport()))) {
    setModel(m_moves);
    setItemDelegate(new MovePainter(*m_moves, this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(leastRow);
    fitRowsToType(*this, 4, leastRow);
    paintAnewAsItScrolls(*this);
    horizontalHeader()->hide();
    horizontalHeader()->setMinimumSectionSize(Theme::unit);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Fixed);
    atEveryTypeSize(this, [this] {
        const QFontMetrics letters(QApplication::font());
        setColumnWidth(0, letters.horizontalAdvance(QStringLiteral("9999.")) + Theme::unit);
    });
    m_editor->hide();
    m_editor->installEventFilter(this);
    makeMenu();
    connect(m_editor, &QLineEdit::returnPressed, this, [this] { endEditing(true); });
    connect(this, &MoveList::clicked, this, &MoveList::choose);
    listen(session, Session::Change::Position, this, &MoveList::refresh);
    inEveryLanguage(this, [this] {
        setAccessibleName(tr("Moves"));
        m_editor->setPlaceholderText(tr("A comment"));
        m_editor->setAccessibleName(tr("Comment"));
        refreshMenu();
        viewport()->update();
    });
}

void MoveList::paintEvent(QPaintEvent* event) {
    QPaintEvent whole(event->region() & wholeRows(*this));
    QTableView::paintEvent(&whole);
}

// The menu ----------------------------------------------------------------------------------------

// Its actions work by their keys too, where the list has the keys.
template <class Slot>
QAction* MoveList::add(const char* name, const char* text, const QKeySequence& keys, Slot slot) {
    QAction* action =
        named(name, worded(m_menu->addAction(QString()), [text] { return tr(text); }));
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    addAction(action);
    connect(action, &QAction::triggered, this, std::move(slot));
    return action;
}

void MoveList::makeMenu() {
    m_menu->setObjectName(QStringLiteral("moveMenu"));
    add("goToMove", QT_TR_NOOP("&Go there"), {}, [this] { choose(currentIndex()); });
    add("commentMove", QT_TR_NOOP("&Comment"), Qt::Key_F2, [this] {
        if (const auto node = framed())
            editComment(*node);
    });

    add("promoteMove", QT_TR_NOOP("Make it the &main line"), Qt::CTRL | Qt::Key_Up, [this] {
        if (const auto node = framed())
            m_session.promote(*node);
    });
    add("removeMove", QT_TR_NOOP("&Delete from here"), Qt::Key_Delete, [this] {
        if (const auto node = framed())
            m_session.remove(*node);
    });
    m_menu->addSeparator();
    m_undo =
        add("undoEdit", QT_TR_NOOP("&Undo the last change"), {}, [this] { m_session.undoEdit(); });
}

// The others are always enabled, for their keys: what cannot be done is refused with a word.
void MoveList::refreshMenu() {
    m_undo->setEnabled(m_session.edits().last.has_value());
    m_undo->setText(m_session.edits().last ? tr("&Undo: %1").arg(wordsFor(*m_session.edits().last))
                                           : tr("&Undo the last change"));
}

void MoveList::contextMenuEvent(QContextMenuEvent* event) {
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    if (const QModelIndex under = indexAt(event->pos()); byMouse && m_moves->nodeAt(under))
        setCurrentIndex(under);
    m_menu->popup(byMouse ? event->globalPos()
                          : viewport()->mapToGlobal(visualRect(currentIndex()).center()));
    event->accept();
}

std::optional<Match::Node> MoveList::framed() const { return m_moves->nodeAt(currentIndex()); }

// Comments ----------------------------------------------------------------------------------------

void MoveList::editComment(Match::Node node) {
    endEditing(true);
    if (!m_moves->indexOf(node).isValid())
        return;
    m_edited = node;
    refreshRows();
    m_editor->setText(QString::fromStdString(m_session.match()->comment(node)));
    scrollTo(m_moves->commentOf(node));
    placeEditor();
    m_editor->show();
    m_editor->setFocus();
    m_editor->selectAll();
}

// The session is told last, because what it changes calls refresh().
void MoveList::endEditing(bool keep) {
    const auto node = std::exchange(m_edited, std::nullopt);
    if (!node)
        return;
    const bool hadFocus = m_editor->hasFocus();
    m_editor->hide();
    if (hadFocus)
        setFocus();
    refreshRows();
    if (const Match* match = m_session.match(); keep && match && match->stands(*node))
        m_session.comment(*node, m_editor->text().trimmed().toStdString());
}

void MoveList::placeEditor() {
    if (!m_edited)
        return;
    const QModelIndex row = m_moves->commentOf(*m_edited);
    m_editor->setGeometry(visualRect(row).adjusted(Theme::unit / 2, 1, -1, -1));
}

bool MoveList::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_editor && event->type() == QEvent::FocusOut
        && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason) {
        endEditing(true);
    } else if (watched == m_editor && event->type() == QEvent::ShortcutOverride
               && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept(); // it is not for the window
        return true;
    } else if (watched == m_editor && event->type() == QEvent::KeyPress
               && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        endEditing(false);
        return true;
    }
    return QTableView::eventFilter(watched, event);
}

// Showing -----------------------------------------------------------------------------------------

QSize MoveList::sizeHint() const { return {36 * Theme::unit, 20 * Theme::unit}; }

void MoveList::refresh() {
    const Match* match = m_session.match();
    if (m_edited && !(match && match->stands(*m_edited)))
        endEditing(false);
    refreshRows();
    refreshMenu();
    if (!match)
        return;
    setCurrentIndex(m_moves->indexOf(match->current()));
    scrollTo(m_edited ? m_moves->commentOf(*m_edited) : currentIndex());
}

// A comment lies across both moves and is as high as it must be. To find that out takes time, so it
// is done for new rows alone unless all may differ.
void MoveList::refreshRows() {
    const bool changed = m_moves->follow(m_edited);
    const Fitted fitted{viewport()->width() - columnWidth(0), m_session.edits().count, m_edited};
    if (changed)
        clearSpans();
    for (int row = 0; row < m_moves->rowCount() && (changed || fitted != m_fitted); ++row) {
        const MoveTable::Row& shown = m_moves->rowAt(row);
        if (changed && (shown.commented || shown.moves[0] == Match::Node{0}))
            setSpan(row, 1, 1, 2);
        if (!shown.commented
            || (fitted == m_fitted && rowHeight(row) != verticalHeader()->defaultSectionSize()))
            continue;
        const int height = MovePainter::heightOf(m_moves->index(row, 1).data().toString(),
                                                 fontMetrics(), fitted.width, shown.depth);
        const int least = m_edited == shown.commented ? m_editor->sizeHint().height() + 2 : 0;
        setRowHeight(row, std::max(height, least));
    }
    m_fitted = fitted;
    placeEditor();
    viewport()->update();
}

// Where less is left of the list it still shows the present.
void MoveList::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    refreshRows();
    if (m_session.match())
        scrollTo(m_moves->indexOf(m_session.match()->current()));
}

void MoveList::updateGeometries() {
    QTableView::updateGeometries();
    placeEditor();
}

void MoveList::scrollContentsBy(int dx, int dy) {
    QTableView::scrollContentsBy(dx, dy);
    placeEditor();
}

QRect MoveList::rectOf(Match::Node node) const { return visualRect(m_moves->indexOf(node)); }

QRect MoveList::rectOfComment(Match::Node node) const {
    return visualRect(m_moves->commentOf(node));
}

void MoveList::choose(const QModelIndex& index) {
    if (const auto node = m_moves->nodeAt(index))
        m_session.go(*node);
}

// The second click on a comment opens it.
void MoveList::mouseDoubleClickEvent(QMouseEvent* event) {
    QTableView::mouseDoubleClickEvent(event);
    const QModelIndex under = indexAt(event->pos());
    if (const auto node = m_moves->nodeAt(under); node && m_moves->rowAt(under.row()).commented)
        editComment(*node);
}

void MoveList::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: choose(currentIndex()); return;
    default: QTableView::keyPressEvent(event);
    }
}

} // namespace bouton
