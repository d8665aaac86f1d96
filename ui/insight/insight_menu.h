#pragma once

#include <QMenu>

#include "ui/preferences/insight.h"

namespace bouton {

class Preferences;

// The menu of all insights, each with its check and its key.
class InsightMenu : public QMenu {
    Q_OBJECT

public:
    explicit InsightMenu(Preferences& preferences, QWidget* parent = nullptr);

    // Each game has its own checks. Only what suits the game that is shown can be switched (null:
    // no game is shown).
    void setGame(const Ruleset* game);

private:
    void refresh();

    Preferences& m_preferences;
    const Ruleset* m_game = nullptr;
};

} // namespace bouton
