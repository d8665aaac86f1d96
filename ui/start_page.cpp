#include "ui/start_page.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

#include "ui/panels/game_card.h"
#include "ui/panels/heading.h"
#include "ui/panels/link_card.h"
#include "ui/theme/theme.h"

namespace bouton {

StartPage::StartPage(std::span<const Ruleset* const> games, QWidget* parent)
    : QScrollArea(parent),
      m_grid(new QGridLayout),
      m_laboratory(new LinkCard(
          tr("Laboratory"), tr("Count, tabulate, test a claim, watch a search: experiments with "
                               "all six games."))) {
    setObjectName(QStringLiteral("startPage"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* title = heading(tr("Bouton"));
    QFont huge = title->font();
    huge.setPointSizeF(huge.pointSizeF() * 2.4);
    title->setFont(huge);
    auto* sentence = sideNote(tr("Games of pure thought: play them, and see why a move wins."));
    QFont large = sentence->font();
    large.setPointSizeF(large.pointSizeF() * 1.2);
    sentence->setFont(large);

    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(4 * Theme::unit, 4 * Theme::unit, 4 * Theme::unit, 4 * Theme::unit);
    column->setSpacing(Theme::unit);
    column->addStretch(1);
    column->addWidget(title);
    column->addWidget(sentence);
    column->addSpacing(3 * Theme::unit);
    m_grid->setSpacing(2 * Theme::unit);
    column->addLayout(m_grid);
    column->addSpacing(Theme::unit);
    column->addWidget(m_laboratory);
    column->addStretch(2);
    m_laboratory->setObjectName(QStringLiteral("laboratoryCard"));
    connect(m_laboratory, &LinkCard::clicked, this, &StartPage::laboratoryChosen);
    for (const Ruleset* game : games) {
        auto* card = new GameCard(*game);
        connect(card, &GameCard::clicked, this, [this, game] { emit chosen(*game); });
        m_cards.push_back(card);
    }
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
    const int room = viewport()->width() - 8 * Theme::unit + m_grid->spacing();
    const int each = m_cards.empty() ? 1 : m_cards.front()->sizeHint().width() + m_grid->spacing();
    const int columns = std::clamp(room / each, 1, 3);
    if (columns == m_columns)
        return;
    for (int c = 0; c < std::max(columns, m_columns); ++c)
        m_grid->setColumnStretch(c, c < columns ? 1 : 0);
    m_columns = columns;
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_grid->addWidget(m_cards[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
}

} // namespace bouton
