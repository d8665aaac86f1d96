#include "ui/game/move_list.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

#include "ui/controls/say.h"
#include "ui/game/move_table.h"
#include "ui/game/side_badge.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int leastRow = 3 * Theme::unit;
constexpr int badge = 2 * Theme::unit;

// A move as its sign and its text; the current one lies on a tint of the accent.
class MovePainter : public QStyledItemDelegate {
public:
    explicit MovePainter(const MoveTable& moves, QObject* parent)
        : QStyledItemDelegate(parent), m_moves(moves) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Match* match = m_moves.session().match();
        if (!match)
            return;
        const Theme& theme = Theme::of(option.palette);
        const auto move = m_moves.moveAt(index);
        const bool current = move && move->node == match->current();
        const bool pale =
            !move || move->variation || match->ply(move->node) > match->ply(match->current());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintFrame(*painter, option, theme, current);
        QRect rest = option.rect.adjusted(Theme::unit / 2, 0, -Theme::unit / 2, 0);
        if (const auto parent = move ? match->parent(move->node) : std::nullopt) {
            const QRectF sign(rest.left(), rest.center().y() - badge / 2.0 + 0.5, badge, badge);
            painter->setOpacity(pale ? 0.6 : 1);
            paintBadge(*painter, sign, match->game(), match->toMove(*parent), theme);
            painter->setOpacity(1);
            rest.setLeft(rest.left() + badge + Theme::unit);
        }
        QFont font = option.font;
        font.setBold(current);
        font.setItalic(move && move->variation);
        painter->setFont(font);
        painter->setPen(pale ? theme.faint : theme.ink);
        painter->drawText(
            rest, (move ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
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

    const MoveTable& m_moves;
};

} // namespace

MoveList::MoveList(Session& session, QWidget* parent)
    : QTableView(parent), m_session(session), m_moves(new MoveTable(session, this)) {
    setModel(m_moves);
    setItemDelegate(new MovePainter(*m_moves, this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
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
    connect(&session, &Session::changed, this, [this](Session::Changes what) {
        if (what & Session::Change::Position)
            refresh();
    });
    inEveryLanguage(this, [this] {
        setAccessibleName(tr("Moves"));
        viewport()->update();
    });
}

QSize MoveList::sizeHint() const { return {36 * Theme::unit, 20 * Theme::unit}; }

void MoveList::refresh() {
    m_moves->follow();
    if (!m_session.match())
        return;
    setSpan(0, 1, 1, 2); // of the start, which goes with the last match
    setCurrentIndex(m_moves->indexOf(m_session.match()->current()));
    scrollTo(currentIndex());
}

// Where less is left of the list it still shows the present.
void MoveList::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    if (m_session.match())
        scrollTo(m_moves->indexOf(m_session.match()->current()));
}

QRect MoveList::rectOf(Match::Node node) const { return visualRect(m_moves->indexOf(node)); }

void MoveList::choose(const QModelIndex& index) {
    if (const auto move = m_moves->moveAt(index))
        m_session.go(move->node);
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
