// SPDX-License-Identifier: MIT
#include <QImageReader>
#include <QMimeDatabase>

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <regex>

#include "support/shell.h"

// What `cmake --install` puts into a system, and what is left after uninstalling.

namespace bouton::testing {

namespace {

namespace fs = std::filesystem;
using ::testing::Contains;
using ::testing::ElementsAreArray;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// The program installed into a folder that stands for the root of a system.
class Installed : public ::testing::Test {
protected:
    Installed() {
        std::string pattern = (fs::temp_directory_path() / "bouton-root-XXXXXX").string();
        root = mkdtemp(pattern.data());
        said("DESTDIR=" + root.string() + " cmake --install " BOUTON_BUILD " --prefix /usr");
    }
    ~Installed() override { fs::remove_all(root); }

    std::vector<std::string> files() const {
        std::vector<std::string> all;
        for (const auto& entry : fs::recursive_directory_iterator(root))
            if (!entry.is_directory())
                all.push_back(entry.path().lexically_relative(root / "usr"));
        std::ranges::sort(all);
        return all;
    }
    std::string text(const std::string& file) const {
        std::ifstream in(root / "usr" / file);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    const std::string id = "org.boutongames.bouton";
    fs::path root;
};

} // namespace

TEST_F(Installed, IsThisListBesideTheDocuments) {
    std::vector<std::string> list = files();
    const auto documents = std::erase_if(
        list, [](const std::string& file) { return file.starts_with("share/doc/bouton/"); });
    EXPECT_GT(documents, 20u);
    EXPECT_THAT(list,
                ElementsAreArray({"bin/bouton", "bin/bouton-cli", "libexec/bouton/bouton-guard",
                                  "share/applications/org.boutongames.bouton.desktop",
                                  "share/bash-completion/completions/bouton",
                                  "share/bash-completion/completions/bouton-cli",
                                  "share/fish/vendor_completions.d/bouton-cli.fish",
                                  "share/fish/vendor_completions.d/bouton.fish",
                                  "share/icons/hicolor/scalable/apps/"
                                  "org.boutongames.bouton.svg",
                                  "share/icons/hicolor/scalable/mimetypes/"
                                  "application-x-bouton-game.svg",
                                  "share/man/man1/bouton-cli.1", "share/man/man1/bouton.1",
                                  "share/metainfo/org.boutongames.bouton.metainfo.xml",
                                  "share/mime/packages/org.boutongames.bouton.xml",
                                  "share/thumbnailers/org.boutongames.bouton.thumbnailer",
                                  "share/zsh/site-functions/_bouton",
                                  "share/zsh/site-functions/_bouton-cli"}));
    EXPECT_THAT(files(), Contains("share/doc/bouton/docs/manual.md"));
    EXPECT_THAT(files(), Contains("share/doc/bouton/LICENSE"));
}

TEST_F(Installed, LeavesNothingWhenItIsUninstalled) {
    const fs::path foreign = root / "usr/share/applications/other.desktop";
    std::ofstream(foreign) << "[Desktop Entry]\n";
    said("DESTDIR=" + root.string() + " cmake -DMANIFEST=" BOUTON_BUILD "/install_manifest.txt -P "
         + BOUTON_SOURCES "/resources/cmake/Uninstall.cmake");
    EXPECT_THAT(files(), ElementsAreArray({"share/applications/other.desktop"}));
    EXPECT_FALSE(fs::exists(root / "usr/share/doc/bouton"));
    EXPECT_TRUE(fs::exists(root / "usr/share/doc"));
}

TEST_F(Installed, PlaysFromWhereItStands) {
    EXPECT_THAT(said((root / "usr/bin/bouton-cli").string() + " --version"),
                StartsWith("bouton-cli " BOUTON_VERSION "\n"));
    EXPECT_THAT(said((root / "usr/bin/bouton").string() + " --version"),
                StartsWith("Bouton " BOUTON_VERSION "\n"));
}

TEST_F(Installed, StartsProgramsOfTheUsersThroughTheGuard) {
    EXPECT_THAT(said((root / "usr/bin/bouton-cli").string()
                     + " match tic-tac-toe 'program:sed -u s/.*/b2/' random --pairs 1"),
                HasSubstr("plays b2, which is no legal move here"));
}

TEST_F(Installed, NamesItsIconProgramAndFilesAlikeEverywhere) {
    const std::string entry = text("share/applications/" + id + ".desktop");
    EXPECT_THAT(entry, HasSubstr("\nIcon=" + id + "\n"));
    EXPECT_THAT(entry, HasSubstr("\nExec=bouton %f\n"));
    EXPECT_THAT(
        entry,
        HasSubstr("\nMimeType=application/x-bouton-game;application/x-bouton-rules;"
                  "application/x-bouton-lesson;application/x-wthor;text/x-ggf;text/x-obf;\n"));
    const std::string about = text("share/metainfo/" + id + ".metainfo.xml");
    EXPECT_THAT(about, HasSubstr("<id>" + id + "</id>"));
    EXPECT_THAT(about, HasSubstr(">" + id + ".desktop<"));
    EXPECT_THAT(about, HasSubstr("<mediatype>application/x-bouton-game</mediatype>"));
    EXPECT_THAT(about, HasSubstr("<release version=\"" BOUTON_VERSION "\""));
    std::ifstream news(BOUTON_SOURCES "/docs/news.md");
    EXPECT_THAT((std::string{std::istreambuf_iterator<char>(news), {}}),
                StartsWith("# News\n\n## " BOUTON_VERSION "\n"));
    EXPECT_THAT(text("share/mime/packages/" + id + ".xml"),
                HasSubstr("type=\"application/x-bouton-game\""));
}

// The pictures are those of docs/images, which the program makes (tests/ui/screenshots_tests.cpp).
TEST_F(Installed, ShowsPicturesThatTheProgramMade) {
    const std::string about = text("share/metainfo/" + id + ".metainfo.xml");
    const std::regex image("<image type=\"source\" width=\"(\\d+)\" height=\"(\\d+)\">"
                           "https://[^<]*/" BOUTON_VERSION "/images/([^</]+)</image>");
    int pictures = 0;
    for (std::sregex_iterator at(about.begin(), about.end(), image), end; at != end; ++at) {
        const QSize size = QImageReader(QStringLiteral(BOUTON_SOURCES "/docs/images/")
                                        + QString::fromStdString((*at)[3]))
                               .size();
        EXPECT_EQ(size, QSize(std::stoi((*at)[1]), std::stoi((*at)[2]))) << (*at)[3];
        ++pictures;
    }
    EXPECT_EQ(pictures, 4);
    const std::string tag = "<image ";
    for (std::size_t i = about.find(tag); i != std::string::npos; i = about.find(tag, i + 1))
        --pictures;
    EXPECT_EQ(pictures, 0) << "each is of that kind";
}

TEST_F(Installed, IsWhatTheDesktopsToolsAccept) {
    for (const char* tool : {"desktop-file-validate", "appstreamcli", "update-mime-database",
                             "update-desktop-database", "xdg-mime"})
        if (!hasProgram(tool))
            GTEST_SKIP() << tool << " is not installed";
    const std::string share = (root / "usr/share").string();
    EXPECT_EQ(said("desktop-file-validate " + share + "/applications/" + id + ".desktop"), "");
    said("appstreamcli validate --no-net --pedantic " + share + "/metainfo/" + id
         + ".metainfo.xml");
    const std::string places = "XDG_DATA_HOME=" + share + " XDG_DATA_DIRS=" + share + ' ';
    EXPECT_EQ(said(places + "update-mime-database " + share + "/mime"), "");
    EXPECT_EQ(said("update-desktop-database " + share + "/applications"), "");
    for (const char* type :
         {"application/x-bouton-game", "application/x-bouton-rules", "application/x-bouton-lesson",
          "application/x-wthor", "text/x-ggf", "text/x-obf"})
        EXPECT_EQ(said(places + "xdg-mime query default " + type), id + ".desktop\n") << type;
}

TEST_F(Installed, PaintsGamesAsTheFileManagerAsksIt) {
    const std::string entry = text("share/thumbnailers/" + id + ".thumbnailer");
    EXPECT_THAT(entry, HasSubstr("\nTryExec=bouton\n"));
    EXPECT_THAT(entry, HasSubstr("\nMimeType=application/x-bouton-game;\n"));
    std::string line = entry.substr(entry.find("\nExec=") + 6);
    line.resize(line.find('\n'));
    const std::string game = (root / "a.bouton").string(), picture = (root / "a.png").string();
    std::ofstream(root / "a.txt") << "tic-tac-toe: X../.O./... X\n";
    said(std::string(BOUTON_CLI) + " convert " + (root / "a.txt").string() + ' ' + game);
    for (const auto& [mark, value] :
         {std::pair<std::string, std::string>{"%s", "64"}, {"%i", game}, {"%o", picture}})
        line.replace(line.find(mark), 2, value);
    EXPECT_EQ(said("PATH=" + (root / "usr/bin").string() + ":$PATH; " + line + " 2>/dev/null"), "");
    EXPECT_GT(fs::file_size(picture), 500u);
}

TEST_F(Installed, MakesItsFilesKnownByTheirNames) {
    if (!hasProgram("update-mime-database"))
        GTEST_SKIP() << "update-mime-database is not installed";
    const std::string share = (root / "usr/share").string();
    said("XDG_DATA_HOME=" + share + " update-mime-database " + share + "/mime 2>/dev/null");
    qputenv("XDG_DATA_HOME", share.c_str());
    const QMimeType type = QMimeDatabase().mimeTypeForFile(QStringLiteral("a game.bouton"),
                                                           QMimeDatabase::MatchExtension);
    EXPECT_EQ(type.name(), "application/x-bouton-game");
    for (const auto& [file, name] : {std::pair("kayles.game", "application/x-bouton-rules"),
                                     {"nim.lesson", "application/x-bouton-lesson"},
                                     {"WTH_2004.wtb", "application/x-wthor"},
                                     {"WTH_2004.WTB", "application/x-wthor"},
                                     {"games.ggf", "text/x-ggf"},
                                     {"endgames.obf", "text/x-obf"}})
        EXPECT_EQ(QMimeDatabase()
                      .mimeTypeForFile(QString::fromLatin1(file), QMimeDatabase::MatchExtension)
                      .name(),
                  name)
            << file;
    EXPECT_EQ(type.comment(), "Bouton game");
    EXPECT_EQ(type.iconName(), "application-x-bouton-game");
    EXPECT_TRUE(type.inherits("application/json"));
}

} // namespace bouton::testing
