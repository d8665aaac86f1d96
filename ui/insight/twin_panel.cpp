#include "ui/insight/twin_panel.h"

#include <QBoxLayout>

#include <algorithm>

#include "session/session.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/insight/board_insight.h"

namespace bouton {

TwinPanel::TwinPanel(Session& session, QWidget* parent)
    : InsightPanel(
        Insight::Twin, session, [] { return tr("Nim twin"); }, parent),
      m_heaps(named("heaps", new HeapView)),
      m_words(named("twinWords", sideNote())) {
    worded(m_heaps, &QWidget::setAccessibleName, [] { return tr("Nim twin"); });
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    content()->addWidget(m_heaps);
    content()->addWidget(m_words);
    connect(m_heaps, &HeapView::pointed, this, &TwinPanel::point);
    connect(m_heaps, &HeapView::chosen, this, &TwinPanel::play);
}

void TwinPanel::refresh() {
    // Words of three lines come and go without a jump.
    m_words->setMinimumHeight(3 * m_words->fontMetrics().lineSpacing());
    const Analysis* analysis = analysisShown(session());
    if (!analysis) {
        m_moves.clear();
        m_heaps->setStale(true);
        return;
    }
    const Match& match = *session().match();
    m_moves = heapMovesOf(match, match.current(), *analysis);
    std::vector<HeapView::Heap> heaps;
    for (const Summand& part : summandsOf(match, match.current(), *analysis)) {
        HeapView::Heap heap{QString::fromStdString(part.name), part.nimber, {}, part.cells};
        if (!part.sign.empty())
            heap.name = QString::fromStdString(part.sign);
        for (const HeapMove& move : m_moves)
            if (move.heap == heaps.size())
                heap.reach.push_back(move.to);
        std::ranges::sort(heap.reach);
        const auto rest = std::ranges::unique(heap.reach);
        heap.reach.erase(rest.begin(), rest.end());
        heaps.push_back(std::move(heap));
    }
    const bool same = heaps == m_heaps->heaps();
    m_heaps->setVisible(!heaps.empty());
    m_heaps->put(std::move(heaps));
    if (!same || m_words->text().isEmpty())
        m_words->setWords([this] { return rest(); });
}

void TwinPanel::light(const Clicks& cells) { m_heaps->light(cells); }

std::vector<HeapMove> TwinPanel::movesTo(const HeapView::Change& change) const {
    const Match& match = *session().match();
    return heapMovesTo(m_moves, match, match.current(), change.heap, change.to);
}

void TwinPanel::point(const std::optional<HeapView::Change>& change) {
    const std::vector<HeapMove> moves = change ? movesTo(*change) : std::vector<HeapMove>{};
    if (moves.empty()) {
        m_words->setText(rest());
        emit lit({});
        return;
    }
    m_words->setText(wordsFor(*change, moves));
    const Match& match = *session().match();
    emit lit(match.moves(match.current())[moves.front().move].cells());
}

// The session answers where nothing can be played now.
void TwinPanel::play(const HeapView::Change& change) {
    if (const std::vector<HeapMove> moves = movesTo(change); !moves.empty())
        session().play(moves.front().move);
}

// Words -------------------------------------------------------------------------------------------

QString TwinPanel::rest() const {
    if (m_moves.empty())
        return tr("No heap is left to take from.");
    return std::ranges::any_of(m_moves, &HeapMove::reversible)
               ? tr("Click a counter to take it and all above it. Click a ring to add counters, "
                    "which the next move can take back.")
               : tr("Click a counter to take it and all above it.");
}

QString TwinPanel::wordsFor(const HeapView::Change& change,
                            const std::vector<HeapMove>& moves) const {
    const HeapMove& move = moves.front();
    const Match& match = *session().match();
    const QString text = QString::fromStdString(match.moves(match.current())[move.move].text);
    QString words = tr("Heap %1 from %2 to %3: %4.")
                        .arg(m_heaps->heaps()[change.heap].name, QString::number(move.from),
                             QString::number(move.to), text);
    if (moves.size() > 1)
        words += QChar(' ')
                 + tr("%n other move(s) would do the same.", nullptr,
                      static_cast<int>(moves.size()) - 1);
    return move.reversible() ? words + QChar(' ') + reversibleWords(move) : words;
}

QString TwinPanel::reversibleWords(const HeapMove& move) const {
    const Match& match = *session().match();
    const QString rival = nameOf(session().game(), other(match.toMove(match.current())));
    const QString words =
        move.answer.empty()
            ? tr("Reversible: %1 can make it %2 again.").arg(rival, QString::number(move.from))
            : tr("Reversible: %1 answers %2, and it is %3 again.")
                  .arg(rival, QString::fromStdString(move.answer), QString::number(move.from));
    return move.remark.empty() ? words : words + QChar(' ') + spoken(move.remark);
}

} // namespace bouton
