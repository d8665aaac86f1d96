// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>
#include <QSpinBox>
#include <QTemporaryDir>

#include "ui/laboratory/exercise_sheet.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/laboratory/practice_experiment.h"
#include "ui/laboratory/result_buttons.h"
#include "ui/laboratory/result_table.h"
#include "ui/laboratory/results.h"
#include "ui/support.h"

namespace bouton::testing {

// The laboratory of the real window.
class Laboratory : public Window {
protected:
    Laboratory() {
        openLaboratory();
        EXPECT_TRUE(rested()); // the experiment that is shown first has run by itself
    }

    void openLaboratory() {
        window->pages().openLaboratory();
        QCoreApplication::processEvents();
    }
    LaboratoryPage& page() { return *window->pages().laboratory(); }
    Experiment& experiment() { return *page().current(); }
    // Once it has run by itself, as it does when it is first looked at.
    Experiment& choose(const char* id) {
        const Experiment* before = &experiment();
        page().choose(QString::fromLatin1(id));
        QCoreApplication::processEvents();
        EXPECT_EQ(experiment().objectName(), QString::fromLatin1(id));
        EXPECT_TRUE(&experiment() == before || rested());
        return experiment();
    }

    template <class T> T* find(const char* name) {
        T* widget = experiment().findChild<T*>(QString::fromLatin1(name));
        EXPECT_TRUE(widget) << name;
        return widget;
    }
    bool sees(const char* name) { return find<QWidget>(name)->isVisible(); }
    bool enabled(const char* name) { return find<QWidget>(name)->isEnabled(); }
    void press(const char* button) {
        auto* widget = find<QAbstractButton>(button);
        EXPECT_TRUE(widget->isVisible() && widget->isEnabled()) << button;
        EXPECT_TRUE(QTest::qWaitFor([&] { return widget->height() > 0; })) << "it is laid out";
        QTest::mouseClick(widget, Qt::LeftButton);
    }
    void run() { press("runButton"); }
    // Some experiments take seconds, and with sanitizers on a busy machine a minute.
    bool rested() {
        return QTest::qWaitFor([this] { return !experiment().running(); }, 300'000);
    }
    void runToTheEnd() {
        run();
        ASSERT_TRUE(rested());
        EXPECT_TRUE(state().startsWith("Done in")) << state().toStdString();
    }
    QString text(const char* label) { return find<QLabel>(label)->text(); }
    bool comesToSay(const char* label, const QString& words) {
        return QTest::qWaitFor([&] { return text(label) == words; }, 60'000);
    }
    void set(const char* box, int value) { find<QSpinBox>(box)->setValue(value); }
    // Sets the numbers of this name that are in view.
    void setShown(const char* name, int value) {
        for (auto* box : experiment().findChildren<QSpinBox*>(QLatin1String(name)))
            if (box->isVisible())
                box->setValue(value);
    }
    void pick(const char* box, const QString& text) {
        find<QComboBox>(box)->setCurrentText(text);
        QCoreApplication::processEvents(); // shows the experiment
    }
    QString state() { return find<QLabel>("state")->text(); }
    ResultTable& table() { return *experiment().findChild<ResultTable*>(); }
    QList<QStringList> csv() { return experiment().results()->csv(); }
    void saveTable(const QString& path) {
        experiment().findChild<ResultButtons*>()->saveTable(path);
    }
};

// Its exercises.
class LaboratoryExercises : public Laboratory {
protected:
    LaboratoryExercises() { choose("practice"); }

    PracticeExperiment& practice() { return dynamic_cast<PracticeExperiment&>(experiment()); }
    ExerciseSheet& sheet() { return *practice().sheet(); }
    void click(Cell cell) {
        QTest::mouseClick(sheet().board(), Qt::LeftButton, {},
                          sheet().board()->cellRect(cell).center().toPoint());
    }

    QTemporaryDir directory;
};

} // namespace bouton::testing
