// SPDX-License-Identifier: MIT
#include "ui/game/set_up_panel.h"

#include <QApplication>
#include <QButtonGroup>
#include <QCheckBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QObject>
#include <QPainter>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>

#include <optional>

#include "core/ruleset.h"
#include "session/fair_start.h"
#include "session/session.h"
#include "ui/archive/own_ratings.h"
#include "ui/boards/board_table.h"
#include "ui/boards/set_up_form.h"
#include "ui/controls/button.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/game/against_whom.h"
#include "ui/game/editing_tool.h"
#include "ui/game/preparation.h"
#include "ui/game/start_check.h"
#include "ui/game/start_questions.h"
#include "ui/preferences/preferences.h"
#include "ui/theme/paint.h"

namespace bouton {

namespace {

// Keeps the form of a game's start in step with the board. What is entered is set up, and kept for
// another day; what comes on the board in another way is entered. What does not add up stays in the
// form, and is said by the preparation.
void keepInStep(SetUpForm& form, const Session& session, Preparation& preparation,
                Preferences& preferences) {
    if (const auto start = preferences.startFor(session.game()))
        form.fill(*start);
    // What is entered stays as far as it has a place.
    QObject::connect(&preparation, &Preparation::shaped, &form, [&] {
        form.follow(session.picture());
        preparation.describe(form.picture());
    });
    QObject::connect(&preparation, &Preparation::boardSet, &form, [&] {
        if (!session.plan().byHand)
            return;
        const Or<Picture> shown = form.picture();
        if (shown && shown->rows == session.picture().rows)
            return;
        form.fill(session.picture());
        preparation.takeAsDescribed();
    });
    QObject::connect(&form, &SetUpForm::changed, &form, [&] {
        const Or<Picture> start = form.picture();
        preparation.describe(start);
        if (start)
            preferences.keepStart(session.game(), *start);
    });
}

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
      m_form(makeSetUpForm(session.game())),
      m_check(new StartCheck(session, this)) {
    auto* all = new GivingColumn(*m_editor);
    all->addWidget(m_editor);
    if (m_form) {
        all->addWidget(m_form);
        keepInStep(*m_form, session, preparation, preferences);
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
            [this] { m_questions->putSettings(m_preparation.answers().plan.settings); });
    connect(m_against, &AgainstWhom::chosen, &m_preparation, &Preparation::setPlayers);
    connect(m_questions, &StartQuestions::settingsChosen, this, [this](const Settings& settings) {
        m_preparation.setTyped(m_questions->refusal());
        m_preparation.setSettings(settings);
    });
    connect(m_questions, &StartQuestions::starterChosen, &m_preparation, &Preparation::setStarter);
    connect(m_questions, &StartQuestions::sideChosen, this, [this](Side first) {
        Answers answers = m_preparation.answers();
        setFirst(answers, first);
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
    connect(m_check, &StartCheck::changed, this, [this] {
        m_against->setUnproven(m_check->refusal());
        m_preparation.setUnproven(m_check->refusal());
    });
}

void SetUpPanel::refresh() {
    const Answers& answers = m_preparation.answers();
    const bool byHand = m_session.plan().byHand;
    m_against->put(answers);
    const Match* start = m_session.beginning().value_or(nullptr);
    const auto promise = start ? promiseOf(*start, m_session.plan().seats) : std::nullopt;
    m_questions->put(answers, byHand, promise && *promise != Outcome::Loss);
    m_questions->putClock(answers, !m_against->isCustom());
    if (byHand == m_editor->isHidden())
        scrollToTop();
    m_editor->setVisible(byHand);
    if (byHand)
        m_questions->putSize(m_session.picture());
    if (m_form)
        m_form->setVisible(!answers.plan.autoFill);
    m_preparation.setTyped(m_questions->refusal());
    m_check->follow(isVisible());
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

void SetUpPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_check->follow(true);
}

void SetUpPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_check->follow(false);
}

void SetUpPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_questions->fit();
}

// EditorPanel -------------------------------------------------------------------------------------

// A square button that chooses what a click puts into a cell: a piece, drawn as on the board.
// Without a letter it is the one after the other; '.' takes away.
class PieceButton : public Button {
    Q_OBJECT

public:
    PieceButton(const Ruleset& game, std::optional<char> letter, QWidget* parent = nullptr);

    std::optional<char> letter() const { return m_letter; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString name() const;

    const std::optional<char> m_letter;
    BoardView* m_piece = nullptr; // null: a sign is drawn
};

namespace {

constexpr int side = 6 * Theme::unit;

// Two arrows, one after the other in a circle.
void paintInTurn(QPainter& painter) {
    painter.drawArc(QRectF(-1, -1, 2, 2), 30 * 16, 120 * 16);
    painter.drawArc(QRectF(-1, -1, 2, 2), 210 * 16, 120 * 16);
    for (const int turned : {0, 180}) {
        painter.save();
        painter.rotate(turned);
        painter.drawPolyline(QPolygonF{{0.45, -0.62}, {0.87, -0.5}, {1, -0.95}});
        painter.restore();
    }
}

// An empty cell; a cross would be a piece in Tic-tac-toe.
void paintEmptyCell(QPainter& painter) {
    QPen pen = painter.pen();
    pen.setDashPattern({1.2, 2.2});
    painter.setPen(pen);
    painter.drawRoundedRect(QRectF(-0.95, -0.95, 1.9, 1.9), 0.2, 0.2);
}

} // namespace

PieceButton::PieceButton(const Ruleset& game, std::optional<char> letter, QWidget* parent)
    : Button({}, Rank::Piece, parent), m_letter(letter) {
    setCheckable(true);
    setObjectName(!letter          ? QStringLiteral("piece-next")
                  : *letter == '.' ? QStringLiteral("piece-none")
                                   : QStringLiteral("piece-") + QLatin1Char(*letter));
    if (letter && *letter != '.') {
        m_piece = makeBoard(game);
        m_piece->setInteractive(false);
        m_piece->setPicture({{std::string(1, *letter)}, Side::One});
        m_piece->setFixedSize(side - 8, side - 8);
        setLayout(column({{m_piece, 0, Qt::AlignCenter}}, 0));
    }
    inEveryLanguage(this, [this] {
        setAccessibleName(name());
        setToolTip(name());
        if (m_piece)
            m_piece->setAccessibleName(name());
    });
}

QString PieceButton::name() const {
    if (!m_letter)
        return tr("Each click puts the next piece");
    if (*m_letter == '.')
        return tr("A click takes away (.)");
    const QString letter{QChar(*m_letter)};
    const QString piece = m_piece->nameOfLetter(*m_letter);
    return piece == letter ? letter : tr("%1 (%2)").arg(piece, letter);
}

QSize PieceButton::sizeHint() const { return {side, side}; }

// The style paints the button; it knows no pieces.
void PieceButton::paintEvent(QPaintEvent* event) {
    Button::paintEvent(event);
    if (m_piece)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(rect()).center());
    painter.scale(10, 10);
    onlyOutline(painter,
                QPen(Theme::of(*this).ink, 0.24, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_letter ? paintEmptyCell(painter) : paintInTurn(painter);
}

namespace {

constexpr int piecesInARow = 5;

} // namespace

EditorPanel::EditorPanel(Session& session, EditingTool& tool, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_tool(tool),
      m_toMove{named("toMoveOne", new QRadioButton), named("toMoveTwo", new QRadioButton)},
      m_undo(makeButton("undoDraftButton", &session, &Session::undo, [] { return tr("Undo"); })),
      m_redo(makeButton("redoDraftButton", &session, &Session::redo, [] { return tr("Redo"); })) {
    Button* clear =
        makeButton("clearButton", &tool, &EditingTool::clear, [] { return tr("Clear"); });
    Button* usual = makeButton("usualStartButton", &tool, &EditingTool::putUsualStart,
                               [] { return tr("Usual start"); });
    worded(clear, &QWidget::setToolTip, [] { return tr("Takes everything off the board"); });
    worded(usual, &QWidget::setToolTip, [] { return tr("The position in which the game begins"); });
    worded(m_undo, &QWidget::setToolTip, [] { return tr("Takes the last change back (Ctrl+Z)"); });
    worded(m_redo, &QWidget::setToolTip,
           [] { return tr("Makes the change again (Ctrl+Shift+Z)"); });
    auto* group = new QButtonGroup(this); // apart from other choices of the panel
    for (const Side side : {Side::One, Side::Two}) {
        QRadioButton* button = m_toMove[indexOf(side)];
        group->addButton(button);
        worded(button, [&session, side] { return nameOf(session.game(), side); });
        connect(button, &QRadioButton::clicked, &tool, [&tool, side] { tool.putToMove(side); });
    }
    QBoxLayout* sides = row({worded(new QLabel, [] { return tr("To move:"); }), m_toMove[0],
                             m_toMove[1], Item::stretch()},
                            2 * Theme::unit);
    WordLabel* note = sideNote([] {
        return tr("A click on the board changes a cell. Drag what stands there to another cell, or "
                  "off the board. Delete takes it away.");
    });
    setLayout(column({makePalette(), note, sides, row({clear, usual, Item::stretch()}),
                      row({m_undo, m_redo, Item::stretch()})}));
    connect(&tool, &EditingTool::toolChanged, this, &EditorPanel::showTool);
    refresh();
}

// Not there where clicks say all.
QWidget* EditorPanel::makePalette() {
    auto* palette = new QWidget;
    auto* grid = new QGridLayout(palette);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(Theme::unit);
    grid->setColumnStretch(piecesInARow, 1);
    const Ruleset& game = m_session.game();
    add(new PieceButton(game, std::nullopt), {});
    for (const Piece& piece : game.editing.pieces)
        add(new PieceButton(game, piece.letter), QKeySequence(QString(QChar(piece.letter))));
    add(new PieceButton(game, '.'), Qt::Key_Period);
    auto* group = new QButtonGroup(this);
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        group->addButton(m_pieces[i]);
        grid->addWidget(m_pieces[i], static_cast<int>(i) / piecesInARow,
                        static_cast<int>(i) % piecesInARow);
    }
    if (game.editing.pieces.empty())
        palette->hide();
    return palette;
}

// A key of the window chooses it as well. It works only where the button is in view.
void EditorPanel::add(PieceButton* button, const QKeySequence& key) {
    m_pieces.push_back(button);
    connect(button, &Button::clicked, this, [this, button] { m_tool.choose(button->letter()); });
    if (!key.isEmpty())
        connect(new QShortcut(key, button), &QShortcut::activated, this,
                [this, button] { m_tool.choose(button->letter()); });
    button->setChecked(button->letter() == m_tool.tool());
}

void EditorPanel::showTool() {
    for (PieceButton* button : m_pieces)
        button->setChecked(button->letter() == m_tool.tool());
}

void EditorPanel::refresh() {
    m_toMove[indexOf(m_session.picture().toMove)]->setChecked(true);
    m_undo->setEnabled(m_session.ways().draftBack);
    m_redo->setEnabled(m_session.ways().draftForward);
}

} // namespace bouton

#include "set_up_panel.moc"
