// SPDX-License-Identifier: MIT
#include "ui/controls/title_box.h"

#include <QStyle>
#include <QStyleOptionComboBox>

#include "ui/controls/worded.h"
#include "ui/controls/words.h"

namespace bouton {

TitleBox::TitleBox() {
    // By itself it keeps the width of its words in the language in which it was first shown.
    setSizeAdjustPolicy(AdjustToContents);
    connect(this, &QComboBox::currentTextChanged, this, [this](const QString& title) {
        setToolTip(title); // of one cut short
        updateGeometry();
    });
    inEveryLanguage(this, [this] {
        for (std::size_t i = 0; i < m_titles.size(); ++i)
            setItemText(static_cast<int>(i), spoken(m_titles[i]));
    });
}

void TitleBox::add(const char* title) {
    m_titles.push_back(title);
    addItem(spoken(title));
}

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
        add(all);
        m_games.push_back(nullptr);
    }
    for (const Ruleset* game : games) {
        add(game->name.title);
        m_games.push_back(game);
    }
}

} // namespace bouton
