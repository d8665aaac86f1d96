// SPDX-License-Identifier: MIT
#include "ui/wide_language.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QTranslator>

#include <mutex>
#include <set>

#include "ui/controls/languages.h"
#include "ui/preferences/appearance.h"

namespace bouton::testing {

namespace {

// Knows what a catalogue has, and says nothing. A test fails where the window asks for a text that
// no translator would be given.
class Catalogued : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* text, const char* comment,
                      int n) const override {
        // A phrase may also be of a test; those of ours are counted by support/contexts.py.
        const std::string_view of(context);
        const bool ours = of.starts_with("bouton::") || of == "main";
        if (ours && *text && QTranslator::translate(context, text, comment, n).isNull()) {
            const std::lock_guard lock(m_mutex);
            if (m_told.insert(text).second)
                ADD_FAILURE() << "no translator is given \"" << text << "\" of " << context;
        }
        return {};
    }
    bool isEmpty() const override { return true; } // so that installing it tells nobody

private:
    mutable std::mutex m_mutex;
    mutable std::set<std::string> m_told;
};

class InEveryTest : public ::testing::Environment {
    void SetUp() override {
        apply(Preferences::Appearance::System); // the plurals of English come below
        auto* all = new Catalogued(qApp);
        ASSERT_TRUE(all->load(QStringLiteral(BOUTON_WIDE_LANGUAGE "/bouton_pl.qm")));
        QCoreApplication::installTranslator(all);
    }
};
[[maybe_unused]] const auto* const inEveryTest =
    ::testing::AddGlobalTestEnvironment(new InEveryTest);

} // namespace

WideLanguage::WideLanguage() { qputenv("BOUTON_I18N", BOUTON_WIDE_LANGUAGE); }

WideLanguage::~WideLanguage() {
    qunsetenv("BOUTON_I18N");
    speakLanguage({});
}

} // namespace bouton::testing
