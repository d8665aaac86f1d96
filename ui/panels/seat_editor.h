#pragma once

#include <QWidget>

#include "session/plan.h"

class QComboBox;

namespace bouton {

class SettingsEditor;
class SideBadge;

// Who plays: the sign of the colour, a human or one of the game's computer players, and what that
// player can be set to.
class SeatEditor : public QWidget {
    Q_OBJECT

public:
    explicit SeatEditor(const Ruleset& game, QWidget* parent = nullptr);

    Seat seat() const;
    void setSeat(const Seat& seat);
    void setSide(Side side);
    void setActive(bool active);

signals:
    void changed(); // by the user

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showSettings();

    const Ruleset& m_game;
    SideBadge* m_badge;
    QComboBox* m_who; // item 0 is the human
    std::vector<SettingsEditor*> m_settings;
};

} // namespace bouton
