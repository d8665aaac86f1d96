// SPDX-License-Identifier: MIT
#pragma once

namespace bouton::testing {

// Reads the command line of a test program, as InitGoogleMock does. In a run of tests/run it writes
// down when each test begins and how it ends (tests/support/in_suite). Called once, before
// RUN_ALL_TESTS.
void initTests(int* argc, char** argv);

// The tests of a suite leave something behind, so each has a process of its own in a run of
// tests/run:
//
//     const Alone mallocFails("MallocFails", "What is allocated before it stays.");
//
// `why` is for the reader alone.
struct Alone {
    Alone(const char* suite, const char* why);
};

} // namespace bouton::testing
