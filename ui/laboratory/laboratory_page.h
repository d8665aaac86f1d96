// SPDX-License-Identifier: MIT
#pragma once

#include <QListWidget>
#include <QWidget>

#include <string>
#include <vector>

#include "ui/controls/tables.h"
#include "ui/laboratory/experiments.h"

class QStackedWidget;

namespace bouton {

class Button;
class GlyphButton;
struct SavedGame;

// The experiments to choose from: each with its sign, its title and a few words. Folded, it shows
// the signs alone, and the words are tool tips. One is always chosen; one that runs has a dot.
class ExperimentList : public QuietUntilFocused<QListWidget> {
    Q_OBJECT

public:
    ExperimentList();

    void add(const ExperimentKind& kind);
    void setRunning(int row, bool running);
    void setFolded(bool folded);
    bool folded() const { return m_folded; }
    bool worded() const { return m_worded; } // folded, with a word below each sign
    static int wordedHeight();               // of a line then

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    QString wordOf(int row) const;

    bool m_folded = false, m_worded = false;
};

// The list of experiments, and the chosen one beside it; on a narrow page the list is folded to its
// signs. One runs at a time. Leaving the page stops it; what it has shown stays.
class LaboratoryPage : public QWidget {
    Q_OBJECT

public:
    explicit LaboratoryPage(const Bench& bench);

    const std::vector<Experiment*>& all() const { return m_experiments; }
    Experiment* current() const;
    // An experiment by its object name, and an item of it, if one is given, such as a claim;
    // nothing if there is none.
    void choose(const QString& id, const std::string& item = {});
    void openExercises(const QString& path); // a file of them, to be answered
    // Each experiment that has this game asks of it from now on, as if the user had chosen it.
    void turnTo(const Ruleset& game);
    bool rests() const;    // a set is open that is to be answered without hints and reasons
    bool closeInnermost(); // of what is open in the chosen experiment; false: nothing is

signals:
    void left(); // back to the games
    void openPosition(const QString& game, const QString& position);
    void openGame(const bouton::SavedGame& game);

protected:
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void add(Experiment* experiment, Preferences& preferences);
    void runs(Experiment* experiment, bool running);

    ExperimentList* m_list;
    Button* m_back;
    GlyphButton* m_backSign; // one of the two, as the list is folded or not
    QStackedWidget* m_pages;
    std::vector<Experiment*> m_experiments;
};

} // namespace bouton
