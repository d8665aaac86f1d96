#pragma once

#include <QWidget>

#include "core/ruleset.h"
#include "language/vocabulary.h"

namespace bouton {

class SettingsStack;
class TitleBox;

// Asks in which class of positions a claim of one's own is tested, and how large that is: one of
// the classes of a game.
class ClaimClassForm : public QWidget {
    Q_OBJECT

public:
    // All games have words for claims (Lore::vocabulary). One of them is to be set first.
    explicit ClaimClassForm(const std::vector<const Ruleset*>& games);

    void setGame(const Ruleset& game);
    const language::ClaimClass& positions() const;
    Settings settings() const;                                         // of the class, complete
    void choose(std::string_view positions, const Settings& settings); // of the game

private:
    void follow();
    std::size_t place() const; // of the class among all

    struct OfGame {
        const Ruleset* game;
        TitleBox* box;
        std::size_t first; // the place of its first class
    };
    std::vector<OfGame> m_games;
    const OfGame* m_now = nullptr;
    std::vector<const language::ClaimClass*> m_all; // of all games
    SettingsStack* m_settings;
};

} // namespace bouton
