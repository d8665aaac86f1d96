#include "ui/lessons/answer_panel.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>
#include <utility>

#include "lessons/frame.h"
#include "ui/controls/layouts.h"
#include "ui/controls/number_box.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/claim_line.h"

namespace bouton {

namespace {

constexpr int mostNumber = 999;

} // namespace

AnswerPanel::AnswerPanel()
    : m_before(named("claimBefore", typed(new WordLabel, Type::Text, Weight::Strong))),
      m_after(named("claimAfter", typed(new WordLabel, Type::Text, Weight::Strong))),
      m_outcomes(new QWidget),
      m_won(judging("wonButton", Outcome::Win, QT_TR_NOOP("&Won"))),
      m_drawn(judging("drawnButton", Outcome::Draw, QT_TR_NOOP("&Drawn"))),
      m_lost(judging("lostButton", Outcome::Loss, QT_TR_NOOP("&Lost"))),
      m_turn(makeButton(
          "otherSideButton", this, &AnswerPanel::otherSideWanted,
          [] { return tr("Other side to move"); }, Button::Rank::Words)),
      m_check(makeButton("checkButton", this, &AnswerPanel::check, [] { return tr("&Check"); })),
      m_number(named("numberBox", new NumberBox(NumberBox::Typing::Possible))),
      m_position(named("positionLine", new QLineEdit)),
      m_line(named("claimLine", new ClaimLine)) {
    m_outcomes->setLayout(row({{m_won, 1}, {m_drawn, 1}, {m_lost, 1}}));
    m_before->setWordWrap(true);
    m_after->setWordWrap(true);
    m_number->setRange(0, mostNumber);
    worded(m_number, &QWidget::setAccessibleName, [] { return tr("Your number"); });
    worded(m_line->findChild<QPlainTextEdit*>(), &QPlainTextEdit::setPlaceholderText,
           [] { return tr("What belongs here?"); });
    worded(m_position, &QWidget::setAccessibleName, [] { return tr("Your position"); });
    setLayout(column({m_outcomes,
                      m_before,
                      m_line,
                      m_after,
                      m_position,
                      row({m_number, m_check, Item::stretch()}),
                      {m_turn, 0, Qt::AlignLeft}}));
    connect(m_line, &ClaimLine::submitted, this, &AnswerPanel::check);
    connect(m_line, &ClaimLine::changed, this, &AnswerPanel::followLine);
    connect(m_position, &QLineEdit::returnPressed, this, &AnswerPanel::check);
    connect(m_position, &QLineEdit::textEdited, this, &AnswerPanel::positionTyped);
    connect(m_number->findChild<QLineEdit*>(), &QLineEdit::returnPressed, this,
            &AnswerPanel::check);
    clear();
}

AnswerPanel::~AnswerPanel() = default;

Button* AnswerPanel::judging(const char* name, Outcome outcome, const char* words) {
    return makeButton(
        name, this, [this, outcome] { emit answered({.outcome = outcome}); },
        [words] { return tr(words); });
}

void AnswerPanel::clear() {
    if (m_step) {
        draftOf(*m_step) = m_line->text();
        m_step.reset();
    }
    for (QWidget* each : std::initializer_list<QWidget*>{m_outcomes, m_before, m_line, m_after,
                                                         m_position, m_number, m_check, m_turn})
        each->hide();
    hide();
}

void AnswerPanel::ask(const LessonTask& task) {
    clear();
    m_asks = task.step.asks;
    m_outcomes->setVisible(m_asks == LessonAsks::Outcome);
    m_drawn->setVisible(task.solution && task.solution->mayBeDrawn());
    m_number->put(0);
    m_number->setVisible(asksForNumber(m_asks));
    m_position->setVisible(asksForPosition(m_asks));
    m_turn->setVisible(m_asks == LessonAsks::Counterexample);
    m_line->setVisible(m_asks == LessonAsks::Claim);
    if (m_asks == LessonAsks::Claim)
        askForClaim(task);
    const bool checks = asksForNumber(m_asks) || asksForPosition(m_asks)
                        || m_asks == LessonAsks::Claim || m_asks == LessonAsks::Cut;
    m_check->setVisible(checks);
    setVisible(checks || m_asks == LessonAsks::Outcome);
}

// The words of the frame stand around the line, and are no part of what is typed.
void AnswerPanel::askForClaim(const LessonTask& task) {
    const ClaimFrame frame = task.step.frame;
    const Ruleset& game = *task.game;
    m_before->setText(QString::fromStdString(frame.before));
    m_after->setText(QString::fromStdString(frame.after));
    m_before->setVisible(!frame.before.empty());
    m_after->setVisible(!frame.after.empty());
    QStringList words;
    for (const std::string& word : frame.words)
        words << QString::fromStdString(word);
    m_line->setText({}); // which may be about another game
    m_line->offer(words);
    m_line->setReader(
        [frame,
         &game](const std::string& text) -> std::expected<language::Statement, language::Mistake> {
            if (const auto claim = framedTask(game, frame, text); !claim)
                return std::unexpected(claim.error());
            return language::readStatement(framed(frame, text).text, game.lore.vocabulary());
        });
    m_line->setPosition(game, task.position);
    m_line->setText(draftOf(task.step));
    m_step = task.step;
}

QString& AnswerPanel::draftOf(const LessonStep& step) {
    const auto at = std::ranges::find(m_drafts, step, &std::pair<LessonStep, QString>::first);
    return at == m_drafts.end() ? m_drafts.emplace_back(step, QString()).second : at->second;
}

void AnswerPanel::followLine() {
    if (const QString before = std::exchange(m_typed, m_line->text());
        before != m_typed && m_asks == LessonAsks::Claim)
        emit edited();
}

void AnswerPanel::setOpen(bool open) {
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_outcomes, m_line, m_position, m_number, m_check, m_turn})
        each->setEnabled(open);
}

QWidget* AnswerPanel::field() const {
    switch (m_asks) {
    case LessonAsks::Outcome: return m_won;
    case LessonAsks::Nimber:
    case LessonAsks::NimSum: return m_number;
    case LessonAsks::Claim: return m_line;
    default: return nullptr;
    }
}

void AnswerPanel::setPosition(const QString& position) {
    if (m_position->text() != position)
        m_position->setText(position);
}

QString AnswerPanel::position() const { return m_position->text(); }

void AnswerPanel::check() {
    switch (m_asks) {
    case LessonAsks::Nimber:
    case LessonAsks::NimSum: emit answered({.number = m_number->value()}); break;
    case LessonAsks::MakeZero:
    case LessonAsks::Counterexample:
        emit answered({.text = m_position->text().trimmed().toStdString()});
        break;
    case LessonAsks::Claim:
        if (m_line->claim())
            emit answered({.text = m_line->text().toStdString()});
        else
            m_line->showMistake();
        break;
    case LessonAsks::Cut: emit answered({}); break;
    default: break;
    }
}

} // namespace bouton
