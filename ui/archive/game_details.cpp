#include "ui/archive/game_details.h"

#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

#include "explain/review.h"
#include "ui/boards/board_table.h"
#include "ui/boards/board_view.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"

namespace bouton {

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
          Button::Rank::Primary)) {
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
    setLayout(column({m_title, m_facts, {m_place, 1}, m_slider, m_move, row({m_play, {m_open, 1}})},
                     Theme::unit, 2 * Theme::unit));
    show(std::nullopt);
}

void GameDetails::show(const std::optional<Entry>& entry) {
    if (entry == m_entry && entry)
        return;
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

// Where there is too little room for all, the facts go, which the list has, too; then the board.
void GameDetails::fit() {
    const auto high = [this](const QWidget* words) {
        return words->heightForWidth(width() - 4 * Theme::unit) + Theme::unit;
    };
    const int rest = height() - high(m_title) - high(m_move) - m_slider->sizeHint().height()
                     - m_open->sizeHint().height() - 6 * Theme::unit;
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

} // namespace bouton
