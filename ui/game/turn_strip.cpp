// SPDX-License-Identifier: MIT
#include "ui/game/turn_strip.h"

#include <QBoxLayout>
#include <QLabel>
#include <QObject>
#include <QPainter>
#include <QString>

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "core/phrase.h"
#include "explain/why.h"
#include "session/session.h"
#include "ui/boards/board_table.h"
#include "ui/boards/side_badge.h"
#include "ui/controls/layouts.h"
#include "ui/controls/listen.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/game/preparation.h"
#include "ui/game/projected_words.h"
#include "ui/game/tally_bar.h"
#include "ui/preferences/preferences.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

// In letters: what the words need beside count and buttons, and the longest ones on one line.
constexpr int leastWords = 38, longestWords = 80;
// How long a computer must have thought in the user's time before it is told, so that no words
// flicker where it has soon done all.
constexpr std::chrono::milliseconds aheadUntold{700};

constexpr int gap = 2 * Theme::unit; // between a headline and what stands beside it

int heightOf(const QString& words, const QLabel& label, int width) {
    return label.fontMetrics().boundingRect(0, 0, width, 0, Qt::TextWordWrap, words).height();
}

bool anyGrows(const std::vector<LegalMove>& moves) {
    return std::ranges::any_of(moves, [](const LegalMove& move) {
        return !move.orders.empty() && move.orders.front().size() > 1;
    });
}

} // namespace

TurnStrip::TurnStrip(Session& session, const Preparation& preparation,
                     const Preferences& preferences, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_preparation(preparation),
      m_preferences(preferences),
      m_badge(new SideBadge(session.game())),
      m_headline(named("headline", heading())),
      m_detail(named("detail", new WarningNote(false))),
      m_tally(named("tally", new TallyBar(session))),
      m_dots(new ThinkingDots),
      m_rules(makeButton(
          "rulesButton", this, &TurnStrip::rulesWanted, [] { return tr("Rules"); },
          Button::Rank::Words)),
      m_hint(makeButton("hintButton", &session, &Session::hint, [] { return tr("Hint"); })),
      m_endTurn(makeButton(
          "endTurnButton", &session, &Session::endTurn, [] { return tr("End turn"); },
          Button::Rank::Primary)),
      m_pass(makeButton(
          "passButton", &session, &Session::pass, [] { return tr("Pass"); },
          Button::Rank::Primary)),
      m_moveNow(makeButton("moveNowButton", &session, &Session::answerNow,
                           [] { return tr("Move now"); })) {
    // A narrow window cuts words rather than grow.
    m_headline->setMinimumWidth(8 * Theme::unit);
    m_detail->setMinimumWidth(8 * Theme::unit);
    m_title = row({m_headline, Item(m_rules, 0, Qt::AlignLeft)}, gap);
    m_first = row({m_title, m_dots, Item::stretch()}, gap);
    QBoxLayout* words =
        column({Item::stretch(), m_first, m_detail, Item::stretch()}, Theme::unit / 2);
    // What comes and goes stands before the hint, which so stays where it is. In the order of Tab
    // it comes first: what goes leaves the keys to the board.
    QBoxLayout* buttons = row({Item::stretch(), m_tally, m_endTurn, m_pass, m_moveNow, m_hint});
    m_all = row({row({m_badge, {words, 1}}), buttons}, 2 * Theme::unit);
    m_all->setStretch(0, 1);
    setLayout(m_all);
    // A click on one of them leaves the keys, and no frame, where they were; it may go by that.
    for (Button* button : {m_rules, m_hint, m_endTurn, m_pass, m_moveNow})
        button->setFocusPolicy(Qt::TabFocus);
    setTabOrder(m_hint, m_endTurn);
    setTabOrder(m_endTurn, m_pass);
    setTabOrder(m_pass, m_moveNow);
    worded(m_rules, &QWidget::setToolTip,
           [] { return tr("How this game is played, beside the board (F1)"); });
    worded(m_hint, &QWidget::setToolTip, [] {
        return tr("Is this won or lost? Again: where to look, which move, and why (H). A game with "
                  "hints does not count for a rating.");
    });
    worded(m_endTurn, &QWidget::setToolTip,
           [] { return tr("Plays the cells chosen so far (Enter, or a double click)"); });
    worded(m_pass, &QWidget::setToolTip, [] {
        return tr("Nothing else is possible. The preferences can have this done by itself.");
    });
    worded(m_moveNow, &QWidget::setToolTip,
           [] { return tr("The computer plays the best move that it has found so far"); });
    using Change = Session::Change;
    listen(session, Change::Position | Change::Clicks | Change::Talk | Change::Table, this,
           &TurnStrip::forgetRefusal);
    connect(&preparation, &Preparation::hindranceChanged, this, &TurnStrip::forgetRefusal);
    connect(&session, &Session::refused, this, [this](const Phrase& why, bool blocked) {
        m_refusal = why;
        m_blocked = blocked;
        refresh();
        emit refused(refusal());
    });
    connect(&preferences.playerName, &AnyPreference::changed, this, &TurnStrip::refresh);
    connect(&session, &Session::progressed, this, [this] { tellDetail(); });
    m_aheadTimer.setSingleShot(true);
    connect(&m_aheadTimer, &QTimer::timeout, this, [this] {
        m_aheadTold = true;
        tellDetail();
    });
    connect(&session, &Session::ponderingChanged, this, [this] {
        followAhead();
        tellDetail();
    });
    inEveryLanguage(this, [this] { refresh(); });
}

void TurnStrip::refresh() {
    followAhead();
    showTurn();
    m_dots->setThinking(m_session.turn().thinking);
    m_dots->setVisible(m_session.turn().thinking);
    m_rules->setVisible(m_session.phase() == Session::Phase::SettingUp);
    m_hint->setVisible(m_session.turn().human && !m_session.view().looksThrough);
    m_hint->setEnabled(m_session.canHint() && !m_session.hints().wanted());
    m_endTurn->setVisible(canGrow());
    m_endTurn->setEnabled(m_session.clicking().move().has_value());
    m_pass->setVisible(m_session.turn().mustPass);
    m_moveNow->setVisible(m_session.turn().thinking && !isProgram());
    fit();
}

// It cannot be hurried.
bool TurnStrip::isProgram() const {
    const Match& match = *m_session.match();
    return !m_session.plan().seats[indexOf(match.toMove(match.current()))].program.empty();
}

void TurnStrip::setPreview(const std::optional<Scene>& preview) {
    m_preview.reset();
    if (preview)
        if (auto shown = m_session.game().from(*preview->picture))
            m_preview = std::move(*shown);
    m_tally->setPreview(m_preview);
    showTurn();
    fit();
}

// Whose turn it is on the board, which may show a preview.
void TurnStrip::showTurn() {
    TurnWords words = m_preview ? wordsOfAPreview(*m_preview) : wordsOfTheTable();
    m_headline->setText(words.headline);
    if (m_refusal)
        words = {words.headline, refusal(), refusal()};
    m_detail->setWarns(m_refusal.has_value());
    tell(words);
    m_detail->setVisible(!words.detail.isEmpty());
    const bool isGame = m_preview || m_session.phase() != Session::Phase::SettingUp;
    const auto side = isGame ? whoseTurn() : std::nullopt;
    m_badge->setVisible(side.has_value());
    if (side)
        m_badge->setSide(*side);
}

// The winner at the end; nobody after a draw, and before the game.
std::optional<Side> TurnStrip::whoseTurn() const {
    const auto result = m_preview ? m_preview->result(0) : m_session.ending().result;
    if (result || (!m_preview && m_session.phase() == Session::Phase::Over))
        return result ? result->winner : std::nullopt;
    const Match& match = m_preview ? *m_preview : *m_session.match();
    return match.toMove(match.current());
}

// It is told after a while, and no longer than it is so.
void TurnStrip::followAhead() {
    if (!m_session.turn().pondering) {
        m_aheadTimer.stop();
        m_aheadTold = false;
    } else if (!m_aheadTold && !m_aheadTimer.isActive()) {
        m_aheadTimer.start(aheadUntold);
    }
}

// The details of a turn that is being played.
void TurnStrip::tellDetail() {
    if (!m_preview && !m_refusal)
        tell(wordsOfTheTable());
}

void TurnStrip::tell(const TurnWords& words) {
    m_detail->setText(words.detail);
    m_detail->setToolTip(words.whole);
    m_words = words;
}

// Until something has changed at the table.
void TurnStrip::forgetRefusal() {
    m_refusal.reset();
    refresh();
}

QString TurnStrip::refusal() const {
    if (!m_refusal)
        return {};
    const QString onward = m_blocked ? wayOn() : QString();
    return onward.isEmpty() ? spoken(*m_refusal) : spoken(*m_refusal) + u' ' + onward;
}

// What can be done where no cell can be clicked.
QString TurnStrip::wayOn() const {
    using Phase = Session::Phase;
    if (m_session.turn().mustPass)
        return tr("Press Pass.");
    switch (m_session.phase()) {
    case Phase::SettingUp: return tr("Press Start to play.");
    case Phase::Paused: return tr("Press Continue to play on.");
    case Phase::Over: return tr("Press Play again.");
    case Phase::Playing: return {};
    }
    return {};
}

TurnWords TurnStrip::wordsOfTheTable() const {
    return wordsOfATable(m_session, m_preparation, m_preferences.playerName(), m_aheadTold);
}

// Some move of this position goes on from another.
bool TurnStrip::canGrow() const { return anyGrows(m_session.clicking().moves()); }

// Some move of the start does, so that later ones may.
bool TurnStrip::everGrows() const {
    if (const Match* match = m_session.match())
        return anyGrows(match->moves(0));
    const auto start = m_session.game().from(m_session.picture());
    return start && anyGrows((*start)->moves(0));
}

// What stands beside the words, at least.
int TurnStrip::besideWords() const {
    const int count = m_tally->words().isEmpty() ? 0 : m_tally->minimumSizeHint().width();
    const int more = everGrows() ? m_endTurn->sizeHint().width() + Theme::unit : 0;
    return m_badge->sizeHint().width() + count + m_hint->sizeHint().width() + more
           + 4 * Theme::unit;
}

// Where there is little room the words are smaller, and count and buttons stand below them. The
// details always have the place that they may come to need.
void TurnStrip::fit() {
    const int letters = fontMetrics().averageCharWidth(), gaps = 4 * Theme::unit;
    const int sign = m_badge->sizeHint().width();
    const bool counts = !m_tally->words().isEmpty();
    const int count = counts ? m_tally->minimumSizeHint().width() : 0;
    const QMargins around = layout()->contentsMargins();
    const int all = width() - around.left() - around.right();
    const int beside = all - besideWords();
    const bool stacked = beside < leastWords * letters;
    const int room = stacked ? all - sign - gaps : beside;
    const bool narrow = room < longestWords * letters;
    m_tally->setMaximumWidth(stacked ? QWIDGETSIZE_MAX
                                     : std::clamp(count + beside - leastWords * letters, count,
                                                  std::max(count, m_tally->sizeHint().width())));
    m_all->setSpacing((narrow ? 1 : 2) * Theme::unit);
    m_all->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const QFont large = sized(font(), narrow ? Type::Emphasis : Type::Heading, Weight::Strong);
    const int title = std::max(QFontMetrics(large).lineSpacing(), m_rules->sizeHint().height());
    const int words = title + Theme::unit / 2
                      + (narrow ? 2 : 1) * QFontMetrics(sized(font(), Type::Text)).lineSpacing();
    const int first = std::max(m_badge->sizeHint().height(), words) + Theme::unit / 2;
    const int second = std::max(m_hint->sizeHint().height(), m_tally->sizeHint().height());
    const int height = stacked ? first + second + Theme::unit : std::max(first, second);
    setFixedHeight(height);
    if (m_rules->isHidden()) {
        const int dots = m_dots->isHidden() ? 0 : m_dots->sizeHint().width() + gap;
        fitHeadline(narrow, room - dots);
        // Without a sign, as after a draw, there is more of it.
        const int line = stacked && m_badge->isHidden() ? all : room;
        const int above = wrapHeadline(line - dots) + Theme::unit / 2;
        const bool alone = stacked && !counts && !showsButtons();
        constexpr int rounding = 2; // of Qt, a pixel for each text
        fitDetail({line, (stacked && !alone ? first : height) - above - rounding});
        return;
    }
    // Before a game there are no buttons, and no sign beside the words.
    m_detail->setFont(sized(font(), Type::Text));
    const int tally = std::min(m_tally->sizeHint().width(), m_tally->maximumWidth());
    const int wide = !stacked && counts ? all - tally - m_all->spacing() : all;
    const int high = stacked && counts ? height - second - m_all->spacing() : height;
    const int rules = m_rules->sizeHint().width() + gap;
    fitHeadline(narrow, wide - rules);
    const int headline = m_headline->sizeHint().width();
    const bool below = headline + rules > wide;
    m_title->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_title->setSpacing(below ? 0 : gap);
    const int above = wrapHeadline(below ? wide : wide - rules),
              rule = m_rules->sizeHint().height();
    const int left = high - (below ? above + rule : std::max(above, rule)) - Theme::unit / 2;
    QString detail = m_words.detail;
    for (const QString& brief : m_words.briefer)
        if (heightOf(detail, *m_detail, wide) > left)
            detail = brief;
    if (!m_words.briefer.isEmpty())
        m_detail->setText(detail);
}

// A long headline is set smaller, before it is cut; the strip stays as high.
void TurnStrip::fitHeadline(bool narrow, int room) {
    for (const Type type :
         {narrow ? Type::Emphasis : Type::Heading, Type::Emphasis, Type::Text, Type::Caption}) {
        m_headline->setFont(sized(font(), type, Weight::Strong));
        if (m_headline->fontMetrics().horizontalAdvance(m_headline->text()) < room)
            break;
    }
}

// What has no room even so takes more lines. Gives their height.
int TurnStrip::wrapHeadline(int room) {
    const QString words = m_headline->text();
    m_headline->setWordWrap(m_headline->fontMetrics().horizontalAdvance(words) >= room);
    if (m_headline->wordWrap())
        m_headline->setFont(sized(font(), Type::Text, Weight::Strong));
    m_first->setStretch(0, m_headline->wordWrap() ? 99 : 0); // Qt would take fewer words a line
    return heightOf(words, *m_headline, m_headline->wordWrap() ? room : QWIDGETSIZE_MAX);
}

// Details that have too little room are set smaller.
void TurnStrip::fitDetail(QSize room) {
    for (const Type type : {Type::Text, Type::Caption}) {
        m_detail->setFont(sized(font(), type));
        if (heightOf(m_detail->text(), *m_detail, room.width()) <= room.height())
            break;
    }
}

bool TurnStrip::showsButtons() const {
    return std::ranges::any_of(
        std::initializer_list<const Button*>{m_hint, m_endTurn, m_pass, m_moveNow},
        [](const Button* button) { return !button->isHidden(); });
}

// Where the board is much narrower than its words, they keep the room that they need.
void TurnStrip::alignTo(int left, int width) {
    const int letter = fontMetrics().averageCharWidth();
    const int least = std::max(70 * letter, besideWords() + (leastWords + 1) * letter);
    const int spare = std::max(0, this->width() - std::max(width, least));
    const int before = std::clamp(left, 0, spare);
    layout()->setContentsMargins(before, 0, spare - before, 0);
    fit();
}

void TurnStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

// TurnWords ---------------------------------------------------------------------------------------

namespace {

TurnWords wordsWhileSettingUp(const Session& session, const Preparation& preparation) {
    const GameName& name = session.game().name;
    const bool byHand = session.plan().byHand;
    const QString title = spoken(name.title);
    if (const auto hindrance = preparation.hindrance())
        // What is wrong is said once, beside the board.
        return {title,
                byHand && *name.arranging ? spoken(name.arranging)
                : (!session.beginning() || preparation.unproven()) && hindrance->where.empty()
                    ? TurnStrip::tr("What is still wrong stands beside the board.")
                    : TurnStrip::tr("Change what is marked to begin.")};
    const QString how = byHand ? TurnStrip::tr("Press Start or Enter to begin.")
                               : TurnStrip::tr("Click the board or press Start to begin.");
    const char* rule = ruleOf(session.game());
    if (!*name.goal && !*rule)
        return {title, how};
    const auto both = [](const QString& first, const QString& second) {
        return TurnStrip::tr("%1 %2", "how one wins, and how to begin").arg(first, second);
    };
    const QString goal = spoken(*name.goal ? name.goal : rule), brief = both(goal, how);
    if (!*name.goal || !*rule)
        return {title, brief, {}, {goal}};
    const QString rules = both(goal, spoken(rule));
    return {title, both(rules, how), rules, {rules, brief, goal}};
}

// What the computer has found so far: "Depth 14, ahead by 3 discs, b1".
TurnWords wordsOfTheThinking(const Session& session, const Seat& seat) {
    const Match& match = *session.match();
    const QString headline = TurnStrip::tr("%1 is thinking").arg(nameOf(session.game(), seat));
    const std::optional<Progress> found = session.turn().progress;
    if (!found)
        return {headline, TurnStrip::tr("Its side: %1.")
                              .arg(nameOf(session.game(), match.toMove(match.current())))};
    QStringList parts;
    if (found->depth > 0)
        parts << TurnStrip::tr("Depth %1").arg(found->depth);
    if (found->outcome)
        parts << (*found->outcome == Outcome::Win    ? TurnStrip::tr("sure to win")
                  : *found->outcome == Outcome::Draw ? TurnStrip::tr("sure to draw")
                                                     : TurnStrip::tr("sure to lose"));
    else if (const auto score = found->score) {
        const QString amount = spoken(amountOf(session.game(), std::abs(*score)));
        parts << (isAboutEven(*score) ? TurnStrip::tr("about even")
                  : *score > 0        ? TurnStrip::tr("ahead by %1").arg(amount)
                                      : TurnStrip::tr("behind by %1").arg(amount));
    }
    QStringList line;
    for (const std::string& move : found->line)
        line << QString::fromStdString(move);
    if (line.isEmpty())
        return {headline, parts.join(QStringLiteral(", "))};
    parts << line.front();
    return {headline, parts.join(QStringLiteral(", ")),
            TurnStrip::tr("It expects %1").arg(line.join(u' '))};
}

// The first case that holds is told: what hinders the game before whose turn it is, then what the
// human has to do next, then where the board looks.
TurnWords wordsWhilePlaying(const Session& session, bool aheadTold) {
    const Match& match = *session.match();
    const Side side = match.toMove(match.current());
    const Seat& seat = session.plan().seats[indexOf(side)];
    const QString name =
        seat.name.empty() ? nameOf(session.game(), side) : nameOf(session.game(), seat);
    if (session.phase() == Session::Phase::Paused) {
        if (const auto refusal = session.turn().refusal)
            return {TurnStrip::tr("Paused"), spoken(*refusal)};
        if (match.next(match.current()))
            return {TurnStrip::tr("Looking back"),
                    TurnStrip::tr("%1 is to move. Press Continue to play on from here.").arg(name)};
        return {TurnStrip::tr("Paused"),
                TurnStrip::tr("%1 is to move. Press Continue to go on.").arg(name)};
    }
    if (!seat.human())
        return wordsOfTheThinking(session, seat);
    const bool alone = session.speech().you() == side;
    const QString headline =
        alone ? TurnStrip::tr("Your turn") : TurnStrip::tr("%1 is to move").arg(name);
    if (session.turn().mustPass)
        return {headline, TurnStrip::tr("There is no legal move: press Pass.")};
    if (session.clicking().move().has_value())
        return {
            headline,
            TurnStrip::tr("Click further cells to take more, or press End turn. Esc takes the last "
                          "click back.")};
    if (!session.clicking().clicks().empty())
        return {
            headline,
            TurnStrip::tr("The move goes on: click its next cell. Esc takes the last click back.")};
    if (session.view().looksThrough)
        return {TurnStrip::tr("Looking back"), TurnStrip::tr("A move plays on from here.")};
    if (const std::size_t ply = match.ply(match.current()); session.view().looksBack)
        return {headline, ply == 0 ? TurnStrip::tr("Looking back at the start.")
                                   : TurnStrip::tr("Looking back at move %1 of %2.")
                                         .arg(ply)
                                         .arg(match.ply(match.line().back()))};
    if (!alone)
        return {headline, {}};
    const QString played = TurnStrip::tr("Your side: %1.").arg(name);
    if (!aheadTold)
        return {headline, played};
    const QString opponent = spoken(session.speech().speaker(other(side)).c_str());
    return {headline,
            sentences(played, TurnStrip::tr("%1 is thinking in your time.").arg(opponent))};
}

TurnWords wordsAtTheEnd(const Session& session, const QString& player) {
    const Message end = *session.ending().verdict;
    QString headline = spoken(end.text);
    if (const auto you = session.speech().you(); you && end.speaker && !player.isEmpty()) {
        const bool won = end.speaker == you;
        const int by = end.text.n.value_or(0);
        headline = (by > 0 ? won ? TurnStrip::tr("%1 wins by %n.", nullptr, by)
                                 : TurnStrip::tr("%1 loses by %n.", nullptr, by)
                    : won ? TurnStrip::tr("%1 wins.")
                           : TurnStrip::tr("%1 loses."))
                       .arg(player);
    }
    const QString why = spoken(end.because);
    if (const auto forfeit = session.ending().forfeit;
        forfeit && forfeit->why == Forfeit::Why::Resigned)
        return {headline, sentences(why, TurnStrip::tr("Undo takes it back."))};
    return {headline, why};
}

} // namespace

TurnWords wordsOfATable(const Session& session, const Preparation& preparation,
                        const QString& player, bool aheadTold) {
    switch (session.phase()) {
    case Session::Phase::SettingUp: return wordsWhileSettingUp(session, preparation);
    case Session::Phase::Over: return wordsAtTheEnd(session, player);
    default: return wordsWhilePlaying(session, aheadTold);
    }
}

TurnWords wordsOfAPreview(const Match& preview) {
    return {headlineOf(preview, 0), TurnStrip::tr("A preview. The game stands where it stood.")};
}

// ThinkingDots ------------------------------------------------------------------------------------

ThinkingDots::ThinkingDots(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_beat.setInterval(300);
    connect(&m_beat, &QTimer::timeout, this, [this] {
        m_step = (m_step + 1) % 3;
        update();
    });
}

void ThinkingDots::setThinking(bool thinking) {
    if (thinking == m_beat.isActive())
        return;
    thinking ? m_beat.start() : m_beat.stop();
    update();
}

QSize ThinkingDots::sizeHint() const { return {5 * Theme::unit, 2 * Theme::unit}; }

void ThinkingDots::paintEvent(QPaintEvent*) {
    if (!m_beat.isActive())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 3; ++i) {
        painter.setBrush(faded(Theme::of(*this).accent, i == m_step ? 1 : 0.4));
        const double radius = i == m_step ? 4 : 3;
        painter.drawEllipse(QPointF(8 + 12 * i, height() / 2.0), radius, radius);
    }
}

} // namespace bouton
