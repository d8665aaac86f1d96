// SPDX-License-Identifier: MIT
#include "ui/collection/collection_page.h"

#include <QApplication>
#include <QBoxLayout>
#include <QDate>
#include <QFileInfo>
#include <QLocale>
#include <QUuid>

#include <algorithm>

#include "core/parallel.h"
#include "session/csv.h"
#include "session/file_name.h"
#include "session/kept/disk.h"
#include "session/values/from_text.h"
#include "ui/collection/collection_board.h"
#include "ui/collection/collection_filters.h"
#include "ui/collection/collection_page_parts.h"
#include "ui/controls/button.h"
#include "ui/controls/card.h"
#include "ui/controls/file_dialog.h"
#include "ui/controls/fitted.h"
#include "ui/controls/folding.h"
#include "ui/controls/layouts.h"
#include "ui/controls/switches.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int searchPause = 120;           // milliseconds after a letter
constexpr int highPage = 80 * Theme::unit; // from there on the moves have room below the table

QString shownText(const std::string& text) { return QString::fromStdString(text); }

// The work of the runs ----------------------------------------------------------------------------

// How many games were read; and all of them, at the end.
using ReadingNews = std::pair<std::size_t, CollectionModel::Games>;

Or<void> readFiles(const std::vector<std::filesystem::path>& files, std::stop_token stop,
                   const Post<ReadingNews>& post) {
    auto read = readCollection(files, stop, [&](std::size_t games) { post({games, nullptr}); });
    if (!read)
        return refuse(read.error());
    if (!stop.stop_requested())
        post({read->games.size(), std::make_shared<const ReadCollection>(std::move(*read))});
    return {};
}

// Rows in their order.
Or<void> findGames(const CollectionModel::Games& read, const CollectionModel::Found& reviews,
                   const Wanted& wanted, int column, bool descending, std::stop_token stop,
                   const Post<CollectionModel::Rows>& post) {
    auto rows = found(read->games, wanted, stop);
    if (!rows)
        return {};
    if (column >= 0)
        CollectionModel::sort(read->games, reviews, *rows, column, descending);
    post(std::move(*rows));
    return {};
}

// The table of games, or the losses by player. Posts why it could not be saved, or an empty text.
Or<void> save(const CollectionModel::Games& read, const CollectionModel::Found& reviews,
              const CollectionModel::Rows& rows, bool isByPlayer, const QString& path,
              std::stop_token, const Post<QString>& post) {
    const std::filesystem::path output = placeOf(path);
    std::optional<QString> why;
    for (const std::string& file : read->files)
        if (!why)
            why = objectionTo(output, {file});
    const Collection& games = read->games;
    const bool isReviewed = reviews && !reviews->empty();
    if (!why)
        why = replaceFile(
            path, csvText(isByPlayer ? csvOf(games, lossesByPlayer(games, rows, *reviews))
                                     : csvOf(games, rows, isReviewed ? reviews.get() : nullptr))
                      .toUtf8());
    post(why.value_or(QString()));
    return {};
}

// When a game was played, as far as a file says: "2003-12-15", or a year, whose first day stands
// for it. Empty: it does not.
std::optional<SavedGame::Moment> momentOf(const QString& date) {
    QDate day = QDate::fromString(date.left(10).replace(u'.', u'-'), Qt::ISODate);
    if (!day.isValid() && date.size() == 4)
        day = QDate(date.toInt(), 1, 1);
    if (!day.isValid())
        return std::nullopt;
    return SavedGame::Moment(std::chrono::milliseconds(day.startOfDay().toMSecsSinceEpoch()));
}

} // namespace

CollectionPage::CollectionPage(QString reviewsFolder, QWidget* parent)
    : FoldingPage(parent),
      m_reviewsFolder(std::move(reviewsFolder)),
      m_model(new CollectionModel(this)),
      m_table(named("collectionTable", new CollectionTable(*m_model))),
      m_losses(named("lossesTable", new LossesTable)),
      m_which(
          named("collectionTables", new SegmentedSwitch({[] { return tr("Games"); },
                                                         [] { return tr("Losses by player"); }}))),
      m_filters(new CollectionFilters),
      m_board(new CollectionBoard),
      m_title(named("collectionTitle", new FittedLabel(Type::Heading, Weight::Strong))),
      m_facts(named("collectionFacts", sideNote())),
      m_shown(named("collectionShown", sideNote())),
      m_review(makeButton(
          "reviewAllButton", this, [this] { review(m_model->rows()); },
          [] { return tr("Review all"); })),
      m_save(makeButton(
          "saveTableButton", this,
          [this] {
              connect(askForFile(this, tr("Save table"), tr("Tables (*.csv)"),
                                 QFileInfo(m_paths.value(0)).completeBaseName()
                                     + QStringLiteral(".csv")),
                      &QFileDialog::fileSelected, this, &CollectionPage::saveTable);
          },
          [] { return tr("Save table…"); })),
      m_stop(makeButton(
          "stopButton", this, [this] { stop(); }, [] { return tr("Stop"); })) {
    setObjectName(QStringLiteral("collectionPage"));
    m_stop->hide();
    m_facts->setWordWrap(true);
    auto* sheet = new Card;
    sheet->setLayout(column({m_table, m_losses}, 0, Theme::unit));
    auto* back =
        makeButton("collectionBack", this, &CollectionPage::left, [] { return tr("Start page"); });
    worded(back, &QWidget::setToolTip, [] { return tr("Back to the start page (Esc)"); });
    worded(m_review, &QWidget::setToolTip,
           [] { return tr("Reviews the games that are listed, and keeps what it finds"); });
    worded(m_save, &QWidget::setToolTip, [] { return tr("The table that is shown, as CSV"); });
    worded(m_which, &QWidget::setToolTip,
           [] { return tr("The games that are listed, or what each player has lost in them"); });
    m_which->choose(0);
    auto* head =
        new FoldingRow({{row({{m_title, 1}, m_shown}), 1}, row({m_which, m_save, m_review})});
    auto* games = column(
        {head, m_filters, {sheet, 1}, makeGame(), row({back, {m_facts, 1}, m_stop})}, Theme::unit);
    QBoxLayout* halves = row({{games, 8}, {m_board, 5}}, 2 * Theme::unit, 2 * Theme::unit);
    setHalves(halves, halves);
    setFocusPolicy(Qt::NoFocus);
    for (FittedTable* table : std::initializer_list<FittedTable*>{m_table, m_losses})
        atEveryTypeSize(table, [table] { // the head, and some rows
            table->setMinimumHeight(7 * QFontMetrics(QApplication::font()).lineSpacing());
        });

    m_soon.setSingleShot(true);
    m_soon.setInterval(searchPause);
    connect(&m_soon, &QTimer::timeout, this, &CollectionPage::search);
    connect(m_filters, &CollectionFilters::changed, &m_soon, qOverload<>(&QTimer::start));
    connect(m_filters, &CollectionFilters::throughWanted, this, [this](bool on) {
        m_through = on ? std::optional(m_board->position()) : std::nullopt;
        search();
    });
    connect(m_board, &CollectionBoard::moved, this, [this] {
        showMoves();
        count();
    });
    connect(m_model, &CollectionModel::orderWanted, this, [this](int column, bool descending) {
        m_column = column;
        m_descending = descending;
        search();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &CollectionPage::choose);
    connect(m_table, &CollectionTable::openWanted, m_open, &Button::click);
    connect(m_which, &SegmentedSwitch::chosenByUser, this, &CollectionPage::showTable);
    connect(m_losses, &LossesTable::wanted, this, [this](const QString& player) {
        m_filters->askFor(player);
        m_which->choose(0);
        showTable();
        m_table->setFocus();
    });
    for (Run* run : {&m_reading, &m_searching, &m_reviewing}) {
        connect(run, &Run::begun, this, &CollectionPage::showFacts);
        connect(run, &Run::ended, this, &CollectionPage::showFacts);
    }
    setFocusProxy(m_table);
    inEveryLanguage(this, [this] {
        showFacts();
        showTable();
        showGame();
    });
}

CollectionPage::~CollectionPage() = default;

QWidget* CollectionPage::makeGame() {
    m_gameTitle = named("gameTitle", new FittedLabel(Type::Emphasis, Weight::Strong));
    m_gameFacts = named("gameFacts", sideNote());
    m_gameFacts->setWordWrap(true);
    m_open = makeButton(
        "openCollectionGame", this,
        [this] {
            if (const auto game = chosenGame())
                emit gameWanted(*game);
        },
        [] { return tr("Open"); }, Button::Rank::Primary);
    worded(m_open, &QWidget::setToolTip, [] { return tr("Opens this game on its board"); });
    m_keep = makeButton(
        "keepCollectionGame", this,
        [this] {
            if (const auto game = chosenGame())
                emit keepWanted(*game);
        },
        [] { return tr("Keep"); });
    m_moves = named("moveGrid", new MoveGrid);
    connect(m_moves, &MoveGrid::wanted, m_board, &CollectionBoard::go);
    auto* card = new Card;
    card->setLayout(
        column({row({{column({m_gameTitle, m_gameFacts}, 0), 1}, m_keep, m_open}), m_moves},
               Theme::unit, Theme::unit + Theme::unit / 2));
    return card;
}

// Reading -----------------------------------------------------------------------------------------

void CollectionPage::open(const QStringList& paths) {
    std::vector<std::filesystem::path> files;
    for (const QString& path : paths)
        files.push_back(placeOf(path));
    m_searching.stop();
    m_reading.start(
        std::move(files), &readFiles,
        [this, paths](const ReadingNews& news) {
            const auto& [read, games] = news;
            if (!games) {
                setBusy([count = static_cast<int>(read)] {
                    return tr("Reading: %Ln game(s) so far", nullptr, count);
                });
                return;
            }
            m_paths = paths;
            take(games);
            emit opened(paths);
        },
        [this](const Phrase& why) {
            showFacts();
            if (!m_games)
                emit left(); // there is nothing to be seen here
            emit refused(why);
        });
}

void CollectionPage::take(CollectionModel::Games games) {
    m_games = std::move(games);
    m_chosen.reset();
    m_filters->clear();
    m_through.reset();
    m_filters->offer(m_games->games);
    m_model->show(m_games, {});
    m_reviews = {};
    m_model->showFound(nullptr);
    showTable();
    review({}); // what is kept
    showGame();
    m_board->clear();
    search();
}

// What is there stays.
void CollectionPage::stop() {
    const bool isEmpty = m_reading.running() && !m_games;
    m_stopped = m_searching.running();
    m_reading.stop();
    m_searching.stop();
    if (m_reviews.wanted > 0)
        m_reviewing.stop();
    if (isEmpty)
        emit left();
}

// Searching ---------------------------------------------------------------------------------------

void CollectionPage::search() {
    m_soon.stop();
    m_stopped = false;
    if (!m_games)
        return;
    Wanted wanted = m_filters->wanted();
    wanted.position = m_through;
    m_searching.start<CollectionModel::Rows>(
        std::bind_front(findGames, m_games, m_reviews.found, std::move(wanted), m_column,
                        m_descending),
        [this](const CollectionModel::Rows& rows) {
            m_model->show(m_games, rows);
            // The chosen game stays chosen where it is found.
            const auto at = m_chosen ? std::ranges::find(rows, *m_chosen) : rows.end();
            if (at != rows.end()) {
                const QSignalBlocker quiet(m_table->selectionModel());
                m_table->setCurrentIndex(m_model->index(static_cast<int>(at - rows.begin()), 0));
            }
            showFacts();
            showTable();
            count();
        });
}

void CollectionPage::count() {
    if (m_games)
        m_board->count(m_games, m_model->rows());
}

// Reviewing ---------------------------------------------------------------------------------------

void CollectionPage::review(CollectionModel::Rows rows) {
    m_reviews.done = 0;
    m_reviews.wanted = rows.size();
    m_reviewing.start(
        ReviewTask{m_games, std::move(rows), usualThreads(), m_reviewsFolder, m_secondsEach},
        &reviewGames,
        [this](const ManyReviews& news) {
            m_reviews = news;
            m_secondsEach = news.secondsEach;
            m_model->showFound(news.found);
            showFacts();
            showTable();
            showGame();
        },
        [this](const Phrase& why) {
            showFacts();
            emit toldOf(spoken(why));
        });
}

// Losses are there to be seen once something was found.
void CollectionPage::showTable() {
    const bool isReviewed = m_reviews.found && !m_reviews.found->empty();
    if (!isReviewed)
        m_which->choose(0);
    const bool isByPlayer = m_which->chosen() == 1;
    m_which->setVisible(isReviewed);
    m_table->setVisible(!isByPlayer);
    m_losses->setVisible(isByPlayer);
    setFocusProxy(isByPlayer ? static_cast<QWidget*>(m_losses) : m_table);
    if (isByPlayer)
        m_losses->show(m_games->games,
                       lossesByPlayer(m_games->games, m_model->rows(), *m_reviews.found));
}

void CollectionPage::saveTable(const QString& path) {
    m_saving.start<QString>(std::bind_front(save, m_games, m_reviews.found, m_model->rows(),
                                            m_which->chosen() == 1, path),
                            [this, path](const QString& why) {
                                emit toldOf(why.isEmpty() ? tr("Saved as %1.").arg(shownPath(path))
                                                          : tr("Could not be saved: %1").arg(why));
                            });
}

// How many of the games that are listed are reviewed, and how long the others take.
QString CollectionPage::factsOfReviews() const {
    const bool isBusy = m_reviewing.running() && m_reviews.wanted > 0;
    const int listed = m_model->rowCount();
    QStringList words;
    for (const Phrase& remark : m_reviews.remarks)
        words << spoken(remark);
    if (m_reviews.unkept)
        words << spoken(*m_reviews.unkept);
    std::size_t left = m_unreviewed;
    if (isBusy) {
        left = m_reviews.wanted - m_reviews.done;
        words << tr("Reviewing: %L1 of %Ln game(s).", nullptr, static_cast<int>(m_reviews.wanted))
                     .arg(m_reviews.done);
    } else if (listed > 0) {
        words << tr("Reviewed: %L1 of %Ln game(s).", nullptr, listed)
                     .arg(static_cast<std::size_t>(listed) - m_unreviewed);
    }
    if (left == 0)
        return words.join(u' ');
    using namespace std::chrono;
    const double time = m_secondsEach * static_cast<double>(left);
    const auto unit = unitOf(time);
    const int units = qRound(time / static_cast<double>(unit.count()));
    if (unit == 1s)
        words << tr("The others take about %n second(s).", nullptr, units);
    else if (unit == 1min)
        words << tr("The others take about %n minute(s).", nullptr, units);
    else if (unit == 1h)
        words << tr("The others take about %n hour(s).", nullptr, units);
    else
        words << tr("The others take about %Ln day(s).", nullptr, units);
    return words.join(u' ');
}

void CollectionPage::setBusy(Wording words) { m_facts->setWords(std::move(words)); }

void CollectionPage::showFacts() {
    m_title->setText(m_paths.size() == 1
                         ? shownPath(QFileInfo(m_paths.front()).fileName())
                         : tr("%Ln file(s)", nullptr, static_cast<int>(m_paths.size())));
    m_title->setVisible(m_games != nullptr);
    const bool isReviewing = m_reviewing.running() && m_reviews.wanted > 0;
    const FoundInGames none, &found = m_reviews.found ? *m_reviews.found : none;
    m_unreviewed = static_cast<std::size_t>(std::ranges::count_if(
        m_model->rows(), [&](Collection::Index index) { return !found.contains(index); }));
    m_review->setEnabled(m_unreviewed > 0 && !m_reviewing.running());
    m_save->setEnabled(m_model->rowCount() > 0);
    m_stop->setVisible(m_reading.running() || m_searching.running() || isReviewing);
    // One line for all that is to be said: what is being done, else what is odd in these games. The
    // words are made anew after a change of language, so they take their numbers from the members.
    if (m_reading.running() && !m_reading.hasShown())
        setBusy([] { return tr("Reading…"); });
    else if (m_searching.running())
        setBusy([] { return tr("Searching…"); });
    else
        setBusy([this] {
            if (!m_games)
                return QString();
            const Collection::Oddities& oddities = m_games->games.oddities();
            QStringList words;
            if (m_stopped)
                words << tr("The search was stopped: the list is as it was before.");
            if (!m_games->remarks.empty())
                words << spoken(m_games->remarks.front());
            if (oddities.early > 0)
                words << tr("The moves of %Ln game(s) end early.", nullptr,
                            static_cast<int>(oddities.early));
            if (oddities.differing > 0)
                words << tr("In %Ln game(s) the file's result is not that of the board.", nullptr,
                            static_cast<int>(oddities.differing));
            if (m_reviews.found) {
                const auto differing =
                    std::ranges::count_if(*m_reviews.found, [&](const auto& one) {
                        return isDisputed(m_games->games.game(one.first), one.second);
                    });
                if (differing > 0)
                    words << tr("In %Ln game(s) Bouton has proven another theoretical score than "
                                "the file's.",
                                nullptr, static_cast<int>(differing));
                words << factsOfReviews();
            }
            return words.join(u' ');
        });
    m_shown->setWords([this] {
        if (!m_games)
            return QString();
        const int all = static_cast<int>(m_games->games.size()), shown = m_model->rowCount();
        return shown == all ? tr("%Ln game(s)", nullptr, all)
                            : tr("%L1 of %Ln game(s)", nullptr, all).arg(shown);
    });
}

// The game ----------------------------------------------------------------------------------------

void CollectionPage::choose() {
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid() || current.row() >= m_model->rowCount())
        return;
    m_chosen = m_model->rows()[static_cast<std::size_t>(current.row())];
    showGame();
    m_board->put(m_games->games.read(*m_chosen).match);
}

void CollectionPage::showMoves() {
    m_moves->show(m_chosen ? &m_board->match() : nullptr, m_board->match().current());
}

void CollectionPage::showGame() {
    const bool chosen = m_chosen.has_value();
    m_open->setEnabled(chosen);
    const Collection::Game* game = chosen ? &m_games->games.game(*m_chosen) : nullptr;
    const bool hasEnded = game && (game->isComplete || game->loser >= 0);
    m_keep->setEnabled(hasEnded);
    m_keep->setToolTip(!game || hasEnded ? tr("Puts it into the archive, as its players' game")
                                         : tr("The archive takes games that have come to their "
                                              "end; the moves of this one end early."));
    if (game) {
        m_gameTitle->setText(playersOf(m_games->games, *game));
        m_gameFacts->setWords([this, index = *m_chosen] {
            const Collection& games = m_games->games;
            const Collection::Game& game = games.game(index);
            QStringList where, all;
            for (const std::string& text : {games.text(game.event), games.text(game.date)})
                if (!text.empty())
                    where << shownText(text);
            if (!where.isEmpty())
                all << QStringLiteral("%1.").arg(where.join(QStringLiteral(", ")));
            if (game.discs >= 0)
                all << tr("Dark %1, Light %2.").arg(game.discs).arg(64 - game.discs);
            if (!game.isComplete)
                all << tr("Moves end at %1.").arg(game.moves);
            if (const auto& found = m_reviews.found; found && found->contains(index))
                for (const auto column :
                     {CollectionModel::Theoretical, CollectionModel::Slips, CollectionModel::Lost})
                    if (const QString words =
                            CollectionModel::wordsOf(column, game, found->at(index));
                        !words.isEmpty())
                        all << words;
            return all.join(u' ');
        });
    } else {
        m_gameTitle->setText(tr("No game is chosen"));
        m_gameFacts->setWords([] { return tr("Choose a game to see its moves."); });
    }
    fit();
}

std::optional<SavedGame> CollectionPage::chosenGame() const {
    if (!m_chosen)
        return std::nullopt;
    const ReadGame read = m_games->games.read(*m_chosen);
    SavedGame game = savedFrom(read);
    game.id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    game.begun = game.touched =
        momentOf(QString::fromStdString(read.notes.date))
            .value_or(std::chrono::floor<SavedGame::Duration>(std::chrono::system_clock::now()));
    game.positions[0].comment = read.notes.event;
    if (!read.notes.date.empty())
        game.positions[0].comment += (read.notes.event.empty() ? "" : ", ") + read.notes.date;
    return game;
}

// In a low page the moves leave their room to the table.
void CollectionPage::fit() {
    m_moves->setVisible(m_chosen && height() >= highPage);
    FoldingPage::fit();
}

} // namespace bouton
