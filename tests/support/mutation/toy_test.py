# SPDX-License-Identifier: MIT
"""Mutates a toy whose mutations are known, by the whole of tests/mutate."""

import os
import re
import subprocess
import sys
import tempfile

try:
    from clang.cindex import Index
    Index.create()
except Exception as error:  # no package, or no library
    print("skipped: python3-clang-19 is missing:", error)
    sys.exit(77)

HERE = os.path.dirname(os.path.abspath(__file__))

FILES = {
    "CMakeLists.txt": """
cmake_minimum_required(VERSION 3.25)
project(Bouton LANGUAGES CXX)
set(CMAKE_CXX_STANDARD 23)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
find_package(GTest REQUIRED)
include(GoogleTest)
enable_testing()
add_subdirectory(engine)
add_subdirectory(tests)
""",
    "CMakePresets.json": """{"version": 6, "configurePresets": [{"name": "debug", "generator": "Ninja",
"binaryDir": "${sourceDir}/.build/debug", "cacheVariables": {"CMAKE_CXX_FLAGS": "-O0 -Wall -Wextra -Werror"}}]}""",
    "engine/CMakeLists.txt": "add_library(toy toy.cpp)\ntarget_include_directories(toy PUBLIC .)\n",
    "engine/toy.h": """#pragma once
int least(int a, int b);
int twice(int a);
bool even(int a);
int unseen(int a);
void endless(int& a);
int gap(int a, int b);
""",
    "engine/toy.cpp": """#include "toy.h"
template <int n> constexpr int times(int a) { return a * n; }
int least(int a, int b) {
    if (const int less = b - a; less < 0)
        return b;
    return a;
}
int twice(int a) { return times<2>(a); }
bool even(int a) { return a % 2 == 0; }
int unseen(int a) { return a > 7 ? 1 : 2; }
void endless(int& a) {
    while (a > 0)
        --a;
}
int minus(int a, int b) { return a - b; }
int gap(int a, int b) {
    endless(b);
    return minus(a, b);
}
""",
    "tests/CMakeLists.txt": """
add_executable(toy_tests toy_tests.cpp)
target_link_libraries(toy_tests PRIVATE toy GTest::gtest_main)
gtest_discover_tests(toy_tests)
""",
    "tests/toy_tests.cpp": """#include <gtest/gtest.h>
#include "toy.h"
TEST(Toy, Counts) {
    EXPECT_EQ(least(1, 2), 1);
    EXPECT_EQ(least(2, 1), 1);
    EXPECT_EQ(least(-3, -9), -9);
    EXPECT_EQ(twice(3), 6);
    EXPECT_TRUE(even(4));
    EXPECT_FALSE(even(3));
}
TEST(Toy, Ends) {
    int a = 3;
    endless(a);
    EXPECT_EQ(a, 0);
    EXPECT_EQ(gap(5, 3), 5);
}
TEST(CliDocs, SayTheSame) { EXPECT_EQ(unseen(8) * 3 + unseen(7), 5); }
""",
    "tests/support/mutation/unseen.txt": """engine/toy.cpp
- if (const int less = b - a; less < 0)
+ if (const int less = b - a; less <= 0)
+ if (const int less = b - a; less < 1)
because of equal numbers either is the least.
""",
}


def mutate(top, *words):
    # A second is long for the toy; what never ends takes all of it.
    done = subprocess.run([sys.executable, "-B", os.path.join(HERE, "mutate.py"), "--top", top, "--shortest", "1", *words],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)
    return done.stdout, done.stderr


def expect(true, what, said):
    if not true:
        sys.exit(f"not so: {what}\n" + said)


with tempfile.TemporaryDirectory(prefix="bouton-toy-") as top:
    for name, text in FILES.items():
        os.makedirs(os.path.dirname(os.path.join(top, name)), exist_ok=True)
        with open(os.path.join(top, name), "w") as file:
            file.write(text)
    for name in ("switch.h", "listener.cpp", "listen.cmake"):
        os.symlink(os.path.join(HERE, name), os.path.join(top, "tests/support/mutation", name))
    subprocess.run(["git", "init", "-q", top], check=True)

    # More than there are, so that all are drawn.
    said, told = mutate(top, "--seed", "1", "--count", "200", "--jobs", "2")
    both = said + told
    expect(re.search(r"[0-9]+ made, 0 survived\n$", said), "all are killed or listed", both)
    expect("time-out: " in said and "engine/toy.cpp:13: assignment left out" in said, "what never ends is told", both)
    expect(re.search(r"pinned: .*toy.cpp:10: .*CliDocs", said), "kills by a pinned test alone are told", both)
    expect("Nobody can see 2," in said, "what nobody can see is read from the list", both)
    expect(re.search(r"toy.cpp:3: .*\n", both) is None and "template argument" in said,
           "a template's argument is beyond a switch", both)
    for kind in ("comparison turned", "condition negated", "condition fixed", "constant moved", "return changed", "call left out",
                 "arguments exchanged"):
        expect(kind in told, f"there is a mutation: {kind}", both)

    # One test fewer: what it saw survives, with its line before and after.
    tests = os.path.join(top, "tests/toy_tests.cpp")
    with open(tests, "w") as file:
        file.write(FILES["tests/toy_tests.cpp"].replace("    EXPECT_FALSE(even(3));\n", ""))
    once = mutate(top, "--seed", "5", "--count", "200", "--jobs", "2")[0]
    expect(re.search(r"engine/toy.cpp:9: .*\n- bool even\(int a\) \{ return a % 2 == 0; \}\n\+ ", once),
           "a survivor is printed with its line before and after", once)
    expect(not once.endswith(" 0 survived\n"), "survivors are counted", once)

    drawn = [mutate(top, "--seed", "9", "--count", "7", "--list")[0] for _ in range(2)]
    expect(drawn[0] == drawn[1] and drawn[0].count("\n- ") == 7, "a seed draws the same again", drawn[0])
    several = mutate(top, "--seed", "9,10", "--count", "4", "--list")[0]
    expect(len(set(several.split("\n- ")[1:])) >= 7, "no mutation is made twice by several seeds", several)
print("the toy's mutations are made, killed and told as known")
