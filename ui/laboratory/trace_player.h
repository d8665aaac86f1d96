// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <memory>
#include <string>

#include "core/ruleset.h"
#include "lab/microscope.h"

class QBoxLayout;
class QLabel;
class QSlider;

namespace bouton {

class BoardView;
class Button;
class SnugScrollArea;
class TraceOverview;
class TraceView;

// A search to be stepped through: the whole tree in small, the way to the current node, its board,
// what happens there in words, and the means to go on and back.
class TracePlayer : public QWidget {
    Q_OBJECT

public:
    TracePlayer();

    // The trace of a search from this position, at its first step; null: there is nothing to show.
    void put(const Ruleset* game, const std::string& position, std::shared_ptr<const Trace> trace);
    int step() const;
    void setStep(int step);
    void goTo(const std::vector<std::string>& moves); // where that node is left
    // Without the legend and the ways to the next cut-off and to a game: one looks oneself.
    void setPlain();
    void takeKeys();                        // they step on
    void nextCut();                         // or to the last step, if no more is cut
    std::string position() const;           // of the step's node
    std::vector<std::string> moves() const; // to it

signals:
    void openPosition(const QString& game, const QString& position);

private:
    std::unique_ptr<Match> match() const; // played to the step's node; null: no such position
    void showBoard(const Ruleset* game);
    void refresh();
    void goBack() { setStep(step() - 1); }
    void goOn() { setStep(step() + 1); }
    void open();

    const Ruleset* m_game = nullptr;
    std::string m_start;
    std::shared_ptr<const Trace> m_trace;
    TraceOverview* m_overview;
    TraceView* m_view;
    SnugScrollArea* m_room; // of the view, which may be higher
    QLabel *m_words, *m_place;
    QSlider* m_slider;
    Button *m_back, *m_on, *m_cut, *m_open;
    QBoxLayout* m_below;
    BoardView* m_board = nullptr; // of m_game, in small
};

} // namespace bouton
