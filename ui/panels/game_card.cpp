#include "ui/panels/game_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include "ui/boards/board_table.h"
#include "ui/panels/heading.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

GameCard::GameCard(const Ruleset& game, QWidget* parent)
    : CardButton(parent),
      m_game(game),
      m_miniature(makeMiniature(game)),
      m_title(heading({})),
      m_description(sideNote({})),
      m_state(new QLabel) {
    setObjectName(QStringLiteral("card-") + QLatin1String(game.name.id));

    QFont large = m_title->font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    m_title->setFont(large);
    auto* words = new QVBoxLayout;
    words->setSpacing(Theme::unit);
    words->addStretch();
    words->addWidget(m_title);
    words->addWidget(m_description);
    words->addWidget(m_state);
    words->addStretch();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * Theme::unit, 2 * Theme::unit, 2 * Theme::unit, 2 * Theme::unit);
    row->setSpacing(2 * Theme::unit);
    row->addWidget(m_miniature);
    row->addLayout(words, 1);
    m_state->setForegroundRole(QPalette::Link);
    for (QLabel* label : findChildren<QLabel*>())
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    retranslate();
    setTall(least);
    showSample();
}

void GameCard::retranslate() {
    m_title->setText(spoken(m_game.name.title));
    m_description->setText(wordsAbout(m_game).description);
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_description->text());
    m_miniature->setAccessibleName(m_title->text());
}

void GameCard::changeEvent(QEvent* event) {
    CardButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void GameCard::showGame(const Picture& picture, const QString& state) {
    m_miniature->setPicture(picture);
    m_miniature->setMarks({});
    m_state->setText(state);
    m_state->show();
}

void GameCard::showSample() {
    showSampleOn(*m_miniature, m_game.name.id);
    m_state->hide();
}

void GameCard::setTall(int height) {
    const int side = height - 4 * Theme::unit;
    m_miniature->setFixedSize(side, side);
    setFixedHeight(height);
}

QSize GameCard::sizeHint() const { return {44 * Theme::unit, least}; }

} // namespace bouton
