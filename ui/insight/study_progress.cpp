// SPDX-License-Identifier: MIT
#include "ui/insight/study_progress.h"

#include <QBoxLayout>

#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"

namespace bouton {

QPainterPath stopSign() {
    QPainterPath path;
    path.addRect(-0.6, -0.6, 1.2, 1.2);
    return path;
}

QPainterPath goOnSign() {
    QPainterPath path;
    path.addPolygon(QPolygonF{{-0.5, -0.7}, {0.7, 0}, {-0.5, 0.7}, {-0.5, -0.7}});
    return path;
}

StudyProgress::StudyProgress(Study& study, QWidget* parent)
    : QWidget(parent),
      m_study(study),
      m_words(named("studyProgress", sideNote())),
      m_stop(named("stopStudyButton", new GlyphButton(stopSign()))),
      m_goOn(named("goOnStudyButton", new GlyphButton(goOnSign()))) {
    setLayout(row({{m_words, 1}, m_stop, m_goOn}, Theme::unit / 2));
    worded(m_stop, &GlyphButton::setName, [] { return tr("Stop analysing the game"); });
    worded(m_goOn, &GlyphButton::setName, [] { return tr("Go on analysing the game"); });
    connect(m_stop, &GlyphButton::clicked, &study, [&study] { study.setHalted(true); });
    connect(m_goOn, &GlyphButton::clicked, &study, [&study] { study.setHalted(false); });
    hide();
}

void StudyProgress::refresh(std::size_t settled, std::size_t all) {
    m_words->setWords([=] { return tr("Positions analysed: %1 of %2").arg(settled).arg(all); });
    m_stop->setVisible(!m_study.halted());
    m_goOn->setVisible(m_study.halted());
    setVisible(settled < all);
}

int StudyProgress::lineWidth() const {
    const GlyphButton* button = m_stop->isHidden() ? m_goOn : m_stop;
    return m_words->fontMetrics().horizontalAdvance(m_words->text()) + layout()->spacing()
           + button->sizeHint().width();
}

void StudyProgress::setOneLine(bool one) { m_words->setWordWrap(!one); }

} // namespace bouton
