#pragma once

#include <QWidget>

#include "session/study.h"

class QLabel;

namespace bouton {

class GlyphButton;

// Says how many positions of a line are analysed to the bound, and stops the study there or lets it
// go on. It hides itself once all are.
class StudyProgress : public QWidget {
    Q_OBJECT

public:
    explicit StudyProgress(Study& study, QWidget* parent = nullptr);

    void refresh(std::size_t settled, std::size_t all);

protected:
    bool event(QEvent* event) override;

private:
    void say();

    Study& m_study;
    std::size_t m_settled = 0, m_all = 0;
    QLabel* m_words;
    GlyphButton *m_stop, *m_goOn;
};

} // namespace bouton
