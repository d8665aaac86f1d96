#include "ui/laboratory/experiment_list.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

#include "ui/theme/theme.h"

namespace bouton {

namespace {

class TitlePainter : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return {0, option.fontMetrics.height() + 2 * Theme::unit};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = Theme::of(option.palette);
        const bool chosen = option.state & QStyle::State_Selected;
        const bool lit = option.state & QStyle::State_MouseOver;
        const bool focus = chosen && option.state & QStyle::State_HasFocus;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF all = QRectF(option.rect).adjusted(1, 1, -1, -1);
        painter->setPen(focus ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
        painter->setBrush(faded(theme.accent, chosen ? 0.16 : lit ? 0.08 : 0));
        painter->drawRoundedRect(all, Theme::radius, Theme::radius);
        QRectF words = all.adjusted(Theme::unit, 0, -Theme::unit, 0);
        if (index.data(ExperimentList::RunningRole).toBool()) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme.accent);
            const QPointF tip(words.right(), words.center().y());
            painter->drawPolygon(QPolygonF{tip, tip + QPointF(-8, -5), tip + QPointF(-8, 5)});
            words.setRight(words.right() - 2 * Theme::unit);
        }
        QFont font = option.font;
        font.setBold(chosen);
        painter->setFont(font);
        painter->setPen(theme.ink);
        painter->drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                          QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight,
                                                        static_cast<int>(words.width())));
        painter->restore();
    }
};

} // namespace

ExperimentList::ExperimentList(QWidget* parent) : QListWidget(parent) {
    setItemDelegate(new TitlePainter(this));
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    viewport()->setAutoFillBackground(false); // the page shows through
}

QSize ExperimentList::sizeHint() const {
    return {std::max(24 * Theme::unit, 26 * fontMetrics().averageCharWidth()), 20 * Theme::unit};
}

QItemSelectionModel::SelectionFlags ExperimentList::selectionCommand(const QModelIndex& index,
                                                                     const QEvent*) const {
    return index.isValid() ? QItemSelectionModel::ClearAndSelect : QItemSelectionModel::NoUpdate;
}

} // namespace bouton
