#include <gtest/gtest.h>

#include <QCoreApplication>

// GoogleTest with an event loop to hand; none is needed when the tests are only listed.
int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    if (testing::GTEST_FLAG(list_tests))
        return RUN_ALL_TESTS();
    const QCoreApplication application(argc, argv);
    return RUN_ALL_TESTS();
}
