// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "cli/process.h"
#include "core/whole_file.h"
#include "engine/temporary_folder.h"

// Names of files, and the first bytes of files, as they come: letters of every script, capital
// endings, marks of byte order.

namespace bouton::testing {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

namespace {

const std::string utf8Mark = "\xEF\xBB\xBF";
const std::string saysUtf16 = "The text is in UTF-16. Save it as UTF-8: nothing else is read.";

// A text of ASCII, two bytes a letter, the lower one first.
std::string inTwoBytes(const std::string& text) {
    std::string bytes = "\xFF\xFE";
    for (const char c : text)
        bytes += {c, '\0'};
    return bytes;
}

// What stands in the environment until this object goes.
class InLocale {
public:
    explicit InLocale(const char* locale) { setenv("LC_ALL", locale, 1); }
    ~InLocale() { unsetenv("LC_ALL"); }
    InLocale(const InLocale&) = delete;
    InLocale& operator=(const InLocale&) = delete;
};

class CliNames : public ::testing::Test {
protected:
    std::string path(const std::string& name) const { return folder.path() / name; }
    std::string put(const std::string& name, const std::string& bytes) const {
        std::filesystem::create_directories(std::filesystem::path(path(name)).parent_path());
        std::ofstream(path(name), std::ios::binary) << bytes;
        return path(name);
    }
    std::string get(const std::string& name) const { return wholeFile(path(name)).value_or(""); }
    // An entrant that plays the first of its moves.
    void enter(const std::string& name) const {
        put("class/" + name, "import sys\nfor line in sys.stdin:\n"
                             "    print(line.split('\\t')[2].split(' ')[0], flush=True)\n");
    }
    std::string complaint(const std::vector<std::string>& words,
                          const std::string& input = "") const {
        const Finished refused = run(words, input);
        EXPECT_EQ(refused.status, 2) << words[0];
        return refused.err;
    }

    const Folder folder;
};

const std::string twoMoves = "tic-tac-toe: .../.../... X; b2 a1\n";

} // namespace

TEST_F(CliNames, OfEntrantsStayAsTheyAreInEveryLocale) {
    const std::string german = "J\u00fcrgen", greek = "\u0395\u03bb\u03ad\u03bd\u03b7",
                      polish = "\u017b\u00f3\u0142w", chinese = "\u56f2\u7881";
    for (const std::string& name : {german, greek, polish, chinese})
        enter(name + ".py");
    std::string first;
    for (const char* locale : {"C", "C.UTF-8", "el_GR.ISO8859-7"}) {
        const InLocale here(locale);
        std::filesystem::remove_all(path("class/tic-tac-toe.tournament"));
        const std::string table = done({"tournament", path("class"), "tic-tac-toe", "--with="});
        for (const std::string& name : {german, greek, polish, chinese})
            EXPECT_THAT(table, HasSubstr(' ' + name + ' ')) << locale;
        EXPECT_EQ(first.empty() ? table : first, table);
        first = table;
    }
    const std::string out = "class/tic-tac-toe.tournament/";
    EXPECT_THAT(get(out + "results.txt"), StartsWith("1\t" + german + '\t'));
    EXPECT_THAT(get(out + "tournament.txt"), HasSubstr("\nprogram: " + greek + '\n'));
    const std::string game = out + "games/00001-" + german + '-' + polish;
    EXPECT_THAT(get(game + ".bouton"), HasSubstr(R"({"player":"program:)" + german + "\"}"));
    EXPECT_THAT(get(game + ".txt"), StartsWith("# Game 1 of 12: " + german + " against " + polish));
    EXPECT_THAT(done({"show", path(game + ".bouton")}), HasSubstr("\n"));
}

// On a Mac a letter and its accent are two signs in a file's name; in the window they are one.
TEST_F(CliNames, OfEntrantsAreThoseByWhichTheWindowKnowsThem) {
    enter("Ju\u0308rgen.py");
    enter("gnp\u202egod.PY");
    enter("Fran\xe7ois.py"); // of an old archive, in Latin-1
    std::string longest;
    for (int i = 0; i < 60; ++i)
        longest += "\u0436";
    enter(longest + ".py");
    EXPECT_EQ(run({"tournament", path("class"), "cards", "--with=", "--max-plies=1"}).status, 0);
    EXPECT_THAT(get("class/cards.tournament/tournament.txt"),
                AllOf(HasSubstr("\nprogram: J\u00fcrgen\n"),
                      HasSubstr("\nprogram: gnp\\u202egod\n"),
                      HasSubstr("\nprogram: Fran\\xe7ois\n"),
                      HasSubstr("\nprogram: " + longest.substr(0, 2 * 37) + "...\n")));
    std::size_t games = 0;
    for (const auto& file :
         std::filesystem::directory_iterator(path("class/cards.tournament/games"))) {
        ++games;
        EXPECT_THAT(file.path().filename().string(), Not(HasSubstr("\xe7")));
    }
    EXPECT_EQ(games, 24u);
}

TEST_F(CliNames, AndPathsAreShownWhole) {
    const std::string deep = "a folder with a long name/\u0395\u03bb\u03ad\u03bd\u03b7/weights";
    EXPECT_EQ(run({"solve", "reversi", "--weights", path(deep), put("none", "")}).err,
              "bouton-cli: The file \"" + path(deep)
                  + "\" cannot be read. The simple evaluation is used.\n");
    EXPECT_EQ(run({"book", "reversi", "--book", path(deep)}).err,
              "bouton-cli: The file \"" + path(deep) + "\" cannot be read.\n");
    EXPECT_THAT(complaint({"show", path("\u017c\u00f3\u0142w\u202e\xff.txt")}),
                StartsWith("bouton-cli: The file \"" + path("\u017c\u00f3\u0142w\\u202e\\xff.txt")
                           + "\" cannot be read: "));
    EXPECT_EQ(done({"show", put("\xff \u202e.txt", twoMoves)}),
              done({"show", put("plain.txt", twoMoves)}))
        << "any bytes are a name";
    EXPECT_THAT(complaint({"\u0395\u03bb"}),
                StartsWith("bouton-cli: There is no command \"\u0395\u03bb\""));
    EXPECT_THAT(complaint({"players", "\u0395\u03bb\u03ad\u03bd\u03b7"}),
                HasSubstr("There is no game \"\u0395\u03bb\u03ad\u03bd\u03b7\""));
}

TEST_F(CliNames, StandInJsonAsTheyAre) {
    const Finished bad =
        run({"analyze", "-", "--json"}, twoMoves + "\u03b1\u202e\xff: x\n" + twoMoves);
    EXPECT_THAT(linesOf(bad.out)[1],
                AllOf(StartsWith("{\"error\":\""),
                      HasSubstr("line 2: There is no game \\\"\u03b1\\\\u202e\\\\xff\\\"")));
}

TEST_F(CliNames, EndInCapitalLettersAsWell) {
    const std::string saved = done({"convert", "-", "-"}, twoMoves);
    put("G.BOUTON", saved);
    put("g.Txt", twoMoves);
    EXPECT_EQ(done({"show", path("G.BOUTON")}), done({"show", path("g.Txt")}));
    EXPECT_EQ(done({"convert", path("G.BOUTON"), path("OUT.TXT")}), "");
    EXPECT_EQ(get("OUT.TXT"), twoMoves);
    EXPECT_EQ(done({"convert", path("g.Txt"), path("OUT.BOUTON")}), "");
    EXPECT_THAT(get("OUT.BOUTON"), StartsWith("{"));
    EXPECT_EQ(done({"exercises", "cards", "--count=1", "--out", path("S.JSON")}), "");
    EXPECT_THAT(get("S.JSON"), StartsWith("{"));
    EXPECT_THAT(complaint({"play", "cards", "--first=random", "--second=random", "--record",
                           path("G.BOUTON")}),
                HasSubstr("a record is a .txt file"));
    EXPECT_EQ(get("G.BOUTON"), saved);
    enter("ONE.PY");
    EXPECT_THAT(done({"try", "cards", path("class/ONE.PY")}), EndsWith("No fault.\n"));
}

TEST_F(CliNames, MarksOfUtf8BeforeATextMeanNothing) {
    const std::string saved = done({"convert", "-", "-"}, twoMoves), position = "X../.../... O\n";
    EXPECT_EQ(done({"show", put("m.bouton", utf8Mark + saved)}), done({"show", "-"}, saved));
    EXPECT_EQ(done({"show", put("m.txt", utf8Mark + twoMoves)}), done({"show", "-"}, twoMoves));
    EXPECT_EQ(done({"show", "-"}, utf8Mark + saved), done({"show", "-"}, saved));
    EXPECT_EQ(done({"analyze", "tic-tac-toe", "-"}, utf8Mark + position),
              done({"analyze", "tic-tac-toe", "-"}, position));
    EXPECT_EQ(done({"review", "tic-tac-toe", "-"}, utf8Mark + twoMoves),
              done({"review", "tic-tac-toe", "-"}, twoMoves));
    const std::string full = std::string(64, 'X') + " O\n";
    EXPECT_THAT(done({"solve", "reversi", put("m.obf", utf8Mark + full)}),
                StartsWith("-64\t-\t0\t"));
    EXPECT_EQ(done({"serve", "gtp", "tic-tac-toe"}, utf8Mark + "name\nquit\n"),
              "= Bouton\n\n= \n\n");
    EXPECT_EQ(
        done({"claim", "cards", "--own", utf8Mark + "won or lost", "--cards=2", "--groups=1"}),
        done({"claim", "cards", "--own", "won or lost", "--cards=2", "--groups=1"}));
    const Finished played =
        run({"play", "tic-tac-toe", "--first=human", "--second=random"}, utf8Mark + "quit\n");
    EXPECT_THAT(played.err, Not(HasSubstr("no move")));
}

TEST_F(CliNames, Utf16IsToldAsSuch) {
    const std::string saved = inTwoBytes(done({"convert", "-", "-"}, twoMoves));
    const std::string position = inTwoBytes("X../.../... O\n");
    EXPECT_EQ(complaint({"show", put("w.bouton", saved)}),
              "bouton-cli: The file \"" + path("w.bouton") + "\": " + saysUtf16 + '\n');
    EXPECT_EQ(complaint({"review", "-"}, inTwoBytes(twoMoves)),
              "bouton-cli: Standard input: " + saysUtf16 + '\n');
    for (const std::string& text : {position, position.substr(2)}) {
        EXPECT_EQ(complaint({"analyze", "tic-tac-toe", "-"}, text),
                  "bouton-cli: Standard input: " + saysUtf16 + '\n');
        EXPECT_EQ(complaint({"serve", "gtp", "tic-tac-toe"}, text),
                  "bouton-cli: Standard input: " + saysUtf16 + '\n');
        EXPECT_EQ(complaint({"solve", "reversi", put("w.obf", text)}),
                  "bouton-cli: " + path("w.obf") + ": " + saysUtf16 + '\n');
    }
}

} // namespace bouton::testing
