// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

#include <algorithm>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "core/ruleset.h"

namespace bouton {

// A list of the engine's titles (marked for translation) in the language of the window. One of them
// is always chosen, unless there are none.
class TitleBox : public QComboBox {
    Q_OBJECT

public:
    // A title for each of `things`: `title` is a member or a function of one of them.
    template <class Things, class Title> TitleBox(const Things& things, Title title) : TitleBox() {
        for (const auto& thing : things)
            add(std::invoke(title, thing));
    }

    // The title in English, as it is in the source; empty: there is none.
    const char* chosenTitle() const { return m_titles.empty() ? "" : m_titles[chosen()]; }
    void choose(std::string_view title);    // nothing happens if there is no such title
    QSize minimumSizeHint() const override; // shows the chosen one whole
    std::size_t chosen() const { return static_cast<std::size_t>(std::max(0, currentIndex())); }

protected:
    TitleBox();
    void add(const char* title);

private:
    std::vector<const char*> m_titles;
};

// The one box in which a game is chosen.
class GameBox : public TitleBox {
    Q_OBJECT

public:
    // With a title for all games its first line stands for those.
    explicit GameBox(std::span<const Ruleset* const> games, const char* all = nullptr);

    const Ruleset* game() const { return m_games[chosen()]; } // null: all

private:
    std::vector<const Ruleset*> m_games;
};

} // namespace bouton
