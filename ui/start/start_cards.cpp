// SPDX-License-Identifier: MIT
#include "ui/start/start_cards.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "games/catalogue.h"
#include "lab/claims.h"
#include "session/file_name.h"
#include "ui/boards/board_table.h"
#include "ui/boards/board_view.h"
#include "ui/controls/button.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/own/own_game_page.h"
#include "ui/theme/paint.h"
#include "ui/theme/theme.h"

namespace bouton {

// GameCard ----------------------------------------------------------------------------------------

GameCard::GameCard(const Ruleset& game, QWidget* parent)
    : GameCard(game, makeMiniature(game), parent) {}

GameCard::GameCard(const Ruleset& game, BoardView* miniature, QWidget* parent)
    : LinkCard([&game] { return spoken(game.name.title); },
               [&game] { return spoken(game.name.description); }, miniature, Qt::Vertical,
               Rank::Card, parent),
      m_game(game),
      m_miniature(miniature),
      m_state(typed(new QLabel, Type::Caption, Weight::Strong)) {
    setObjectName(QStringLiteral("card-") + QLatin1String(game.name.id));
    m_state->setForegroundRole(QPalette::Link);
    m_state->setWordWrap(true); // a long one does not make its column wider than the others
    add(m_state);
    worded(m_miniature, &QWidget::setAccessibleName, [&game] { return spoken(game.name.title); });
    setBoard(18 * Theme::unit);
    show(std::nullopt, {});
}

void GameCard::show(const std::optional<Picture>& picture, const QString& state) {
    if (picture) {
        m_miniature->setPicture(*picture);
        m_miniature->setMarks({});
    } else {
        showSampleOn(*m_miniature, m_game);
    }
    m_state->setText(state);
}

void GameCard::setBoard(int side) { m_miniature->setFixedSize(side, side); }

// LessonsCard -------------------------------------------------------------------------------------

namespace {

// Heaps of 1, 4 and 7 in binary: a disc for each one. Of the middle column one is left over.
void paintSum(QWidget& widget) {
    constexpr std::array heaps{1, 4, 7};
    constexpr int bits = 3, sum = 1 ^ 4 ^ 7;
    const int width = widget.width(), height = widget.height();
    QPainter painter(&widget);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(widget);
    const QColor pale = mixed(theme.surface, theme.accent, theme.isDark ? 0.42 : 0.36);
    const double line = (height - 10) / 4.0, disc = line * 0.28;
    const double pitch = std::min(width / double(bits), line * 1.25);
    painter.translate((width - bits * pitch) / 2, 0);
    const auto row = [&](int number, double middle) {
        for (int bit = 0; bit < bits; ++bit) {
            const bool one = number >> bit & 1;
            painter.setPen(QPen(one ? theme.accent : pale, 2));
            painter.setBrush(one ? QBrush(theme.accent) : QBrush(Qt::NoBrush));
            painter.drawEllipse(QPointF((bits - bit - 0.5) * pitch, middle), disc, disc);
        }
    };
    onlyFill(painter, faded(theme.accent, 0.16));
    for (int bit = 0; bit < bits; ++bit)
        if (sum >> bit & 1)
            painter.drawRoundedRect(QRectF((bits - bit - 1) * pitch + 4, 0, pitch - 8, height), 8,
                                    8);
    for (std::size_t i = 0; i < heaps.size(); ++i)
        row(heaps[i], (static_cast<double>(i) + 0.5) * line);
    painter.setPen(QPen(pale, 2));
    painter.drawLine(QPointF(4, 3 * line + 4), QPointF(bits * pitch - 4, 3 * line + 4));
    row(sum, 3.5 * line + 8);
}

} // namespace

LessonsCard::LessonsCard(QWidget* parent)
    : LinkCard([] { return tr("Lessons"); },
               [] {
                   return tr("From won and lost to alpha-beta, step by step, up to rules of your "
                             "own.");
               },
               nullptr, Qt::Horizontal, Rank::TintedCard, parent),
      m_picture(new QWidget),
      m_done(named("lessonsState", sideNote())),
      m_next(named("nextLesson", typed(new WordLabel, Type::Text, Weight::Strong))),
      m_goOn(makeButton(
          "goOnLessonsButton", this, &LessonsCard::goOnWanted,
          [this] { return m_begun ? tr("Go on") : tr("Begin"); }, Rank::Words)) {
    setObjectName(QStringLiteral("lessonsCard"));
    auto* all = static_cast<QBoxLayout*>(layout());
    all->setDirection(QBoxLayout::TopToBottom);
    all->insertWidget(0, m_picture);
    m_picture->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_picture->hide();
    new Repeated(m_picture, QEvent::Paint, [this] { paintSum(*m_picture); });
    m_next->setForegroundRole(QPalette::Link);
    m_next->setWordWrap(true);
    add(m_done);
    words()->insertSpacing(words()->count() - 1, Theme::unit);
    add(m_next);
    words()->insertWidget(words()->count() - 1, m_goOn, 0, Qt::AlignLeft);
}

void LessonsCard::tell(Wording done, Wording next, bool begun) {
    m_done->setWords(std::move(done));
    m_next->setWords(std::move(next));
    m_begun = begun;
    m_goOn->setText(begun ? tr("Go on") : tr("Begin"));
}

void LessonsCard::setRoomForPicture(int pixels) {
    constexpr int least = 7 * Theme::unit, most = 17 * Theme::unit;
    m_picture->setFixedHeight(std::clamp(pixels, least, most));
    m_picture->setVisible(pixels >= least);
}

// OwnGamesCard ------------------------------------------------------------------------------------

namespace {

constexpr std::size_t ownOnCard = 3;
constexpr qsizetype lettersOnCard = 20;

} // namespace

OwnGamesCard::OwnGamesCard(QWidget* parent)
    : LinkCard([] { return tr("A game of your own"); },
               [] { return tr("Write down its rules, and play it at once."); }, nullptr,
               Qt::Horizontal, Rank::Card, parent),
      m_examples(makeButton(
          "ownExamplesButton", this, &OwnGamesCard::showExamples, [] { return tr("Examples"); },
          Rank::Link)) {
    setObjectName(QStringLiteral("ownGamesCard"));
    auto* all = static_cast<QBoxLayout*>(layout());
    for (std::size_t i = 0; i < ownOnCard; ++i) {
        auto* kept = named("keptRulesButton", new Button({}, Rank::Link));
        connect(kept, &Button::clicked, this,
                [this, kept] { emit keptWanted(kept->property("rules").toString()); });
        kept->hide();
        all->addWidget(kept);
        m_kept.push_back(kept);
    }
    all->addWidget(m_examples);
    all->addWidget(makeButton(
        "newRulesButton", this, &OwnGamesCard::newWanted, [] { return tr("New"); }, Rank::Link));
    all->addWidget(makeButton(
        "openRulesButton", this, &OwnGamesCard::openWanted, [] { return tr("Open…"); },
        Rank::Link));
}

void OwnGamesCard::tell(const QStringList& names) {
    for (std::size_t i = 0; i < m_kept.size(); ++i) {
        const QString name = names.value(static_cast<qsizetype>(i));
        const QString shown = shownPath(name);
        m_kept[i]->setProperty("rules", name);
        m_kept[i]->setText(withoutKeys(
            shown.size() > lettersOnCard ? shown.left(lettersOnCard - 1) + u'…' : shown));
    }
    fit();
}

void OwnGamesCard::setRoom(int width) {
    m_room = width;
    fit();
}

void OwnGamesCard::fit() {
    constexpr int between = 2 * Theme::unit, wordsAtLeast = 24 * Theme::unit;
    int room = m_room - 6 * Theme::unit - wordsAtLeast;
    for (const Button* each : findChildren<Button*>())
        if (std::ranges::find(m_kept, each) == m_kept.end())
            room -= each->sizeHint().width() + between;
    for (Button* kept : m_kept) {
        room -= kept->sizeHint().width() + between;
        kept->setVisible(room >= 0 && !kept->text().isEmpty());
    }
}

void OwnGamesCard::showExamples() {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const OwnGamePage::Example& example : OwnGamePage::examples())
        connect(menu->addAction(withoutKeys(example.title)), &QAction::triggered, this,
                [this, text = example.text] { emit exampleWanted(text); });
    menu->popup(m_examples->mapToGlobal(QPoint(0, m_examples->height())));
}

// LaboratoryCard ----------------------------------------------------------------------------------

namespace {

constexpr int leastTree = 7 * Theme::unit, mostTree = 17 * Theme::unit; // high
constexpr int wideTree = 26 * Theme::unit;

void paintBranch(QPainter& painter, QPointF from, QPointF to, const QColor& color, bool seen) {
    const double bend = (to.y() - from.y()) * 0.55;
    QPainterPath way(from);
    way.cubicTo(from + QPointF(0, bend), to - QPointF(0, bend), to);
    onlyOutline(painter,
                QPen(color, seen ? 2.2 : 2, seen ? Qt::SolidLine : Qt::DotLine, Qt::RoundCap));
    painter.drawPath(way);
}

void paintDisc(QPainter& painter, QPointF middle, double radius, const QColor& color) {
    onlyFill(painter, color);
    painter.drawEllipse(middle, radius, radius);
}

// It would be as wide and high as this, beside words or above them.
struct Tree : QWidget {
    QSize sizeHint() const override { return {wideTree, mostTree}; }
};

// A tree of moves, of which a search leaves a part out.
void paintTree(QWidget& widget) {
    QPainter painter(&widget);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(widget);
    const QColor out = mixed(theme.surface, theme.accent, theme.isDark ? 0.42 : 0.36);
    const auto at = [&](double x, double y) {
        return QPointF(12 + x * (widget.width() - 24), 12 + y * (widget.height() - 24));
    };
    const QPointF root = at(0.5, 0);
    constexpr double children[] = {0.13, 0.5, 0.87};
    constexpr int searched[] = {3, 2, 0}; // of each child's three leaves
    for (int child = 2; child >= 0; --child) {
        const QPointF node = at(children[child], 0.52);
        for (int leaf = 2; leaf >= 0; --leaf) {
            const QPointF end = at(children[child] + 0.125 * (leaf - 1), 1);
            const bool seen = leaf < searched[child];
            paintBranch(painter, node, end, seen ? theme.accent : out, seen);
            paintDisc(painter, end, 5.5, seen ? theme.accent : out);
        }
        const bool seen = searched[child] > 0;
        paintBranch(painter, root, node, seen ? theme.accent : out, seen);
        paintDisc(painter, node, 6.5, seen ? theme.accent : out);
    }
    paintDisc(painter, root, 8.5, theme.accent);
}

} // namespace

LaboratoryCard::LaboratoryCard(std::span<const Ruleset* const> games, QWidget* parent)
    : LinkCard([] { return tr("Laboratory"); },
               [] {
                   return tr("Count positions, test a claim, watch a search, practise, let players "
                             "meet.");
               },
               nullptr, Qt::Horizontal, Rank::TintedCard, parent),
      m_games(games),
      m_claim(claimOf(today(), games)),
      m_tree(new Tree),
      m_words(typed(new WordLabel([this] { return wordsOfClaim(); }), Type::Text, Weight::Strong)) {
    setObjectName(QStringLiteral("laboratoryCard"));
    static_cast<QBoxLayout*>(layout())->addWidget(m_tree, 0, Qt::AlignCenter);
    m_tree->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_tree->setFixedSize(wideTree, mostTree);
    new Repeated(m_tree, QEvent::Paint, [this] { paintTree(*m_tree); });
    m_words->setForegroundRole(QPalette::Link);
    m_words->setWordWrap(true);
    words()->insertSpacing(words()->count() - 1, 2 * Theme::unit);
    add(m_words);
    auto* test = named("testClaimButton",
                       worded(new Button({}, Button::Rank::Words), [] { return tr("Test it"); }));
    connect(test, &Button::clicked, this, [this] { emit claimChosen(m_claim->id); });
    test->setVisible(m_claim != nullptr);
    words()->insertWidget(words()->count() - 1, test, 0, Qt::AlignLeft);
    m_words->setVisible(m_claim != nullptr);
}

const Claim* LaboratoryCard::claimOf(QDate day, std::span<const Ruleset* const> games) {
    std::vector<const Claim*> here;
    for (const Claim& claim : claims())
        if (gameNamed(claim.game, games))
            here.push_back(&claim);
    return here.empty() ? nullptr : here[static_cast<std::size_t>(day.toJulianDay()) % here.size()];
}

QString LaboratoryCard::wordsOfClaim() const {
    if (!m_claim)
        return {};
    const auto game = gameNamed(m_claim->game, m_games);
    return tr("Claim of the day, %1: %2")
        .arg(spoken((*game)->name.title), spoken(m_claim->statement.c_str()));
}

void LaboratoryCard::setTreeBeside() {
    static_cast<QBoxLayout*>(layout())->setDirection(QBoxLayout::LeftToRight);
    m_tree->setFixedSize(wideTree, mostTree);
    m_tree->show();
}

bool LaboratoryCard::setRoomForTree(int pixels) {
    const bool isShown = pixels >= leastTree;
    static_cast<QBoxLayout*>(layout())->setDirection(QBoxLayout::BottomToTop);
    m_tree->setFixedHeight(std::clamp(pixels, leastTree, mostTree));
    m_tree->setMinimumWidth(wideTree / 2); // in the narrowest column
    m_tree->setMaximumWidth(wideTree);
    m_tree->setVisible(isShown);
    return isShown;
}

void LaboratoryCard::showEvent(QShowEvent* event) {
    m_claim = claimOf(today(), m_games);
    m_words->setWords([this] { return wordsOfClaim(); });
    LinkCard::showEvent(event);
}

} // namespace bouton
