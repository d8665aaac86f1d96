#pragma once

#include <QWidget>

#include "lab/practice.h"

namespace bouton {

class Button;
class Preferences;
class WordLabel;

// The score in the game that is practised, which is kept from one day to another, and a button to
// begin it anew.
class ScorePanel : public QWidget {
    Q_OBJECT

public:
    // Until another is practised, this game's.
    ScorePanel(Preferences& preferences, const Ruleset& game);

    void practise(const Ruleset& game); // exercises of this game follow
    Scoring& scoring() { return m_scoring; }
    const Scoring& scoring() const { return m_scoring; }

    void keep(); // the score was marked

private:
    void forget();
    void refresh();

    Preferences& m_preferences;
    const Ruleset* m_game;
    Scoring m_scoring;
    WordLabel *m_title, *m_words;
    Button* m_forget;
};

} // namespace bouton
