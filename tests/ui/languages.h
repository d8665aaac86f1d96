// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QRegularExpression>
#include <QTabBar>
#include <QTextEdit>

#include "ui/controls/languages.h"
#include "ui/golden.h"
#include "ui/insight/sum_table.h"
#include "ui/support.h"
#include "ui/wide_language.h"

namespace bouton::testing {

// Whether a text has more than cells, numbers, single letters and words without a vowel.
inline bool hasWords(QString text) {
    static const QRegularExpression cells(QStringLiteral("\\b[a-p][0-9]{1,2}\\b"));
    static const QRegularExpression word(QStringLiteral("(?=[A-Za-z]{2})[A-Za-z]*[aeiouAEIOU]"));
    return text.remove(cells).contains(word);
}

// The other language is known by its letters.
inline bool isWide(const QString& text) {
    static const QRegularExpression letters(QStringLiteral("[áéíóúÁÉÍÓÚ]"));
    return text.contains(letters);
}

// A window in the language that nobody speaks, and in English.
class Languages : public WideLanguage, public Window {
protected:
    void speakWide() {
        window->preferences().language.set(wideLanguage);
        layOut();
    }
    QComboBox* choice() const { return window->findChild<QComboBox*>(QStringLiteral("language")); }
    void expectEveryGameTranslated() {
        for (const Ruleset* game : catalogue()) {
            SCOPED_TRACE(game->name.id);
            expectTranslated(openGame(game->name.id));
        }
    }
    // Begins tic-tac-toe with a friend, and makes these moves.
    void playWithAFriend(const Clicks& cells) {
        beginGame("tic-tac-toe");
        session().setSeat(Side::Two, {});
        clickAll(cells);
    }
    // Expects no text in the old language. Help pages are exempt, because they are files. So are
    // names that somebody has given, and those of languages.
    static void expectTranslated(const QWidget& root) {
        QStringList texts{root.windowTitle()};
        collect(root, texts);
        for (const QWidget* widget : root.findChildren<QWidget*>())
            collect(*widget, texts);
        for (const Language& each : languages())
            texts.removeAll(each.name);
        for (const QString& text : texts)
            EXPECT_TRUE(!hasWords(text) || isWide(text)) << text.toStdString();
    }
    // Opens the page in a window that then changes to the other language, and in one that has begun
    // with it.
    // Once it has changed, `look` looks at it.
    void expectEveryTextChanges(
        const std::function<void()>& openPage, const std::function<void()>& look = [] {}) {
        const auto begin = [this] {
            window.reset();
            forget();
            Preferences preferences;
            preferences.pace.set({});
            preferences.fullMotion.set(false);
        };
        const auto words = [this] {
            layOut();
            // What has grown for one language may stay as large for the next.
            static const QRegularExpression places(QStringLiteral(" -?\\d+,-?\\d+ \\d+x\\d+"));
            QStringList all = wordsWithin(*window).replaceInStrings(places, QString());
            all.removeIf([](const QString& line) { return line.contains(u"QScrollBar"); });
            return all;
        };
        begin();
        open();
        openPage();
        speakWide();
        look();
        const QStringList changed = words();
        begin();
        Preferences().language.set(wideLanguage);
        open();
        openPage();
        const QStringList begun = words();
        for (qsizetype i = 0; i < std::max(changed.size(), begun.size()); ++i)
            EXPECT_EQ(changed.value(i).toStdString(), begun.value(i).toStdString());
    }

private:
    static void collect(const QWidget& widget, QStringList& texts) {
        if (qobject_cast<const QTextEdit*>(&widget)
            && !qobject_cast<const MessageBox*>(&widget)) // a help page
            return;
        if (qobject_cast<const QTabBar*>(widget.parentWidget())
            || qobject_cast<const QDockWidget*>(widget.parentWidget())) // Qt's own texts
            return;
        texts << widget.toolTip() << widget.accessibleName() << widget.accessibleDescription();
        for (const QAction* action : widget.actions())
            texts << action->text();
        if (const auto* label = qobject_cast<const QLabel*>(&widget))
            texts << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            texts << button->text();
        if (const auto* dock = qobject_cast<const QDockWidget*>(&widget))
            texts << dock->windowTitle();
        if (const auto* box = qobject_cast<const QComboBox*>(&widget))
            for (int i = 0; i < box->count(); ++i)
                texts << box->itemText(i);
        if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
            for (int i = 0; i < tabs->count(); ++i)
                texts << tabs->tabText(i);
        if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget))
            collectItems(*view->model(), texts, saysClaims(*view) ? 1 : 0);
        if (const auto* messages = qobject_cast<const MessageBox*>(&widget))
            texts << messages->toPlainText().split(u'\n');
        if (const auto* sum = qobject_cast<const SumTable*>(&widget))
            for (const SumTable::Row& row : sum->rows())
                texts << row.title << row.measure;
    }
    // Claims of one's own are in a language of their own: the first column of these tables, which
    // their heads share.
    static bool saysClaims(const QObject& view) {
        return view.objectName() == "claimValues" || view.objectName() == "testedClaims"
               || (qobject_cast<const QHeaderView*>(&view) && saysClaims(*view.parent()));
    }
    static void collectItems(const QAbstractItemModel& model, QStringList& texts, int first) {
        for (int column = 0; column < model.columnCount(); ++column) {
            texts << model.headerData(column, Qt::Horizontal).toString();
            for (int row = 0; row < model.rowCount() && column >= first; ++row)
                texts << model.index(row, column).data().toString();
        }
    }
};

} // namespace bouton::testing
