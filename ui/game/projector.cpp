// SPDX-License-Identifier: MIT
#include "ui/game/projector.h"

#include <QApplication>
#include <QFont>
#include <QFontMetrics>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QRect>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "ui/boards/board_table.h"
#include "ui/boards/side_badge.h"
#include "ui/controls/announcer.h"
#include "ui/controls/latin_keys.h"
#include "ui/controls/layouts.h"
#include "ui/controls/listen.h"
#include "ui/controls/words.h"
#include "ui/game/board_marks.h"
#include "ui/game/message_box.h"
#include "ui/game/time_bar.h"
#include "ui/insight/board_insight.h"
#include "ui/insight/sum_table.h"
#include "ui/preferences/preferences.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

// Where all stands on a projector of this size. It depends on nothing that can be covered.
struct ProjectorPlan {
    static constexpr double leastText = 1.0 / 25; // of the height

    ProjectorPlan(QSize size, const QFont& font, bool hasTable);

    QFont text, least; // the usual one, and the smallest that there is
    int gap;           // around all, and between its parts
    QRect board, badge, headline, sentence, table, line;
    QRect room;  // the switch of the room; empty: the words need its place
    QRect leave; // the button that ends it
};

int linesOf(const QFont& font, int lines) { return lines * QFontMetrics(font).lineSpacing(); }

// The board has the left half and what it needs beyond it for large letters in its cells; the words
// have so much that a row of the table stands on one line. The
// caption is the smallest type, and so as high as the smallest text may be.
ProjectorPlan::ProjectorPlan(QSize size, const QFont& font, bool hasTable)
    : least(inPixels(font, std::ceil(size.height() * leastText))), gap(size.height() / 40) {
    text = inPixels(font, std::ceil(least.pixelSize() / ratioOf(Type::Caption)));
    const int inner = size.height() - 2 * gap;
    const int words = 14 * least.pixelSize();
    board = {gap, gap,
             std::max(0, std::min({inner, size.width() * 54 / 100 - gap,
                                   size.width() - 3 * gap - words})),
             inner};
    const int left = board.right() + 1 + gap, wide = size.width() - left - gap;
    const bool narrow = wide < 14 * least.pixelSize(); // a headline breaks
    const int sign = narrow ? linesOf(least, 2) : linesOf(sized(text, Type::Heading), 1);
    const int button = linesOf(least, 1);
    const int mark = narrow ? button : sign; // of the side
    badge = {left, gap + (sign - mark) / 2, mark, mark};
    leave = {left + wide - button, gap + (sign - button) / 2, button, button};
    if (wide >= 17 * least.pixelSize()) // beside the longest headline
        room = leave.translated(-button, 0);
    headline = {left + mark + gap / 2, gap, wide - mark - button - room.width() - gap, sign};
    const int question = static_cast<int>(std::ceil(2.4 * QFontMetrics(least).height()));
    line = {left, size.height() - gap - question, wide, question};
    const int top = gap + sign + gap / 2, rest = line.top() - gap / 2 - top;
    sentence = {left, top, wide, hasTable ? linesOf(least, 2) + gap / 4 : rest};
    const int below = sentence.bottom() + 1 + gap / 2;
    table = {left, below, wide, std::max(0, line.top() - gap / 2 - below)};
}

// A disc, half of it dark: the room.
QPainterPath halfDisc(double radius) {
    QPainterPath rim, hole, half;
    rim.addEllipse(QPointF(), 100, 100); // large, because paths are joined to a fixed precision
    hole.addEllipse(QPointF(), 86, 86);
    half.moveTo(0, -100);
    half.arcTo(QRectF(-100, -100, 200, 200), 90, 180);
    half.closeSubpath();
    return QTransform::fromScale(radius / 100, radius / 100).map(rim.subtracted(hole).united(half));
}

QPainterPath crossSign(double radius) {
    QPainterPath stroke;
    stroke.addRect(-radius, -radius / 9, 2 * radius, radius / 4.5);
    return QTransform().rotate(45).map(stroke).united(QTransform().rotate(-45).map(stroke));
}

// The largest type, down to the smallest, in which the words fit.
QFont fittingFont(const QString& words, QSize room, QFont font, int least) {
    for (;; font.setPixelSize(font.pixelSize() - 1)) {
        const QRect all =
            QFontMetrics(font).boundingRect(QRect(QPoint(), room), Qt::TextWordWrap, words);
        if (font.pixelSize() <= least
            || (all.width() <= room.width() && all.height() <= room.height()))
            return font;
    }
}

// With a short name for the last line.
SumTable::Content tableOf(const Match& match, Match::Node node, const Analysis& analysis) {
    SumTable::Content table = whyTableOf(match, node, analysis);
    if (!table.isSum)
        table.total = Projector::tr("Missing");
    return table;
}

} // namespace

Projector::Projector(Session& session, Preferences& preferences, QWidget* parent)
    : QWidget(parent, Qt::Window),
      m_session(session),
      m_preferences(preferences),
      m_board(named("projectedBoard", makeBoard(session.game(), this))),
      m_badge(new SideBadge(session.game(), this)),
      m_headline(named("projectedHeadline", new QLabel(this))),
      m_sentence(named("projectedSentence", new QLabel(this))),
      m_table(named("projectedTable", new SumTable(this))),
      m_line(named("projectedLine", new KeyLine(this))),
      m_room(named("roomButton", new GlyphButton(halfDisc(1), {}, this))),
      m_leave(named("leaveProjectorButton", new GlyphButton(crossSign(1), {}, this))) {
    setObjectName(QStringLiteral("projector"));
    setFocusPolicy(Qt::StrongFocus);
    m_board->setFocusPolicy(Qt::NoFocus);
    m_room->setFocusPolicy(Qt::NoFocus);
    m_leave->setFocusPolicy(Qt::NoFocus);
    m_table->setLarge(true);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    for (QLabel* label : {m_headline, m_sentence})
        label->setTextFormat(Qt::PlainText);
    worded(m_room, &GlyphButton::setName, [] { return tr("Dark or bright room (B)"); });
    connect(m_room, &GlyphButton::clicked, this, [this] { act(Qt::Key_B); });
    worded(m_leave, &GlyphButton::setName, [] { return tr("Leave the projector (Esc)"); });
    connect(m_leave, &GlyphButton::clicked, this, &QWidget::close);
    connect(m_line, &KeyLine::pressed, this, [this](const QString& key) {
        if (key == tr("Space")) { // the board's own, as the arrows are
            QKeyEvent press(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier);
            QApplication::sendEvent(m_board, &press);
            return;
        }
        // A letter is its own key.
        static const std::map<QString, int> others{{QStringLiteral("\u2190"), Qt::Key_Left},
                                                   {QStringLiteral("\u2192"), Qt::Key_Right},
                                                   {tr("Enter"), Qt::Key_Enter}};
        const auto other = others.find(key);
        act(other != others.end() ? other->second : key.front().unicode());
    });
    m_board->setClickPreviews([this](const Clicks& clicks) {
        return covered() ? ClickPreview{} : previewOf(m_session, clicks);
    });
    connect(m_board, &BoardView::clicked, this, &Projector::click);
    connect(m_board, &BoardView::turnEnded, this, &Projector::endTurn);
    connect(m_board, &BoardView::clickRevoked, this, &Projector::escape);
    using Change = Session::Change;
    listen(session, Change::Position | Change::Clicks | Change::Table, this, &Projector::refresh);
    connect(&session.study(), &Study::changed, this, &Projector::refresh);
    inEveryLanguage(this, [this] {
        setWindowTitle(tr("Projector – Bouton"));
        refresh();
    });
}

// What is shown -----------------------------------------------------------------------------------

std::optional<Match::Node> Projector::open() const {
    const Match* match = m_session.match();
    if (!match || match->result(match->current()))
        return std::nullopt;
    return match->current();
}

const Analysis* Projector::known() const { return open() ? analysisShown(m_session) : nullptr; }

bool Projector::covered() const {
    const std::optional<Match::Node> node = open();
    return node && m_quiz.covers(*node);
}

// In another position a move that was being given as the answer is forgotten, in another game the
// answers.
void Projector::follow() {
    if (std::exchange(m_game, m_session.id()) != m_session.id()) {
        m_quiz.beginAnew();
        m_node.reset();
    }
    const std::optional<Match::Node> node = open();
    if (std::exchange(m_node, node) == node)
        return;
    m_picked = node ? Clicking(m_session.match()->moves(*node)) : Clicking();
    m_partsOpen = false;
    pickByKeys(false);
}

void Projector::refresh() {
    if (!isVisible())
        return;
    follow();
    const Analysis* analysis = known();
    if (analysis)
        m_content = tableOf(*m_session.match(), *m_node, *analysis);
    else if (!m_node)
        m_content = {};
    layOut();
    // With what each of several parts is worth one may reckon, once it is asked for.
    m_table->setCovered(!covered() ? SumTable::Covered::Nothing
                        : m_partsOpen && m_content.isSum && m_content.rows.size() > 1
                            ? SumTable::Covered::Total
                            : SumTable::Covered::Numbers);
    m_table->setStale(!analysis); // so that nothing blinks until the next one is there
    refreshBoard();
    refreshWords();
    update();
    if (analysis && !covered() && m_session.turn().human)
        m_session.noteHelp(); // he sees what is true in his own turn
}

void Projector::layOut() {
    const ProjectorPlan plan(size(), QApplication::font(), m_content.isTable());
    m_board->setGeometry(plan.board);
    m_board->setFont(plan.text);
    m_board->setLeastLetters(plan.least.pixelSize());
    m_badge->setGeometry(plan.badge);
    m_headline->setGeometry(plan.headline);
    m_room->setGeometry(plan.room);
    m_room->setVisible(!plan.room.isEmpty());
    m_room->setSign(halfDisc(plan.room.height() / 3.0 / Theme::unit));
    m_leave->setGeometry(plan.leave);
    m_leave->setSign(crossSign(plan.leave.height() / 4.0 / Theme::unit));
    m_sentence->setGeometry(plan.sentence);
    m_line->setGeometry(plan.line);
    m_line->setFont(plan.least);
    // The table is as large as it can be. Where not all rows have room, the last ones are one.
    m_table->setVisible(m_content.isTable());
    const QRect room = plan.table.adjusted(plan.gap, plan.gap / 2, -plan.gap, -plan.gap / 2);
    SumTable::Content content = m_content;
    for (QFont font = plan.text;; font.setPixelSize(font.pixelSize() - 1)) {
        m_table->setFont(font);
        m_table->put(content);
        if (m_table->sizeHint().height() <= room.height())
            break;
        if (font.pixelSize() > plan.least.pixelSize())
            continue;
        if (content.rows.size() < 3 || !content.isSum)
            break;
        content = withFewerRows(m_content, content.rows.size() - 1);
        font.setPixelSize(font.pixelSize() + 1);
    }
    m_table->setGeometry(QRect(room.topLeft(), QSize(room.width(), m_table->sizeHint().height())));
    m_card = m_table->geometry().adjusted(-plan.gap, -plan.gap / 2, plan.gap, plan.gap / 2);
}

void Projector::refreshBoard() {
    m_board->setTurned(m_preferences.boardTurned(m_session.game()));
    m_board->setScene(m_session.scene());
    BoardView::Marks marks;
    Overlay overlay;
    if (covered()) {
        marks.chosen = m_picked.clicks();
        for (const Cell cell : m_picked.next())
            overlay.worths.push_back({.cell = cell, .covered = true});
    } else {
        const Ending ending = m_session.ending();
        if (ending.verdict && ending.result)
            marks.named = ending.verdict->because.where;
        marks.next = m_session.clicking().next();
        marks.chosen = m_session.clicking().clicks();
        if (const Analysis* analysis = known())
            overlay.worths = worthsOf(m_session, *analysis);
    }
    m_board->setMarks(marks);
    m_board->setOverlay(overlay);
}

void Projector::refreshWords() {
    const ProjectorPlan plan(size(), QApplication::font(), m_content.isTable());
    const int least = plan.least.pixelSize();
    const QString headline = headlineOf(m_session), sentence = sentenceShown();
    m_headline->setFont(fittingFont(headline, plan.headline.size(),
                                    sized(plan.text, Type::Heading, Weight::Strong), least));
    m_headline->setText(headline);
    m_badge->setVisible(m_node.has_value());
    if (m_node)
        m_badge->setSide(m_session.match()->toMove(*m_node));
    m_sentence->setFont(fittingFont(sentence, plan.sentence.size(), plan.text, least));
    m_sentence->setText(sentence);
    m_line->setLoud(m_node && m_quiz.on());
    m_line->setText(lineShown());
    QStringList all{asSentence(headline), sentence};
    if (m_quiz.on())
        all << m_line->accessibleName();
    if (const QString told = all.join(u' '); std::exchange(m_told, told) != told)
        Announcer::sayFrom(*this, told);
}

QString Projector::sentenceShown() const {
    const Match* match = m_session.match();
    if (!match)
        return {};
    if (covered())
        return spoken(m_session.game().name.goal);
    if (!m_node)
        return spoken(match->ending(match->current()));
    const Analysis* analysis = known();
    return analysis ? sentenceOf(*match, *m_node, *analysis) : tr("Being analysed…");
}

// What is asked, or whether the answer was right; else what the keys do.
QString Projector::lineShown() const {
    const Analysis* analysis = known();
    if (covered() && !analysis)
        return tr("Being analysed…");
    if (covered() && !m_picked.clicks().empty())
        return m_picked.move() ? tr("Which move? It ends by [Enter]") : tr("Which move?");
    if (covered() && m_byKeys)
        return tr("Which move? Arrows and [Space]");
    if (covered())
        return questionOf(*analysis);
    if (const Quiz::Answer* answer = m_node ? m_quiz.answerAt(*m_node) : nullptr;
        answer && analysis)
        return verdictOn(*answer, *m_session.match(), *m_node, *analysis);
    return tr("[\u2190] [\u2192] through the game. [Q] asks first");
}

void Projector::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(*this);
    onlyFill(painter, theme.surface);
    if (m_content.isTable())
        painter.drawRoundedRect(m_card, Theme::radius, Theme::radius);
}

// What is done ------------------------------------------------------------------------------------

void Projector::answer(const Quiz::Answer& answer) {
    m_quiz.answer(*m_node, answer);
    pickByKeys(false);
    refresh();
}

// The frame on the board has the keys, or no longer.
void Projector::pickByKeys(bool on) {
    m_byKeys = on;
    m_board->setFocusPolicy(on ? Qt::StrongFocus : Qt::NoFocus);
    on ? m_board->setFocus(Qt::TabFocusReason) : setFocus();
}

// While it is covered, a move is an answer, and is not played.
void Projector::click(Cell cell) {
    if (!covered()) {
        m_session.click(cell);
        return;
    }
    if (known() && m_picked.click(cell) == Clicking::Growth::Whole)
        answer({std::nullopt, *m_picked.move()});
    else
        refresh();
}

void Projector::endTurn() {
    if (!covered())
        m_session.endTurn();
    else if (const auto move = m_picked.move(); move && !m_picked.clicks().empty())
        answer({std::nullopt, *move});
}

// The innermost thing first.
void Projector::escape() {
    if (covered() && m_picked.takeBack()) {
        refresh();
    } else if (m_byKeys) {
        pickByKeys(false);
        refresh();
    } else if (!covered() && !m_session.clicking().clicks().empty()) {
        m_session.takeBack();
    } else {
        close();
    }
}

void Projector::setQuestionFirst(bool first) {
    m_preferences.questionFirst.set(first);
    m_quiz.setOn(first);
    m_quiz.beginAnew();
    m_picked.clear();
    m_partsOpen = false;
    pickByKeys(false);
    refresh();
}

void Projector::setBright(bool bright) {
    m_preferences.brightRoom.set(bright);
    setPalette((bright ? Theme::light() : Theme::dark()).palette());
}

bool Projector::act(int key) {
    const bool asks = covered() && known();
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_PageUp: emit jumpWanted(Jump::Previous); return true;
    case Qt::Key_Right:
    case Qt::Key_PageDown: emit jumpWanted(Jump::Next); return true;
    case Qt::Key_Home: emit jumpWanted(Jump::First); return true;
    case Qt::Key_End: emit jumpWanted(Jump::Last); return true;
    case Qt::Key_W:
        if (asks)
            answer({Outcome::Win});
        return true;
    case Qt::Key_L:
        if (asks)
            answer({Outcome::Loss});
        return true;
    case Qt::Key_D:
        if (asks && known()->mayBeDrawn())
            answer({Outcome::Draw});
        return true;
    case Qt::Key_M:
        if (asks) {
            pickByKeys(true);
            refresh();
        }
        return true;
    case Qt::Key_P:
        m_partsOpen = !m_partsOpen;
        refresh();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: endTurn(); return true;
    case Qt::Key_Q: setQuestionFirst(!m_quiz.on()); return true;
    case Qt::Key_B: setBright(!m_preferences.brightRoom()); return true;
    case Qt::Key_F12: close(); return true;
    case Qt::Key_Escape: escape(); return true;
    default: return false;
    }
}

void Projector::keyPressEvent(QKeyEvent* event) {
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    if (!plain || !act(latinKeyOf(*event)))
        QWidget::keyPressEvent(event);
}

void Projector::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_quiz.setOn(m_preferences.questionFirst());
    setBright(m_preferences.brightRoom());
    refresh();
    emit toggled(true);
}

void Projector::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    emit toggled(false);
}

void Projector::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    refresh();
}

// KeyLine -----------------------------------------------------------------------------------------

KeyLine::KeyLine(QWidget* parent) : QWidget(parent) {}

void KeyLine::setText(const QString& text) {
    if (text == m_text)
        return;
    m_text = text;
    setAccessibleName(QString(text).remove(u'[').remove(u']'));
    update();
}

void KeyLine::setLoud(bool loud) {
    m_loud = loud;
    update();
}

double KeyLine::lineHeight() const { return std::ceil(QFontMetricsF(font()).height() * 1.16); }

// Of so many lines.
int KeyLine::heightFor(int lines) const { return static_cast<int>(lines * lineHeight()); }

// Words and keys one after the other. What is in one piece between two blanks stays on one line.
std::vector<KeyLine::Token> KeyLine::tokens() const {
    const QFontMetricsF metrics(font());
    const double blank = metrics.horizontalAdvance(u' '), line = lineHeight();
    std::vector<Token> all;
    double left = 0, top = 0;
    for (const QString& word : m_text.split(u' ', Qt::SkipEmptyParts)) {
        std::vector<Token> parts;
        double wide = 0;
        const auto add = [&](const QString& text, bool key) {
            if (text.isEmpty())
                return;
            const double width =
                key ? std::max(metrics.horizontalAdvance(text) + blank * 2, line * 0.9)
                    : metrics.horizontalAdvance(text) + 1;
            parts.push_back({text, key, {wide, 0, width, line}});
            wide += width;
        };
        const qsizetype open = word.indexOf(u'['), close = word.indexOf(u']');
        if (open >= 0 && close > open) {
            add(word.left(open), false);
            add(word.mid(open + 1, close - open - 1), true);
            add(word.mid(close + 1), false);
        } else {
            add(word, false);
        }
        if (left > 0 && left + wide > width()) {
            left = 0;
            top += line;
        }
        for (Token& part : parts) {
            part.place.translate(left, top);
            all.push_back(part);
        }
        left += wide + blank;
    }
    return all;
}

QRectF KeyLine::keyRect(const QString& key) const {
    for (const Token& token : tokens())
        if (token.key && token.text == key)
            return token.place;
    return {};
}

void KeyLine::mouseReleaseEvent(QMouseEvent* event) {
    for (const Token& token : tokens())
        if (token.key && token.place.contains(event->position())) {
            emit pressed(QString(token.text));
            return;
        }
}

void KeyLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(*this);
    const QColor ink = m_loud ? theme.accent : theme.faint;
    for (const Token& token : tokens()) {
        painter.setFont(font());
        if (token.key) {
            painter.setPen(QPen(ink, std::max(1.0, lineHeight() / 20)));
            painter.setBrush(faded(ink, 0.12));
            const double round = lineHeight() / 6;
            painter.drawRoundedRect(token.place.adjusted(1, 1, -1, -1), round, round);
        }
        painter.setPen(ink);
        paintText(painter, token.place, Qt::AlignCenter, token.text);
    }
}

} // namespace bouton
