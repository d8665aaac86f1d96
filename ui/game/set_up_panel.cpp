#include "ui/game/set_up_panel.h"

#include <QApplication>
#include <QCheckBox>
#include <QKeyEvent>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>

#include "session/fair_start.h"
#include "session/session.h"
#include "ui/archive/own_ratings.h"
#include "ui/boards/board_table.h"
#include "ui/boards/set_up_form.h"
#include "ui/controls/layouts.h"
#include "ui/game/against_whom.h"
#include "ui/game/described_start.h"
#include "ui/game/editor_panel.h"
#include "ui/game/preparation.h"
#include "ui/game/start_questions.h"

namespace bouton {

namespace {

constexpr int sureWithin = 250; // points: a rating less sure names nobody as equally strong

// A column whose list of opponents gives way before it scrolls. Set up by hand, it has sentences
// that need their height.
class GivingColumn : public QVBoxLayout {
public:
    explicit GivingColumn(const QWidget& editor) : m_editor(editor) {
        setContentsMargins(0, 0, 0, 0);
        setSpacing(Theme::unit);
    }
    bool hasHeightForWidth() const override {
        return !m_editor.isHidden() && QVBoxLayout::hasHeightForWidth();
    }

private:
    const QWidget& m_editor;
};

} // namespace

SetUpPanel::SetUpPanel(Session& session, Preparation& preparation, EditingTool& tool,
                       Preferences& preferences, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_preparation(preparation),
      m_against(new AgainstWhom(session.game(), preferences)),
      m_questions(new StartQuestions(session.game())),
      m_editor(named("editor", new EditorPanel(session, tool))),
      m_form(makeSetUpForm(session.game())) {
    auto* all = new GivingColumn(*m_editor);
    all->addWidget(m_editor);
    if (m_form) {
        all->addWidget(m_form);
        new DescribedStart(*m_form, session, preparation, preferences);
    }
    all->addLayout(m_against);
    all->addSpacing(Theme::unit / 2);
    all->addLayout(m_questions);
    setLayout(all);
    listen();
    refresh();
}

void SetUpPanel::listen() {
    connect(&m_preparation, &Preparation::changed, this, &SetUpPanel::refresh);
    connect(&m_preparation, &Preparation::changed, m_editor, &EditorPanel::refresh);
    connect(&m_preparation, &Preparation::settingsGiven, this,
            [this] { m_questions->putSettings(m_preparation.answers().settings); });
    connect(m_against, &AgainstWhom::chosen, &m_preparation, &Preparation::setPlayers);
    connect(m_questions, &StartQuestions::settingsChosen, this, [this](const Settings& settings) {
        m_preparation.setTyped(m_questions->refusal());
        m_preparation.setSettings(settings);
    });
    connect(m_questions, &StartQuestions::starterChosen, &m_preparation, &Preparation::setStarter);
    connect(m_questions, &StartQuestions::sideChosen, this, [this](std::size_t starter) {
        Answers answers = m_preparation.answers();
        answers.starter = starter;
        m_preparation.setPlayers(answers);
    });
    connect(m_questions, &StartQuestions::clockChosen, this,
            [this](const std::optional<TimeControl>& clock) {
                Answers answers = m_preparation.answers();
                setClock(answers, clock);
                m_preparation.setPlayers(answers);
            });
    connect(m_questions, &StartQuestions::autoFillChosen, &m_preparation,
            &Preparation::setAutoFill);
    connect(m_questions, &StartQuestions::anotherBoardWanted, &m_preparation,
            &Preparation::setBoardUp);
    connect(m_questions, &StartQuestions::editWanted, this,
            [this] { m_preparation.edit(m_session.picture()); });
    connect(m_questions, &StartQuestions::openWanted, this, &SetUpPanel::openWanted);
}

void SetUpPanel::refresh() {
    const Answers& answers = m_preparation.answers();
    const bool byHand = m_session.beginning().byHand;
    m_against->put(answers);
    const Match* start = m_session.beginning().match;
    const auto promise = start ? promiseOf(*start, m_session.plan().seats) : std::nullopt;
    m_questions->put(answers, byHand, promise && *promise != Outcome::Loss);
    m_questions->putClock(answers, !m_against->isCustom());
    if (byHand == m_editor->isHidden())
        scrollToTop();
    m_editor->setVisible(byHand);
    if (byHand)
        m_questions->putSize(m_session.picture());
    if (m_form)
        m_form->setVisible(!answers.autoFill);
    m_preparation.setTyped(m_questions->refusal());
}

// The editor's tools stand there, or the first question.
void SetUpPanel::scrollToTop() {
    for (QWidget* each = parentWidget(); each; each = each->parentWidget())
        if (const auto* area = qobject_cast<QScrollArea*>(each))
            area->verticalScrollBar()->setValue(0);
}

void SetUpPanel::setRatings(const OwnRatings& ratings) {
    const auto tell = [this, &ratings] {
        const Ruleset& game = m_session.game();
        const auto& rating = ratings.of(game).now;
        const bool isSure = rating && rating->within <= sureWithin;
        tellStrength(isSure ? std::optional(rating->value) : std::nullopt, ratings.words(game));
    };
    connect(&ratings, &OwnRatings::changed, this, tell);
    inEveryLanguage(this, tell);
}

void SetUpPanel::tellStrength(std::optional<int> rating, const QString& told) {
    m_against->tellStrength(rating, told);
}

// Enter begins; a button or a number has its own use for it.
void SetUpPanel::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const QWidget* focus = QApplication::focusWidget();
    if (isEnter && !event->isAutoRepeat()
        && (qobject_cast<const QRadioButton*>(focus) || qobject_cast<const QCheckBox*>(focus)))
        emit startWanted();
    else
        QWidget::keyPressEvent(event);
}

// Set up by hand the tools lead, so all of it scrolls.
void SetUpPanel::setRoom(int height) {
    const int rest = minimumSizeHint().height() - m_against->minimumSize().height();
    m_against->setRoom(height - rest, !m_editor->isHidden());
}

QSize SetUpPanel::minimumSizeHint() const { return {0, QWidget::minimumSizeHint().height()}; }

void SetUpPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_questions->fit();
    m_against->keepInView();
}

void SetUpPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_questions->fit();
}

} // namespace bouton
