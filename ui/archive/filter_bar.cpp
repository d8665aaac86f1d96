#include "ui/archive/filter_bar.h"

#include <QBoxLayout>
#include <QDateTime>
#include <QEvent>
#include <QLineEdit>

#include <algorithm>
#include <set>
#include <utility>

#include "ui/controls/layouts.h"
#include "ui/controls/title_box.h"

namespace bouton {

namespace {

constexpr int days[] = {0, 7, 30, 365}; // of the box of times; 0: all

} // namespace

FilterBar::FilterBar(Games games, QWidget* parent)
    : QWidget(parent),
      m_games(games),
      m_search(named("search", new QLineEdit)),
      m_game(named("filterGame", new GameBox(games, QT_TRANSLATE_NOOP("Phrase", "All games")))),
      m_opponent(named("filterOpponent", new QComboBox)),
      m_result(named("filterResult", new QComboBox)),
      m_time(named("filterTime", new QComboBox)) {
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(12 * Theme::unit);
    m_opponent->addItem({});
    m_result->addItems({{}, {}, {}, {}});
    m_time->addItems({{}, {}, {}, {}});
    for (QComboBox* box : {static_cast<QComboBox*>(m_game), m_opponent, m_result, m_time}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(7);
        connect(box, &QComboBox::currentIndexChanged, this, &FilterBar::changed);
    }
    connect(m_search, &QLineEdit::textChanged, this, &FilterBar::changed);
    connect(m_game, &QComboBox::currentIndexChanged, this, &FilterBar::showOpponents);
    m_boxes =
        row({{row({{m_game, 1}, {m_opponent, 1}}), 1}, {row({{m_result, 1}, {m_time, 1}}), 1}});
    m_all = row({m_search, m_boxes});
    setLayout(m_all);
    connect(this, &FilterBar::changed, this, &FilterBar::fit);
    for (QComboBox* box : {m_opponent, m_result, m_time}) // of one cut short
        connect(box, &QComboBox::currentTextChanged, box, &QWidget::setToolTip);
    worded(m_search, &QLineEdit::setPlaceholderText,
           [] { return tr("Search players and comments"); });
    worded(m_search, &QWidget::setAccessibleName, [] { return tr("Search"); });
    worded(m_game, &QWidget::setAccessibleName, [] { return tr("Game"); });
    worded(m_opponent, &QWidget::setAccessibleName, [] { return tr("Opponent"); });
    worded(m_result, &QWidget::setAccessibleName, [] { return tr("Result"); });
    worded(m_time, &QWidget::setAccessibleName, [] { return tr("Time"); });
    inEveryLanguage(this, [this] {
        m_result->setItemText(0, tr("All results"));
        m_result->setItemText(1, tr("Won"));
        m_result->setItemText(2, tr("Drawn"));
        m_result->setItemText(3, tr("Lost"));
        m_time->setItemText(0, tr("All dates"));
        m_time->setItemText(1, tr("Last week"));
        m_time->setItemText(2, tr("Last month"));
        m_time->setItemText(3, tr("Last year"));
        showOpponents();
    });
}

void FilterBar::setOpponents(const Statistics& statistics) {
    m_known.clear();
    std::set<std::pair<QString, QString>> all;
    for (const Statistics::Cell& cell : statistics.cells)
        if (all.emplace(cell.game, cell.opponent).second)
            m_known.push_back({cell.game, cell.opponent});
    showOpponents();
}

// One line a spec: what is called the same in several games stands there once.
void FilterBar::showOpponents() {
    const int chosen = m_opponent->currentIndex();
    const std::optional<QString> spec =
        chosen > 0 ? std::optional(m_offered[static_cast<std::size_t>(chosen) - 1]) : std::nullopt;
    const Ruleset* game = m_game->game();
    const QSignalBlocker quiet(m_opponent);
    m_opponent->clear();
    m_offered.clear();
    std::set<QString> offered;
    m_opponent->addItem(tr("All opponents"));
    for (const Opponent& known : m_known)
        if ((!game || known.game == QLatin1String(game->name.id))
            && offered.insert(known.spec).second) {
            m_offered.push_back(known.spec);
            m_opponent->addItem(opponentTitle(m_games, known.game, known.spec));
            if (spec == known.spec)
                m_opponent->setCurrentIndex(m_opponent->count() - 1);
        }
    m_opponent->setToolTip(m_opponent->currentText());
    fit();
    if (spec && m_opponent->currentIndex() == 0)
        emit changed(); // whom one cannot choose any more
}

// A box shows what is chosen in it as a whole, but for the longest names.
void FilterBar::fit() {
    const QFontMetrics letters = fontMetrics();
    const int frame = 5 * Theme::unit, longest = 28 * letters.averageCharWidth();
    int widest = 0;
    for (const QComboBox* box : {static_cast<QComboBox*>(m_game), m_opponent, m_result, m_time})
        widest = std::max(widest, letters.horizontalAdvance(box->currentText()));
    const int box = std::min(widest, longest) + frame;
    const int search = letters.horizontalAdvance(m_search->placeholderText()) + frame;
    const int boxes = 4 * box + 3 * Theme::unit;
    const bool one = search + Theme::unit + boxes <= width();
    m_all->setDirection(one ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_all->setStretch(0, one ? search : 0);
    m_all->setStretch(1, one ? boxes : 0);
    m_boxes->setDirection(boxes <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void FilterBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void FilterBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void FilterBar::clear() {
    m_search->clear();
    for (QComboBox* box : {static_cast<QComboBox*>(m_game), m_opponent, m_result, m_time})
        box->setCurrentIndex(0);
}

Filter FilterBar::filter() const {
    Filter filter{.words = wordsFor(m_games, m_search->text(), m_own)};
    if (const Ruleset* game = m_game->game())
        filter.game = QLatin1String(game->name.id);
    if (const int at = m_opponent->currentIndex(); at > 0)
        filter.opponent = m_offered[static_cast<std::size_t>(at) - 1];
    if (const int at = m_result->currentIndex(); at > 0)
        filter.outcome = static_cast<Outcome>(3 - at);
    if (const int at = m_time->currentIndex(); at > 0)
        filter.since = SavedGame::Moment(std::chrono::milliseconds(
            QDateTime::currentDateTime().addDays(-days[at]).toMSecsSinceEpoch()));
    return filter;
}

} // namespace bouton
