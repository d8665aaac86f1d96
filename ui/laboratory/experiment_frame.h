// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/controls/worded.h"

class QBoxLayout;
class QFormLayout;
class QVBoxLayout;

namespace bouton {

class Button;
class Card;
class StaleNote;
class WordLabel;

// The page of an experiment: what the results answer, the results, and a form beside them. On a
// narrow page the form is folded away, behind a button; unfolded it stands beside the results, or
// in their place if that is too narrow for both.
class ExperimentFrame : public QWidget {
    Q_OBJECT

public:
    // What belongs to a run: below the form, or at the top where the form is folded away.
    struct Controls {
        QWidget *buttons, *state, *progress;
    };
    // What stands at the top.
    struct Words {
        QString asked{};       // what the results answer, or else what the form asks
        QString stale{};       // that the form asks something else by now; empty: it does not
        bool answered = false; // there are results
    };

    // The sentence says what the experiment does.
    ExperimentFrame(const Controls& controls, Wording sentence);

    QWidget& questions() const { return *m_questions; } // the form, as a widget
    QFormLayout& form() const { return *m_form; }
    void addResult(QWidget* widget, int stretch = 0); // below the others
    void addButtons(QWidget* buttons);                // below the form and what belongs to a run

    void put(const Words& words);
    // Folds the form away where it has taken the results' place.
    void showResults();
    // Folds away the form that was unfolded; false: there is none.
    bool foldForm();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    int sideWidth() const;
    void arrange();
    void arrangeFor(int width);
    void arrangeControls();
    void arrangeWords();
    void fold(bool folded);

    Controls m_controls;
    QWidget* m_questions;
    QFormLayout* m_form;
    WordLabel *m_asked, *m_sentence;
    StaleNote* m_stale;
    Button* m_unfold;
    Card* m_side;       // the form and the buttons
    QWidget* m_outcome; // what lies around the results
    QVBoxLayout* m_results;
    QBoxLayout *m_head, *m_below, *m_foot; // beside the title, below it, and below the form
    int m_sideWidth = 0;
    bool m_narrow = false, m_folded = true, m_answered = false, m_arranging = false;
};

} // namespace bouton
