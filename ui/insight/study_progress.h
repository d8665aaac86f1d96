// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <QWidget>

#include "session/study.h"

namespace bouton {

class GlyphButton;
class WordLabel;

// Signs of buttons (ui/controls/button.h): work stops, or goes on.
QPainterPath stopSign();
QPainterPath goOnSign();

// Says how many positions of a line are analysed to the bound. Its button stops the study there, or
// lets it go on. It hides itself once all are analysed.
class StudyProgress : public QWidget {
    Q_OBJECT

public:
    explicit StudyProgress(Study& study, QWidget* parent = nullptr);

    void refresh(std::size_t settled, std::size_t all);
    // Its words are broken into lines unless they are kept on one, which is so wide with the
    // button.
    int lineWidth() const;
    void setOneLine(bool one);

private:
    Study& m_study;
    WordLabel* m_words;
    GlyphButton *m_stop, *m_goOn;
};

} // namespace bouton
