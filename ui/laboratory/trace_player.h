#pragma once

#include <QWidget>

#include <memory>

#include "core/ruleset.h"
#include "lab/microscope.h"

class QLabel;
class QSlider;

namespace bouton {

class Button;
class TraceOverview;
class TraceView;

// A search to be stepped through: the whole tree in small, the way to the current node, what
// happens there in words, and the means to go on and back.
class TracePlayer : public QWidget {
    Q_OBJECT

public:
    explicit TracePlayer(QWidget* parent = nullptr);

    // Begins at the first step; null: there is nothing to show.
    void put(const Ruleset* game, std::shared_ptr<const Trace> trace);
    int step() const;
    void setStep(int step);

protected:
    bool event(QEvent* event) override;

private:
    void refresh();
    void nextCut();
    void retranslate();

    std::shared_ptr<const Trace> m_trace;
    TraceOverview* m_overview;
    TraceView* m_view;
    QLabel *m_words, *m_place;
    QSlider* m_slider;
    Button *m_back, *m_on, *m_cut;
};

} // namespace bouton
