#include "ui/laboratory/score_panel.h"

#include <QBoxLayout>

#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/preferences/preferences.h"

namespace bouton {

ScorePanel::ScorePanel(Preferences& preferences, const Ruleset& game)
    : m_preferences(preferences),
      m_title(heading()),
      m_words(named("score", new WordLabel)),
      m_forget(makeButton("forgetScoreButton", this, &ScorePanel::forget,
                          [] { return tr("Begin the score anew"); })) {
    setLayout(
        column({Item::room(2 * Theme::unit), m_title, m_words, {m_forget, 0, Qt::AlignLeft}}));
    practise(game);
}

void ScorePanel::practise(const Ruleset& game) {
    m_game = &game;
    m_scoring.practise(m_preferences.scoreOf(game));
    refresh();
}

void ScorePanel::keep() {
    m_preferences.keep(*m_game, m_scoring.score());
    refresh();
}

void ScorePanel::forget() {
    m_scoring.practise({});
    keep();
}

void ScorePanel::refresh() {
    m_title->setWords([game = m_game] { return tr("Score in %1").arg(spoken(game->name.title)); });
    m_words->setWords([score = m_scoring.score()] {
        return tr("Right answers: %1 of %2\nIn a row: %3, at most %4\nHints: %5")
            .arg(score.right)
            .arg(score.asked)
            .arg(score.streak)
            .arg(score.longest)
            .arg(score.hints);
    });
    m_forget->setEnabled(m_scoring.score() != Score{});
}

} // namespace bouton
