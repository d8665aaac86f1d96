// SPDX-License-Identifier: MIT
#include "ui/archive/archive_page_parts.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QDateTime>
#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QSlider>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "explain/review.h"
#include "ui/archive/archive_model.h"
#include "ui/archive/own_ratings.h"
#include "ui/boards/board_table.h"
#include "ui/boards/board_view.h"
#include "ui/controls/folding.h"
#include "ui/controls/layouts.h"
#include "ui/controls/tables.h"
#include "ui/controls/title_box.h"
#include "ui/controls/word_label.h"
#include "ui/controls/worded.h"
#include "ui/controls/words.h"
#include "ui/laboratory/chart.h"
#include "ui/laboratory/result_table.h"
#include "ui/theme/theme.h"

namespace bouton {

// FilterBar ---------------------------------------------------------------------------------------

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
    for (const auto& [id, offer] : m_known)
        if ((!game || id == QLatin1String(game->name.id)) && offered.insert(offer).second) {
            m_offered.push_back(offer);
            m_opponent->addItem(opponentTitle(m_games, id, offer));
            if (spec == offer)
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

// ArchiveTable ------------------------------------------------------------------------------------

namespace {

// The one that is wanted most first.
constexpr Column columnOrder[] = {Column::Opponent, Column::Result, Column::Ended,
                                  Column::Game,     Column::Slips,  Column::Plies,
                                  Column::Accuracy, Column::Lost,   Column::Hints};
constexpr std::size_t alwaysShown = 2, usuallyShown = 4; // where the names have their least room
constexpr int leastLetters = 12;                         // of a name
constexpr int mostMeasured = 100;                        // games

bool isNames(Column column) { return column == Column::Opponent || column == Column::Game; }

} // namespace

ArchiveTable::ArchiveTable(ArchiveModel& model, QWidget* parent)
    : QuietUntilFocused(parent), m_model(model) {
    setModel(&model);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setTabKeyNavigation(false);
    setSortingEnabled(true);
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    fitRowsToType(*this, Theme::unit);
    paintAnewAsItScrolls(*this);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSortIndicator(0, Qt::DescendingOrder);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    worded(this, &QWidget::setAccessibleName, [] { return tr("Games of the archive"); });
    auto* remove = worded(new QAction(this), [] { return tr("Delete the chosen games"); });
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    connect(remove, &QAction::triggered, this, &ArchiveTable::deleteWanted);
    addAction(remove);
    const auto fit = [this] { fitColumns(m_width); };
    connect(&model, &ArchiveModel::modelReset, this, fit);
    connect(&model, &ArchiveModel::dataChanged, this, fit);
    inEveryLanguage(this, [this] { measureAnew(); });
}

void ArchiveTable::measureAnew() {
    m_widest.fill(0);
    fitColumns(m_width);
}

void ArchiveTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        measureAnew();
}

// Not by Qt's doubleClicked(), which is left out where the list has been read anew between the
// clicks.
void ArchiveTable::mouseDoubleClickEvent(QMouseEvent* event) {
    QTableView::mouseDoubleClickEvent(event);
    if (event->button() == Qt::LeftButton && indexAt(event->pos()).isValid())
        emit openWanted();
}

void ArchiveTable::paintEvent(QPaintEvent* event) {
    QPaintEvent whole(event->region() & wholeRows(*this));
    QTableView::paintEvent(&whole);
}

// Of the games in view and of the first ones. Those that are not here yet have no words. It does
// not become less, or the heads would move between two clicks on one of them.
int ArchiveTable::widestOf(Column column) {
    const QFontMetrics letters = fontMetrics();
    const int at = static_cast<int>(column);
    int& widest = m_widest[static_cast<std::size_t>(at)];
    const auto count = [&](const QString& words, int more) {
        widest = std::max(widest, letters.horizontalAdvance(words) + more + 2 * Theme::unit + 2);
    };
    count(m_model.headerData(at, Qt::Horizontal, Qt::DisplayRole).toString(),
          2 * Theme::unit); // it may bear an arrow
    const int top = std::max(rowAt(0), 0);
    for (const int first : {0, top})
        for (int row = first; row < std::min(first + mostMeasured, m_model.rowCount()); ++row)
            if (m_model.entry(row))
                count(m_model.index(row, at).data().toString(), 0);
    return widest;
}

void ArchiveTable::fitColumns(int width) {
    m_width = width;
    const int room = width - style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    std::vector<int> wide;
    int used = 0, spare = 0; // that names can do without
    const auto spareOf = [this](Column column, int widest) {
        const int least = leastLetters * fontMetrics().averageCharWidth();
        return isNames(column) ? std::max(0, widest - least) : 0;
    };
    for (const Column column : columnOrder) {
        const int widest = widestOf(column), less = spareOf(column, widest);
        const int asked = used + widest - (wide.size() < usuallyShown ? spare + less : 0);
        if (wide.size() >= alwaysShown && asked > room)
            break;
        used += widest;
        spare += less;
        wide.push_back(widest);
    }
    int missing = used - room;
    for (std::size_t i = 0; i < wide.size() && missing > 0; ++i) {
        const int less = std::min(missing, spareOf(columnOrder[i], wide[i]));
        wide[i] -= less;
        used -= less;
        missing -= less;
    }
    for (std::size_t i = 0; i < std::size(columnOrder); ++i) {
        setColumnHidden(static_cast<int>(columnOrder[i]), i >= wide.size());
        if (i < wide.size() && room > 0)
            setColumnWidth(static_cast<int>(columnOrder[i]), wide[i] * room / used);
    }
}

// GameDetails -------------------------------------------------------------------------------------

namespace {

constexpr int leastBoard = 8 * Theme::unit;
constexpr int replayPause = 700; // milliseconds a move

} // namespace

GameDetails::GameDetails(Archive& archive, Games games, QWidget* parent)
    : Card(parent),
      m_archive(archive),
      m_games(games),
      m_place(new QVBoxLayout),
      m_title(named("detailsTitle", heading())),
      m_facts(named("detailsFacts", sideNote())),
      m_move(named("detailsMove", new WordLabel)),
      m_slider(named("detailsSlider", new QSlider(Qt::Horizontal))),
      m_play(makeButton(
          "replayButton", this, [this] { play(!m_timer.isActive()); },
          [this] { return m_timer.isActive() ? tr("Stop") : tr("Replay"); })),
      m_open(makeButton(
          "openGameButton", this, [this] { open(); }, [] { return tr("Open"); },
          Button::Rank::Primary)),
      m_buttons(new FoldingRow({m_play, {m_open, 1}})) {
    setObjectName(QStringLiteral("gameDetails"));
    for (WordLabel* words : {m_title, m_facts, m_move})
        words->setWordWrap(true);
    worded(m_slider, &QWidget::setAccessibleName, [] { return tr("Move of the game"); });
    worded(m_open, &QWidget::setToolTip, [] { return tr("Opens this game on its board"); });
    m_timer.setInterval(replayPause);
    connect(m_slider, &QSlider::valueChanged, this, &GameDetails::goTo);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_slider->setValue(m_slider->value() + 1);
        if (m_slider->value() == m_slider->maximum())
            play(false);
    });
    setLayout(column({m_title, m_facts, {m_place, 1}, m_slider, m_move, m_buttons}, Theme::unit,
                     2 * Theme::unit));
    show(std::nullopt);
}

void GameDetails::show(const std::optional<Entry>& entry) {
    if (entry == m_entry && entry)
        return;
    // A game of which other things are told by now, such as a review, stays on the board as it is.
    const bool same = entry && m_entry && entry->number == m_entry->number
                      && entry->ended == m_entry->ended && entry->plies == m_entry->plies;
    m_entry = entry;
    if (!same)
        m_game.reset();
    tell();
    fit();
    if (same)
        return;
    play(false);
    // Nobody waits for the game that was chosen before.
    m_stop.request_stop();
    m_stop = {};
    m_isWanted = false;
    m_path.clear();
    m_open->setEnabled(false);
    m_play->setEnabled(false);
    m_slider->setEnabled(false);
    m_move->setWords({});
    if (!entry) {
        setBoard(nullptr);
        return;
    }
    m_archive.ask(
        this, m_stop.get_token(),
        [number = entry->number, games = m_games,
         stop = m_stop.get_token()](Store& store) -> Or<std::shared_ptr<Reopened>> {
            auto game = store.game(number);
            if (!game)
                return std::unexpected(game.error());
            auto opened = reopen(std::move(*game), games, stop);
            if (!opened)
                return std::unexpected(opened.error());
            return std::make_shared<Reopened>(std::move(*opened));
        },
        [this](Or<std::shared_ptr<Reopened>> game) { take(std::move(game)); });
}

// What is told of a game whose text is here is told by the text, as the board shows it.
void GameDetails::tell() {
    std::optional<Entry> told = m_entry;
    if (told && m_game) {
        told = entryOf(m_game->game);
        told->number = m_entry->number;
        told->review = m_entry->review;
        told->findings = m_entry->findings;
    }
    const bool isOther = told != m_entry;
    m_title->setWords(
        [this, told] { return told ? playersOf(m_games, *told, m_own) : tr("No game is chosen"); });
    m_facts->setWords([this, told, isOther]() -> QString {
        if (!told)
            return tr("Choose a game to see it here.");
        QString facts = tr("%1, %2. %3.")
                            .arg(gameTitle(m_games, told->game), timeText(told->ended),
                                 resultOf(m_games, *told));
        const bool scored = told->findings.scored;
        const QString accuracy = scored ? lossText(m_games, *told) : accuracyText(*told);
        if (isOther)
            facts += QLatin1Char(' ') + tr("The list does not say the same of it.");
        if (told->review != Entry::Review::Done)
            return facts + QLatin1Char(' ') + accuracy + QLatin1Char('.');
        facts += QLatin1Char(' ')
                 + (told->mine() ? tr("Your slips: %1.") : tr("Slips: %1.")).arg(slipsText(*told));
        const auto isSaid = [](QChar sign) { return sign.isLetterOrNumber(); };
        if (std::ranges::any_of(accuracy, isSaid)) // else nothing could be lost
            facts += QLatin1Char(' ')
                     + (scored ? tr("Lost per move: %1.") : tr("Accuracy: %1.")).arg(accuracy);
        return facts.replace(QLatin1String(" : "), QStringLiteral("\u00a0:\u00a0")); // unbroken
    });
}

// Where there is too little room for all, the facts go, which the list has, too; then the board,
// and what the last move was.
void GameDetails::fit() {
    const auto high = [this](const QWidget* words) {
        return words->heightForWidth(width() - 4 * Theme::unit) + Theme::unit;
    };
    const int rest = height() - high(m_title) - high(m_move) - m_slider->sizeHint().height()
                     - m_buttons->heightForWidth(width() - 4 * Theme::unit) - 6 * Theme::unit;
    m_move->setVisible(rest >= -Theme::unit); // without it there is a gap less
    m_facts->setVisible(!m_entry || rest >= leastBoard + high(m_facts));
    if (m_board)
        m_board->setVisible(rest >= leastBoard);
}

void GameDetails::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    fit();
}

void GameDetails::take(Or<std::shared_ptr<Reopened>> game) {
    if (!game) {
        setBoard(nullptr);
        m_move->setWords([why = game.error()] { return spoken(why); });
        return;
    }
    m_game = std::move(*game);
    const Match& match = *m_game->match;
    m_path = match.path(match.current());
    tell();
    setBoard(&match.game());
    const int last = static_cast<int>(m_path.size()) - 1;
    {
        const QSignalBlocker quiet(m_slider);
        m_slider->setRange(0, last);
        m_slider->setValue(last);
    }
    m_slider->setEnabled(last > 0);
    m_play->setEnabled(last > 0);
    m_open->setEnabled(true);
    goTo(last);
    if (m_isWanted)
        open();
}

void GameDetails::open() {
    m_isWanted = !m_game && m_entry;
    if (m_game)
        emit openGame(m_game->game);
}

void GameDetails::setBoard(const Ruleset* rules) {
    if (rules == m_rules && rules)
        return;
    m_rules = rules;
    delete m_board;
    m_board = rules ? makeBoard(*rules) : nullptr;
    if (!m_board)
        return;
    m_board->setObjectName(QStringLiteral("detailsBoard"));
    m_board->setInteractive(false);
    m_place->addWidget(m_board, 1);
    fit();
}

void GameDetails::goTo(int ply) {
    if (!m_game)
        return;
    m_board->setScene(m_game->match->scene(m_path[static_cast<std::size_t>(ply)]));
    m_move->setWords([this] {
        const auto at = static_cast<std::size_t>(m_slider->value());
        return at < m_path.size() && m_game ? spoken(whatWasPlayed(*m_game->match, m_path[at]))
                                            : QString();
    });
}

void GameDetails::play(bool on) {
    if (on && m_slider->value() == m_slider->maximum())
        m_slider->setValue(0);
    on ? m_timer.start() : m_timer.stop();
    m_play->setText(on ? tr("Stop") : tr("Replay"));
}

// ArchiveStatistics -------------------------------------------------------------------------------

namespace {

QString monthName(int month) {
    return QStringLiteral("%1-%2").arg(month / 100).arg(month % 100, 2, 10, QLatin1Char('0'));
}

QString mean(double sum, std::int64_t count, int digits) {
    return count == 0 ? QStringLiteral("–")
                      : QLocale().toString(sum / static_cast<double>(count), 'f', digits);
}

} // namespace

ArchiveStatistics::ArchiveStatistics(Archive& archive, Games games, ScoreOf scoreOf,
                                     QWidget* parent)
    : QWidget(parent),
      m_archive(archive),
      m_games(games),
      m_scoreOf(std::move(scoreOf)),
      m_by(named("statisticsBy", new QComboBox)),
      m_chart(named("statisticsChart", new Chart)),
      m_table(named("statisticsTable", new ResultTable)),
      m_sheet(new Card),
      m_streaks(named("streaks", new WordLabel)),
      m_practice(named("practice", sideNote())) {
    setObjectName(QStringLiteral("archiveStatistics"));
    m_by->addItems({{}, {}, {}});
    m_streaks->setWordWrap(true);
    m_practice->setWordWrap(true);
    worded(m_by, &QWidget::setAccessibleName, [] { return tr("Wins by"); });
    worded(m_chart, &QWidget::setAccessibleName, [] { return tr("Wins, draws and losses"); });
    worded(m_table, &QWidget::setAccessibleName, [] { return tr("Results"); });
    worded(m_chart, &ResultSheet::setInvitation,
           [] { return tr("Games against a computer, once they have ended, are counted here."); });
    m_sheet->setLayout(column({m_table}, 0, Theme::unit));
    setLayout(column(
        {row({m_by, {m_streaks, 1}}, 2 * Theme::unit), {m_chart, 3}, {m_sheet, 2}, m_practice},
        Theme::unit));
    atEveryTypeSize(this, [this] { // the page scrolls rather than cut its parts
        const int line = QFontMetrics(QApplication::font()).height();
        m_chart->setMinimumHeight(12 * line);
        m_sheet->setMinimumHeight(8 * line);
    });
    connect(m_by, &QComboBox::currentIndexChanged, this, &ArchiveStatistics::refresh);
    inEveryLanguage(this, [this] {
        const QSignalBlocker quiet(m_by);
        m_by->setItemText(0, tr("By game"));
        m_by->setItemText(1, tr("By opponent"));
        m_by->setItemText(2, tr("By month"));
        refresh();
    });
}

void ArchiveStatistics::setRatings(const OwnRatings& ratings) {
    m_ratings = &ratings;
    connect(&ratings, &OwnRatings::changed, this, &ArchiveStatistics::refresh);
    refresh();
}

void ArchiveStatistics::show(const Filter& filter) {
    m_stop.request_stop();
    m_stop = {};
    m_archive.ask(
        this, m_stop.get_token(),
        [filter, games = m_games](Store& store) { return statisticsOf(store, games, filter); },
        [this](Or<Statistics> statistics) {
            if (!statistics) {
                emit failed(statistics.error());
                return;
            }
            m_statistics = std::move(*statistics);
            refresh();
        });
}

// Months stand in their order, all others by their number of games.
std::vector<std::pair<QString, GameCount>> ArchiveStatistics::groups() const {
    const auto by = static_cast<By>(m_by->currentIndex());
    std::vector<std::pair<QString, GameCount>> groups;
    std::map<QString, std::size_t> places; // of their names
    for (const Statistics::Cell& cell : m_statistics.cells) {
        const QString game = gameTitle(m_games, cell.game);
        const QString name =
            by == By::Game ? game
            : by == By::Month
                ? monthName(cell.month)
                : tr("%1: %2").arg(game, opponentTitle(m_games, cell.game, cell.opponent));
        const auto [at, isNew] = places.try_emplace(name, groups.size());
        if (isNew)
            groups.emplace_back(name, GameCount{});
        groups[at->second].second += cell.tally;
    }
    if (by != By::Month)
        std::ranges::stable_sort(groups, std::ranges::greater(),
                                 [](const auto& group) { return group.second.games; });
    return groups;
}

void ArchiveStatistics::refresh() {
    constexpr std::size_t mostColumns = 24;
    const auto all = groups();
    for (QWidget* part : std::initializer_list<QWidget*>{m_by, m_streaks, m_sheet})
        part->setVisible(!all.empty()); // without games the chart invites to play some
    const QString kind = kindOfGroup();
    Chart::Data data{
        .below = kind, .beside = tr("Games"), .series = {tr("Won"), tr("Drawn"), tr("Lost")}};
    QList<ResultTable::Line> lines;
    for (const auto& [name, count] : all) {
        lines << ResultTable::Line{
            name,
            ResultTable::numeral(static_cast<std::uint64_t>(count.games)),
            ResultTable::numeral(static_cast<std::uint64_t>(count.by[2])),
            ResultTable::numeral(static_cast<std::uint64_t>(count.by[1])),
            ResultTable::numeral(static_cast<std::uint64_t>(count.by[0])),
            count.score() ? tr("%1 %").arg(QLocale().toString(100 * *count.score(), 'f', 0))
                          : QStringLiteral("–"),
            mean(static_cast<double>(count.plies), count.games, 1),
            mean(static_cast<double>(count.hints), count.games, 2),
            mean(static_cast<double>(count.slips), count.reviewed, 2)};
        if (count.decided() > 0)
            data.columns.push_back(
                {name,
                 {static_cast<double>(count.by[2]), static_cast<double>(count.by[1]),
                  static_cast<double>(count.by[0])}});
    }
    // The newest months, or the groups with most games.
    if (data.columns.size() > mostColumns) {
        const auto extra = static_cast<std::ptrdiff_t>(data.columns.size() - mostColumns);
        if (static_cast<By>(m_by->currentIndex()) == By::Month)
            data.columns.erase(data.columns.begin(), data.columns.begin() + extra);
        else
            data.columns.erase(data.columns.end() - extra, data.columns.end());
    }
    m_chart->put(std::move(data));
    m_table->put({kind, tr("Games"), tr("Won"), tr("Drawn"), tr("Lost"), tr("Points"),
                  tr("Moves a game"), tr("Hints a game"), tr("Slips a game")},
                 lines);
    m_streaks->setWords([this] { return streaks(); });
    m_practice->setWords([this] { return practice(); });
}

QString ArchiveStatistics::kindOfGroup() const {
    const auto by = static_cast<By>(m_by->currentIndex());
    return by == By::Game ? tr("Game") : by == By::Opponent ? tr("Opponent") : tr("Month");
}

QString ArchiveStatistics::streaks() const {
    const QString row =
        tr("Won in a row: %1 now, %2 at most.").arg(m_statistics.current).arg(m_statistics.longest);
    const QString ratings = m_ratings ? m_ratings->wordsOfAll() : QString();
    return ratings.isEmpty() ? row : ratings + QChar(' ') + row;
}

QString ArchiveStatistics::practice() const {
    QStringList parts;
    for (const Ruleset* game : m_games)
        if (const Score score = m_scoreOf(*game); score.asked > 0)
            parts << tr("%1 (%2 of %3 right, %4 in a row at most)")
                         .arg(gameTitle(m_games, QLatin1String(game->name.id)))
                         .arg(score.right)
                         .arg(score.asked)
                         .arg(score.longest);
    return parts.isEmpty() ? tr("Practice: no exercise was answered yet.")
                           : tr("Practice: %1.").arg(inARow(parts));
}

} // namespace bouton
