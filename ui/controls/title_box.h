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

class KeptGames;

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

    // The title in English, as it is in the source, of a game of one's own its id; empty if the box
    // is.
    const char* chosenTitle() const { return m_titles.empty() ? "" : m_titles[chosen()]; }
    void choose(std::string_view title);    // nothing happens if there is no such title
    QSize minimumSizeHint() const override; // shows the chosen one whole
    std::size_t chosen() const { return static_cast<std::size_t>(std::max(0, currentIndex())); }

protected:
    TitleBox();
    void add(const char* title);
    void cut(std::size_t count); // leaves so many
    virtual QString wordsOf(std::size_t at) const;

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
    // What choose() knows it by.
    static const char* keyOf(const Ruleset& game);

    // Lists the games of the user's own that are kept, behind the others, now and whenever they
    // change. One that is chosen stays as long as it is.
    void list(const KeptGames& own);

protected:
    QString wordsOf(std::size_t at) const override;

private:
    void listAgain();
    bool isOwn(std::size_t at) const { return at >= m_builtIn; }

    std::vector<const Ruleset*> m_games;
    std::size_t m_builtIn = 0;        // lines of them
    const KeptGames* m_own = nullptr; // null if none are listed
};

} // namespace bouton
