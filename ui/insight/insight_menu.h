#pragma once

#include <QMenu>

#include <array>

#include "ui/insight/insight.h"

namespace bouton {

class Preferences;

// The menu of all insights, each with its check and its key.
class InsightMenu : public QMenu {
    Q_OBJECT

public:
    explicit InsightMenu(Preferences& preferences, QWidget* parent = nullptr);

    // Only what suits the game that is shown can be switched (null: no game is shown).
    void setGame(const Ruleset* game);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::array<QAction*, allInsights.size()> m_actions{};
};

} // namespace bouton
