#pragma once

#include <QObject>

#include "lessons/progress.h"

namespace bouton {

class Preferences;

// What is done of the lessons, kept among the preferences whenever it changes.
class ProgressKeeper : public QObject {
    Q_OBJECT

public:
    explicit ProgressKeeper(Preferences& preferences);

    const LessonProgress& now() const { return m_now; }
    void enter(const Lesson& lesson); // it is open
    void setDone(const Lesson& lesson, const LessonStep& step);

signals:
    void changed();

private:
    void keep();

    Preferences& m_preferences;
    LessonProgress m_now;
};

} // namespace bouton
