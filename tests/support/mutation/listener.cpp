// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cstring>

#include "switch.h"

// Part of each test program that tests/mutate builds: says which test runs, to this process and to those that it starts.

namespace {

void say(const std::string& test) {
    ::setenv("BOUTON_MUTANT_TEST", test.c_str(), 1);
    std::memset(bouton_mutation::seen, 0, sizeof bouton_mutation::seen);
}

class Listener : public testing::EmptyTestEventListener {
    void OnTestSuiteStart(const testing::TestSuite& suite) override { say(std::string(suite.name()) + ".*"); }
    void OnTestStart(const testing::TestInfo& test) override {
        say(std::string(test.test_suite_name()) + "." + test.name());
    }
    void OnTestSuiteEnd(const testing::TestSuite&) override { say("*"); }
};

const bool listens = [] {
    if (::getenv("BOUTON_MUTANT_REACH")) {
        ::setenv("BOUTON_MUTANT_TEST", "*", 1);
        testing::UnitTest::GetInstance()->listeners().Append(new Listener);
    }
    return true;
}();

} // namespace
