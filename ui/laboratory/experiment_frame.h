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
    // What belongs to a run is below the form, or at the top where the form is folded away. The
    // sentence says what the experiment does.
    ExperimentFrame(QWidget* buttons, QWidget* state, QWidget* progress, Wording sentence);

    QWidget& questions() const { return *m_questions; } // the form, as a widget
    QFormLayout& form() const { return *m_form; }
    void addResult(QWidget* widget, int stretch = 0); // below the others
    void addButtons(QWidget* buttons);                // below the form and what belongs to a run

    // What stands at the top: what the results answer, or else what the form asks; that the form
    // asks something else by now, or nothing; and whether there are results.
    void put(const QString& asked, const QString& stale, bool answered);
    // Folds the form away where it has taken the results' place.
    void showResults();
    // Folds away the form that was unfolded; false if there is none.
    bool foldForm();

protected:
    void showEvent(QShowEvent* event) override;

private:
    bool isNarrow() const;
    int sideWidth() const;
    void arrange();
    void placeControls(bool atTop);
    void arrangeWords();

    QWidget *m_buttons, *m_state, *m_progress;
    QWidget* m_questions;
    QFormLayout* m_form;
    WordLabel *m_asked, *m_sentence;
    StaleNote* m_stale;
    Button* m_unfold;   // in view on a narrow page, checked while the form is unfolded
    Card* m_side;       // the form and the buttons
    QWidget* m_outcome; // what lies around the results
    QVBoxLayout* m_results;
    QBoxLayout *m_head, *m_below, *m_foot; // beside the title, below it, and below the form
    bool m_answered = false;
};

} // namespace bouton
