#include "ui/start_page.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

#include "ui/controls/layouts.h"
#include "ui/controls/link_card.h"
#include "ui/controls/saying.h"
#include "ui/files/games_in_play.h"
#include "ui/game_card.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int margin = 3 * Theme::unit;

} // namespace

StartPage::StartPage(std::span<const Ruleset* const> games, QWidget* parent)
    : QScrollArea(parent),
      m_head(new QWidget),
      m_inPlay(new GamesInPlay(games)),
      m_grid(new QGridLayout),
      m_laboratory(new LinkCard([] { return tr("Laboratory"); },
                                [] {
                                    return tr("Count, tabulate, test a claim, watch a search: "
                                              "experiments with all games.");
                                })) {
    setObjectName(QStringLiteral("startPage"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* title = typed(heading([] { return tr("Bouton"); }), Type::Title, Weight::Strong);
    auto* sentence = typed(sideNote([] {
                                  return tr("Games of pure thought: play them, and see why a "
                                            "move wins.");
                              }),
                              Type::Emphasis);
    auto* archive =
        makeButton("archiveButton", this, &StartPage::archiveChosen, [] { return tr("Archive"); });
    say(archive, &QWidget::setToolTip, [] { return tr("All games that have ended"); });
    QBoxLayout* head = column({row({{title, 1}, archive}), sentence, Item::stretch()});
    head->setContentsMargins(0, 0, 0, Theme::unit);
    m_head->setLayout(head);
    m_grid->setSpacing(2 * Theme::unit);
    QBoxLayout* all = column({}, Theme::unit, margin);
    all->addStretch(1);
    all->addLayout(m_grid);
    all->addStretch(2);
    auto* page = new QWidget;
    page->setLayout(all);
    m_laboratory->setObjectName(QStringLiteral("laboratoryCard"));
    connect(m_laboratory, &LinkCard::clicked, this, &StartPage::laboratoryChosen);
    for (const Ruleset* game : games) {
        auto* card = new GameCard(*game);
        connect(card, &GameCard::clicked, this, [this, game] { emit chosen(*game); });
        m_cards.push_back(card);
    }
    connect(m_inPlay, &GamesInPlay::resized, this, &StartPage::arrange);
    arrange();
    setWidget(page);
}

GameCard* StartPage::cardOf(const Ruleset& game) const {
    const auto at = std::ranges::find(m_cards, &game, [](GameCard* card) { return &card->game(); });
    return at == m_cards.end() ? nullptr : *at;
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    arrange();
}

void StartPage::arrange() {
    const int room = viewport()->width() - 2 * margin + m_grid->spacing();
    const int each = m_cards.empty() ? 1 : m_cards.front()->sizeHint().width() + m_grid->spacing();
    const int columns = std::clamp(room / each, 1, 3);
    if (columns != m_columns)
        arrangeIn(columns);
    const int rows = (static_cast<int>(m_cards.size()) + columns - 1) / columns;
    m_inPlay->setColumns(columns);
    const int head = std::max(m_head->sizeHint().height(), m_laboratory->sizeHint().height());
    const int inPlay = m_inPlay->isHidden() ? 0 : m_inPlay->sizeHint().height() + m_grid->spacing();
    const int high = viewport()->height() - 2 * margin - head - inPlay;
    for (GameCard* card : m_cards)
        card->setTall(std::clamp(high / std::max(1, rows) - m_grid->spacing(), GameCard::least,
                                 GameCard::most));
}

void StartPage::arrangeIn(int columns) {
    for (int c = 0; c < std::max(columns, m_columns); ++c)
        m_grid->setColumnStretch(c, c < columns ? 1 : 0);
    m_columns = columns;
    m_grid->addWidget(m_head, 0, 0, 1, std::max(1, columns - 1));
    m_grid->addWidget(m_inPlay, 1, 0, 1, columns);
    int row = 1;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        row = 2 + static_cast<int>(i) / columns;
        m_grid->addWidget(m_cards[i], row, static_cast<int>(i) % columns);
    }
    if (columns == 1)
        m_grid->addWidget(m_laboratory, row + 1, 0);
    else
        m_grid->addWidget(m_laboratory, 0, columns - 1);
}

} // namespace bouton
