#include "ui/insight/study_progress.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainterPath>

#include "ui/controls/button.h"
#include "ui/controls/heading.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

QPainterPath square() {
    QPainterPath path;
    path.addRect(-0.6, -0.6, 1.2, 1.2);
    return path;
}

QPainterPath triangle() {
    QPainterPath path;
    path.addPolygon(QPolygonF{{-0.5, -0.7}, {0.7, 0}, {-0.5, 0.7}, {-0.5, -0.7}});
    return path;
}

} // namespace

StudyProgress::StudyProgress(Study& study, QWidget* parent)
    : QWidget(parent),
      m_study(study),
      m_words(sideNote({})),
      m_stop(new GlyphButton(square(), {}, this)),
      m_goOn(new GlyphButton(triangle(), {}, this)) {
    m_words->setObjectName(QStringLiteral("studyProgress"));
    m_stop->setObjectName(QStringLiteral("stopStudyButton"));
    m_goOn->setObjectName(QStringLiteral("goOnStudyButton"));
    m_words->setWordWrap(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::unit / 2);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_words, m_stop, m_goOn})
        row->addWidget(widget);
    connect(m_stop, &GlyphButton::clicked, this, [this] { m_study.setHalted(true); });
    connect(m_goOn, &GlyphButton::clicked, this, [this] { m_study.setHalted(false); });
    hide();
}

void StudyProgress::refresh(std::size_t settled, std::size_t all) {
    m_settled = settled;
    m_all = all;
    say();
    setVisible(settled < all);
}

void StudyProgress::say() {
    m_words->setText(tr("%1 of %2 positions analysed").arg(m_settled).arg(m_all));
    m_stop->setName(tr("Stop analysing the game"));
    m_goOn->setName(tr("Go on analysing the game"));
    m_stop->setVisible(!m_study.halted());
    m_goOn->setVisible(m_study.halted());
}

bool StudyProgress::event(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        say();
    return QWidget::event(event);
}

} // namespace bouton
