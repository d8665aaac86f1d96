// SPDX-License-Identifier: MIT
#include "support/suites.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <fstream>
#include <set>
#include <string>

#ifdef __linux__
#include <csignal>
#include <sys/prctl.h>
#endif

namespace bouton::testing {

namespace {

std::set<std::string>& suitesAlone() {
    static std::set<std::string> suites;
    return suites;
}

// What an environment variable says. It is taken away, so that programs that a test starts do not
// hear it.
std::string taken(const char* variable) {
    const char* value = std::getenv(variable);
    const std::string text = value ? value : "";
    ::unsetenv(variable);
    return text;
}

// A line when a test begins, and one when it has ended: what is missing in a process that died is
// known.
class Outcomes : public ::testing::EmptyTestEventListener {
public:
    explicit Outcomes(const std::string& file) : m_file(file, std::ios::app) {}

private:
    void OnTestStart(const ::testing::TestInfo& test) override { write("begun", test); }
    void OnTestEnd(const ::testing::TestInfo& test) override {
        const ::testing::TestResult& result = *test.result();
        write(result.Failed() ? "failed" : result.Skipped() ? "skipped" : "ok", test);
    }
    void write(const char* what, const ::testing::TestInfo& test) {
        m_file << what << ' ' << test.test_suite_name() << '.' << test.name() << std::endl;
    }

    std::ofstream m_file;
};

} // namespace

Alone::Alone(const char* suite, const char*) { suitesAlone().insert(suite); }

void initTests(int* argc, char** argv) {
    ::testing::InitGoogleMock(argc, argv);
    const std::string file = taken("BOUTON_OUTCOMES"), test = taken("BOUTON_TEST");
    if (file.empty())
        return;
#ifdef __linux__
    // CTest ends a run that takes too long by ending the script that started it.
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    if (suitesAlone().contains(test.substr(0, test.find('.'))))
        ::testing::GTEST_FLAG(filter) = test;
    ::testing::UnitTest::GetInstance()->listeners().Append(new Outcomes(file));
}

} // namespace bouton::testing
