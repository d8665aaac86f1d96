// SPDX-License-Identifier: MIT
#include "ui/controls/title_box.h"

#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionComboBox>

#include <ranges>

#include "games/own_game/own_game.h"
#include "session/kept/kept_games.h"
#include "ui/controls/worded.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

constexpr int mostOfName = 24; // letters, of a game of the user's own

} // namespace

TitleBox::TitleBox() {
    // By itself it keeps the width of its words in the language in which it was first shown.
    setSizeAdjustPolicy(AdjustToContents);
    connect(this, &QComboBox::currentTextChanged, this, [this](const QString& title) {
        setToolTip(title); // of one cut short
        updateGeometry();
    });
    inEveryLanguage(this, [this] {
        for (std::size_t i = 0; i < m_titles.size(); ++i)
            setItemText(static_cast<int>(i), wordsOf(i));
    });
}

void TitleBox::add(const char* title) {
    m_titles.push_back(title);
    addItem(wordsOf(m_titles.size() - 1));
}

void TitleBox::cut(std::size_t count) {
    m_titles.resize(count);
    while (this->count() > static_cast<int>(count))
        removeItem(this->count() - 1);
}

QString TitleBox::wordsOf(std::size_t at) const { return spoken(m_titles[at]); }

void TitleBox::choose(std::string_view title) {
    const auto at =
        std::ranges::find(m_titles, title, [](const char* each) { return std::string_view(each); });
    if (at != m_titles.end())
        setCurrentIndex(static_cast<int>(at - m_titles.begin()));
}

QSize TitleBox::minimumSizeHint() const {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QSize title(fontMetrics().horizontalAdvance(currentText()), 0);
    const int wide = style()->sizeFromContents(QStyle::CT_ComboBox, &option, title, this).width();
    return QComboBox::minimumSizeHint().expandedTo({wide, 0});
}

GameBox::GameBox(std::span<const Ruleset* const> games, const char* all) {
    if (all) {
        m_games.push_back(nullptr);
        m_builtIn = 1;
        add(all);
    }
    m_builtIn += games.size();
    for (const Ruleset* game : games) {
        m_games.push_back(game);
        add(game->name.title);
    }
}

// Anybody may have called a game as another one is called.
const char* GameBox::keyOf(const Ruleset& game) {
    return ownRulesOf(game) ? game.name.id : game.name.title;
}

void GameBox::list(const KeptGames& own) {
    m_own = &own;
    connect(&own, &KeptGames::changed, this, &GameBox::listAgain);
    connect(this, &QComboBox::currentTextChanged, this, [this] {
        if (isOwn(chosen()))
            setToolTip(m_own->nameOf(*game()));
    });
    listAgain();
}

void GameBox::listAgain() {
    const Ruleset* const now = game();
    std::vector<const Ruleset*> own = m_own->all();
    if (isOwn(chosen()) && std::ranges::find(own, now) == own.end())
        own.push_back(now);
    if (std::ranges::equal(own, m_games | std::views::drop(m_builtIn)))
        return;
    const QSignalBlocker quiet(this); // nothing else is chosen
    cut(m_builtIn);
    m_games.resize(m_builtIn);
    for (const Ruleset* game : own) {
        m_games.push_back(game);
        add(keyOf(*game));
    }
    setCurrentIndex(static_cast<int>(std::ranges::find(m_games, now) - m_games.begin()));
}

QString GameBox::wordsOf(std::size_t at) const {
    if (!isOwn(at))
        return TitleBox::wordsOf(at);
    QString name = m_own->nameOf(*m_games[at]);
    if (name.size() > mostOfName)
        name = name.left(mostOfName - 1).trimmed() + QChar(u'…');
    return tr("Your game: %1").arg(name);
}

} // namespace bouton
