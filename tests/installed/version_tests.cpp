// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "support/shell.h"

namespace bouton::testing {

namespace {

namespace fs = std::filesystem;

// A folder of sources, outside git at first.
class Commit : public ::testing::Test {
protected:
    Commit() {
        std::string pattern = (fs::temp_directory_path() / "bouton-commit-XXXXXX").string();
        folder = mkdtemp(pattern.data());
        fs::create_directory(sources());
    }
    ~Commit() override { fs::remove_all(folder); }

    fs::path sources() const { return folder / "sources"; }
    // Runs git there, and gives what it says without the end of the line.
    std::string git(const std::string& words) const {
        std::string text =
            said("git -C " + sources().string()
                 + " -c user.name=a -c user.email=b -c init.defaultBranch=main " + words);
        return text.substr(0, text.find('\n'));
    }
    // What a build of these sources, with what `git archive` wrote, says of them.
    std::string told(const std::string& archived = "$Format:%H$") const {
        said("cmake -DSOURCES=" + sources().string() + " '-DARCHIVED=" + archived + "' -DHEADER="
             + header().string() + " -P " BOUTON_SOURCES "/resources/cmake/Commit.cmake");
        std::ifstream in(header());
        std::string line;
        std::getline(in, line);
        return line;
    }
    fs::path header() const { return folder / "commit.h"; }

    fs::path folder;
};

} // namespace

TEST_F(Commit, IsUnknownOutsideGitUnlessAnArchiveNamesIt) {
    EXPECT_EQ(told(), "#define BOUTON_COMMIT \"unknown\"");
    EXPECT_EQ(told(std::string(40, 'a')), "#define BOUTON_COMMIT \"" + std::string(40, 'a') + '"');
}

TEST_F(Commit, IsTheHeadOfTheSourcesAndSaysWhetherTheyWereChanged) {
    git("init -q");
    std::ofstream(sources() / "a.cpp") << "int a;\n";
    git("add a.cpp");
    git("commit -qm one");
    const std::string head = git("rev-parse HEAD");
    ASSERT_EQ(head.size(), 40u);
    EXPECT_EQ(told(), "#define BOUTON_COMMIT \"" + head + '"');
    std::ofstream(sources() / "a.cpp") << "int b;\n";
    EXPECT_EQ(told(), "#define BOUTON_COMMIT \"" + head + " with changes\"");
}

TEST_F(Commit, IsWrittenAgainOnlyIfItChanged) {
    told();
    const auto before = fs::last_write_time(header()) - std::chrono::hours(1);
    fs::last_write_time(header(), before);
    told();
    EXPECT_EQ(fs::last_write_time(header()), before);
}

TEST(Version, TellsCommitAndQtOnItsSecondLine) {
    for (const char* program : {BOUTON_CLI, BOUTON_DESKTOP})
        EXPECT_THAT(said(std::string(program) + " --version"),
                    ::testing::ContainsRegex(
                        "\ncommit ([0-9a-f]{40}( with changes)?|unknown), Qt 6\\.[0-9.]+\n$"));
}

} // namespace bouton::testing
