// SPDX-License-Identifier: MIT
#include "ui/insight/book_panel.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QStringList>
#include <QTableWidget>

#include <algorithm>
#include <cmath>
#include <random>

#include "core/cell.h"
#include "core/lore.h"
#include "explain/why.h"
#include "session/kept/own_book.h"
#include "session/session.h"
#include "ui/controls/layouts.h"
#include "ui/controls/switches.h"
#include "ui/controls/tables.h"
#include "ui/controls/word_label.h"
#include "ui/controls/worded.h"
#include "ui/controls/words.h"
#include "ui/theme/theme.h"

namespace bouton {

// Moves of an opening book, one a row: the move, its score, what it gives away, and the name of the
// opening that it leads to. It is as high as its rows. A click on a row or Enter chooses its move.
class BookTable : public QuietUntilFocused<QTableWidget> {
    Q_OBJECT

public:
    struct Row {
        std::size_t move; // an index of the game's moves
        QString name;
        Clicks cells;
        BookMove book;
        bool isOwn; // it is in the user's own lines
    };

    explicit BookTable(QWidget* parent = nullptr);

    void put(const Ruleset& game, std::vector<Row> rows);
    const std::vector<Row>& rows() const { return m_rows; }
    // Selects the row of the move that these cells make.
    void light(const Clicks& cells);

signals:
    void chosen(std::size_t move);
    void lit(const bouton::Clicks& cells); // the mouse is over the row of this move

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void choose(int row);
    void tellLosses(bool brief);
    void fit();

    std::vector<Row> m_rows;
};

namespace {

constexpr int MoveColumn = 0, ScoreColumn = 1, LossColumn = 2, OpeningColumn = 3, columns = 4;

Qt::Alignment alignmentOf(int column) {
    const bool isNumber = column == ScoreColumn || column == LossColumn;
    return (isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

} // namespace

BookTable::BookTable(QWidget* parent) : QuietUntilFocused(0, columns, parent) {
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setMouseTracking(true);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QHeaderView* head = horizontalHeader();
    head->setHighlightSections(false);
    head->setSectionsClickable(false);
    head->setSectionResizeMode(QHeaderView::ResizeToContents);
    head->setSectionResizeMode(OpeningColumn, QHeaderView::Stretch);
    fitRowsToType(*this, Theme::unit);
    worded(this, &QWidget::setAccessibleName, [] { return tr("Moves of the opening book"); });
    inEveryLanguage(this, [this] {
        setHorizontalHeaderLabels({tr("Move"), tr("Score"), tr("Gives away"), tr("Opening")});
        for (int column = 0; column < columns; ++column)
            horizontalHeaderItem(column)->setTextAlignment(alignmentOf(column));
    });
    connect(this, &QTableWidget::cellClicked, this, &BookTable::choose);
    connect(this, &QTableWidget::cellEntered, this,
            [this](int row) { emit lit(m_rows[static_cast<std::size_t>(row)].cells); });
}

void BookTable::put(const Ruleset& game, std::vector<Row> rows) {
    m_rows = std::move(rows);
    clearSelection();
    setRowCount(static_cast<int>(m_rows.size()));
    for (int at = 0; at < rowCount(); ++at) {
        const Row& row = m_rows[static_cast<std::size_t>(at)];
        const BookMove& move = row.book;
        const QString loss = move.loss == 0 ? QStringLiteral("–") : givenAway(game, move.loss);
        const QString texts[columns] = {row.isOwn ? row.name + QStringLiteral(" ★") : row.name,
                                        move.score ? scoreText(*move.score) : QString(),
                                        move.score ? loss : QString(),
                                        *move.opening == '\0' ? QString() : spoken(move.opening)};
        for (int column = 0; column < columns; ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            item->setTextAlignment(alignmentOf(column));
            if (column == OpeningColumn || column == LossColumn)
                item->setToolTip(texts[column]);
            setItem(at, column, item);
        }
    }
    setVisible(!m_rows.empty());
    fit();
}

void BookTable::light(const Clicks& cells) {
    clearSelection();
    const auto row = std::ranges::find(m_rows, cells, &Row::cells);
    if (!cells.empty() && row != m_rows.end())
        selectRow(static_cast<int>(row - m_rows.begin()));
}

void BookTable::choose(int row) { emit chosen(m_rows[static_cast<std::size_t>(row)].move); }

// With their unit, or the numbers alone.
void BookTable::tellLosses(bool brief) {
    horizontalHeaderItem(LossColumn)->setText(brief ? tr("Cost") : tr("Gives away"));
    for (int at = 0; at < rowCount(); ++at) {
        const double loss = m_rows[static_cast<std::size_t>(at)].book.loss;
        QTableWidgetItem* told = item(at, LossColumn);
        if (loss > 0)
            told->setText(brief ? QLocale().toString(loss, 'f', 1) : told->toolTip());
    }
}

// As high as its rows, so that the column scrolls and not the table. Where no move leads to an
// opening that has a name, there is no column for the names. Where not even the word "Opening" has
// room, what a move gives away is told without its unit; the tool tip has it.
void BookTable::fit() {
    const bool named =
        std::ranges::any_of(m_rows, [](const Row& row) { return *row.book.opening != '\0'; });
    setColumnHidden(OpeningColumn, !named);
    QHeaderView& head = *horizontalHeader();
    // The last column takes what is left, so that the rows are as wide as the table.
    head.setSectionResizeMode(LossColumn,
                              named ? QHeaderView::ResizeToContents : QHeaderView::Stretch);
    tellLosses(false);
    int needed = named ? head.sectionSizeHint(OpeningColumn) : 0;
    for (const int column : {MoveColumn, ScoreColumn, LossColumn})
        needed += std::max(sizeHintForColumn(column), head.sectionSizeHint(column));
    if (needed > width())
        tellLosses(true);
    setFixedHeight(horizontalHeader()->sizeHint().height()
                   + rowCount() * verticalHeader()->defaultSectionSize());
}

void BookTable::changeEvent(QEvent* event) {
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void BookTable::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    fit();
}

// Not by "activated", which on some desktops comes with a click too.
void BookTable::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Space)
        QTableWidget::keyPressEvent(event);
    else if (currentRow() >= 0)
        choose(currentRow());
}

bool BookTable::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave)
        emit lit({});
    return QTableWidget::viewportEvent(event);
}

namespace {

QString number(const std::string& text) { return QString::fromStdString(text); }

} // namespace

BookPanel::BookPanel(Session& session, QWidget* parent)
    : InsightPanel(
        Insight::Book, session, [] { return tr("Opening book"); }, parent),
      m_table(named("bookMoves", new BookTable)),
      m_verdict(named("trainingVerdict", new WordLabel)),
      m_words(named("bookWords", sideNote())),
      m_training(named("trainingSwitch", new ToggleSwitch)),
      m_change(named("ownLineButton", new Button({}, Button::Rank::Plain))),
      m_undo(named("undoOwnLine", new Button({}, Button::Rank::Words))),
      m_random(std::random_device{}()) {
    worded(m_training, [] { return tr("Train: judge my moves"); });
    worded(m_training, &QWidget::setToolTip, [] {
        return tr("Shows nothing before you have moved, and then what the move gave away");
    });
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_training, m_verdict, m_words, m_table, m_change})
        content()->addWidget(widget);
    content()->addWidget(m_undo, 0, Qt::AlignLeft);
    typed(m_verdict, Type::Text, Weight::Strong);
    m_verdict->setWordWrap(true);
    worded(m_undo, [] { return tr("Undo the change of my book"); });
    connect(m_undo, &Button::clicked, this, [this] {
        if (m_own)
            m_own->undo();
    });
    connect(m_change, &Button::clicked, this, &BookPanel::changeOwn);
    inEveryLanguage(this, [this] { refreshOwn(); });
    // The session answers where nothing can be played now.
    connect(m_table, &BookTable::chosen, &session, &Session::play);
    connect(m_table, &BookTable::lit, this, &BookPanel::lit);
    connect(m_training, &QCheckBox::toggled, this, &BookPanel::train);
}

void BookPanel::setOwnBook(OwnBook& own) {
    m_own = &own;
    connect(&own, &OwnBook::changed, this, [this] {
        if (isHidden())
            return;
        refresh();
        emit marksChanged();
    });
    refreshOwn();
}

bool BookPanel::isTraining() const { return m_training->isChecked(); }

void BookPanel::refresh() {
    const Match* match = session().match();
    if (!match)
        return;
    m_node = match->current();
    m_page = bookPageOf(*match, m_node);
    fillTable();
    refreshOwn();
    m_verdict->setWords([this] { return isHidden() || !isTraining() ? QString() : verdict(); });
    m_verdict->setVisible(!m_verdict->text().isEmpty());
    // Closed, it does not follow the game, and so has nothing to say of it.
    m_words->setWords([this] {
        return isHidden() ? QString() : isTraining() ? trainingWords() : words();
    });
    answerSoon();
}

void BookPanel::light(const Clicks& cells) { m_table->light(cells); }

// The moves ---------------------------------------------------------------------------------------

void BookPanel::fillTable() {
    std::vector<std::size_t> order;
    if (m_page && !isTraining()) {
        order = bookMovesOf(*m_page);
        for (const std::size_t move : ownMoves())
            if (!m_page->moves[move].score)
                order.push_back(move);
    }
    std::vector<BookTable::Row> rows;
    for (const std::size_t move : order) {
        const auto& legal = session().match()->moves(m_node)[move];
        rows.push_back({move, number(legal.text), legal.cells(), m_page->moves[move], isOwn(move)});
    }
    m_table->put(session().game(), std::move(rows));
}

void BookPanel::mark(Overlay& overlay) const {
    const Ruleset& game = session().game();
    for (const BookTable::Row& row : m_table->rows()) {
        if (row.cells.empty())
            continue;
        const Cell cell = row.cells.front();
        const BookMove& move = row.book;
        if (row.isOwn)
            overlay.map.push_back({{cell}, 0, QStringLiteral("★"), true});
        if (!move.score)
            continue;
        const QString words =
            move.loss == 0 ? tr("%1 by the book, the best").arg(leadText(game, *move.score))
                           : tr("%1 by the book, gives away %2")
                                 .arg(leadText(game, *move.score), givenAway(game, move.loss));
        overlay.worths.push_back({cell,
                                  isAboutEven(*move.score) ? Outcome::Draw
                                  : *move.score > 0        ? Outcome::Win
                                                           : Outcome::Loss,
                                  false, move.loss == 0, shortScore(*move.score), words});
    }
    if (isTraining() || !m_page || !m_page->isKnown())
        return;
    const bool discs = game.name.discs;
    overlay.legend = Overlay::Legend{
        .numbers = discs ? tr("Discs by the book") : tr("Points by the book"), .ofScores = true};
}

// Training ----------------------------------------------------------------------------------------

void BookPanel::train(bool on) {
    const Match* match = session().match();
    m_side = on && match ? std::optional(match->toMove(match->current())) : std::nullopt;
    refresh();
    emit marksChanged();
}

// The last move of a side on the way to the position on the board.
std::optional<Match::Node> BookPanel::lastOf(Side side) const {
    const Match& match = *session().match();
    for (Match::Node at = m_node; match.parent(at); at = *match.parent(at))
        if (match.toMove(*match.parent(at)) == side)
            return at;
    return std::nullopt;
}

std::optional<Side> BookPanel::trained() const {
    if (!isTraining())
        return std::nullopt;
    if (const auto you = session().speech().you())
        return you;
    const auto& seats = session().plan().seats;
    return seats[0].human() && seats[1].human() ? m_side : std::nullopt;
}

// To a move that was made just now, even one that the game knows already, and at the start of a new
// game; not where one looks back.
bool BookPanel::isAnswerDue() const {
    const Match* match = session().match();
    const bool isNew = match && match->current() == 0 && match->children(0).empty();
    return match && !session().speech().you() && trained() && session().turn().human
           && (session().view().justMoved || isNew) && match->current() == m_node
           && match->toMove(m_node) != *trained() && m_page
           && (m_page->isKnown() || !ownMoves().empty());
}

// Not within the news of the move that it answers.
void BookPanel::answerSoon() {
    if (m_answering || !isAnswerDue())
        return;
    m_answering = true;
    QMetaObject::invokeMethod(this, &BookPanel::answer, Qt::QueuedConnection);
}

void BookPanel::answer() {
    m_answering = false;
    if (!isVisible() || !isAnswerDue()) // at the start of a game it comes into view with its board
        return;
    if (!m_page->isKnown()) {
        session().play(m_random.oneOf(ownMoves()));
        return;
    }
    constexpr double parts = 1'000'000;
    double drawn = static_cast<double>(m_random.below(static_cast<std::uint64_t>(parts))) / parts;
    const std::vector<std::size_t> order = bookMovesOf(*m_page);
    std::size_t chosen = order.front(); // the best; the chances may fall short of 1 by a rounding
    for (const std::size_t index : order) {
        if (drawn < m_page->moves[index].chance) {
            chosen = index;
            break;
        }
        drawn -= m_page->moves[index].chance;
    }
    session().play(chosen);
}

// One's own lines ---------------------------------------------------------------------------------

bool BookPanel::isOwn(std::size_t move) const {
    return m_own && m_page
           && m_own->lines().leads(session().game(), m_page->key, m_page->moves[move].key);
}

std::vector<std::size_t> BookPanel::ownMoves() const {
    std::vector<std::size_t> moves;
    for (std::size_t i = 0; m_page && i < m_page->moves.size(); ++i)
        if (isOwn(i))
            moves.push_back(i);
    return moves;
}

void BookPanel::changeOwn() {
    const Match* match = session().match();
    if (!m_own || !match)
        return;
    if (m_own->lines().holds(*match, match->current()))
        m_own->cut(*match);
    else
        m_own->add(*match);
}

void BookPanel::refreshOwn() {
    const Match* match = session().match();
    const bool held = m_own && match && m_own->lines().holds(*match, match->current());
    m_change->setText(held ? tr("Take this line out of my book") : tr("Add this line to my book"));
    m_change->setEnabled(m_own && m_own->known() && match && match->parent(match->current()));
    m_undo->setVisible(m_own && m_own->canUndo());
}

// Words -------------------------------------------------------------------------------------------

QString BookPanel::words() const {
    if (!m_page)
        return tr("The game is over.");
    if (!m_page->isKnown())
        return ownMoves().empty()
                   ? tr("The book does not have this position.")
                   : tr("The book does not have this position, but your own lines go on.");
    const Match& match = *session().match();
    const double score = *m_page->moves[bookMovesOf(*m_page).front()].score;
    const Ruleset& game = session().game();
    return tr("%1 to move: %2 by the book. Computers play moves that give away at most %3.")
        .arg(nameOf(game, match.toMove(m_node)), leadText(game, score),
             givenAway(game, m_page->mostLoss));
}

// Of the last move, if the book can judge it.
QString BookPanel::verdict() const {
    const auto side = trained();
    const auto last = side ? lastOf(*side) : std::nullopt;
    const auto step = last ? bookStepTo(*session().match(), *last) : std::nullopt;
    if (!step)
        return {};
    const QString move = number(step->move);
    return step->loss == 0
               ? tr("%1 is the best move by the book.").arg(move)
               : tr("%1 gives away %2 by the book. The best: %3.")
                     .arg(move, givenAway(session().game(), step->loss), listed(step->best));
}

QString BookPanel::trainingWords() const {
    const auto side = trained();
    if (!side)
        return tr("There is nobody to be trained: computers play both sides.");
    QStringList all;
    const Match& match = *session().match();
    const QString name = nameOf(session().game(), *side);
    if (const auto last = lastOf(*side)) {
        if (const auto step = bookStepTo(match, *last); step && step->loss > 0)
            all << (step->played ? tr("Computers play it all the same.")
                                 : tr("Computers do not play it."));
        if (m_own && m_own->lines().goesBy(match, *last))
            all << tr("%1 is in your own lines.").arg(number(match.moveText(*last)));
    }
    if (!m_page || session().phase() == Session::Phase::Over)
        all << tr("The game is over.");
    else if (!m_page->isKnown() && ownMoves().empty())
        all << tr("The book ends here.");
    else if (match.toMove(m_node) == *side)
        all << tr("%1 to move: what does the book play?").arg(name);
    else if (!session().speech().you() && session().view().looksBack && !session().view().justMoved)
        all << tr("The book answers moves that you make, not those that you look back at. Here you "
                  "can make the other side's move yourself.");
    double loss = 0;
    int judged = 0;
    for (const BookStep& step : bookStepsOf(match, m_node))
        if (step.side == *side) {
            loss += step.loss;
            ++judged;
        }
    if (judged > 1)
        all << tr("So far %1 has given away %2 in %n move(s) that the book knows.", nullptr, judged)
                   .arg(name, givenAway(session().game(), loss));
    return all.join(QChar(u' '));
}

QString givenAway(const Ruleset& game, double points) {
    return points == 0 ? BookPanel::tr("nothing") : spoken(amountOf(game, points));
}

QString listed(const std::vector<std::string>& moves) {
    QStringList all;
    for (const std::string& move : moves)
        all << QString::fromStdString(move);
    return listed(all);
}

QString leadText(const Ruleset& game, double points) {
    const QString amount = spoken(amountOf(game, std::abs(points)));
    return isAboutEven(points) ? BookPanel::tr("about even")
           : points > 0        ? BookPanel::tr("%1 ahead").arg(amount)
                               : BookPanel::tr("%1 behind").arg(amount);
}

QString scoreText(double points) {
    return (points > 0 ? QStringLiteral("+") : QString())
           + typeset(QLocale().toString(points, 'f', 1));
}

QString shortScore(double points) {
    const QString text = scoreText(points);
    const QString none = QLocale().decimalPoint() + u'0';
    return text.endsWith(none) ? text.chopped(none.size()) : text;
}

} // namespace bouton

#include "book_panel.moc"
