#include "ui/laboratory/result_table.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int beside = Theme::unit; // of a field's words, on either side

// A field over a hairline.
class FieldPainter : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return {option.fontMetrics.horizontalAdvance(index.data().toString()) + 2 * beside + 2,
                option.fontMetrics.height() + Theme::unit};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = Theme::of(option.palette);
        painter->fillRect(option.rect, theme.surface); // over the style's own mark of a whole row
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, faded(theme.accent, 0.2));
        painter->setPen(theme.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        painter->setPen(theme.ink);
        const QRect words = option.rect.adjusted(beside, 0, -beside, 0);
        painter->drawText(words, index.data(Qt::TextAlignmentRole).toInt(),
                          option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight,
                                                        words.width()));
    }
};

// Flat: faint words over a line.
class Head : public QHeaderView {
public:
    Head() : QHeaderView(Qt::Horizontal) { setMinimumSectionSize(4 * Theme::unit); }

protected:
    QSize sectionSizeFromContents(int section) const override {
        return {fontMetrics().horizontalAdvance(words(section)) + 2 * beside + 2,
                fontMetrics().height() + Theme::unit};
    }
    // What lies beside the sections is painted by the style; it is as plain as they are.
    void paintEvent(QPaintEvent* event) override {
        QHeaderView::paintEvent(event);
        QPainter(viewport())
            .fillRect(length() - offset(), 0, width(), height(), Theme::of(*this).surface);
    }
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        const Theme& theme = Theme::of(*this);
        painter->fillRect(rect, theme.surface);
        painter->setPen(QPen(theme.faint, 1));
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        painter->drawText(rect.adjusted(beside, 0, -beside, 0),
                          model()
                              ->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole)
                              .toInt(),
                          words(section));
    }

private:
    QString words(int section) const {
        return model()->headerData(section, Qt::Horizontal).toString();
    }
};

} // namespace

ResultTable::ResultTable(QWidget* parent) : QTableWidget(parent) {
    setHorizontalHeader(new Head);
    setItemDelegate(new FieldPainter(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setCornerButtonEnabled(false);
    setCornerWidget(new QWidget);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + Theme::unit);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

void ResultTable::put(const QStringList& head, const QList<QStringList>& lines) {
    setColumnCount(static_cast<int>(head.size()));
    setHorizontalHeaderLabels(head);
    for (int column = 0; column < columnCount(); ++column)
        horizontalHeaderItem(column)->setTextAlignment(
            Qt::AlignVCenter | (column == 0 ? Qt::AlignLeft : Qt::AlignRight));
    setRowCount(static_cast<int>(lines.size()));
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column) {
            const QString text = lines[row].value(column);
            if (QTableWidgetItem* known = item(row, column)) {
                known->setText(text);
                continue;
            }
            auto* field = new QTableWidgetItem(text);
            field->setTextAlignment(Qt::AlignVCenter
                                    | (column == 0 ? Qt::AlignLeft : Qt::AlignRight));
            setItem(row, column, field);
        }
}

QList<QStringList> ResultTable::lines() const {
    QList<QStringList> all;
    for (int row = -1; row < rowCount(); ++row) {
        QStringList line;
        for (int column = 0; column < columnCount(); ++column)
            line << (row < 0 ? horizontalHeaderItem(column) : item(row, column))->text();
        all << line;
    }
    return all;
}

void ResultTable::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QTableWidget::keyPressEvent(event);
}

// What is selected, tab-separated as spreadsheets read it.
void ResultTable::copy() const {
    QString text;
    for (const QTableWidgetSelectionRange& range : selectedRanges())
        for (int row = range.topRow(); row <= range.bottomRow(); ++row)
            for (int column = range.leftColumn(); column <= range.rightColumn(); ++column)
                text += item(row, column)->text()
                        + QLatin1Char(column == range.rightColumn() ? '\n' : '\t');
    QApplication::clipboard()->setText(text);
}

} // namespace bouton
