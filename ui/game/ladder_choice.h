#pragma once

#include <QWidget>

#include "core/ruleset.h"

class QSlider;

namespace bouton {

class WordLabel;

// The steps of a game's ladder as a slider: which one, its rating, and how it plays.
class LadderChoice : public QWidget {
    Q_OBJECT

public:
    explicit LadderChoice(const Ruleset& game, QWidget* parent = nullptr); // which has a ladder

    int step() const;
    void put(int step); // without a word from chosen()

signals:
    void chosen(int step); // by the user

private:
    std::optional<Rating> rating() const;

    const Ruleset& m_game;
    const Setting& m_steps;
    WordLabel *m_which, *m_rating;
    QSlider* m_slider;
    WordLabel* m_manner;
};

} // namespace bouton
