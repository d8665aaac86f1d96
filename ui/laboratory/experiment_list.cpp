#include "ui/laboratory/experiment_list.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/experiments.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

constexpr int mostWord = 8 * Theme::unit;
constexpr int signSide = 3 * Theme::unit, inside = Theme::unit + Theme::unit / 2;

enum Role { RunningRole = Qt::UserRole, BriefRole, KindRole };

class Lines : public QStyledItemDelegate {
public:
    explicit Lines(ExperimentList& list) : QStyledItemDelegate(&list), m_list(list) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        const int words = QFontMetrics(option.font).height()
                          + QFontMetrics(sized(option.font, Type::Caption)).height();
        const int high = m_list.worded()   ? ExperimentList::wordedHeight() - 2 * inside
                         : m_list.folded() ? signSide
                                           : std::max(signSide, words);
        return {0, high + 2 * inside};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const Theme& theme = Theme::of(option.palette);
        const bool chosen = option.state & QStyle::State_Selected;
        const bool lit = option.state & QStyle::State_MouseOver;
        const QRectF all = QRectF(option.rect).adjusted(1, 2, -1, -2);
        painter->setPen(chosen && option.state & QStyle::State_HasFocus ? QPen(theme.accent, 2)
                                                                        : QPen(Qt::NoPen));
        painter->setBrush(chosen ? QBrush(theme.surface)
                          : lit  ? QBrush(faded(theme.surface, 0.6))
                                 : QBrush(Qt::NoBrush));
        painter->drawRoundedRect(all, Theme::radius, Theme::radius);
        paintSign(*painter, all, theme, index);
        if (m_list.worded())
            paintWord(*painter, all, theme, chosen, index);
        else if (!m_list.folded())
            paintWords(*painter, all, theme, option.font, chosen, index);
        painter->restore();
    }

private:
    void paintSign(QPainter& painter, const QRectF& all, const Theme& theme,
                   const QModelIndex& index) const {
        const auto* kind = static_cast<const ExperimentKind*>(index.data(KindRole).value<void*>());
        const double left =
            m_list.folded() ? all.center().x() - signSide / 2.0 : all.left() + inside;
        painter.save();
        const double top = topOfSign(all);
        painter.translate(left, top);
        kind->paintSign(painter, theme);
        painter.restore();
        if (!index.data(RunningRole).toBool())
            return;
        painter.setPen(QPen(theme.window, 2));
        painter.setBrush(theme.accent);
        painter.drawEllipse(QPointF(left + signSide, top), 5, 5);
    }

    double topOfSign(const QRectF& all) const {
        return m_list.worded() ? all.top() + inside / 2.0 : all.center().y() - signSide / 2.0;
    }

    // One word, below the sign.
    void paintWord(QPainter& painter, const QRectF& all, const Theme& theme, bool chosen,
                   const QModelIndex& index) const {
        const auto* kind = static_cast<const ExperimentKind*>(index.data(KindRole).value<void*>());
        painter.setFont(sized(QApplication::font(), Type::Caption));
        painter.setPen(chosen ? theme.ink : theme.faint);
        const double top = topOfSign(all) + signSide;
        paintText(painter, QRectF(all.left(), top, all.width(), all.bottom() - top),
                  Qt::AlignCenter, spoken(kind->word));
    }

    static void paintWords(QPainter& painter, const QRectF& all, const Theme& theme,
                           const QFont& font, bool chosen, const QModelIndex& index) {
        const QFont title = sized(font, Type::Text, chosen ? Weight::Strong : Weight::Normal);
        const QFont brief = sized(font, Type::Caption);
        const int high = QFontMetrics(title).height(), low = QFontMetrics(brief).height();
        const double left = all.left() + inside + signSide + inside;
        const double top = all.center().y() - (high + low) / 2.0;
        const double wide = all.right() - left - Theme::unit / 2.0;
        painter.setFont(title);
        painter.setPen(theme.ink);
        paintText(painter, QRectF(left, top, wide, high), Qt::AlignLeft | Qt::AlignVCenter,
                  index.data(Qt::DisplayRole).toString());
        painter.setFont(brief);
        painter.setPen(theme.faint);
        paintText(painter, QRectF(left, top + high, wide, low), Qt::AlignLeft | Qt::AlignVCenter,
                  index.data(BriefRole).toString());
    }

    ExperimentList& m_list;
};

} // namespace

ExperimentList::ExperimentList() {
    setItemDelegate(new Lines(*this));
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false); // the page shows through
    connect(this, &QListWidget::itemSelectionChanged, this, [this] {
        if (currentItem())
            currentItem()->setSelected(true);
    });
    atEveryTypeSize(this, [this] { fit(); });
}

void ExperimentList::add(const ExperimentKind& kind) {
    auto* item = new QListWidgetItem(this);
    item->setData(KindRole,
                  QVariant::fromValue<void*>(const_cast<ExperimentKind*>(&kind))); // only read
    inEveryLanguage(this, [this, item, &kind] {
        const QString title = spoken(kind.title), sentence = spoken(kind.sentence);
        item->setText(title);
        item->setData(BriefRole, spoken(kind.brief));
        item->setToolTip(title + u'\n' + sentence);
        item->setData(Qt::AccessibleDescriptionRole, sentence);
        fit();
    });
}

int ExperimentList::wordedHeight() {
    return signSide + QFontMetrics(sized(QApplication::font(), Type::Caption)).height() + 2 * inside
           - 4;
}

QString ExperimentList::wordOf(int row) const {
    return spoken(
        static_cast<const ExperimentKind*>(item(row)->data(KindRole).value<void*>())->word);
}

void ExperimentList::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    const bool before = m_worded;
    fit();
    if (m_worded != before)
        scheduleDelayedItemsLayout();
}

void ExperimentList::setRunning(int row, bool running) { item(row)->setData(RunningRole, running); }

void ExperimentList::setFolded(bool folded) {
    if (std::exchange(m_folded, folded) == folded)
        return;
    fit();
    scheduleDelayedItemsLayout();
}

// As wide as its words need.
void ExperimentList::fit() {
    const QFont letters = QApplication::font(); // which reaches this list a little later
    if (m_folded) {
        const QFontMetrics captions(sized(letters, Type::Caption));
        int widest = 0;
        for (int row = 0; row < count(); ++row)
            widest = std::max(widest, captions.horizontalAdvance(wordOf(row)));
        m_worded = widest <= mostWord && count() * wordedHeight() <= height();
        setFixedWidth(std::max(signSide + 2 * inside + 4, m_worded ? widest + Theme::unit : 0));
        return;
    }
    m_worded = false;
    const QFontMetrics titles(sized(letters, Type::Text, Weight::Strong)),
        briefs(sized(letters, Type::Caption));
    int wide = 12 * Theme::unit;
    for (int row = 0; row < count(); ++row)
        wide = std::max({wide, titles.horizontalAdvance(item(row)->text()),
                         briefs.horizontalAdvance(item(row)->data(BriefRole).toString())});
    setFixedWidth(wide + signSide + 3 * inside + 2 * Theme::unit);
}

} // namespace bouton
