// SPDX-License-Identifier: MIT
#include "ui/collection/collection_page.h"

#include <QCompleter>
#include <QDate>
#include <QFileInfo>
#include <QLineEdit>
#include <QLocale>
#include <QStringListModel>
#include <QUuid>

#include <algorithm>
#include <array>
#include <set>

#include "core/clicking.h"
#include "core/match_of.h"
#include "games/record.h"
#include "session/file_name.h"
#include "session/kept/disk.h"
#include "session/plain_letters.h"
#include "session/values/from_text.h"
#include "ui/boards/board_table.h"
#include "ui/boards/board_view.h"
#include "ui/boards/side_badge.h"
#include "ui/collection/collection_page_parts.h"
#include "ui/controls/button.h"
#include "ui/controls/card.h"
#include "ui/controls/fitted.h"
#include "ui/controls/layouts.h"
#include "ui/controls/switches.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int searchPause = 120;           // milliseconds after a letter
constexpr int highPage = 80 * Theme::unit; // from there on the moves have room below the table

const Ruleset& reversiRules() { return rulesetOf<Reversi>(); }

QString shownText(const std::string& text) { return QString::fromStdString(text); }

// The work of the runs ----------------------------------------------------------------------------

struct ReadingNews {
    std::size_t read = 0;
    CollectionModel::Games games{}; // null: not yet
};

Or<void> readFiles(const std::vector<std::filesystem::path>& files, std::stop_token stop,
                   const Post<ReadingNews>& post) {
    auto read = readCollection(files, stop, [&](std::size_t games) { post({games}); });
    if (!read)
        return refuse(read.error());
    if (!stop.stop_requested())
        post({read->games.size(), std::make_shared<const ReadCollection>(std::move(*read))});
    return {};
}

struct Question {
    CollectionModel::Games games;
    Wanted wanted;
    int column;
    bool descending;
};

// Rows in their order.
Or<void> findGames(const Question& asked, std::stop_token stop,
                   const Post<CollectionModel::Rows>& post) {
    auto rows = found(asked.games->games, asked.wanted, stop);
    if (!rows)
        return {};
    if (asked.column >= 0)
        CollectionModel::sort(asked.games->games, *rows, asked.column, asked.descending);
    post(std::move(*rows));
    return {};
}

struct CountTask {
    CollectionModel::Games games;
    CollectionModel::Rows rows;
    Reversi::State position;
};

Or<void> countNext(const CountTask& task, std::stop_token stop, const Post<NextModel::Next>& post) {
    auto played = playedNext(task.games->games, task.rows, task.position, stop);
    if (!played)
        return {};
    NextModel::Next next{std::move(*played)};
    const BookPage page = Reversi::lore().book(task.position);
    const auto legal = Reversi::moves(task.position);
    for (const PlayedNext::Move& move : next.played.moves) {
        const auto at = std::ranges::find(legal, move.cell) - legal.begin();
        next.scores.push_back(at < std::ssize(page.moves)
                                  ? page.moves[static_cast<std::size_t>(at)].score
                                  : std::nullopt);
    }
    post(std::move(next));
    return {};
}

// Whether a name has this text in it, without accents; no test without a text.
Wanted::Test testFor(const QString& text) {
    if (text.trimmed().isEmpty())
        return {};
    return [plain = plainLetters(text.trimmed())](std::string_view name) {
        return plainLetters(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())))
            .contains(plain);
    };
}

// The same of a name that is marked for translation, in the language of the window.
Wanted::Test testForOpening(const QString& text) {
    if (text.trimmed().isEmpty())
        return {};
    return [test = testFor(text)](std::string_view name) {
        return test(spoken(std::string(name).c_str()).toStdString());
    };
}

// Signs that point to the left, to what was; the other way they are mirrored.
QPainterPath backSign(bool toTheEnd) {
    QPainterPath path;
    path.addPolygon(QPolygonF{{-0.6, 0}, {0.5, -0.7}, {0.5, 0.7}, {-0.6, 0}});
    if (toTheEnd)
        path.addRect(-0.85, -0.7, 0.25, 1.4);
    return path;
}

QPainterPath mirrored(const QPainterPath& path) { return QTransform::fromScale(-1, 1).map(path); }

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

QLineEdit* makeFilter(const char* name, Wording words) {
    auto* field = named(name, new QLineEdit);
    field->setClearButtonEnabled(true);
    field->setMinimumWidth(9 * Theme::unit);
    worded(field, &QLineEdit::setPlaceholderText, words);
    worded(field, &QWidget::setAccessibleName, std::move(words));
    return field;
}

void offer(QLineEdit& field, const std::set<QString>& names) {
    auto* completer = new QCompleter(QStringList(names.begin(), names.end()), &field);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->setMaxVisibleItems(10);
    delete field.completer();
    field.setCompleter(completer);
}

} // namespace

CollectionPage::CollectionPage(QWidget* parent)
    : QWidget(parent),
      m_match(reversiRules().standard({}).value()),
      m_model(new CollectionModel(this)),
      m_nextModel(new NextModel(this)),
      m_table(named("collectionTable", new CollectionTable(*m_model))),
      m_next(named("nextTable", new NextTable(*m_nextModel))),
      m_title(named("collectionTitle", new FittedLabel(Type::Heading, Weight::Strong))),
      m_facts(named("collectionFacts", sideNote())),
      m_shown(named("collectionShown", sideNote())),
      m_stop(makeButton(
          "stopButton", this, [this] { stop(); }, [] { return tr("Stop"); })) {
    setObjectName(QStringLiteral("collectionPage"));
    m_stop->hide();
    m_facts->setWordWrap(true);
    auto* sheet = new Card;
    sheet->setLayout(column({m_table}, 0, Theme::unit));
    auto* back =
        makeButton("collectionBack", this, &CollectionPage::left, [] { return tr("Start page"); });
    worded(back, &QWidget::setToolTip, [] { return tr("Back to the start page (Esc)"); });
    auto* games = new QWidget;
    games->setLayout(column({row({{m_title, 1}, m_shown}),
                             makeFilters(),
                             {sheet, 1},
                             makeGame(),
                             row({back, {m_facts, 1}, m_stop})},
                            Theme::unit));
    setLayout(row({{games, 8}, {makeBoardColumn(), 5}}, 2 * Theme::unit, 2 * Theme::unit));

    m_soon.setSingleShot(true);
    m_soon.setInterval(searchPause);
    connect(&m_soon, &QTimer::timeout, this, &CollectionPage::search);
    connect(m_model, &CollectionModel::orderWanted, this, [this](int column, bool descending) {
        m_column = column;
        m_descending = descending;
        search();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &CollectionPage::choose);
    connect(m_table, &CollectionTable::openWanted, m_open, &Button::click);
    for (Run* run : {&m_reading, &m_searching, &m_counting}) {
        connect(run, &Run::begun, this, &CollectionPage::showFacts);
        connect(run, &Run::ended, this, &CollectionPage::showFacts);
    }
    setFocusProxy(m_table);
    inEveryLanguage(this, [this] {
        showFacts();
        showGame();
        showPosition();
    });
}

CollectionPage::~CollectionPage() = default;

QWidget* CollectionPage::makeFilters() {
    m_words = makeFilter("collectionSearch", [] { return tr("Search"); });
    m_player = makeFilter("filterPlayer", [] { return tr("Player"); });
    m_event = makeFilter("filterEvent", [] { return tr("Event"); });
    m_opening = makeFilter("filterOpening", [] { return tr("Opening"); });
    for (const QLineEdit* field : {m_words, m_player, m_event, m_opening})
        connect(field, &QLineEdit::textChanged, this, &CollectionPage::searchSoon);
    worded(m_opening, &QWidget::setToolTip, [] { return tr("One opening and its branches"); });
    m_throughSwitch = named("throughSwitch", worded(new ToggleSwitch, [] {
                                return tr("Only games through the position on the board");
                            }));
    connect(m_throughSwitch, &QAbstractButton::toggled, this, [this](bool on) {
        m_through = on ? std::optional(position()) : std::nullopt;
        search();
    });
    auto* card = new Card;
    card->setLayout(
        column({row({{m_words, 1}, {m_player, 1}, {m_event, 1}, {m_opening, 1}}), m_throughSwitch},
               Theme::unit, Theme::unit));
    return m_filters = card;
}

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
    connect(m_moves, &MoveGrid::wanted, this, [this](Match::Node node) {
        m_match->go(node);
        showPosition();
    });
    m_gameCard = new Card;
    m_gameCard->setLayout(
        column({row({{column({m_gameTitle, m_gameFacts}, 0), 1}, m_keep, m_open}), m_moves},
               Theme::unit, Theme::unit + Theme::unit / 2));
    return m_gameCard;
}

QWidget* CollectionPage::makeBoardColumn() {
    const auto glyph = [this](const char* name, const QPainterPath& sign, int by, Wording words) {
        auto* button = named(name, new GlyphButton(sign));
        worded(button, &GlyphButton::setName, std::move(words));
        connect(button, &Button::clicked, this, [this, by] { step(by); });
        return button;
    };
    constexpr int far = 1000;
    m_badge = new SideBadge(reversiRules());
    m_turn = named("collectionTurn", typed(heading(), Type::Emphasis, Weight::Strong));
    m_after = named("collectionAfter", sideNote());
    m_first = glyph("firstPosition", backSign(true), -far, [] { return tr("First position"); });
    m_back = glyph("positionBefore", backSign(false), -1, [] { return tr("Position before"); });
    m_on = glyph("nextPosition", mirrored(backSign(false)), 1, [] { return tr("Next position"); });
    m_last =
        glyph("lastPosition", mirrored(backSign(true)), far, [] { return tr("Last position"); });
    m_board = named("collectionBoard", makeBoard(reversiRules()));
    connect(m_board, &BoardView::clicked, this,
            [this](Cell cell) { play(cell.row * 8 + cell.column); });
    m_came = named("collectionCame", sideNote());
    m_came->setWordWrap(false);
    connect(m_next, &NextTable::wanted, this, [this](int at) {
        const auto& moves = m_nextModel->played().moves;
        if (at >= 0 && at < std::ssize(moves))
            play(moves[static_cast<std::size_t>(at)].cell);
    });
    auto* sheet = new Card;
    sheet->setLayout(column(
        {row({heading([] { return tr("Played next"); }), Item::stretch(), m_came}), {m_next, 1}},
        Theme::unit / 2, Theme::unit));
    auto* all = new QWidget;
    all->setLayout(
        column({row({m_badge, {column({m_turn, m_after}, 0), 1}, m_first, m_back, m_on, m_last}),
                {m_board, 5},
                {sheet, 2}}));
    m_next->setMinimumHeight(8 * Theme::unit);
    return all;
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
            if (!news.games) {
                setBusy([read = static_cast<int>(news.read)] {
                    return tr("Reading: %Ln game(s) so far", nullptr, read);
                });
                return;
            }
            m_paths = paths;
            take(news.games);
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
    m_match = reversiRules().standard({}).value();
    for (QLineEdit* field : {m_words, m_player, m_event, m_opening}) {
        const QSignalBlocker quiet(field);
        field->clear();
    }
    const QSignalBlocker quiet(m_throughSwitch);
    m_throughSwitch->setChecked(false);
    m_through.reset();
    offerNames();
    m_model->show(m_games, {});
    showGame();
    showPosition();
    search();
}

// The names are those that the games have: a file of players has many others.
void CollectionPage::offerNames() {
    const Collection& games = m_games->games;
    std::vector<bool> isPlayer(games.texts()), isEvent(games.texts()), isWay(games.ways());
    for (Collection::Index i = 0; i < games.size(); ++i) {
        const Collection::Game& game = games.game(i);
        isPlayer[game.players[0]] = isPlayer[game.players[1]] = true;
        isEvent[game.event] = true;
        isWay[game.openings] = true;
    }
    std::set<QString> players, events, openings;
    for (Collection::Name name = 1; name < games.texts(); ++name) { // 0 is no name
        if (isPlayer[name])
            players.insert(shownText(games.text(name)));
        if (isEvent[name])
            events.insert(shownText(games.text(name)));
    }
    for (std::size_t way = 0; way < games.ways(); ++way)
        for (const char* name : games.openingsOf(way))
            if (isWay[way])
                openings.insert(spoken(name));
    offer(*m_player, players);
    offer(*m_event, events);
    offer(*m_opening, openings);
}

// What is there stays.
void CollectionPage::stop() {
    const bool isEmpty = m_reading.running() && !m_games;
    m_stopped = m_searching.running();
    m_reading.stop();
    m_searching.stop();
    if (isEmpty)
        emit left();
}

// Searching ---------------------------------------------------------------------------------------

void CollectionPage::search() {
    m_soon.stop();
    m_stopped = false;
    if (!m_games)
        return;
    m_searching.start(
        Question{m_games,
                 {testFor(m_player->text()), testFor(m_event->text()),
                  testForOpening(m_opening->text()), m_through, testFor(m_words->text())},
                 m_column,
                 m_descending},
        &findGames, [this](const CollectionModel::Rows& rows) {
            m_model->show(m_games, rows);
            // The chosen game stays chosen where it is found.
            const auto at = m_chosen ? std::ranges::find(rows, *m_chosen) : rows.end();
            if (at != rows.end()) {
                const QSignalBlocker quiet(m_table->selectionModel());
                m_table->setCurrentIndex(m_model->index(static_cast<int>(at - rows.begin()), 0));
            }
            showFacts();
            count();
        });
}

void CollectionPage::count() {
    if (m_games)
        m_counting.start(CountTask{m_games, m_model->rows(), position()}, &countNext,
                         [this](const NextModel::Next& next) {
                             m_nextModel->show(next);
                             showFacts();
                         });
}

void CollectionPage::setBusy(Wording words) { m_facts->setWords(std::move(words)); }

void CollectionPage::showFacts() {
    m_title->setText(m_paths.size() == 1
                         ? shownPath(QFileInfo(m_paths.front()).fileName())
                         : tr("%Ln file(s)", nullptr, static_cast<int>(m_paths.size())));
    m_title->setVisible(m_games != nullptr);
    m_stop->setVisible(m_reading.running() || m_searching.running());
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
            return words.join(u' ');
        });
    m_shown->setWords([this] {
        if (!m_games)
            return QString();
        const int all = static_cast<int>(m_games->games.size()), shown = m_model->rowCount();
        return shown == all ? tr("%Ln game(s)", nullptr, all)
                            : tr("%L1 of %Ln game(s)", nullptr, all).arg(shown);
    });
    m_came->setWords([this] {
        return m_games ? tr("%Ln game(s) came here", nullptr,
                            static_cast<int>(m_nextModel->played().came))
                       : QString();
    });
}

// The game and the board --------------------------------------------------------------------------

// It comes to the board after as many moves as are there now: so the game is seen at the position
// for which it was looked up.
void CollectionPage::choose() {
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid() || current.row() >= m_model->rowCount())
        return;
    const auto empty = [this] { return reversi::count(position().board.empty()); };
    const int before = empty();
    m_chosen = m_model->rows()[static_cast<std::size_t>(current.row())];
    m_match = m_games->games.read(*m_chosen).match;
    for (const Match::Node node : m_match->line()) {
        m_match->go(node);
        if (empty() <= before)
            break;
    }
    showGame();
    showPosition();
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
            return all.join(u' ');
        });
    } else {
        m_gameTitle->setText(tr("No game is chosen"));
        m_gameFacts->setWords([] { return tr("Choose a game to see its moves."); });
    }
    fit();
}

Reversi::State CollectionPage::position() const {
    return Reversi::read(m_match->picture(m_match->current())).value();
}

void CollectionPage::step(int by) {
    const std::vector<Match::Node> line = m_match->line();
    const auto at = std::ranges::find(line, m_match->current()) - line.begin();
    m_match->go(line[static_cast<std::size_t>(
        std::clamp<std::ptrdiff_t>(at + by, 0, std::ssize(line) - 1))]);
    showPosition();
}

void CollectionPage::play(int cell) {
    if (!playFillingPasses(*m_match, nameOf(Cell{cell / 8, cell % 8})))
        return; // not legal here
    showPosition();
}

void CollectionPage::showPosition() {
    const Match::Node here = m_match->current();
    const std::vector<Match::Node> line = m_match->line();
    const auto at = std::ranges::find(line, here) - line.begin();
    m_board->setScene(m_match->scene(here));
    m_board->setMarks({.next = Clicking(m_match->moves(here)).next()});
    for (GlyphButton* button : {m_first, m_back})
        button->setEnabled(at > 0);
    for (GlyphButton* button : {m_on, m_last})
        button->setEnabled(at + 1 < std::ssize(line));
    const bool isOver = m_match->result(here).has_value();
    m_badge->setSide(m_match->toMove(here));
    m_badge->setVisible(!isOver);
    m_turn->setWords([this, here] {
        return m_match->result(here) ? spoken(m_match->tally(here))
                                     : tr("%1 is to move", "a side")
                                           .arg(nameOf(reversiRules(), m_match->toMove(here)));
    });
    m_after->setWords([this, here] {
        std::size_t moves = 0;
        for (const Match::Node node : m_match->path(here))
            moves += m_match->moveCells(node).empty() ? 0 : 1;
        return here == 0 ? tr("The start")
                         : tr("After move %1, %2")
                               .arg(moves)
                               .arg(QString::fromStdString(m_match->moveText(here)));
    });
    m_moves->show(m_chosen ? m_match.get() : nullptr, here);
    count();
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
void CollectionPage::fit() { m_moves->setVisible(m_chosen && height() >= highPage); }

void CollectionPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

} // namespace bouton
