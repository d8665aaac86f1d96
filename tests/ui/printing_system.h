// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

#include <gtest/gtest.h>

namespace bouton::testing {

// Commands in the place of lpstat and lp, as long as this lives. They run in a folder of their own
// with two pipes: nobody writes into "hangs", and "go" is opened by open().
class PrintingSystem {
public:
    PrintingSystem() {
        EXPECT_TRUE(m_folder.isValid());
        for (const char* pipe : {"hangs", "go"})
            EXPECT_EQ(mkfifo(path(pipe).toLocal8Bit().constData(), 0600), 0);
        qputenv("PATH", m_folder.path().toLocal8Bit() + ':' + m_before);
        without("lpstat");
        without("lp");
    }
    ~PrintingSystem() { qputenv("PATH", m_before); }

    void lpstat(const char* script) { put("lpstat", script); }
    void lp(const char* script) { put("lp", script); }
    void without(const char* command) { put(command, nullptr); }
    // What a command has written into a file.
    QByteArray text(const char* file) const {
        QFile written(path(file));
        return written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
    }
    void open(const char* pipe) {
        QFile file(path(pipe));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    }

private:
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    void put(const char* command, const char* script) {
        QFile file(path(command));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        // One that cannot be started is none.
        const QByteArray shell = script ? "/bin/sh" : "/nowhere/at/all";
        file.write("#!" + shell + "\ncd '" + m_folder.path().toLocal8Bit() + "'\n"
                   + QByteArray(script) + '\n');
        file.close();
        ASSERT_TRUE(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    QTemporaryDir m_folder;
    const QByteArray m_before = qgetenv("PATH");
};

// Prints by the dialog that belongs to this widget, once it can.
inline void printBy(const QWidget& owner) {
    auto* button = owner.findChild<QAbstractButton*>("printNow");
    ASSERT_TRUE(button);
    ASSERT_TRUE(QTest::qWaitFor([&] { return button->isEnabled(); }, 60'000));
    QTest::mouseClick(button, Qt::LeftButton);
}

} // namespace bouton::testing
