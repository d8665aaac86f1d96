#pragma once

#include <QScrollArea>

#include <vector>

#include "lessons/lesson.h"
#include "ui/controls/worded.h"

class QGridLayout;

namespace bouton {

class Button;
class LessonCard;
class ProgressKeeper;
class WordLabel;

// All lessons with what is done of each, and the way to where one left off. Each can be entered.
class LessonList : public QScrollArea {
    Q_OBJECT

public:
    LessonList(const std::vector<Lesson>& lessons, const ProgressKeeper& progress);

    void tell(Wording words); // such as why a file was not opened; none: nothing
    const std::vector<LessonCard*>& cards() const { return m_cards; }

signals:
    void goOnWanted();
    void chosen(std::size_t lesson);
    void openWanted();
    void left();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void arrange();
    QString wordsToGoOn() const;

    const std::vector<Lesson>& m_lessons;
    const ProgressKeeper& m_progress;
    Button* m_goOn;
    WordLabel *m_done, *m_told;
    QGridLayout* m_grid;
    std::vector<LessonCard*> m_cards;
    int m_columns = 0;
};

} // namespace bouton
