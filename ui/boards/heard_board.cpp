#include "ui/boards/heard_board.h"

#include <QAccessibleWidget>
#include <QWindow>

#include <algorithm>
#include <vector>

#include "ui/boards/board_view.h"
#include "ui/boards/cell_words.h"
#include "ui/controls/announcer.h"

namespace bouton {

namespace {

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

// A cell, or a place where there is none.
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

} // namespace

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

} // namespace bouton
