#include "lessons/lesson_file.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/temporary_folder.h"
#include "lessons/marking.h"

// A teacher's own lesson.

namespace bouton::testing {

using ::testing::HasSubstr;
using ::testing::StartsWith;

namespace {

const std::string head = "bouton-lesson 1\nid: heaps\ntitle: Heaps of three\n";
const std::string first = "step: first\ngame: cards\nasks: outcome\nposition: 4:3 G\n"
                          "question: Won or lost?\n";

std::string refusal(const std::string& text) {
    const auto file = readLesson(text);
    if (file)
        return "none";
    return english(placeOf(file.error())) + ' ' + english(file.error().why);
}

std::string trial(const std::string& text) {
    const auto file = readLesson(text);
    if (!file)
        return "not read: " + english(file.error().why);
    const auto fine = tryLesson(*file, {});
    return fine ? "none" : english(placeOf(fine.error())) + ' ' + english(fine.error().why);
}

} // namespace

TEST(LessonFile, IsReadWithItsStepsAndWords) {
    const auto file = readLesson(
        "\xEF\xBB\xBF"
        "bouton-lesson 1\r\n# by hand\r\n\r\nid: heaps\r\ntitle: Heaps: of three\r\n"
        "step: sum\ngame: cards\nasks: nim-sum\nposition: {1-7}:7/{1-7}:7 G\nposition: 1:2/2:2 G\n"
        "outcome: won\nparts: 2\nshows: binary\nexample: cards: 4:3 G; a2 a2\n"
        "says: One text\nsays: of two lines.\nquestion: How much?\nafter: 100 % right\n"
        "step: rule\n game : cards\nasks: claim\nrandom: groups=2\nclass: groups:cards=5\n"
        "begins: lost exactly if\nends: or 1 == 2\nwords: cards most\nleast: 7\nquestion: Which?\n"
        "step: far\ngame: tic-tac-toe\nasks: move\nrandom: usual\nsoonest: yes\n"
        "moves: 3\nquestion: ?");
    ASSERT_TRUE(file) << english(file.error().why);
    const Lesson& lesson = file->lesson;
    EXPECT_EQ(lesson.id, "own/heaps");
    EXPECT_EQ(english(lesson.title), "Heaps: of three");
    ASSERT_EQ(lesson.steps.size(), 3u);
    const LessonStep& sum = lesson.steps[0];
    EXPECT_EQ(sum.asks, LessonAsks::NimSum);
    EXPECT_EQ(sum.start.positions.size(), 2u);
    EXPECT_EQ(sum.start.outcome, Outcome::Win);
    EXPECT_EQ(sum.start.parts, 2);
    EXPECT_EQ(sum.shows, LessonShows::Binary);
    EXPECT_EQ(sum.example, "cards: 4:3 G; a2 a2");
    EXPECT_EQ(english(lesson.wordsOf(sum).says), "One text of two lines.");
    EXPECT_EQ(english(lesson.wordsOf(sum).question), "How much?");
    EXPECT_EQ(english(lesson.wordsOf(sum).after), "100 % right");
    const LessonStep& rule = lesson.steps[1];
    EXPECT_EQ(rule.frame.positions, "groups");
    EXPECT_EQ(valueOf(rule.frame.settings, "cards"), 5);
    EXPECT_EQ(rule.frame.before, "lost exactly if");
    EXPECT_EQ(rule.frame.after, "or 1 == 2");
    EXPECT_EQ(rule.frame.words, (std::vector<std::string>{"cards", "most"}));
    EXPECT_EQ(rule.frame.least, 7);
    EXPECT_EQ(valueOf(rule.start.settings, "groups"), 2);
    EXPECT_TRUE(lesson.steps[2].soonest);
    EXPECT_EQ(lesson.steps[2].moves, 3);
    ASSERT_EQ(file->lines.size(), 3u);
    EXPECT_EQ(file->lines[0].at("step"), std::vector<int>{6});
    EXPECT_EQ(file->lines[0].at("position"), (std::vector<int>{9, 10}));
    EXPECT_EQ(file->lines[2].at("step"), std::vector<int>{29});
}

TEST(LessonFile, OfBeforeMayNameATreeThatIsNotShown) {
    const auto file = readLesson(head + first + "shows: tree\n");
    ASSERT_TRUE(file) << english(file.error().why);
    EXPECT_EQ(file->lesson.steps[0].shows, LessonShows::Nothing);
}

TEST(LessonFile, IsToldByItsFirstLine) {
    EXPECT_TRUE(isLessonText("bouton-lesson 1\n"));
    EXPECT_TRUE(isLessonText("\xEF\xBB\xBF"
                             "bouton-lesson 1"));
    EXPECT_FALSE(isLessonText("{\"format\":\"bouton-exercises\"}"));
    EXPECT_FALSE(isLessonText(""));
}

TEST(LessonFile, IsRefusedWithTheLineAndTheStepOfTheDamage) {
    EXPECT_EQ(refusal(head + first), "none");
    EXPECT_THAT(refusal(""), StartsWith("Line 1: The first line of a lesson is"));
    EXPECT_THAT(refusal("bouton-lesson"), StartsWith("Line 1: The first line"));
    EXPECT_THAT(refusal("bouton-lesson 2\n"), HasSubstr("newer version"));
    EXPECT_THAT(refusal("bouton-lesson 1\ntitle: T\n" + first), HasSubstr("\"id: ...\""));
    EXPECT_THAT(refusal("bouton-lesson 1\nid: A b\ntitle: T\n" + first), StartsWith("Line 2:"));
    EXPECT_THAT(refusal("bouton-lesson 1\nid: a\n" + first), HasSubstr("\"title: ...\""));
    EXPECT_THAT(refusal(head), HasSubstr("has no step"));
    EXPECT_EQ(refusal(head + first + "colour: red\n"),
              "Line 9, step \"first\": The key \"colour\" is not known here.");
    EXPECT_EQ(refusal(head + first + "answer: won\n"),
              "Line 9, step \"first\": A lesson holds no answers: they are worked out by the "
              "rules.");
    EXPECT_THAT(refusal(head + "answer: won\n" + first), HasSubstr("Line 4: A lesson holds no"));
    EXPECT_THAT(refusal(head + first + "game: cards\n"), HasSubstr("\"game\" stands there twice"));
    EXPECT_THAT(refusal(head + first + "says:\n"), HasSubstr("Line 9, step \"first\": A line is"));
    EXPECT_THAT(refusal(head + first + "says\n"), HasSubstr("\"key: text\""));
    EXPECT_THAT(refusal(head + first + "says: a\x01\n"), HasSubstr("no text"));
    EXPECT_THAT(refusal(head + first + first), HasSubstr("Another step has this id"));
    EXPECT_THAT(refusal(head + "step: B\n"), HasSubstr("An id is made of"));
    EXPECT_THAT(refusal(head + "step: b\n"), HasSubstr("needs a line \"asks: ...\""));
    EXPECT_THAT(refusal(head + "step: b\nasks: outcome\nquestion: ?\ngame: chess\n"),
                HasSubstr("Line 7, step \"b\": There is no game"));
    EXPECT_THAT(refusal(head + first + "outcome: lots\n"), HasSubstr("won, drawn, lost"));
    EXPECT_THAT(refusal(head + first + "parts: -1\n"), HasSubstr("from 0 to 20"));
    EXPECT_THAT(refusal(head + first + "random: usual\n"), HasSubstr("\"position: ...\" or"));
    EXPECT_THAT(refusal(head + "step: b\nasks: move\nquestion: ?\ngame: cards\nrandom: x=1\n"),
                StartsWith("Line 8, step \"b\":"));
    EXPECT_THAT(refusal(head + first + "example: cards: 4:3 G; z9\n"), StartsWith("Line 9,"));
    EXPECT_THAT(refusal(head + first + "class: all\n"), StartsWith("Line 9,"));
    EXPECT_THAT(refusal(head + "step: b\nasks: claim\nquestion: ?\ngame: cards\nrandom: usual\n"),
                HasSubstr("needs a line \"begins: ...\""));
    EXPECT_THAT(refusal(head
                        + "step: b\nasks: counterexample\nquestion: ?\ngame: cards\n"
                          "random: usual\n"),
                HasSubstr("needs a line \"claim: ...\""));
}

TEST(LessonFile, HasItsLimits) {
    std::string many = head;
    for (std::size_t i = 0; i < mostLessonSteps; ++i)
        many += "step: s" + std::to_string(i) + first.substr(first.find('\n'));
    EXPECT_EQ(refusal(many), "none");
    EXPECT_THAT(refusal(many + first), HasSubstr("at most 30 steps"));
    std::string wordy = head + first + "says:";
    for (int i = 0; i < mostStepWords - 3; ++i)
        wordy += " word";
    EXPECT_EQ(refusal(wordy), "none");
    EXPECT_THAT(refusal(wordy + " more"), HasSubstr("says 61 words; 60 are the most"));
    std::string positions = head + first;
    for (int i = 0; i < 49; ++i)
        positions += "position: 4:3 G\n";
    EXPECT_EQ(refusal(positions), "none");
    EXPECT_THAT(refusal(positions + "position: 4:3 G\n"), HasSubstr("more than 50 times"));
    std::string greek = "bouton-lesson 1\nid: heaps\ntitle: ";
    for (int i = 0; i < 60; ++i)
        greek += "\xCE\xB1"; // a letter of two bytes
    EXPECT_EQ(refusal(greek + '\n' + first), "none");
    EXPECT_THAT(refusal(greek + "a\n" + first), HasSubstr("at most 60 letters"));
    EXPECT_THAT(refusal(std::string(mostLessonBytes + 1, '#')), HasSubstr("at most 200000 bytes"));
}

TEST(LessonFile, IsTriedStepByStepBeforeItIsTaken) {
    EXPECT_EQ(trial(head + first), "none");
    EXPECT_EQ(trial(head + first + "position: 13:3 G\n"),
              "Line 9, step \"first\": Group a holds 13 cards; 0 to 12 are possible.");
    EXPECT_THAT(trial(head + first + "position: 0:3 G\n"), HasSubstr("The game is over"));
    EXPECT_THAT(trial(head + first + "outcome: won\n"), HasSubstr("another outcome"));
    const std::string move = "step: b\ngame: cards\nquestion: ?\nasks: ";
    EXPECT_THAT(trial(head + move + "move\nposition: 4:3 G\n"), HasSubstr("no move is wrong"));
    EXPECT_THAT(trial(head + move + "make-zero\nposition: 4:3 G\n"), HasSubstr("0 already"));
    EXPECT_THAT(trial(head + move + "cut\nposition: 4:3 G\n"), HasSubstr("2 to 12 plies"));
    EXPECT_THAT(trial(head + move + "nim-sum\nparts: 3\nposition: 1:3/1:1 G\n"),
                HasSubstr("too few parts"));
    EXPECT_THAT(trial(head + move + "counterexample\nposition: 4:3 G\nclaim: lost if\n"),
                HasSubstr("Column"));
    const std::string claim = move + "claim\nposition: 4:3 G\n";
    EXPECT_EQ(trial(head + claim + "begins: nimber ==\nwords: cards\n"), "none");
    EXPECT_THAT(trial(head + claim + "begins: lost exactly if\nwords: cards nimber\n"),
                HasSubstr("\"nimber\" is no word"));
    EXPECT_THAT(trial(head + claim + "begins: if then\nwords: cards\n"), HasSubstr("is no claim"));
    EXPECT_THAT(trial(head
                      + "step: b\ngame: tic-tac-toe\nasks: nimber\nposition: .../.../... X\n"
                        "question: ?\n"),
                HasSubstr("has no nimbers"));
    // It takes 23,683 wide regions. When 20,000 are known, a few more tell what each move is worth.
    EXPECT_THAT(trial(head
                      + "step: b\ngame: grid-nim\nasks: nimber\nquestion: ?\n"
                        "position: G......../GGG....G./GGGGG..../GGGGGG.G./GGGGGGGG./GGGGGGGG./"
                        "GGGGGGG../GGGGGGGG./GGGGGGGGG G\n"),
                HasSubstr("nimber of the position is not known"));
}

TEST(LessonFile, NamesTheLineThatIsWrongAndNotThatOfItsStep) {
    const std::string step = head + first + "step: b\nquestion: ?\n"; // of 10 lines
    const auto line = [&](const std::string& rest) {
        const std::string told = trial(step + rest);
        return told.substr(0, told.find(','));
    };
    EXPECT_EQ(line("game: cards\nasks: outcome\nposition: 4:3 G\nposition: 0:3 G\n"), "Line 14");
    EXPECT_EQ(line("game: cards\nasks: outcome\nposition: 4:3\n"), "Line 13");
    EXPECT_EQ(line("game: cards\nasks: outcome\noutcome: won\nposition: 4:3 G\n"), "Line 14");
    EXPECT_EQ(line("game: tic-tac-toe\nasks: nimber\nposition: .../.../... X\n"), "Line 12");
    EXPECT_EQ(line("game: cards\nasks: cut\nposition: 4:3 G\nplies: 1\n"), "Line 14");
    EXPECT_EQ(line("game: cards\nasks: cut\nposition: 4:3 G\n"), "Line 9") << "plies is missing";
    EXPECT_EQ(line("game: cards\nasks: counterexample\nposition: 4:3 G\nclaim: lost if\n"),
              "Line 14");
    const std::string claim = "game: cards\nasks: claim\nposition: 4:3 G\n";
    EXPECT_EQ(line(claim + "begins: lost exactly if\nwords: cards won\n"), "Line 15");
    EXPECT_EQ(line(claim + "words: cards\nbegins: if then\n"), "Line 15");
    EXPECT_EQ(line("game: towers\nasks: outcome\nrandom: rows=4,columns=1\nparts: 9\n"), "Line 13");
}

TEST(LessonFile, IsOpenedFromARegularFileAndMarkedLikeOurs) {
    const Folder folder;
    const std::filesystem::path path = folder.path() / "heaps.lesson";
    std::ofstream(path) << head << first;
    const auto file = openLesson(path, {});
    ASSERT_TRUE(file) << english(file.error().why);
    const auto right = marked(file->lesson.steps[0], 3, {.outcome = Outcome::Loss}, {});
    ASSERT_TRUE(right);
    EXPECT_EQ(right->mark, Marking::Mark::Right);
    EXPECT_FALSE(openLesson(folder.path(), {}));
    EXPECT_FALSE(openLesson(folder.path() / "none.lesson", {}));
}

TEST(LessonFile, OfTheManualIsRead) {
    std::ifstream in(BOUTON_SOURCES "/docs/lesson-file.md");
    const std::string page((std::istreambuf_iterator<char>(in)), {});
    const std::size_t begin = page.find("bouton-lesson 1\n"), end = page.find("```\n", begin);
    ASSERT_LT(end, page.size());
    EXPECT_EQ(trial(page.substr(begin, end - begin)), "none");
}

} // namespace bouton::testing
