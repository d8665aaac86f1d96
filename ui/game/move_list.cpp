#include "ui/game/move_list.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <iterator>
#include <ranges>

#include "ui/controls/say.h"
#include "ui/game/side_badge.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

enum Role { NodeRole = Qt::UserRole, SideRole, PlyRole, VariationRole };

constexpr int leastRow = 3 * Theme::unit;
constexpr int badge = 2 * Theme::unit;

// A move as its sign and its text; the current one lies on a tint of the accent.
class MovePainter : public QStyledItemDelegate {
public:
    MovePainter(const Ruleset& game, const MoveList& list, QObject* parent)
        : QStyledItemDelegate(parent), m_game(game), m_list(list) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = Theme::of(option.palette);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QVariant node = index.data(NodeRole);
        const bool current = node.isValid() && node.toULongLong() == m_list.current();
        const bool variation = index.data(VariationRole).toBool();
        const bool pale =
            !node.isValid() || variation || index.data(PlyRole).toInt() > m_list.currentPly();
        paintFrame(*painter, option, theme, current);
        QRect rest = option.rect.adjusted(Theme::unit / 2, 0, -Theme::unit / 2, 0);
        if (index.data(SideRole).isValid()) {
            painter->save();
            if (pale)
                painter->setOpacity(0.6);
            const QRectF sign(rest.left(), rest.center().y() - badge / 2.0 + 0.5, badge, badge);
            paintBadge(*painter, sign, m_game, static_cast<Side>(index.data(SideRole).toInt()),
                       theme);
            painter->restore();
            rest.setLeft(rest.left() + badge + Theme::unit);
        }
        QFont font = option.font;
        font.setBold(current);
        font.setItalic(variation);
        painter->setFont(font);
        painter->setPen(pale ? theme.faint : theme.ink);
        const auto side = node.isValid() ? Qt::AlignLeft : Qt::AlignRight;
        painter->drawText(
            rest, side | Qt::AlignVCenter,
            QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, rest.width()));
        painter->restore();
    }

private:
    static void paintFrame(QPainter& painter, const QStyleOptionViewItem& option,
                           const Theme& theme, bool current) {
        const bool focus = option.state & QStyle::State_HasFocus;
        const bool lit =
            option.state & QStyle::State_MouseOver && option.state & QStyle::State_Enabled;
        if (!current && !focus && !lit)
            return;
        painter.setPen(focus ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
        painter.setBrush(faded(theme.accent, current ? 0.2 : lit ? 0.1 : 0));
        painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 4, 4);
    }

    const Ruleset& m_game;
    const MoveList& m_list;
};

// A cell without a move can be neither clicked nor come to with the keys.
QTableWidgetItem* nothing(const QString& text = {}) {
    auto* item = new QTableWidgetItem(text);
    item->setFlags(Qt::NoItemFlags);
    return item;
}

} // namespace

MoveList::MoveList(const Ruleset& game, QWidget* parent) : QTableWidget(0, 3, parent) {
    setItemDelegate(new MovePainter(game, *this, this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(NoSelection);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(leastRow);
    verticalHeader()->setDefaultSectionSize(std::max(leastRow, fontMetrics().height() + 4));
    horizontalHeader()->hide();
    horizontalHeader()->setMinimumSectionSize(Theme::unit);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Fixed);
    setColumnWidth(0, fontMetrics().horizontalAdvance(QStringLiteral("9999.")) + Theme::unit);
    connect(this, &MoveList::clicked, this, &MoveList::choose);
    inEveryLanguage(this, [this] { retranslate(); });
}

void MoveList::retranslate() {
    setAccessibleName(tr("Moves"));
    if (rowCount() == 0)
        return;
    item(0, 1)->setText(tr("Start"));
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        fill(1 + static_cast<int>(i), m_rows[i]);
}

QSize MoveList::sizeHint() const { return {36 * Theme::unit, 20 * Theme::unit}; }

std::vector<MoveList::Row> MoveList::rowsOf(const Match& match,
                                            const std::vector<Match::Node>& line, std::size_t ply) {
    std::vector<Row> rows;
    for (; ply < line.size(); ply += 2) {
        const std::size_t top = rows.size();
        rows.push_back({ply});
        for (std::size_t half = 0; half < 2 && ply + half < line.size(); ++half) {
            const Match::Node parent = line[ply + half - 1];
            const auto entry = [&](Match::Node node) {
                return ListedMove{node, match.toMove(parent), static_cast<int>(ply + half),
                                  match.moveText(node), node != line[ply + half]};
            };
            rows[top].entries[half] = entry(line[ply + half]);
            std::size_t below = top;
            for (const Match::Node child : match.children(parent)) {
                if (child == line[ply + half])
                    continue;
                if (++below == rows.size())
                    rows.emplace_back();
                rows[below].entries[half] = entry(child);
            }
        }
    }
    return rows;
}

// Drops the rows from the first change of the line on. Gives the ply that comes after those kept.
std::size_t MoveList::keepRows(const Match& match, const std::vector<Match::Node>& line) {
    std::vector<std::pair<Match::Node, std::size_t>> now;
    for (const Match::Node node : line)
        now.emplace_back(node, match.children(node).size());
    const auto same = std::ranges::mismatch(m_line, now).in2 - now.begin();
    m_line = std::move(now);
    // A move is in doubt if its node has changed or what else was tried at the one before.
    const std::size_t ply = same == 0 ? 1 : (static_cast<std::size_t>(same) - 1) / 2 * 2 + 1;
    const auto from =
        std::ranges::find_if(m_rows, [&](const Row& row) { return row.number >= ply; });
    m_rows.erase(from, m_rows.end());
    return ply;
}

void MoveList::put(const Match* match) {
    if (!match) {
        m_rows.clear();
        m_line.clear();
        setRowCount(0);
        return;
    }
    const std::vector<Match::Node> line = match->line();
    if (rowCount() == 0)
        addStart();
    // Only what has changed is made anew: a game of two computers may have a thousand moves.
    const std::size_t ply = keepRows(*match, line);
    const std::size_t kept = m_rows.size();
    std::ranges::move(rowsOf(*match, line, ply), std::back_inserter(m_rows));
    setRowCount(1 + static_cast<int>(m_rows.size()));
    for (std::size_t i = kept; i < m_rows.size(); ++i)
        fill(1 + static_cast<int>(i), m_rows[i]);
    m_current = match->current();
    m_ply = static_cast<int>(match->ply(m_current));
    if (QTableWidgetItem* item = itemOf(m_current)) {
        setCurrentItem(item);
        scrollToItem(item);
    }
    viewport()->update();
}

// Where less is left of the list it still shows the present.
void MoveList::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    if (const QTableWidgetItem* item = itemOf(m_current))
        scrollToItem(item);
}

void MoveList::addStart() {
    setRowCount(1);
    setItem(0, 0, nothing());
    auto* start = new QTableWidgetItem(tr("Start"));
    start->setData(NodeRole, 0);
    setItem(0, 1, start);
    setSpan(0, 1, 1, 2);
}

void MoveList::fill(int at, const Row& row) {
    setItem(at, 0, nothing(row.number == 0 ? QString() : tr("%1.").arg(row.number)));
    for (int half = 0; half < 2; ++half) {
        const std::optional<ListedMove>& entry = row.entries[static_cast<std::size_t>(half)];
        if (!entry) {
            setItem(at, 1 + half, nothing());
            continue;
        }
        const QString text = QString::fromStdString(entry->text);
        auto* item = new QTableWidgetItem(entry->variation ? tr("or %1").arg(text) : text);
        item->setData(NodeRole, static_cast<qulonglong>(entry->node));
        item->setData(SideRole, static_cast<int>(entry->side));
        item->setData(PlyRole, entry->ply);
        item->setData(VariationRole, entry->variation);
        if (entry->variation)
            item->setToolTip(tr("A variation: click to go there"));
        setItem(at, 1 + half, item);
    }
}

QTableWidgetItem* MoveList::itemOf(Match::Node node) const {
    if (node == 0)
        return item(0, 1);
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        for (std::size_t half = 0; half < 2; ++half)
            if (const auto& entry = m_rows[row].entries[half]; entry && entry->node == node)
                return item(1 + static_cast<int>(row), 1 + static_cast<int>(half));
    return nullptr;
}

QRect MoveList::rectOf(Match::Node node) const {
    const QTableWidgetItem* item = itemOf(node);
    return item ? visualItemRect(item) : QRect();
}

void MoveList::choose(const QModelIndex& index) {
    const QVariant node = index.data(NodeRole);
    if (node.isValid())
        emit chosen(static_cast<Match::Node>(node.toULongLong()));
}

void MoveList::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: choose(currentIndex()); return;
    default: QTableWidget::keyPressEvent(event);
    }
}

} // namespace bouton
