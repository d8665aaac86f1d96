#include <gtest/gtest.h>

#include <QCoreApplication>

#include "support/suites.h"
#include "support/warnings.h"

// Runs the tests with a Qt application. No application is made when the tests are only listed.
int main(int argc, char** argv) {
    bouton::testing::initTests(&argc, argv);
    if (testing::GTEST_FLAG(list_tests))
        return RUN_ALL_TESTS();
    const QCoreApplication application(argc, argv);
    bouton::testing::failAtWarnings();
    return RUN_ALL_TESTS();
}
