// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <optional>

#include "session/run.h"
#include "ui/lessons/lesson_work.h"
#include "ui/lessons/step_words.h"

class QStackedLayout;

namespace bouton {

class AnswerPanel;
class LessonBoard;
class LessonValues;
class Preferences;
class TracePlayer;

// The way through one step of a lesson: its example, then the question, and what comes of each
// answer, on the board and in the words beside it. It knows no other step and keeps nothing.
// Positions are drawn and answers marked on a thread of its own; what comes of a step that was left
// reaches nobody.
class StepPage : public QWidget {
    Q_OBJECT

public:
    explicit StepPage(Preferences& preferences);

    // The step of a lesson with the position of this seed. Its example, if it has one, comes first.
    void put(const Lesson& lesson, std::size_t step, std::uint64_t seed);
    void setDots(std::vector<bool> done) { m_words->setDots(std::move(done)); }
    void setPlace(Wording place) { m_words->setPlace(std::move(place)); }

    void takeKeys(); // to what is awaited

    using State = StepWords::State;
    State state() const { return m_state; }
    const LessonTask* task() const { return m_drawn ? &m_drawn->task : nullptr; }
    // The moves of one's own that were right so far, where a whole game is asked for.
    std::vector<std::string> moves() const;
    LessonBoard* board() const { return m_board; }
    TracePlayer* trace() const { return m_player; }

protected:
    void hideEvent(QHideEvent* event) override; // ends what is under way
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

signals:
    void done(const bouton::Lesson& lesson, std::size_t step); // the answer was right
    void stepWanted(std::size_t step);
    void nextWanted();
    void backWanted();
    void listWanted();
    void printWanted();
    void openPosition(const QString& game, const QString& position);

private:
    void leave();
    const LessonStep& step() const { return m_lesson.steps[m_at]; }
    void enter(State state);
    void beginExample();
    void goOnWithExample();
    void draw();
    void ask();
    void showTask();
    void openBoard();
    void tryAgain();
    void answer(Reply reply);
    void take(const ReplyMarked& marked);
    void takeLine(const Marking& marking);
    void showTerms(const Marking& marking);
    void showAnswer(const ReplyMarked& marked);
    void editPosition(const QString& text);
    void writePosition();
    void turnSides();
    void drawAnother();

    Lesson m_lesson;
    std::size_t m_at = 0;
    std::uint64_t m_seed = 0;
    State m_state = State::Refused;
    std::vector<std::string> m_example; // its moves that are still to come
    std::optional<TaskDrawn> m_drawn;
    std::vector<std::string> m_line; // the whole game so far, where one is asked for
    std::optional<Analysis> m_here;  // of the position after it, where it can be told
    Run m_run;
    QStackedLayout* m_left;
    LessonBoard* m_board;
    TracePlayer* m_player;
    AnswerPanel* m_answers;
    LessonValues* m_values;
    StepWords* m_words;
};

} // namespace bouton
