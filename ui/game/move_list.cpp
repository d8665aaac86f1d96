// SPDX-License-Identifier: MIT
#include "ui/game/move_list.h"

#include <QAbstractTableModel>
#include <QBoxLayout>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <ranges>
#include <utility>
#include <vector>

#include "ui/boards/side_badge.h"
#include "ui/controls/layouts.h"
#include "ui/controls/listen.h"
#include "ui/controls/tables.h"
#include "ui/controls/word_label.h"
#include "ui/theme/theme.h"

namespace bouton {

// What the list of moves shows. Its first row is the start. The main line follows, two moves to a
// row, and below each row stand the variations of its moves, each in rows of its own, deeper by
// one. A comment has a row below that of its move. The first column holds the number of a row's
// first move, counted from 1. Going through the game changes no row.
class MoveTable : public QAbstractTableModel {
public:
    struct Row {
        std::size_t number = 0; // 0: none
        int depth = 0;          // 0: of the main line
        std::array<std::optional<Match::Node>, 2> moves{};
        std::optional<Match::Node> commented{}; // whose comment the row holds, and nothing else
        bool operator==(const Row&) const = default;
    };

    explicit MoveTable(const Session& session, QObject* parent = nullptr);

    const Session& session() const { return m_session; }
    // Takes up the tree as it is now. To be called when it or the position has changed. The node
    // `asked` has a row for its comment even if it has no comment. Gives whether rows have come or
    // gone.
    bool follow(std::optional<Match::Node> asked = {});
    // Whether a move is on the way to the current position.
    bool onWay(Match::Node node) const { return node < m_onWay.size() && m_onWay[node]; }
    const Row& rowAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    std::optional<Match::Node> nodeAt(const QModelIndex& index) const; // also of a comment
    QModelIndex indexOf(Match::Node node) const;   // of the move; not valid: not in the table
    QModelIndex commentOf(Match::Node node) const; // of its comment, likewise

    int rowCount(const QModelIndex& parent = {}) const override;
    // The number of a move that stands in the second place of its row; column 0 has that of the
    // first.
    static constexpr int NumberRole = Qt::UserRole;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    // What is neither a move nor a comment can be neither clicked nor come to with the keys.
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    static std::vector<Row> rowsOf(const Match& match, std::optional<Match::Node> asked);
    void show(std::vector<Row> rows);

    const Session& m_session;
    std::vector<Row> m_rows;
    std::vector<int> m_rowOf; // by node; -1: none
    std::vector<bool> m_onWay;
};

MoveTable::MoveTable(const Session& session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session) {
    follow();
}

// A line is taken up row by row. What is still to be listed waits on a stack: first the variations
// of a row, then the rest of its line. So a tree of any depth needs no recursion.
std::vector<MoveTable::Row> MoveTable::rowsOf(const Match& match,
                                              std::optional<Match::Node> asked) {
    std::vector<Row> rows{{0, 0, {Match::Node{0}}}};
    std::vector<std::pair<Match::Node, int>> waiting; // the first of a line, and its depth
    const auto listComment = [&](Match::Node node, int depth) {
        if (node == asked || !match.comment(node).empty())
            rows.push_back({0, depth, {}, node});
    };
    // Its siblings, unless it is itself a variation: then they are listed with its main move.
    const auto listLater = [&](Match::Node node, int depth) {
        const auto& siblings = match.children(*match.parent(node));
        if (siblings.front() == node)
            for (const Match::Node other : siblings | std::views::drop(1) | std::views::reverse)
                waiting.emplace_back(other, depth + 1);
    };
    listComment(0, 0);
    if (!match.children(0).empty())
        waiting.emplace_back(match.children(0).front(), 0);
    while (!waiting.empty()) {
        const auto [first, depth] = waiting.back();
        waiting.pop_back();
        const std::size_t half = (match.ply(first) + 1) % 2;
        Row row{match.ply(first), depth};
        row.moves[half] = first;
        Match::Node last = first;
        if (half == 0 && !match.children(first).empty())
            last = *(row.moves[1] = match.children(first).front());
        rows.push_back(row);
        listComment(first, depth);
        if (last != first)
            listComment(last, depth);
        if (!match.children(last).empty())
            waiting.emplace_back(match.children(last).front(), depth);
        if (last != first)
            listLater(last, depth);
        listLater(first, depth);
    }
    return rows;
}

bool MoveTable::follow(std::optional<Match::Node> asked) {
    const Match* match = m_session.match();
    m_onWay.assign(match ? match->size() : 0, false);
    if (match)
        for (const Match::Node node : match->path(match->current()))
            m_onWay[node] = true;
    std::vector<Row> rows = match ? rowsOf(*match, asked) : std::vector<Row>{};
    const bool changed = rows != m_rows;
    if (changed)
        show(std::move(rows));
    m_rowOf.assign(m_onWay.size(), -1);
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        for (const auto& move : m_rows[row].moves)
            if (move)
                m_rowOf[*move] = static_cast<int>(row);
    return changed;
}

// The first rows and the last ones that stay are left alone. What a row of the same node says may
// have changed, so the view must paint anew in any case.
void MoveTable::show(std::vector<Row> rows) {
    const std::size_t most = std::min(rows.size(), m_rows.size());
    std::size_t first = 0, last = 0; // rows that stay, at both ends
    while (first < most && rows[first] == m_rows[first])
        ++first;
    while (last < most - first && rows[rows.size() - 1 - last] == m_rows[m_rows.size() - 1 - last])
        ++last;
    const int from = static_cast<int>(first);
    const int gone = static_cast<int>(m_rows.size() - last),
              come = static_cast<int>(rows.size() - last);
    const auto at = [](auto& all, int row) { return all.begin() + row; };
    if (gone > from) {
        beginRemoveRows({}, from, gone - 1);
        m_rows.erase(at(m_rows, from), at(m_rows, gone));
        endRemoveRows();
    }
    if (come > from) {
        beginInsertRows({}, from, come - 1);
        m_rows.insert(at(m_rows, from), at(rows, from), at(rows, come));
        endInsertRows();
    }
}

std::optional<Match::Node> MoveTable::nodeAt(const QModelIndex& index) const {
    if (!index.isValid() || index.column() == 0)
        return std::nullopt;
    const Row& row = rowAt(index.row());
    return row.commented ? row.commented : row.moves[static_cast<std::size_t>(index.column()) - 1];
}

QModelIndex MoveTable::indexOf(Match::Node node) const {
    if (node >= m_rowOf.size() || m_rowOf[node] < 0)
        return {};
    return index(m_rowOf[node], rowAt(m_rowOf[node]).moves[0] == node ? 1 : 2);
}

// It stands below its move, and below the comment of the move beside it.
QModelIndex MoveTable::commentOf(Match::Node node) const {
    const QModelIndex move = indexOf(node);
    for (int row = move.row() + 1; move.isValid() && row < rowCount(); ++row) {
        if (!rowAt(row).commented)
            break;
        if (rowAt(row).commented == node)
            return index(row, 1);
    }
    return {};
}

int MoveTable::rowCount(const QModelIndex&) const { return static_cast<int>(m_rows.size()); }

int MoveTable::columnCount(const QModelIndex&) const { return 3; }

QVariant MoveTable::data(const QModelIndex& index, int role) const {
    const Match* match = m_session.match();
    const auto node = nodeAt(index);
    if (!match || (node && !match->stands(*node)))
        return {};
    const Row& row = rowAt(index.row());
    const bool isComment = node && row.commented;
    if (role == Qt::ToolTipRole && isComment)
        return QString::fromStdString(match->comment(*node));
    if (role == Qt::ToolTipRole && node && row.depth > 0)
        return MoveList::tr("A variation: click to go there");
    if (role == NumberRole && node && index.column() == 2 && row.moves[0])
        return MoveList::tr("%1.").arg(match->ply(*node));
    if (role != Qt::DisplayRole)
        return {};
    if (index.column() == 0)
        return row.number == 0 ? QString() : MoveList::tr("%1.").arg(row.number);
    if (!node)
        return row.moves[1] && index.column() == 1 ? QStringLiteral("…") : QVariant();
    if (isComment)
        return QString::fromStdString(match->comment(*node));
    return *node == 0 ? MoveList::tr("Start") : QString::fromStdString(match->moveText(*node));
}

Qt::ItemFlags MoveTable::flags(const QModelIndex& index) const {
    return nodeAt(index) ? Qt::ItemIsSelectable | Qt::ItemIsEnabled : Qt::NoItemFlags;
}

namespace {

constexpr int badgeSize = 2 * Theme::unit;
constexpr int level = Theme::unit; // a variation is set in by so much
constexpr int mostLevels = 6;      // that are shown; a deeper one is set in no further
constexpr int mostLines = 4;       // of a comment; all of it is in the tool tip

// A word that is longer than a line is cut into lines.
int wrapOf(const QString& comment, const QFontMetrics& font, int width) {
    const QRect room(0, 0, width, 1 << 20);
    return font.boundingRect(room, Qt::TextWordWrap, comment).width() <= width
               ? Qt::TextWordWrap
               : Qt::TextWrapAnywhere;
}

int setIn(int depth) { return level * std::min(depth, mostLevels); }

void paintFrame(QPainter& painter, const QStyleOptionViewItem& option, const QRect& rect,
                const Theme& theme, bool current) {
    const bool focus = option.state & QStyle::State_HasFocus;
    const bool lit = option.state & QStyle::State_MouseOver && option.state & QStyle::State_Enabled;
    if (!current && !focus && !lit)
        return;
    painter.setPen(focus ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
    painter.setBrush(faded(theme.accent, current ? 0.2 : lit ? 0.1 : 0));
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 4, 4);
}

// Where a comment's words stand in its cell, which is `rect`.
QRect wordsIn(const QRect& rect, int depth) {
    return rect.adjusted(setIn(depth) + Theme::unit, 2, -Theme::unit / 2, -4);
}

// How high a cell must be for these words if it is so wide.
int heightOf(const QString& comment, const QFontMetrics& font, int width, int depth) {
    const QRect room = wordsIn(QRect(0, 0, width, 0), depth);
    const int wide = std::max(room.width(), 1);
    const int words =
        font.boundingRect(QRect(0, 0, wide, 1 << 20), wrapOf(comment, font, wide), comment)
            .height();
    return std::clamp(words, font.height(), mostLines * font.lineSpacing()) - room.height();
}

// A move is its sign and its text; the current one lies on a tint of the accent, and what is not on
// the way to it is pale. Variations are set in by a line for each level.
void paintMove(QPainter& painter, const MoveTable& moves, const QStyleOptionViewItem& option,
               const QModelIndex& index) {
    const Match& match = *moves.session().match(); // without one there are no rows
    const Theme& theme = Theme::of(option.palette);
    const MoveTable::Row& row = moves.rowAt(index.row());
    const auto node = moves.nodeAt(index);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QRect rest = option.rect;
    if (index.column() == 1 && row.depth > 0) {
        painter.setPen(QPen(theme.line, 1));
        for (int x = level; x <= setIn(row.depth); x += level)
            painter.drawLine(rest.left() + x - level / 2, rest.top(), rest.left() + x - level / 2,
                             rest.bottom());
    }
    if (index.column() == 1) // the second moves of all rows stand below each other
        rest.setLeft(rest.left() + setIn(row.depth));
    const bool current = node && *node == match.current();
    const QString text = index.data().toString();
    if (row.commented && node) {
        paintFrame(painter, option, rest, theme, false);
        painter.setPen(QPen(theme.accent, 2));
        const QRect words = wordsIn(option.rect, row.depth);
        painter.drawLine(rest.left() + 3, words.top(), rest.left() + 3, words.bottom());
        painter.setPen(moves.onWay(*node) ? theme.ink : theme.faint);
        painter.drawText(words, wrapOf(text, option.fontMetrics, words.width()), text);
        painter.restore();
        return;
    }
    paintFrame(painter, option, rest, theme, current);
    const bool pale = !node || !moves.onWay(*node);
    rest.adjust(Theme::unit / 2, 0, -Theme::unit / 2, 0);
    if (const QString number = index.data(MoveTable::NumberRole).toString(); !number.isEmpty()) {
        // Numbers of one and of two digits leave the moves in one column.
        const int room = std::max(option.fontMetrics.horizontalAdvance(QStringLiteral("99.")),
                                  option.fontMetrics.horizontalAdvance(number));
        painter.setPen(theme.faint);
        painter.drawText(QRect(rest.left(), rest.top(), room, rest.height()),
                         Qt::AlignRight | Qt::AlignVCenter, number);
        rest.setLeft(rest.left() + room + Theme::unit);
    }
    // The sign is that of the side that has moved.
    if (const auto parent = node ? match.parent(*node) : std::nullopt) {
        const QRectF sign(rest.left(), rest.center().y() - badgeSize / 2.0 + 0.5, badgeSize,
                          badgeSize);
        painter.setOpacity(pale ? 0.6 : 1);
        paintBadge(painter, sign, match.game(), match.toMove(*parent), theme);
        painter.setOpacity(1);
        rest.setLeft(rest.left() + badgeSize + Theme::unit);
    }
    QFont font = option.font;
    font.setBold(current);
    font.setItalic(row.depth > 0);
    painter.setFont(font);
    painter.setPen(pale ? theme.faint : theme.ink);
    painter.drawText(rest, (index.column() > 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
                     QFontMetrics(font).elidedText(text, Qt::ElideRight, rest.width()));
    painter.restore();
}

constexpr int leastRow = 3 * Theme::unit;

} // namespace

MoveList::MoveList(Session& session, QWidget* parent)
    : QuietUntilFocused(parent),
      m_session(session),
      m_moves(new MoveTable(session, this)),
      m_menu(new QMenu(this)),
      m_editor(named("commentEditor", new QLineEdit(viewport()))) {
    setModel(m_moves);
    setItemDelegate(new PaintedItems(
        this, [this](QPainter& painter, const auto& option, const QModelIndex& index) {
            paintMove(painter, *m_moves, option, index);
        }));
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
    m_undo->setEnabled(m_session.edits().last().has_value());
    m_undo->setText(m_session.edits().last()
                        ? tr("&Undo: %1").arg(wordsFor(*m_session.edits().last()))
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
    const int width = viewport()->width() - columnWidth(0);
    const std::tuple fitted(width, m_session.edits().size(), m_edited);
    if (changed)
        clearSpans();
    for (int row = 0; row < m_moves->rowCount() && (changed || fitted != m_fitted); ++row) {
        const MoveTable::Row& shown = m_moves->rowAt(row);
        if (changed && (shown.commented || shown.moves[0] == Match::Node{0}))
            setSpan(row, 1, 1, 2);
        if (!shown.commented
            || (fitted == m_fitted && rowHeight(row) != verticalHeader()->defaultSectionSize()))
            continue;
        const int height =
            heightOf(m_moves->index(row, 1).data().toString(), fontMetrics(), width, shown.depth);
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

// EditBar -----------------------------------------------------------------------------------------

QString wordsFor(Session::Edit edit) {
    switch (edit) {
    case Session::Edit::Comment: return EditBar::tr("Comment changed");
    case Session::Edit::Promotion: return EditBar::tr("Main line changed");
    case Session::Edit::Removal: return EditBar::tr("Moves deleted");
    }
    return {};
}

EditBar::EditBar(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_words(named("editWords", new QLabel)) {
    auto* undo =
        makeButton("undoEditButton", &session, &Session::undoEdit, [] { return tr("Undo"); });
    undo->setFocusPolicy(
        Qt::NoFocus); // it goes when it is pressed, and the keys stay with the list
    setLayout(row({{m_words, 1}, undo}));
    inEveryLanguage(this, [this] {
        const auto last = m_session.edits().last();
        m_words->setText(last ? tr("%1.").arg(wordsFor(*last)) : QString());
    });
    hide();
    listen(session, Session::Change::Position, this, &EditBar::follow);
}

void EditBar::follow() {
    const std::size_t edits = m_session.edits().size();
    const std::size_t size = m_session.match() ? m_session.match()->size() : 0;
    if (edits > m_edits)
        m_words->setText(tr("%1.").arg(wordsFor(*m_session.edits().last())));
    if (edits != m_edits || size != m_size)
        setVisible(edits > m_edits);
    m_edits = edits;
    m_size = size;
}

} // namespace bouton
