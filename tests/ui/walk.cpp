// SPDX-License-Identifier: MIT
#include "ui/walk.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QCryptographicHash>
#include <QDesktopServices>
#include <QDialog>
#include <QFileDialog>
#include <QFileInfo>
#include <QHash>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSlider>
#include <QTabBar>
#include <QTest>
#include <QTextEdit>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>

#include <unistd.h>

#include "support/patience.h"
#include "ui/fresh.h"
#include "ui/golden.h"
#include "ui/own/game_editor.h"

namespace bouton::testing {

namespace {

constexpr int most = 200;           // controls of a page
constexpr int soon = 1000;          // milliseconds
constexpr qsizetype mostLines = 40; // that a step tells; of more there is a sum

QString classAndName(const QWidget& widget) {
    QString name = widget.objectName();
    if (name.isEmpty() || name.startsWith(QLatin1String("qt_")))
        name =
            QString::fromLatin1(widget.metaObject()->className()).section(QLatin1String("::"), -1);
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        button && !button->text().isEmpty())
        name += QStringLiteral(" \"%1\"").arg(button->text());
    return name;
}

// What tells it from all others of the window, whatever they say.
QString placeOf(const QWidget& widget) {
    QString path;
    for (const QWidget* at = &widget; at && !at->isWindow(); at = at->parentWidget()) {
        QString name = at->objectName();
        if (name.isEmpty())
            name = QString::fromLatin1(at->metaObject()->className());
        int before = 0;
        for (const QObject* each : at->parent()->children()) {
            if (each == at)
                break;
            before +=
                each->objectName() == at->objectName() && each->metaObject() == at->metaObject();
        }
        path.prepend(QStringLiteral("/%1#%2").arg(name).arg(before));
    }
    return path;
}

bool isControl(const QWidget& widget) {
    if (qobject_cast<const QScrollBar*>(&widget) || qobject_cast<const QHeaderView*>(&widget))
        return false;
    const QWidget* parent = widget.parentWidget();
    if (qobject_cast<const QAbstractSpinBox*>(parent) || qobject_cast<const QComboBox*>(parent))
        return false;
    return widget.focusPolicy() != Qt::NoFocus || qobject_cast<const QAbstractButton*>(&widget);
}

// Without what is another one in each run: folders, ids, days and times.
QString steady(QString line) {
    static const QRegularExpression passing(
        QStringLiteral(R"(/[^ "]*qt_temp-\w+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})"
                       R"(|\d{4}-\d\d-\d\d|\b\d?\d:\d\d\b|\b\d[\d,.]* m?s\b)"));
    return line.replace(passing, QStringLiteral("…"));
}

// The lines that one has and the other has not, in their order.
QStringList onlyIn(const QStringList& of, const QStringList& in) {
    QHash<QString, int> count;
    for (const QString& line : in)
        ++count[line];
    QStringList all;
    for (const QString& line : of)
        if (--count[line] < 0)
            all << line;
    return all;
}

void tell(const QStringList& lines, QChar sign, QStringList& told) {
    const bool all = lines.size() <= mostLines;
    for (const QString& line : all ? lines : lines.mid(0, mostLines))
        told << QStringLiteral("  ") + sign + u' ' + line;
    if (!all)
        told << QStringLiteral("  %1 %2 lines more, %3")
                    .arg(sign)
                    .arg(lines.size() - mostLines)
                    .arg(QLatin1String(
                        QCryptographicHash::hash(lines.mid(mostLines).join(u'\n').toUtf8(),
                                                 QCryptographicHash::Md5)
                            .toHex()
                            .left(12)));
}

void tellMenu(const QMenu& menu, QStringList& told) {
    for (const QAction* action : menu.actions())
        if (action->isVisible() && action->isSeparator())
            told << QStringLiteral("  * -");
        else if (action->isVisible())
            told << QStringLiteral("  * ") + action->text()
                        + (action->isEnabled() ? QString() : QStringLiteral(" off"))
                        + (action->isChecked() ? QStringLiteral(" [on]") : QString()) + u' '
                        + action->shortcut().toString()
                        + (action->toolTip() == action->text() ? QString()
                                                               : u' ' + action->toolTip());
}

// Whether no other thread of this process runs or could: each waits for something.
bool othersSleep() {
    const auto me = std::to_string(gettid());
    for (const auto& thread : std::filesystem::directory_iterator("/proc/self/task")) {
        if (thread.path().filename() == me)
            continue;
        std::ifstream file(thread.path() / "stat");
        std::string stat;
        std::getline(file, stat);
        if (const auto name = stat.rfind(") "); name != std::string::npos && stat[name + 2] != 'S')
            return false;
    }
    return true;
}

// Whether something can be stopped, which then runs.
bool runs(const QWidget& window) {
    const auto all = window.findChildren<QWidget*>(QStringLiteral("stopButton"));
    // Rules that are typed are read without such a button.
    return std::ranges::any_of(
               all, [](const QWidget* stop) { return stop->isVisible() && stop->isEnabled(); })
           || std::ranges::any_of(window.findChildren<GameEditor*>(), &GameEditor::reading);
}

// The top levels that stand beside the window: dialogs, menus, other windows.
QWidgetList others(const QWidget& window) {
    QWidgetList all;
    for (QWidget* each : QApplication::topLevelWidgets())
        if (each != &window && each->isVisible()
            && !each->inherits("QTipLabel")) // what is shown by the time that the pointer rests
            all << each;
    return all;
}

} // namespace

Walk::Walk(QWidget& window, std::function<QWidget*()> page, std::function<void()> comesBack,
           std::function<bool()> isAtRest)
    : m_window(window),
      m_page(std::move(page)),
      m_comesBack(std::move(comesBack)),
      m_isAtRest(std::move(isAtRest)) {
    for (const char* scheme : {"file", "http", "https"})
        QDesktopServices::setUrlHandler(QLatin1String(scheme), &m_links, "setSource");
    QApplication::clipboard()->clear();
    rest();
    m_before = seen();
}

Walk::~Walk() {
    for (const char* scheme : {"file", "http", "https"})
        QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
}

void Links::doSetSource(const QUrl& link, QTextDocument::ResourceType) {
    opened << QStringLiteral("  > opens ") + link.toString();
}

// Until no other thread has anything to do, no timer is soon due, and nothing comes of it any more.
void Walk::rest() {
    const auto isQuiet = [this] {
        const auto timers = m_window.findChildren<QTimer*>();
        return othersSleep() && m_isAtRest() && !runs(m_window)
               && std::ranges::none_of(timers, [](const QTimer* timer) {
                      return timer->isActive() && timer->isSingleShot()
                             && timer->remainingTime() < soon;
                  });
    };
    int quiet = 0; // times in turn: what is done with an answer may ask again
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            for (quiet = 0; quiet < 4 && isQuiet(); ++quiet)
                QCoreApplication::processEvents();
            return quiet == 4;
        },
        patience))
        << "after " << m_now.toStdString();
}

QStringList Walk::seen() const {
    // Where things lie is seen on the golden pages; here it would hide what a step does.
    static const QRegularExpression place(QStringLiteral(" -?\\d+,-?\\d+ \\d+x\\d+"));
    QStringList lines;
    for (const QString& line : wordsWithin(m_window))
        if (const QString bare = QString(line).remove(place).trimmed();
            bare.contains(u' ')
            && !bare.startsWith(QLatin1String("QLineEditIconButton"))) // fades by itself
            lines << bare;
    for (const QAbstractItemView* view : m_window.findChildren<QAbstractItemView*>())
        if (view->isVisible() && view->currentIndex().isValid())
            lines << QStringLiteral("current in %1: %2, %3")
                         .arg(classAndName(*view))
                         .arg(view->currentIndex().row())
                         .arg(view->currentIndex().column());
    const QWidget* focus = QApplication::focusWidget();
    lines << QStringLiteral("keys: ") + (focus ? classAndName(*focus) : QStringLiteral("nobody"));
    lines << QStringLiteral("title: ") + m_window.windowTitle();
    if (const QString copied = QApplication::clipboard()->text(); !copied.isEmpty())
        lines += (QStringLiteral("copied: ") + copied).split(u'\n');
    for (QString& line : lines)
        line = steady(line);
    return lines;
}

// Writes down what stands beside the window, and closes it. False: there is nothing.
bool Walk::lookAtDialogs() {
    const QWidgetList all = others(m_window);
    for (QWidget* each : all) {
        const QPointer<QWidget> one = each;
        m_asked << QStringLiteral("  ? %1 \"%2\"").arg(classAndName(*each), each->windowTitle());
        if (const auto* menu = qobject_cast<const QMenu*>(each)) {
            tellMenu(*menu, m_asked);
        } else if (const auto* files = qobject_cast<const QFileDialog*>(each)) {
            m_asked << QStringLiteral("  ? %1 of %2, %3")
                           .arg(files->selectedFiles().isEmpty()
                                    ? QString()
                                    : QFileInfo(files->selectedFiles().front()).fileName(),
                                files->nameFilters().join(QLatin1String(";;")))
                           .arg(int(files->fileMode()));
        } else {
            for (const QString& line : wordsWithin(*each))
                m_asked << QStringLiteral("  ? ") + line.trimmed();
        }
        if (one)
            each->close();
        if (auto* dialog = qobject_cast<QDialog*>(one.data()); dialog && dialog->isVisible())
            dialog->reject();
    }
    return !all.isEmpty();
}

void Walk::step(const QString& words, const std::function<void()>& does) {
    m_now = words;
    // What waits for an answer before it comes back is answered from within.
    QTimer within;
    QObject::connect(&within, &QTimer::timeout, &within, [this] {
        if (QApplication::activeModalWidget() || QApplication::activePopupWidget())
            lookAtDialogs();
    });
    within.start(20);
    does();
    within.stop();
    do
        rest();
    while (lookAtDialogs());
    if (m_window.isVisible())
        expectFresh(m_window, words);
    m_told << words;
    for (QStringList* each : {&m_asked, &m_links.opened})
        for (const QString& line : std::exchange(*each, {}))
            m_told << steady(line);
    const QStringList now = seen();
    tell(onlyIn(m_before, now), u'-', m_told);
    tell(onlyIn(now, m_before), u'+', m_told);
    m_before = now;
    if (const QWidget* page = m_page(); !page || !page->isVisible()) {
        m_comesBack();
        m_window.activateWindow();
        rest();
        m_before = seen();
    }
}

QWidget* Walk::next(const QStringList& but) {
    const QWidget* page = m_page();
    if (!page)
        return nullptr;
    for (QWidget* each : page->findChildren<QWidget*>())
        if (each->isVisible() && each->isEnabled() && isControl(*each)
            && !but.contains(each->objectName()) && !m_done.contains(placeOf(*each)))
            return each;
    return nullptr;
}

void Walk::operate(QWidget& control) {
    const QString name = classAndName(control);
    const QPointer<QWidget> one = &control;
    const auto can = [&] { return one && one->isVisible() && one->isEnabled(); };
    const auto key = [&](Qt::Key key, const char* word, Qt::KeyboardModifiers with = {}) {
        if (can())
            step(QStringLiteral("%1 %2").arg(QLatin1String(word), name), [&] {
                one->setFocus(Qt::TabFocusReason);
                QTest::keyClick(one.data(), key, with);
            });
    };
    const auto menu = [&](QWidget* on, QPoint at) {
        if (can())
            step(QStringLiteral("menu of ") + name, [&] {
                QContextMenuEvent event(QContextMenuEvent::Mouse, at, on->mapToGlobal(at));
                QCoreApplication::sendEvent(on, &event);
            });
    };
    if (qobject_cast<QAbstractButton*>(&control)) {
        step(QStringLiteral("press ") + name, [&] { QTest::mouseClick(&control, Qt::LeftButton); });
    } else if (qobject_cast<QComboBox*>(&control)) {
        key(Qt::Key_Down, "next of");
    } else if (qobject_cast<QAbstractSpinBox*>(&control)) {
        key(Qt::Key_Up, "one more in");
        key(Qt::Key_Down, "one less in");
    } else if (qobject_cast<QSlider*>(&control)) {
        key(Qt::Key_Right, "to the right on");
    } else if (auto* view = qobject_cast<QAbstractItemView*>(&control)) {
        for (const int row : {0, 1}) {
            const QModelIndex item = view->model()->index(row, 0, view->rootIndex());
            const QPoint at = view->visualRect(item).center();
            if (!item.isValid() || !can())
                break;
            step(QStringLiteral("point at row %1 of %2").arg(row).arg(name),
                 [&] { QTest::mouseMove(view->viewport(), at); });
            step(QStringLiteral("click row %1 of %2").arg(row).arg(name),
                 [&] { QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, at); });
        }
        if (can())
            menu(view->viewport(), view->viewport()->rect().center());
        key(Qt::Key_C, "copy from", Qt::ControlModifier);
        key(Qt::Key_Return, "return in");
        key(Qt::Key_Delete, "delete in");
    } else if (auto* line = qobject_cast<QLineEdit*>(&control)) {
        if (!line->isReadOnly()) {
            step(QStringLiteral("write in ") + name, [&] {
                line->setFocus(Qt::TabFocusReason);
                QTest::keyClicks(line, QStringLiteral("a1"));
            });
            key(Qt::Key_Return, "return in");
        }
    } else if (qobject_cast<QTextEdit*>(&control)) {
        key(Qt::Key_A, "write in");
    } else {
        step(QStringLiteral("point at ") + name,
             [&] { QTest::mouseMove(&control, control.rect().center() / 2); });
        menu(&control, control.rect().center());
        key(Qt::Key_Right, "right in");
        key(Qt::Key_Down, "down in");
        key(Qt::Key_Return, "return in");
    }
}

void Walk::overThePage(const QStringList& but) {
    for (int i = 0; i < most; ++i) {
        QWidget* control = next(but);
        if (!control)
            return;
        m_done.insert(placeOf(*control));
        operate(*control);
    }
    ADD_FAILURE() << "the walk has no end";
}

void Walk::overTheMenus(const QMenuBar& bar, const QStringList& but) {
    const std::function<void(QMenu&)> over = [&](QMenu& menu) {
        step(QStringLiteral("menu ") + menu.title(), [&] {
            emit menu.aboutToShow();
            tellMenu(menu, m_asked);
        });
        for (qsizetype i = 0; i < menu.actions().size(); ++i) {
            QAction* action = menu.actions()[i];
            if (!action->isEnabled() || !action->isVisible() || action->isSeparator()
                || but.contains(action->objectName()) || but.contains(action->text()))
                continue;
            if (action->menu())
                over(*action->menu());
            else
                step(QStringLiteral("choose ") + action->text(), [&] { action->trigger(); });
        }
    };
    for (const QAction* top : bar.actions())
        over(*top->menu());
}

} // namespace bouton::testing
