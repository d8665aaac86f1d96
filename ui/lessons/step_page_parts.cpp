// SPDX-License-Identifier: MIT
#include "ui/lessons/step_page_parts.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpressionValidator>

#include <algorithm>

#include "core/ruleset.h"
#include "explain/twin.h"
#include "lessons/frame.h"
#include "lessons/reasons.h"
#include "lessons/task.h"
#include "ui/controls/folding.h"
#include "ui/controls/layouts.h"
#include "ui/controls/number_box.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/insight/heap_view.h"
#include "ui/insight/sum_table.h"
#include "ui/laboratory/claim_line.h"
#include "ui/laboratory/verdict_sign.h"

namespace bouton {

// LessonValues ------------------------------------------------------------------------------------

namespace {

constexpr int leastTable = 20 * Theme::unit;

// What each move is worth, a line each.
QStringList optionsOf(const Match& match, Match::Node node, const Analysis& known, bool covered) {
    QStringList lines;
    const auto& moves = match.moves(node);
    for (std::size_t i = 0; i < moves.size() && i < known.moves.size(); ++i)
        if (const auto nimber = known.moves[i].nimber)
            lines << LessonValues::tr("%1 leads to nimber %2")
                         .arg(QString::fromStdString(moves[i].text),
                              covered ? QStringLiteral("?") : QString::number(*nimber));
    return lines;
}

QStringList partsOf(const Match& match, Match::Node node, const Analysis& known) {
    QStringList lines;
    for (const SumTable::Row& part : whyTableOf(match, node, known).rows)
        lines << LessonValues::tr("%1 is worth %2").arg(part.title).arg(part.number);
    return lines;
}

std::vector<HeapView::Heap> heapsOf(const Match& match, Match::Node node, const Analysis& known) {
    std::vector<HeapView::Heap> heaps;
    for (const Summand& part : summandsOf(match, node, known))
        heaps.push_back({QString::fromStdString(part.name), part.nimber, {}, part.cells});
    return heaps;
}

SumTable::Content binaryOf(const Match& match, Match::Node node, const Analysis& known) {
    SumTable::Content content = whyTableOf(match, node, known);
    for (SumTable::Row& row : content.rows)
        row.measure.clear(); // the board tells it
    return content;
}

// The columns in which the rows differ from those of the same names.
void markChanges(SumTable::Content& now, const SumTable::Content& before) {
    for (SumTable::Row& row : now.rows)
        if (const auto was = std::ranges::find(before.rows, row.title, &SumTable::Row::title);
            was != before.rows.end())
            row.changed = row.number ^ was->number;
}

} // namespace

QStringList valuesInWords(LessonShows shows, const Match& match, Match::Node node,
                          const Analysis& known, bool covered) {
    switch (shows) {
    case LessonShows::Options: return optionsOf(match, node, known, covered);
    case LessonShows::Parts:
    case LessonShows::Twin: return partsOf(match, node, known);
    case LessonShows::Binary:
    case LessonShows::Nothing: break;
    }
    return {};
}

// What is known of one position.
class LessonValues::Column : public QWidget {
public:
    Column()
        : m_head(typed(new WordLabel, Type::Text, Weight::Strong)),
          m_list(named("valueList", new WordLabel)),
          m_heaps(named("lessonHeaps", new HeapView)),
          m_table(new SumTable) {
        m_head->setWordWrap(true);
        m_list->setWordWrap(true);
        m_heaps->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_heaps->setFocusPolicy(Qt::NoFocus);
        m_table->setMinimumWidth(leastTable);
        setLayout(column({m_head, m_list, m_heaps, m_table, Item::stretch()}, Theme::unit / 2));
    }

    // Takes all away but this head, which may be empty.
    void begin(const QString& head) {
        m_head->setText(head);
        m_head->setVisible(!head.isEmpty());
        for (QWidget* each : std::initializer_list<QWidget*>{m_list, m_heaps, m_table})
            each->hide();
    }
    // False: there is nothing to be said.
    bool put(const QStringList& lines) {
        m_list->setText(lines.join(u'\n'));
        m_list->setVisible(!lines.isEmpty());
        return !lines.isEmpty();
    }
    bool put(std::vector<HeapView::Heap> heaps) {
        m_heaps->put(std::move(heaps));
        m_heaps->show();
        return true;
    }
    bool put(SumTable::Content content, SumTable::Covered covered) {
        m_table->put(std::move(content));
        m_table->setCovered(covered);
        m_table->show();
        return true;
    }
    SumTable* table() const { return m_table; }

private:
    WordLabel *m_head, *m_list;
    HeapView* m_heaps;
    SumTable* m_table;
};

LessonValues::LessonValues() : m_columns{new Column, new Column} {
    m_pair = row({{m_columns[0], 1}, {m_columns[1], 1}}, 3 * Theme::unit);
    setLayout(column({m_pair}, 0, 2 * Theme::unit));
    inEveryLanguage(this, [this] { show(); });
}

const SumTable* LessonValues::table() const { return m_columns.back()->table(); }

void LessonValues::clear() {
    m_known.clear();
    show();
}

void LessonValues::ask(const LessonStep& step, std::shared_ptr<const Match> match,
                       const Analysis& known) {
    m_shows = step.shows;
    m_covered = coversOptions(step.asks);
    m_match = std::move(match);
    m_known = {{m_match->current(), known}};
    m_answered = false;
    show();
}

void LessonValues::tell(LessonShows shows, std::shared_ptr<const Match> match,
                        const std::vector<std::optional<Analysis>>& known) {
    m_shows = shows;
    m_match = std::move(match);
    m_known.clear();
    const std::vector<Match::Node> line = m_match->line();
    for (std::size_t i = 0; i < line.size() && i < known.size(); ++i)
        if (known[i])
            m_known.push_back({line[i], *known[i]});
    if (m_known.size() > m_columns.size())
        m_known.erase(m_known.begin(), m_known.end() - std::ssize(m_columns));
    m_answered = true;
    show();
}

QString LessonValues::headOf(Match::Node node) const {
    if (!m_answered)
        return {};
    if (node == 0)
        return tr("In this position");
    const QString move = QString::fromStdString(m_match->moveText(node));
    const bool first = node == m_known.front().node || m_known.front().node == 0;
    return first ? tr("After %1").arg(move) : tr("Then %1").arg(move);
}

// The last position stands in the last column.
void LessonValues::show() {
    for (Column* each : m_columns)
        each->hide();
    bool any = false;
    const std::size_t empty = m_columns.size() - m_known.size();
    for (std::size_t i = 0; i < m_known.size(); ++i) {
        Column& column = *m_columns[empty + i];
        const auto& [node, analysis] = m_known[i];
        column.begin(headOf(node));
        const auto put = [&] {
            switch (m_shows) {
            case LessonShows::Options:
            case LessonShows::Parts:
                return column.put(
                    valuesInWords(m_shows, *m_match, node, analysis, m_covered && !m_answered));
            case LessonShows::Twin: return column.put(heapsOf(*m_match, node, analysis));
            case LessonShows::Binary: {
                SumTable::Content content = binaryOf(*m_match, node, analysis);
                if (i > 0)
                    markChanges(content,
                                binaryOf(*m_match, m_known[i - 1].node, m_known[i - 1].analysis));
                return column.put(std::move(content), m_answered ? SumTable::Covered::Nothing
                                                                 : SumTable::Covered::Total);
            }
            case LessonShows::Nothing: break;
            }
            return false;
        };
        if (put()) {
            column.show();
            any = true;
        }
    }
    setVisible(any);
    arrange();
}

// Side by side where there is room, else one below the other.
void LessonValues::arrange() {
    const int letter = fontMetrics().averageCharWidth();
    const bool room = width() >= std::max(50 * Theme::unit, 58 * letter);
    m_pair->setDirection(room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_pair->setSpacing(room ? 3 * Theme::unit : Theme::unit);
}

void LessonValues::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void LessonValues::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    arrange();
}

// CellTable ---------------------------------------------------------------------------------------

namespace {

constexpr int mostNumber = 999;

} // namespace

CellTable::CellTable() : m_row(row({Item::stretch()})) { setLayout(m_row); }

void CellTable::clear() {
    m_fields.clear();
    delete m_cells;
    m_cells = nullptr;
}

void CellTable::put(const LessonStep& step) {
    clear();
    m_cells = new QWidget;
    auto* grid = new QGridLayout(m_cells);
    grid->setContentsMargins({});
    const int columns = step.columns;
    for (int i = 0; i < std::ssize(step.start.positions); ++i) {
        const auto cell = static_cast<std::size_t>(i);
        const QString name = QString::fromStdString(nameOfCell(step, cell));
        auto* line = named(qPrintable(QStringLiteral("cell%1").arg(i)), new QLineEdit);
        // Up to mostNumber, or nothing yet, so that Enter is heard there too.
        static const QRegularExpression digits(QStringLiteral("[0-9]{0,3}"));
        line->setValidator(new QRegularExpressionValidator(digits, line));
        line->setInputMethodHints(Qt::ImhDigitsOnly);
        atEveryTypeSize(line, [line] { // whose own letters may change later
            line->setFixedWidth(QFontMetrics(QApplication::font()).horizontalAdvance(u'0') * 3
                                + 2 * Theme::unit);
        });
        worded(line, &QWidget::setAccessibleName, [name] { return tr("%1, nimber").arg(name); });
        auto* sign = new VerdictSign;
        m_fields.push_back({line, sign});
        auto* title = new QLabel(name);
        title->setTextFormat(Qt::PlainText);
        // The sign above the field, so that nothing is moved where it comes and goes.
        grid->addLayout(
            column({row({{title, 1}, sign}, Theme::unit / 2), {line, 0, Qt::AlignLeft}}, 2),
            i / columns, i % columns);
        line->installEventFilter(this);
        connect(line, &QLineEdit::returnPressed, this, &CellTable::submitted);
        connect(line, &QLineEdit::textEdited, sign, [line, sign] {
            sign->put({});
            line->setAccessibleDescription({});
        });
    }
    m_row->insertWidget(0, m_cells);
}

void CellTable::mark(const std::vector<std::optional<bool>>& right) {
    for (std::size_t i = 0; i < std::min(right.size(), m_fields.size()); ++i) {
        const Field& field = m_fields[i];
        field.sign->put(right[i]);
        field.line->setReadOnly(right[i].value_or(false));
        field.line->setAccessibleDescription(field.sign->accessibleName());
    }
}

std::vector<std::optional<int>> CellTable::numbers() const {
    std::vector<std::optional<int>> numbers;
    for (const Field& field : m_fields) {
        bool isNumber = false;
        const int number = field.line->text().toInt(&isNumber);
        numbers.push_back(isNumber ? std::optional(number) : std::nullopt);
    }
    return numbers;
}

QLineEdit* CellTable::open() const {
    QLineEdit* empty = nullptr;
    for (const auto& [line, sign] : m_fields) {
        if (sign->right() == false)
            return line;
        if (!empty && line->text().isEmpty())
            empty = line;
    }
    return empty;
}

bool CellTable::eventFilter(QObject* watched, QEvent* event) {
    if (const auto at = std::ranges::find(m_fields, watched, &Field::line);
        at != m_fields.end() && event->type() == QEvent::FocusIn)
        emit entered(static_cast<std::size_t>(at - m_fields.begin()));
    return QWidget::eventFilter(watched, event);
}

// AnswerPanel -------------------------------------------------------------------------------------

AnswerPanel::AnswerPanel()
    : m_before(named("claimBefore", typed(new WordLabel, Type::Text, Weight::Strong))),
      m_after(named("claimAfter", typed(new WordLabel, Type::Text, Weight::Strong))),
      m_outcomes(new QWidget),
      m_reasons(named("reasons", new QWidget)),
      m_choices{choice(1), choice(2), choice(3)},
      m_won(judging("wonButton", Outcome::Win, QT_TR_NOOP("&Won"))),
      m_drawn(judging("drawnButton", Outcome::Draw, QT_TR_NOOP("&Drawn"))),
      m_lost(judging("lostButton", Outcome::Loss, QT_TR_NOOP("&Lost"))),
      m_turn(makeButton(
          "otherSideButton", this, &AnswerPanel::otherSideWanted,
          [] { return tr("Other side to move"); }, Button::Rank::Words)),
      m_check(makeButton("checkButton", this, &AnswerPanel::check, [] { return tr("&Check"); })),
      m_number(named("numberBox", new NumberBox(NumberBox::Typing::Possible))),
      m_position(named("positionLine", new QLineEdit)),
      m_line(named("claimLine", new ClaimLine)),
      m_table(named("cellTable", new CellTable)) {
    m_outcomes->setLayout(new FoldingRow({{m_won, 1}, {m_drawn, 1}, {m_lost, 1}}));
    const auto line = [](const Choice& each) {
        return row({{each.button, 0, Qt::AlignTop}, {each.words, 1}});
    };
    m_reasons->setLayout(column({line(m_choices[0]), line(m_choices[1]), line(m_choices[2])}));
    inEveryLanguage(this, [this] { sayReasons(); });
    m_before->setWordWrap(true);
    m_after->setWordWrap(true);
    m_number->setRange(0, mostNumber);
    worded(m_number, &QWidget::setAccessibleName, [] { return tr("Your number"); });
    worded(m_line->findChild<QPlainTextEdit*>(), &QPlainTextEdit::setPlaceholderText,
           [] { return tr("What belongs here?"); });
    worded(m_position, &QWidget::setAccessibleName, [] { return tr("Your position"); });
    setLayout(column({m_outcomes,
                      m_reasons,
                      m_before,
                      m_line,
                      m_after,
                      m_position,
                      m_table,
                      row({m_number, m_check, Item::stretch()}),
                      {m_turn, 0, Qt::AlignLeft}}));
    connect(m_line, &ClaimLine::submitted, this, &AnswerPanel::check);
    connect(m_line, &ClaimLine::changed, this, &AnswerPanel::followLine);
    connect(m_table, &CellTable::submitted, this, &AnswerPanel::check);
    connect(m_position, &QLineEdit::returnPressed, this, &AnswerPanel::check);
    connect(m_position, &QLineEdit::textEdited, this, &AnswerPanel::positionTyped);
    connect(m_number->findChild<QLineEdit*>(), &QLineEdit::returnPressed, this,
            &AnswerPanel::check);
    clear();
}

Button* AnswerPanel::judging(const char* name, Outcome outcome, const char* words) {
    return makeButton(
        name, this, [this, outcome] { emit answered({.outcome = outcome}); },
        [words] { return tr(words); });
}

AnswerPanel::Choice AnswerPanel::choice(int number) {
    const std::string digit = std::to_string(number);
    auto* words = named(("reasonWords" + digit).c_str(), new WordLabel);
    words->setWordWrap(true);
    Button* button = makeButton(("reasonButton" + digit).c_str(), this,
                                [this, number] { emit answered({.number = number}); },
                                [number] { return QStringLiteral("&%1").arg(number); });
    return {button, words};
}

// Who listens hears the sentence at its button.
void AnswerPanel::sayReasons() {
    for (const Choice& each : m_choices) {
        const QString says = spoken(each.says);
        each.words->setText(says);
        each.button->setAccessibleDescription(says);
    }
}

void AnswerPanel::clear() {
    if (m_step) {
        draftOf(*m_step) = m_line->text();
        m_step.reset();
    }
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_outcomes, m_reasons, m_before, m_line, m_after,
                                         m_position, m_number, m_check, m_turn, m_table})
        each->hide();
    m_table->clear();
    hide();
}

void AnswerPanel::ask(const LessonTask& task) {
    clear();
    m_asks = task.step.asks;
    m_outcomes->setVisible(m_asks == LessonAsks::Outcome);
    m_drawn->setVisible(task.solution && task.solution->mayBeDrawn());
    m_reasons->setVisible(m_asks == LessonAsks::Reason);
    if (m_asks == LessonAsks::Reason) {
        const std::vector<Reason> reasons = reasonsOf(*task.match(), *task.solution);
        for (std::size_t i = 0; i < std::min(reasons.size(), m_choices.size()); ++i)
            m_choices[i].says = reasons[i].says;
        sayReasons();
    }
    if (m_asks == LessonAsks::Table)
        m_table->put(task.step);
    m_table->setVisible(m_asks == LessonAsks::Table);
    m_number->put(0);
    m_number->setVisible(asksForNumber(m_asks));
    m_position->setVisible(asksForPosition(m_asks));
    m_turn->setVisible(m_asks == LessonAsks::Counterexample);
    m_line->setVisible(m_asks == LessonAsks::Claim);
    if (m_asks == LessonAsks::Claim)
        askForClaim(task);
    // What is to be refuted, or how the claim begins.
    m_before->setText(QString::fromStdString(m_asks == LessonAsks::Counterexample ? task.step.claim
                                             : m_asks == LessonAsks::Claim ? task.step.frame.before
                                                                           : std::string()));
    m_before->setVisible(!m_before->text().isEmpty());
    const bool checks = asksForNumber(m_asks) || asksForPosition(m_asks)
                        || m_asks == LessonAsks::Claim || m_asks == LessonAsks::Cut
                        || m_asks == LessonAsks::Table;
    m_check->setVisible(checks);
    setVisible(checks || asksForButton(m_asks));
}

// The words of the frame stand around the line, and are no part of what is typed.
void AnswerPanel::askForClaim(const LessonTask& task) {
    const ClaimFrame frame = task.step.frame;
    const Ruleset& game = *task.game;
    m_after->setText(QString::fromStdString(frame.after));
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
    for (QWidget* each : std::initializer_list<QWidget*>{m_outcomes, m_reasons, m_line, m_position,
                                                         m_number, m_check, m_turn, m_table})
        each->setEnabled(open);
}

QWidget* AnswerPanel::field() const {
    switch (m_asks) {
    case LessonAsks::Outcome: return m_won;
    case LessonAsks::Reason: return m_choices.front().button;
    case LessonAsks::Nimber:
    case LessonAsks::NimSum: return m_number;
    case LessonAsks::Claim: return m_line;
    case LessonAsks::Table: return m_table->open();
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
    case LessonAsks::Table: emit answered({.numbers = m_table->numbers()}); break;
    default: break;
    }
}

} // namespace bouton
