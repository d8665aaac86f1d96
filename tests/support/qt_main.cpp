// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QCoreApplication>

#include "support/comma_locale.h"
#include "support/suites.h"
#include "support/warnings.h"

// Runs the tests with a Qt application. No application is made when the tests are only listed.
int main(int argc, char** argv) {
    bouton::testing::initTests(&argc, argv);
    if (testing::GTEST_FLAG(list_tests))
        return RUN_ALL_TESTS();
    const QCoreApplication application(argc, argv);
    const bouton::testing::Folder folder;
    if (qEnvironmentVariableIsSet("BOUTON_TEST_COMMA")
        && !bouton::testing::useCommaLocale(folder.path()))
        return 2;
    bouton::testing::failAtWarnings();
    return RUN_ALL_TESTS();
}
