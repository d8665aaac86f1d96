// SPDX-License-Identifier: MIT
#include "ui/laboratory/trace_player.h"

#include <QBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

#include <utility>

#include "core/played.h"
#include "ui/boards/board_table.h"
#include "ui/controls/card.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/laboratory/trace_view.h"

namespace bouton {

TracePlayer::TracePlayer()
    : m_overview(new TraceOverview),
      m_view(new TraceView),
      m_words(named("stepWords", new WordLabel)),
      m_place(named("stepPlace", sideNote())),
      m_slider(named("stepSlider", new QSlider(Qt::Horizontal))),
      m_back(makeButton("stepBack", this, &TracePlayer::goBack, [] { return tr("Back"); })),
      m_on(makeButton("stepOn", this, &TracePlayer::goOn, [] { return tr("Next"); })),
      m_cut(makeButton("nextCut", this, &TracePlayer::nextCut, [] { return tr("Next cut"); })),
      m_open(makeButton("openPosition", this, &TracePlayer::open, [] { return tr("Play here"); })) {
    worded(m_open, &QWidget::setToolTip,
           [] { return tr("Opens this position on the game's page"); });
    worded(m_slider, &QWidget::setAccessibleName, [] { return tr("Step of the search"); });
    worded(m_view, &QWidget::setAccessibleName, [] { return tr("The way to the current node"); });
    worded(m_overview, &QWidget::setAccessibleName, [] { return tr("The whole tree"); });
    m_words->setWordWrap(true);
    m_words->setMinimumHeight(2 * m_words->fontMetrics().lineSpacing()); // nothing jumps
    for (Button* button : {m_back, m_on})
        button->setAutoRepeat(true);
    auto* legend = named("traceLegend", sideNote([] {
                             return tr("α is what the side to move is sure of, β what the other "
                                       "side will not let it exceed. From β on the rest is cut: "
                                       "it cannot matter any more.");
                         }));
    typed(legend, Type::Caption);
    auto* sheet = new Card;
    m_room = new SnugScrollArea(m_view);
    m_room->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    sheet->setLayout(column({m_overview, {m_room, 1}, legend}, Theme::unit, 2 * Theme::unit));
    QBoxLayout* words = column(
        {{m_words, 1}, m_slider, m_place, row({m_back, m_on, m_cut, Item::stretch(), m_open})},
        Theme::unit / 2);
    m_below = row({{words, 1}}, 2 * Theme::unit);
    setLayout(column({{sheet, 1}, m_below}));
    connect(m_slider, &QSlider::valueChanged, this, &TracePlayer::refresh);
    connect(m_overview, &TraceOverview::chosen, this, &TracePlayer::setStep);
    connect(m_view, &TraceView::chosen, this, &TracePlayer::setStep);
    inEveryLanguage(this, [this] { refresh(); });
}

void TracePlayer::put(const Ruleset* game, const std::string& position,
                      std::shared_ptr<const Trace> trace) {
    if (trace == m_trace && trace)
        return;
    showBoard(game);
    m_start = position;
    m_trace = std::move(trace);
    m_overview->put(m_trace);
    m_view->put(game, m_trace);
    {
        const QSignalBlocker quiet(m_slider);
        m_slider->setRange(0, m_trace ? static_cast<int>(m_trace->events.size()) - 1 : 0);
        m_slider->setValue(0);
    }
    refresh();
}

void TracePlayer::showBoard(const Ruleset* game) {
    if (game == m_game)
        return;
    m_game = game;
    delete m_board;
    m_board = game ? makeMiniature(*game) : nullptr;
    if (!m_board)
        return;
    m_board->setFixedSize(14 * Theme::unit, 14 * Theme::unit);
    m_below->insertWidget(0, m_board);
}

std::vector<std::string> TracePlayer::moves() const {
    return m_trace ? m_trace->movesTo(m_trace->way(step()).back()) : std::vector<std::string>();
}

std::unique_ptr<Match> TracePlayer::match() const {
    return matchAfter(*m_game, m_start, moves()).value_or(nullptr);
}

std::string TracePlayer::position() const {
    const auto here = match();
    return here ? here->position(here->current()) : m_start;
}

int TracePlayer::step() const { return m_slider->value(); }

void TracePlayer::setStep(int step) { m_slider->setValue(step); }

void TracePlayer::goTo(const std::vector<std::string>& moves) {
    if (!m_trace)
        return;
    const auto node = m_trace->nodeAfter(moves);
    if (!node)
        return;
    if (const int left = m_trace->at(*node).left; left != Trace::never)
        setStep(left);
}

void TracePlayer::takeKeys() { (m_on->isEnabled() ? m_on : m_back)->setFocus(); }

void TracePlayer::setPlain() {
    findChild<QWidget*>(QStringLiteral("traceLegend"))->hide();
    m_cut->hide();
    m_open->hide();
}

void TracePlayer::nextCut() { setStep(m_trace->nextCut(step())); }

void TracePlayer::refresh() {
    const int last = m_slider->maximum();
    setEnabled(m_trace != nullptr);
    m_back->setEnabled(step() > 0);
    m_on->setEnabled(step() < last);
    m_cut->setEnabled(step() < last);
    if (!m_trace) {
        m_words->setText(tr("Press Run to search."));
        m_place->clear();
        return;
    }
    m_overview->setStep(step());
    m_view->setStep(step());
    m_room->ensureVisible(0, m_view->lowestRow(), 0, 0);
    m_view->setAccessibleDescription(m_view->sentence());
    m_words->setText(m_view->sentence());
    if (const auto here = match()) {
        m_board->setPicture(here->picture(here->current()));
        m_board->setMarks({});
    }
    QString place = tr("Step %L1 of %L2.").arg(step() + 1).arg(last + 1);
    if (!m_trace->whole)
        place += QLatin1Char(' ')
                 + tr("The first %Ln node(s) can be stepped through; the search went on.", nullptr,
                      static_cast<int>(m_trace->nodes.size()));
    m_place->setText(place);
}

void TracePlayer::open() {
    emit openPosition(QString::fromUtf8(m_game->name.id), QString::fromStdString(position()));
}

} // namespace bouton
