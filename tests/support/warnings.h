// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <QString>
#include <QtGlobal>

#include <cstdio>

namespace bouton::testing {

// While one lives, warnings with these words are what a test wants. On one thread at a time.
class WantedWarning {
public:
    explicit WantedWarning(const char* words) { wanted() = QString::fromLatin1(words); }
    ~WantedWarning() { wanted().clear(); }
    WantedWarning(const WantedWarning&) = delete;
    WantedWarning& operator=(const WantedWarning&) = delete;

    static QString& wanted() {
        static QString words;
        return words;
    }
};

// From now on a test fails in which Qt warns of anything, on whatever thread. What a platform
// without a display cannot do is no fault.
inline void failAtWarnings() {
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
        const QString& wanted = WantedWarning::wanted();
        if (text.startsWith(QLatin1String("This plugin does not support"))
            || (!wanted.isEmpty() && text.contains(wanted)))
            return;
        std::fprintf(stderr, "%s\n", qPrintable(text));
        if (type != QtDebugMsg && type != QtInfoMsg)
            ADD_FAILURE() << "Qt warns: " << qPrintable(text);
    });
}

} // namespace bouton::testing
