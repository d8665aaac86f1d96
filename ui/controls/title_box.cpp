#include "ui/controls/title_box.h"

#include "ui/controls/say.h"
#include "ui/words.h"

namespace bouton {

TitleBox::TitleBox() {
    connect(this, &QComboBox::currentTextChanged, this, &QWidget::setToolTip); // of one cut short
    inEveryLanguage(this, [this] {
        for (std::size_t i = 0; i < m_titles.size(); ++i)
            setItemText(static_cast<int>(i), spoken(m_titles[i]));
    });
}

void TitleBox::add(const char* title) {
    m_titles.push_back(title);
    addItem(spoken(title));
}

GameBox::GameBox(std::span<const Ruleset* const> games, const char* all) {
    if (all) {
        add(all);
        m_games.push_back(nullptr);
    }
    for (const Ruleset* game : games) {
        add(game->name.title);
        m_games.push_back(game);
    }
}

} // namespace bouton
