// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <fstream>

#include "engine/temporary_folder.h"
#include "support/shell.h"

// app/packages.sh on a system without apt. The tests make their own PATH.

namespace bouton::testing {

namespace {

namespace fs = std::filesystem;

class Packages : public ::testing::Test {
protected:
    Packages() {
        for (const char* tool : {"cat", "mktemp", "rm", "tr"})
            fs::create_symlink(fs::exists(fs::path("/usr/bin") / tool) ? fs::path("/usr/bin") / tool
                                                                       : fs::path("/bin") / tool,
                               m_path / tool);
    }

    // Puts a command into the PATH that runs this script.
    void give(const char* name, const std::string& script) {
        std::ofstream(m_path / name) << "#!/bin/sh\n" << script << '\n';
        fs::permissions(m_path / name, fs::perms::owner_all);
    }
    void take(const char* name) { fs::remove(m_path / name); }
    // Asks for these packages. Gives what is said; status() is the exit status.
    std::string install(const std::string& packages) {
        const Answer answer = shell("PATH=" + m_path.string() + " /bin/sh -euc '. " + BOUTON_SOURCES
                                    + "/app/packages.sh; install_missing " + packages + "'");
        m_status = answer.status;
        return answer.text;
    }
    int status() const { return m_status; }

private:
    const Folder m_folder;
    const fs::path& m_path = m_folder.path();
    int m_status = -1;
};

} // namespace

TEST_F(Packages, AreNamedAndNothingIsBuiltWhereQtIsMissing) {
    give("cmake", "exit 1");
    give("ninja", "exit 0");
    for (const auto& [manager, name] :
         {std::pair{"dnf", "qt6-qtbase-devel"}, std::pair{"pacman", "qt6-base"},
          std::pair{"brew", "brew install cmake ninja git qt "}}) {
        give(manager, "exit 0");
        const std::string said = install("$build_packages");
        EXPECT_EQ(status(), 1) << manager;
        EXPECT_NE(said.find(name), std::string::npos) << said;
        EXPECT_EQ(said.find("Install these first: "), 0u) << said;
        take(manager);
    }
}

TEST_F(Packages, AreSilentWhereCMakeFindsEverything) {
    give("cmake", "exit 0");
    give("ninja", "exit 0");
    EXPECT_EQ(install("$build_packages $test_packages"), "");
    EXPECT_EQ(status(), 0);
}

TEST_F(Packages, OfTheTestsAreLookedForOnlyIfTestsAreToBeBuilt) {
    give("cmake", "for a in \"$@\"; do [ ! -f \"$a/CMakeLists.txt\" ] || "
                  "case \"$(cat \"$a/CMakeLists.txt\")\" in *GTest*) exit 1;; esac; done");
    give("ninja", "exit 0");
    install("$build_packages");
    EXPECT_EQ(status(), 0);
    EXPECT_NE(install("$build_packages $test_packages"), "");
    EXPECT_EQ(status(), 1);
}

} // namespace bouton::testing
