// SPDX-License-Identifier: MIT
#include "ui/collection/collection_page_parts.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/match_of.h"
#include "games/reversi/reversi.h"
#include "session/plain_letters.h"
#include "ui/boards/side_badge.h"
#include "ui/controls/word_label.h"
#include "ui/controls/worded.h"
#include "ui/controls/words.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int mostMeasured = 60; // rows, for the width of a column

// The side whose part of the text is in bold, "**Ann** – Ben"; empty: none.
std::optional<int> boldPart(const QModelIndex& index) {
    const QVariant winner = index.data(CollectionModel::WinnerRole);
    return winner.isValid() && index.data().toString().contains(u'–')
               ? std::optional(winner.toInt())
               : std::nullopt;
}

void paintWinner(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) {
    const auto winner = boldPart(index);
    if (!winner)
        return;
    const QString text = index.data().toString();
    const auto second = text.indexOf(u'–') + (*winner == 1 ? 1 : 0);
    const QString parts[] = {text.left(second), text.mid(second)};
    QRectF room = QRectF(option.rect).adjusted(Theme::unit, 0, -Theme::unit, 0);
    const QFont plain = option.font, strong = sized(plain, Type::Text, Weight::Strong);
    const auto widthOf = [&](int part) {
        return QFontMetricsF(part == winner ? strong : plain).horizontalAdvance(parts[part]);
    };
    double left = room.left();
    if (index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight)
        left = std::max(left, room.right() - widthOf(0) - widthOf(1));
    painter.save();
    painter.setPen(Theme::of(option.palette).ink);
    for (int part = 0; part < 2 && left < room.right(); ++part) {
        painter.setFont(part == winner ? strong : plain);
        const double width = std::min(widthOf(part) + 1, room.right() - left);
        const QString shown = painter.fontMetrics().elidedText(parts[part], Qt::ElideRight,
                                                               static_cast<int>(std::ceil(width)));
        paintText(painter, QRectF(left, room.top(), width + 1, room.height()),
                  Qt::AlignVCenter | Qt::AlignLeft, shown);
        left += widthOf(part);
    }
    painter.restore();
}

// A bar of games: won filled in the accent, drawn grey, lost an outline; the numbers in it where
// they have room.
void paintEnded(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) {
    const QVariantList counts = index.data(NextModel::EndedRole).toList();
    double all = 0;
    for (const QVariant& count : counts)
        all += count.toInt();
    if (all == 0)
        return;
    const Theme& theme = Theme::of(option.palette);
    const QColor fills[] = {theme.accent, theme.faint, theme.surface},
                 inks[] = {theme.onAccent, theme.surface, theme.ink};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF bar = QRectF(option.rect).adjusted(Theme::unit, 0, -Theme::unit, 0);
    bar.setTop(bar.center().y() - 0.5 * painter.fontMetrics().height());
    bar.setHeight(painter.fontMetrics().height());
    QPainterPath round;
    round.addRoundedRect(bar, 3, 3);
    painter.setClipPath(round);
    double left = bar.left();
    painter.setFont(sized(option.font, Type::Caption, Weight::Strong));
    for (int part = 0; part < 3; ++part) {
        const QRectF rect(left, bar.top(), bar.width() * counts[part].toInt() / all, bar.height());
        painter.fillRect(rect, fills[part]);
        const QString number = QLocale().toString(counts[part].toInt());
        painter.setPen(inks[part]);
        if (counts[part].toInt() > 0
            && rect.width() > painter.fontMetrics().horizontalAdvance(number) + 4)
            paintText(painter, rect, Qt::AlignCenter, number);
        left += rect.width();
    }
    painter.setClipping(false);
    onlyOutline(painter, QPen(theme.ink, 1));
    painter.drawRoundedRect(bar, 3, 3);
    painter.restore();
}

} // namespace

// FittedTable -------------------------------------------------------------------------------------

FittedTable::FittedTable(QAbstractItemModel& model, Columns columns, int around, QWidget* parent)
    : QuietUntilFocused(parent), m_columns(std::move(columns)) {
    setModel(&model);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(Theme::unit);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    paintAnewAsItScrolls(*this);
    fitRowsToType(*this, around);
    connect(&model, &QAbstractItemModel::modelReset, this, &FittedTable::fitColumns);
    connect(&model, &QAbstractItemModel::headerDataChanged, this, &FittedTable::fitColumns);
    inEveryLanguage(this, [this] { fitColumns(); });
}

// The width that the head and the first rows in view want.
int FittedTable::wishOf(int column) const {
    const QFontMetrics plain(font()), strong(sized(font(), Type::Text, Weight::Strong));
    int widest = widthOfHead(column);
    const int top = std::max(rowAt(0), 0);
    for (int row = top; row < std::min(top + mostMeasured, model()->rowCount()); ++row)
        for (const QFontMetrics& letters : {plain, strong}) // some digits are wider where plain
            widest = std::max(
                widest, letters.horizontalAdvance(model()->index(row, column).data().toString()));
    return widest + 2 * Theme::unit;
}

int FittedTable::widthOfHead(int column) const {
    const QFontMetrics letters(sized(font(), Type::Text, Weight::Strong));
    return letters.horizontalAdvance(
               model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString())
           + Theme::unit; // it may bear an arrow
}

// What has no room is left out; before that elastic columns give way down to some letters.
void FittedTable::fitColumns() {
    const int room = viewport()->width();
    const auto spareOf = [&](int column, int width) {
        const int least =
            std::max(11 * fontMetrics().averageCharWidth(), widthOfHead(column) + Theme::unit);
        return std::ranges::find(m_columns.elastic, column) == m_columns.elastic.end()
                   ? 0
                   : std::max(0, width - least);
    };
    std::vector<std::pair<int, int>> wide; // column and width
    int used = 0, spare = 0;
    for (const int column : m_columns.order) {
        if (model()->headerData(column, Qt::Horizontal).toString().isEmpty())
            continue;
        const int wish = wishOf(column), less = spareOf(column, wish);
        if (wide.size() >= m_columns.always && used + wish - spare - less > room)
            break;
        wide.emplace_back(column, wish);
        used += wish;
        spare += less;
    }
    for (auto& [column, width] : wide) {
        const int less = std::clamp(used - room, 0, spareOf(column, width));
        width -= less;
        used -= less;
    }
    for (int column = 0; column < model()->columnCount(); ++column)
        setColumnHidden(column,
                        std::ranges::find(wide, column, &std::pair<int, int>::first) == wide.end());
    const int share = std::max(0, room - used) / static_cast<int>(wide.size());
    for (const auto& [column, width] : wide)
        setColumnWidth(column, width + share);
}

void FittedTable::resizeEvent(QResizeEvent* event) {
    QuietUntilFocused::resizeEvent(event);
    fitColumns();
}

void FittedTable::changeEvent(QEvent* event) {
    QuietUntilFocused::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitColumns();
}

void FittedTable::paintEvent(QPaintEvent* event) {
    QPaintEvent whole(event->region() & wholeRows(*this));
    QuietUntilFocused::paintEvent(&whole);
}

void FittedTable::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        chooseByKey();
    else
        QuietUntilFocused::keyPressEvent(event);
}

// CollectionTable ---------------------------------------------------------------------------------

CollectionTable::CollectionTable(CollectionModel& model, QWidget* parent)
    : FittedTable(
        model,
        {.order = {CollectionModel::Players, CollectionModel::Discs, CollectionModel::Slips,
                   CollectionModel::Lost, CollectionModel::Opening, CollectionModel::Date,
                   CollectionModel::Event, CollectionModel::Moves, CollectionModel::Theoretical},
         .elastic = {CollectionModel::Opening, CollectionModel::Event},
         .always = 2},
        Theme::unit, parent) {
    setItemDelegate(new StyledItems(
        this,
        [](auto& option, const QModelIndex& index) {
            if (boldPart(index))
                option.text.clear(); // it is painted in two parts
        },
        paintWinner));
    // At first the games stand in the order of their files.
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    horizontalHeader()->setSortIndicatorShown(true);
    horizontalHeader()->setSectionsClickable(true);
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, &model,
            [&model](int column, Qt::SortOrder order) { model.sort(column, order); });
    worded(this, &QWidget::setAccessibleName, [] { return tr("Games of the collection"); });
}

void CollectionTable::mouseDoubleClickEvent(QMouseEvent* event) {
    FittedTable::mouseDoubleClickEvent(event);
    if (event->button() == Qt::LeftButton && indexAt(event->pos()).isValid())
        emit openWanted();
}

// LossesTable -------------------------------------------------------------------------------------

LossesTable::LossesTable(QWidget* parent)
    : FittedTable(
        *new QStandardItemModel(0, columns),
        {.order = {Player, AGame, Games, Slips, Lost, Moves, AMove}, .elastic = {}, .always = 2},
        Theme::unit, parent) {
    items()->setParent(this);
    items()->setSortRole(Qt::UserRole);
    setEditTriggers(NoEditTriggers);
    setSortingEnabled(true);
    sortByColumn(AGame, Qt::AscendingOrder);
    worded(this, &QWidget::setAccessibleName, [] { return tr("Losses by player"); });
    inEveryLanguage(this, [this] {
        const QString heads[columns] = {tr("Player"),      tr("Games"), tr("Moves"),
                                        tr("Slips"),       tr("Lost"),  tr("Discs a game"),
                                        tr("Discs a move")},
                      tips[columns] = {{},
                                       tr("Games that are reviewed"),
                                       tr("Passes count, too"),
                                       {},
                                       tr("Discs that were given away, by Bouton's review"),
                                       tr("Discs that were given away in a game"),
                                       tr("Discs that were given away by a move")};
        for (int column = 0; column < columns; ++column) {
            const Qt::Alignment side = column == Player ? Qt::AlignLeft : Qt::AlignRight;
            items()->setHeaderData(column, Qt::Horizontal, heads[column]);
            items()->setHeaderData(column, Qt::Horizontal, tips[column], Qt::ToolTipRole);
            items()->setHeaderData(column, Qt::Horizontal, QVariant(side | Qt::AlignVCenter),
                                   Qt::TextAlignmentRole);
        }
    });
}

QStandardItemModel* LossesTable::items() const { return static_cast<QStandardItemModel*>(model()); }

void LossesTable::show(const Collection& games, const std::vector<PlayerLosses>& losses) {
    const QString current = currentIndex().siblingAtColumn(Player).data().toString();
    const int top = verticalScrollBar()->value();
    items()->setRowCount(0);
    const QLocale locale;
    for (const PlayerLosses& each : losses) {
        const QString name = QString::fromStdString(games.text(each.player));
        const auto item = [](const QString& text, const QVariant& rank) {
            auto* made = new QStandardItem(text);
            made->setData(rank, Qt::UserRole);
            made->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            return made;
        };
        QList<QStandardItem*> row{
            item(name.isEmpty() ? tr("Without a name") : name, plainLetters(name))};
        row.front()->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        row.front()->setToolTip(name);
        for (const int count : {each.games, each.moves, each.slips, each.lost})
            row << item(locale.toString(count), count);
        row << item(locale.toString(each.aGame(), 'f', 1), each.aGame());
        const auto move = each.aMove();
        row << item(move ? locale.toString(*move, 'f', 2) : QString(), move.value_or(64));
        items()->appendRow(row);
    }
    items()->sort(horizontalHeader()->sortIndicatorSection(),
                  horizontalHeader()->sortIndicatorOrder());
    if (const auto at = items()->findItems(current); !current.isEmpty() && !at.isEmpty())
        setCurrentIndex(at.front()->index());
    verticalScrollBar()->setValue(top);
    fitColumns();
}

void LossesTable::chooseByKey() {
    if (currentIndex().isValid())
        emit wanted(currentIndex().siblingAtColumn(Player).data(Qt::ToolTipRole).toString());
}

void LossesTable::mouseDoubleClickEvent(QMouseEvent* event) {
    FittedTable::mouseDoubleClickEvent(event);
    if (event->button() == Qt::LeftButton && indexAt(event->pos()).isValid())
        chooseByKey();
}

// NextTable ---------------------------------------------------------------------------------------

NextTable::NextTable(NextModel& model, QWidget* parent)
    : FittedTable(model,
                  {.order = {NextModel::Move, NextModel::Games, NextModel::Ended, NextModel::Score,
                             NextModel::Share, NextModel::Opening},
                   .elastic = {NextModel::Opening},
                   .always = 3},
                  Theme::unit / 2, parent) {
    setItemDelegateForColumn(NextModel::Ended, new StyledItems(this, {}, paintEnded));
    connect(this, &QAbstractItemView::clicked, this,
            [this](const QModelIndex& index) { emit wanted(index.row()); });
    worded(this, &QWidget::setAccessibleName, [] { return tr("Played next"); });
}

void NextTable::chooseByKey() {
    if (currentIndex().isValid())
        emit wanted(currentIndex().row());
}

// MoveGrid ----------------------------------------------------------------------------------------

MoveGrid::MoveGrid(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    worded(this, &QWidget::setAccessibleName, [] { return tr("Moves of the game"); });
}

void MoveGrid::show(const Match* match, Match::Node current) {
    m_moves.clear();
    m_current = current;
    if (match)
        for (const Match::Node node : match->line())
            if (node != 0 && !match->moveCells(node).empty())
                m_moves.push_back({node, match->toMove(match->parent(node).value_or(0)),
                                   QString::fromStdString(match->moveText(node))});
    updateGeometry();
    update();
}

QSize MoveGrid::sizeHint() const {
    const int rows = static_cast<int>((m_moves.size() + perRow - 1) / perRow);
    return {perRow * 6 * Theme::unit, rows * (fontMetrics().height() + Theme::unit / 2)};
}

QRectF MoveGrid::rectOf(std::size_t move) const {
    const double number = fontMetrics().horizontalAdvance(QStringLiteral("000")),
                 wide = (width() - number) / perRow,
                 high = fontMetrics().height() + Theme::unit / 2;
    return {number + wide * static_cast<double>(move % perRow),
            high * static_cast<double>(move / perRow), wide, high};
}

void MoveGrid::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(*this);
    const Ruleset& rules = rulesetOf<Reversi>();
    for (std::size_t i = 0; i < m_moves.size(); ++i) {
        const QRectF rect = rectOf(i);
        if (i % perRow == 0) {
            painter.setPen(theme.faint);
            painter.setFont(sized(font(), Type::Caption));
            paintText(painter, QRectF(0, rect.top(), rect.left() - Theme::unit / 2, rect.height()),
                      Qt::AlignRight | Qt::AlignVCenter, QString::number(i + 1));
        }
        if (m_moves[i].node == m_current) {
            onlyFill(painter, faded(theme.accent, 0.2));
            painter.drawRoundedRect(rect.adjusted(0, 1, -2, -1), 4, 4);
        }
        const double size = 0.7 * fontMetrics().height();
        paintBadge(painter,
                   QRectF(rect.left() + Theme::unit / 2, rect.center().y() - size / 2, size, size),
                   rules, m_moves[i].side, theme);
        painter.setPen(theme.ink);
        painter.setFont(font());
        paintText(painter, rect.adjusted(Theme::unit + size, 0, 0, 0),
                  Qt::AlignLeft | Qt::AlignVCenter, m_moves[i].text);
    }
}

void MoveGrid::mousePressEvent(QMouseEvent* event) {
    for (std::size_t i = 0; i < m_moves.size(); ++i)
        if (event->button() == Qt::LeftButton && rectOf(i).contains(event->position())) {
            emit wanted(m_moves[i].node);
            return;
        }
}

} // namespace bouton
