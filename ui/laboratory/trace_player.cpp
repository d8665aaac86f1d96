#include "ui/laboratory/trace_player.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

#include <utility>

#include "ui/boards/board_table.h"
#include "ui/laboratory/trace_overview.h"
#include "ui/laboratory/trace_view.h"
#include "ui/panels/button.h"
#include "ui/panels/card.h"
#include "ui/panels/heading.h"
#include "ui/theme/theme.h"

namespace bouton {

TracePlayer::TracePlayer(QWidget* parent)
    : QWidget(parent),
      m_overview(new TraceOverview),
      m_view(new TraceView),
      m_words(new QLabel),
      m_place(sideNote({})),
      m_slider(new QSlider(Qt::Horizontal)),
      m_back(new Button),
      m_on(new Button),
      m_cut(new Button),
      m_open(new Button),
      m_below(new QHBoxLayout) {
    m_words->setObjectName(QStringLiteral("stepWords"));
    m_place->setObjectName(QStringLiteral("stepPlace"));
    m_slider->setObjectName(QStringLiteral("stepSlider"));
    m_back->setObjectName(QStringLiteral("stepBack"));
    m_on->setObjectName(QStringLiteral("stepOn"));
    m_cut->setObjectName(QStringLiteral("nextCut"));
    m_open->setObjectName(QStringLiteral("openPosition"));
    m_words->setWordWrap(true);
    m_words->setMinimumHeight(2 * m_words->fontMetrics().lineSpacing()); // nothing jumps
    for (Button* button : {m_back, m_on})
        button->setAutoRepeat(true);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::unit);
    buttons->addWidget(m_back);
    buttons->addWidget(m_on);
    buttons->addWidget(m_cut);
    buttons->addStretch(1);
    buttons->addWidget(m_open);
    auto* words = new QVBoxLayout;
    words->setSpacing(Theme::unit / 2);
    words->addWidget(m_words, 1);
    words->addWidget(m_slider);
    words->addWidget(m_place);
    words->addLayout(buttons);
    m_below->setSpacing(2 * Theme::unit);
    m_below->addLayout(words, 1);
    auto* sheet = new Card;
    auto* inside = new QVBoxLayout(sheet);
    inside->setContentsMargins(2 * Theme::unit, Theme::unit, Theme::unit, Theme::unit);
    inside->setSpacing(Theme::unit);
    inside->addWidget(m_overview);
    inside->addWidget(m_view, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::unit);
    column->addWidget(sheet, 1);
    column->addLayout(m_below);
    connect(m_back, &Button::clicked, this, [this] { setStep(step() - 1); });
    connect(m_on, &Button::clicked, this, [this] { setStep(step() + 1); });
    connect(m_cut, &Button::clicked, this, &TracePlayer::nextCut);
    connect(m_open, &Button::clicked, this, [this] {
        emit openPosition(QString::fromUtf8(m_game->name.id), QString::fromStdString(position()));
    });
    connect(m_slider, &QSlider::valueChanged, this, &TracePlayer::refresh);
    connect(m_overview, &TraceOverview::chosen, this, &TracePlayer::setStep);
    connect(m_view, &TraceView::chosen, this, &TracePlayer::setStep);
    retranslate();
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
        m_slider->setRange(0, m_trace ? static_cast<int>(m_trace->steps.size()) - 1 : 0);
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

std::unique_ptr<Match> TracePlayer::match() const {
    auto match = matchFrom(*m_game, m_start);
    if (!match)
        return nullptr;
    for (const int node : m_view->way())
        if (const std::string& move = m_trace->nodes[static_cast<std::size_t>(node)].move;
            !move.empty())
            (void)(*match)->play(std::string_view(move));
    return std::move(*match);
}

std::string TracePlayer::position() const {
    const auto here = match();
    return here ? here->position(here->current()) : m_start;
}

int TracePlayer::step() const { return m_slider->value(); }

void TracePlayer::setStep(int step) { m_slider->setValue(step); }

void TracePlayer::nextCut() {
    for (int at = step() + 1; at <= m_slider->maximum(); ++at) {
        const Trace::Step& next = m_trace->steps[static_cast<std::size_t>(at)];
        if (!next.enters && m_trace->nodes[static_cast<std::size_t>(next.node)].how == Left::Cut) {
            setStep(at);
            return;
        }
    }
    setStep(m_slider->maximum());
}

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

void TracePlayer::retranslate() {
    m_back->setText(tr("Back"));
    m_on->setText(tr("On"));
    m_cut->setText(tr("Next cut"));
    m_open->setText(tr("Play here"));
    m_open->setToolTip(tr("Opens this position on the game's page"));
    m_slider->setAccessibleName(tr("Step of the search"));
    m_view->setAccessibleName(tr("The way to the current node"));
    m_overview->setAccessibleName(tr("The whole tree"));
    refresh();
}

bool TracePlayer::event(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    return QWidget::event(event);
}

} // namespace bouton
