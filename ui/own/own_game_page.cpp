// SPDX-License-Identifier: MIT
#include "ui/own/own_game_page.h"

#include <QApplication>
#include <QBoxLayout>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMenu>

#include <algorithm>
#include <map>

#include "games/own_game/own_game.h"
#include "own/position.h"
#include "session/file_name.h"
#include "session/task_thread.h"
#include "ui/boards/board_table.h"
#include "ui/boards/looks.h"
#include "ui/controls/file_dialog.h"
#include "ui/controls/languages.h"
#include "ui/controls/layouts.h"
#include "ui/controls/menus.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/own/findings_view.h"
#include "ui/own/game_text.h"
#include "ui/own/own_board.h"
#include "ui/theme/resources.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int ownGap = 2 * Theme::unit, ownMargin = 3 * Theme::unit, ownWidest = 1320;
constexpr int keepPause = 1000; // ms
constexpr std::size_t mostInMenu = 10;
constexpr int mostRowsInSmall = 3; // of a drawing

constexpr const char* firstText = "bouton-game 1\n"
                                  "title: My game\n"
                                  "says: Take one, two or three from a heap.\n"
                                  "says: Who takes the last one wins.\n"
                                  "\n"
                                  "heaps: 7 10\n"
                                  "turn: take 1-3\n";

// A turn in small, as it is drawn: what stands in its cells before it, and after it.
GameText::AtEnd inSmall(const Ruleset& game, const OwnRules& of, const own::Turn& turn) {
    std::vector<own::Sign> signs;
    if (turn.clears)
        signs = {{0, 0, turn.clears, '.'}};
    else if (!turn.ways.empty())
        signs = own::drawn(turn.ways.front(), 1);
    if (signs.empty())
        return {};
    const auto [top, bottom] = std::ranges::minmax(signs, {}, &own::Sign::row);
    const auto [left, right] = std::ranges::minmax(signs, {}, &own::Sign::column);
    const int rows = bottom.row - top.row + 1, columns = right.column - left.column + 1;
    if (rows > mostRowsInSmall)
        return {};
    const Side side = turn.of[0] ? Side::One : Side::Two;
    for (own::Sign& sign : signs)
        sign = {sign.row - top.row, sign.column - left.column, of.rules().letterOf(sign.from, side),
                of.rules().letterOf(sign.to, side)};
    constexpr double arrow = 1.4, share = 0.9; // of the height
    return {2 * columns * share / rows + arrow,
            [=, &game, piece = ownLook(of).piece](QPainter& painter, const QRectF& room,
                                                  const Theme& theme) {
                const double cell = room.height() * share / rows;
                const double y = room.center().y() - rows * cell / 2;
                for (const own::Sign& sign : signs)
                    for (const bool after : {false, true}) {
                        const double x = after ? room.right() - columns * cell : room.left();
                        const QRectF at(x + sign.column * cell, y + sign.row * cell, cell, cell);
                        const char letter = after ? sign.to : sign.from;
                        painter.setPen(QPen(theme.faint, 0.6));
                        painter.setBrush(groundOf(game, theme));
                        painter.drawRect(at);
                        if (letter != '.' && letter != '*')
                            piece(painter, {letter, {}, at});
                    }
                const QPointF middle = room.center();
                const double reach = room.height() * arrow / 4, head = reach / 2;
                painter.setPen(QPen(theme.faint, 1.2));
                painter.drawLine(middle - QPointF(reach, 0), middle + QPointF(reach, 0));
                painter.setBrush(Qt::NoBrush);
                painter.drawPolyline(QPolygonF{middle + QPointF(reach - head, -head),
                                               middle + QPointF(reach, 0),
                                               middle + QPointF(reach - head, head)});
            },
            {}};
}

// The turns of a file, by their lines, with the number of places where each can be made now.
std::map<QString, GameText::AtEnd> turnsInSmall(const QString& text, const own::GameFile& file,
                                                const Match& match) {
    const OwnRules& of = *ownRulesOf(match.game());
    std::map<QString, GameText::AtEnd> all;
    const auto now = own::positionIn(of.rules(), match.picture(match.current()));
    if (of.rules().ofHeaps() || !now || file.rules.turns.size() != of.rules().turns.size())
        return all;
    const auto legal = own::turnsAt(*of.ready, *now);
    const QStringList lines = text.split(u'\n');
    // The rules may have been read from another text, of the same turns.
    for (std::size_t i = 0; i < file.rules.turns.size(); ++i) {
        const own::Turn& turn = of.rules().turns[i];
        GameText::AtEnd end = inSmall(match.game(), of, turn);
        if (!end.paint)
            continue;
        if (turn.of[indexOf(now->side)])
            end.note = OwnGamePage::tr(
                "%n place(s)", nullptr,
                static_cast<int>(std::ranges::count(legal, turn.line, &own::Legal::line)));
        all.emplace(lines.value(file.rules.turns[i].line - 1), std::move(end));
    }
    return all;
}

} // namespace

OwnGamePage::OwnGamePage(RulesFolder& rules, Preferences& preferences)
    : m_rules(rules),
      m_editor(named("gameEditor", new GameEditor)),
      m_board(named("ownTable", new OwnBoard(preferences))),
      m_findings(named("findings", new FindingsView)),
      m_scroll(new SnugScrollArea(m_findings)),
      m_title(typed(heading([] { return tr("A game of your own"); }), Type::Title, Weight::Strong)),
      m_state(named("ownState", sideNote())),
      m_stale(named("ownStale", sideNote([] {
                        return tr("The board keeps the last rules that were right.");
                    }))),
      m_games(makeButton(
          "ownGamesButton", this,
          [this] {
              auto* menu = new QMenu(this);
              menu->setAttribute(Qt::WA_DeleteOnClose);
              fill(*menu);
              menu->popup(m_games->mapToGlobal(QPoint(0, m_games->height())));
          },
          [] { return tr("Games"); })),
      m_save(makeButton("ownSaveButton", this, &OwnGamePage::askToSave,
                        [] { return tr("Save as…"); })),
      m_remove(
          makeButton("ownRemoveButton", this, &OwnGamePage::remove, [] { return tr("Remove"); })),
      m_play(makeButton(
          "ownPlayButton", this,
          [this] {
              if (m_game)
                  emit playWanted(*m_game);
          },
          [] { return tr("&Play"); }, Button::Rank::Primary)) {
    setObjectName(QStringLiteral("ownGamePage"));
    worded(this, &QWidget::setAccessibleName, [] { return tr("A game of your own"); });
    worded(m_games, &QWidget::setToolTip,
           [] { return tr("A new game, your games, examples, or a file"); });
    worded(m_play, &QWidget::setToolTip,
           [] { return tr("Play this game against the computer or a friend"); });
    auto* all = makeButton(
        "allGamesButton", this, &OwnGamePage::left, [] { return tr("Start page"); },
        Button::Rank::Link);
    m_stale->hide();
    m_title->setWordWrap(true);
    auto* halves = row(
        {{column({m_state, row({m_games, m_save, m_remove, Item::stretch()}), {m_editor, 1}}), 2},
         {column({{m_board, 1}, m_stale, m_scroll, m_play}), 3}},
        ownGap);
    setHalves(column({row({{m_title, 1}, all}), {halves, 1}}, Theme::unit, ownMargin), halves);
    m_keepSoon.setSingleShot(true);
    m_keepSoon.setInterval(keepPause);
    connect(&m_keepSoon, &QTimer::timeout, this, &OwnGamePage::keep);
    connect(m_editor, &GameEditor::changed, this, [this] {
        if (m_isOpen)
            m_keepSoon.start();
    });
    connect(m_editor, &GameEditor::read, this, &OwnGamePage::take);
    connect(m_editor, &GameEditor::read, this, [this](const GameRead& known) {
        if (!known.game || std::exchange(m_file, known.file) == known.file)
            return;
        m_fileText = m_editor->text();
        showTurns();
    });
    connect(m_board, &OwnBoard::moved, this, &OwnGamePage::showTurns);
    connect(&rules, &RulesFolder::changed, this, &OwnGamePage::refresh);
    inEveryLanguage(this, [this] {
        refresh();
        showTurns();
    });
}

void OwnGamePage::showTurns() {
    const Match* match = m_board->match();
    if (m_game && m_file && match && &match->game() == m_game)
        m_editor->field()->setAtEnds(turnsInSmall(m_fileText, *m_file, *match));
}

OwnGamePage::~OwnGamePage() { keep(); }

std::vector<OwnGamePage::Example> OwnGamePage::examples() {
    loadResources();
    std::vector<Example> all;
    const QDir folder(QStringLiteral(":/games/en"));
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(inLanguage(QStringLiteral(":/games/%1/") + name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.readAll());
        all.push_back({RulesFolder::titleOf(text), text});
    }
    return all;
}

QString OwnGamePage::rulesOf(const Ruleset& game) {
    if (const OwnRules* own = ownRulesOf(game))
        return QString::fromStdString(own->text);
    loadResources();
    QFile file(inLanguage(QStringLiteral(":/games/%1/built-in/") + QLatin1String(game.name.id)
                          + QStringLiteral(".game")));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// Which game it is ------------------------------------------------------------------------------

void OwnGamePage::put(const QString& text, const QString& name) {
    keep();
    m_isOpen = false; // nobody types this
    m_name = name;
    m_opened = text;
    m_editor->setText(text); // which still tells what was read of the text before
    m_game = nullptr;
    m_board->clear();
    m_findings->show(GameRead{});
    m_scroll->hide(); // until something is found out
    m_stale->hide();
    m_isOpen = true;
    refresh();
}

void OwnGamePage::openNew() { put(QLatin1String(firstText), {}); }

void OwnGamePage::openExample(const QString& text) { put(text, {}); }

void OwnGamePage::openKept(const QString& name) {
    keep();
    if (const RulesFolder::Entry* entry = m_rules.find(name))
        put(QString(entry->text), QString(entry->name));
}

void OwnGamePage::openText(const QString& text) {
    for (const RulesFolder::Entry& entry : m_rules.all())
        if (entry.text == text)
            return openKept(QString(entry.name));
    put(text, {});
    m_name = m_rules.keep({}, text);
    refresh();
}

void OwnGamePage::goOn() {
    if (m_isOpen)
        return;
    if (m_rules.all().empty())
        openNew();
    else
        openKept(QString(m_rules.all().front().name));
}

void OwnGamePage::keep() {
    m_keepSoon.stop();
    const QString text = m_editor->text();
    if (!m_isOpen || text == m_opened)
        return;
    m_opened = text;
    m_name = m_rules.keep(m_name, text);
    refresh();
}

void OwnGamePage::remove() {
    keep();
    if (m_name.isEmpty())
        return;
    const QString title = RulesFolder::titleOf(m_opened), gone = m_name;
    m_isOpen = false;
    m_name.clear();
    m_rules.remove(gone);
    goOn();
    emit removed(title.isEmpty() ? gone : title);
}

void OwnGamePage::undoRemoval() {
    if (const QString name = m_rules.putBack(); !name.isEmpty())
        openKept(name);
}

void OwnGamePage::fill(QMenu& menu) {
    addEntry(menu, this, &OwnGamePage::openNew, [] { return tr("&New game"); });
    addEntry(menu, this, &OwnGamePage::openWanted, [] { return tr("&Open…"); });
    auto* examples =
        worded(menu.addMenu(QString()), &QMenu::setTitle, [] { return tr("&Examples"); });
    for (const Example& example : OwnGamePage::examples())
        connect(examples->addAction(withoutKeys(example.title)), &QAction::triggered, this,
                [this, text = example.text] { openExample(text); });
    if (!m_rules.all().empty())
        menu.addSeparator();
    for (std::size_t i = 0; i < std::min(mostInMenu, m_rules.all().size()); ++i) {
        const RulesFolder::Entry& entry = m_rules.all()[i];
        connect(menu.addAction(withoutKeys(shownPath(entry.name))), &QAction::triggered, this,
                [this, name = entry.name] { openKept(name); });
    }
}

void OwnGamePage::askToSave() {
    const QString name =
        (m_name.isEmpty() ? asFileName(RulesFolder::titleOf(m_editor->text())) : m_name);
    connect(askForFile(this, tr("Save the rules"), tr("Games of your own (*.game);;All files (*)"),
                       (name.isEmpty() ? QStringLiteral("game") : name) + QStringLiteral(".game")),
            &QFileDialog::fileSelected, this, &OwnGamePage::saveAs);
}

void OwnGamePage::saveAs(const QString& path) {
    doOnce(
        this,
        [path, bytes = m_editor->text().toUtf8()]() -> Or<void> {
            if (const auto wrong = replaceFile(path, bytes))
                return refuse({QT_TRANSLATE_NOOP("Phrase", "The file %1 was not written: %2."),
                               {shownPath(path).toStdString(), wrong->toStdString()}});
            return {};
        },
        [this, path](const Or<void>& done) {
            emit toldOf(done ? tr("Saved as %1.").arg(shownPath(path)) : spoken(done.error()));
        });
}

// What is shown of it ---------------------------------------------------------------------------

void OwnGamePage::take(const GameRead& known) {
    const bool isRight = known.file->mistakes.empty();
    m_stale->setVisible(!isRight && m_game);
    if (!isRight)
        return refresh();
    m_findings->show(known);
    m_scroll->show();
    if (!known.game)
        return;
    QStringList says;
    for (const std::string& line : known.file->rules.says)
        says << QString::fromStdString(line);
    m_game = known.game;
    m_board->put(*m_game, says.join(u' '));
    refresh();
}

void OwnGamePage::refresh() {
    m_state->setText(m_name.isEmpty()
                         ? tr("It is kept by itself, as soon as you change it.")
                         : tr("Kept as %1.").arg(shownPath(m_name + QStringLiteral(".game"))));
    m_remove->setEnabled(!m_name.isEmpty());
    m_play->setEnabled(m_game);
}

void OwnGamePage::takeKeys() { m_editor->setFocus(); }

void OwnGamePage::hideEvent(QHideEvent* event) {
    keep();
    FoldingPage::hideEvent(event);
}

void OwnGamePage::fit() {
    const int width = std::min(viewport()->width() - 2 * ownMargin, ownWidest);
    const int side = (viewport()->width() - width) / 2;
    widget()->layout()->setContentsMargins(side, ownGap, side, ownMargin);
    m_scroll->setMinimumWidth(30 * QFontMetrics(QApplication::font()).averageCharWidth());
    FoldingPage::fit();
    m_scroll->setWhole(folded());
    m_scroll->setMaximumHeight(folded() ? QWIDGETSIZE_MAX
                                        : std::max(12 * Theme::unit, viewport()->height() / 4));
}

} // namespace bouton
