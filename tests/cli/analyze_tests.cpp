// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <optional>

#include "cli/positions.h"
#include "cli/process.h"
#include "engine/contract/samples.h"
#include "games/catalogue.h"

namespace bouton::testing {

using ::testing::HasSubstr;

namespace {

QJsonObject parsed(const std::string& line) {
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(QByteArray::fromStdString(line), &error);
    EXPECT_EQ(error.error, QJsonParseError::NoError) << line;
    return document.object();
}

QString word(Outcome outcome) {
    return outcome == Outcome::Win ? "win" : outcome == Outcome::Draw ? "draw" : "loss";
}

void expectNumber(const QJsonObject& json, const char* key, std::optional<int> number) {
    ASSERT_EQ(json.contains(key), number.has_value()) << key;
    if (number) {
        ASSERT_EQ(json[key].toInt(-999), *number) << key;
    }
}

void expectValue(const QJsonObject& json, const Value& value) {
    ASSERT_EQ(json["outcome"].toString(), word(value.outcome));
    expectNumber(json, "nimber", value.nimber);
    expectNumber(json, "score", value.score);
    expectNumber(json, "remoteness", value.remoteness);
}

} // namespace

TEST(CliAnalyze, WritesJsonInTheOrderOfTheNotation) {
    EXPECT_EQ(
        done({"analyze", "tic-tac-toe", "X.O/OX./X.O x", "--json"}),
        R"({"game":"tic-tac-toe","position":"X.O/OX./X.O X","to_move":"X","outcome":"draw",)"
        R"("remoteness":3,"exact":true,"moves":[{"move":"b1","outcome":"loss","remoteness":2},)"
        R"({"move":"c2","outcome":"draw","remoteness":3},)"
        R"({"move":"b3","outcome":"loss","remoteness":2}]})"
        "\n");
}

TEST(CliAnalyze, AFinishedGameHasNoMoves) {
    EXPECT_EQ(run({"analyze", "tic-tac-toe", "XXX/OO./... O", "--json"}).out,
              R"({"game":"tic-tac-toe","position":"XXX/OO./... O","to_move":"O","outcome":"loss",)"
              R"("remoteness":0,"exact":true,"moves":[]})"
              "\n");
    EXPECT_THAT(run({"analyze", "tic-tac-toe", "XXX/OO./... O"}).out, HasSubstr("X wins: "));
}

TEST(CliAnalyze, TellsTheAnalysisOfEveryGame) {
    Random random(1928);
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        std::vector<std::unique_ptr<Match>> matches;
        std::string input;
        for (int i = 0; i < 40; ++i) {
            matches.push_back(latePosition(*game, random));
            input += matches.back()->position(matches.back()->current()) + '\n';
        }
        const auto lines = linesOf(done({"analyze", game->name.id, "-", "--json"}, input));
        ASSERT_EQ(lines.size(), matches.size());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const Match& match = *matches[i];
            const Analysis analysis = analysisOf(match, match.current());
            const QJsonObject json = parsed(lines[i]);
            ASSERT_EQ(json["game"].toString(), game->name.id);
            ASSERT_EQ(json["position"].toString().toStdString(), match.position(match.current()));
            ASSERT_EQ(json["to_move"].toString()[0].toLatin1(),
                      game->name.letters[indexOf(match.toMove(match.current()))]);
            ASSERT_EQ(json["exact"].toBool(), analysis.position.exact);
            expectValue(json, analysis.position);
            const auto legal = match.moves(match.current());
            const QJsonArray moves = json["moves"].toArray();
            ASSERT_EQ(moves.size(), static_cast<qsizetype>(legal.size()));
            ASSERT_EQ(analysis.moves.size(), legal.size());
            for (std::size_t m = 0; m < legal.size(); ++m) {
                const QJsonObject move = moves[static_cast<qsizetype>(m)].toObject();
                ASSERT_EQ(move["move"].toString().toStdString(), legal[m].text);
                ASSERT_EQ(move["exact"].toBool(true), analysis.moves[m].exact);
                expectValue(move, analysis.moves[m]);
            }
        }
    }
}

TEST(CliAnalyze, AnEstimateOfReversiIsTheSameEachTime) {
    const std::vector<std::string> command{
        "analyze", "reversi",
        "......../......../..XXX.../..XOOX../..XXXO../...OX.../......../........ O", "--json"};
    const std::string first = done(command);
    EXPECT_THAT(first, HasSubstr("\"exact\":false"));
    EXPECT_EQ(done(command), first);
}

TEST(CliAnalyze, TellsTheNameOfTheOpening) {
    const std::string tiger =
        "......../......../..XO..../..XXX.../...OXX../...O..../......../........ O";
    EXPECT_THAT(done({"analyze", "reversi", tiger}), HasSubstr(", not proven\nOpening: Tiger\n"));
    EXPECT_THAT(run({"analyze", "reversi", tiger, "--json"}).out,
                HasSubstr("\"exact\":false,\"opening\":\"Tiger\",\"moves\":["));
    const std::string start =
        "......../......../......../...OX.../...XO.../......../......../........ X";
    EXPECT_THAT(done({"analyze", "reversi", start}), ::testing::Not(HasSubstr("Opening")));
    // A game keeps the name when it has gone on.
    EXPECT_THAT(done({"analyze", "-", "--json"}, "reversi: " + start + "; f5 d6 c3 d3 c4 b5\n"),
                HasSubstr("\"opening\":\"Tiger\""));
}

TEST(CliAnalyze, ShowsPeopleEveryMoveBestFirst) {
    EXPECT_EQ(done({"analyze", "tic-tac-toe", "X.O/OX./X.O X"}), "X.O/OX./X.O X\n"
                                                                 "X to move: draw, in 3 plies\n"
                                                                 "3 moves, best first:\n"
                                                                 "  c2  draw, in 3 plies\n"
                                                                 "  b1  loss, in 2 plies\n"
                                                                 "  b3  loss, in 2 plies\n"
                                                                 "Best play: c2 b1 b3\n");
    EXPECT_EQ(run({"analyze", "grid-nim", "G..R/RG../GRGR/RGRG R"}).out,
              "G..R/RG../GRGR/RGRG R\n"
              "Red to move: win, nimber 1\n"
              "1 part:\n"
              "  b1+c1+c2+d2: nimber 1\n"
              "7 moves, best first:\n"
              "  c1+c2  win, nimber 0\n"
              "  b1     loss, nimber 3\n"
              "  b1+c1  loss, nimber 2\n"
              "  c1     loss, nimber 3\n"
              "  c2     loss, nimber 3\n"
              "  c2+d2  loss, nimber 2\n"
              "  d2     loss, nimber 3\n");
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        Random random(35);
        const auto match = latePosition(*game, random);
        const std::string late =
            done({"analyze", game->name.id, match->position(match->current())});
        for (const LegalMove& move : match->moves(match->current()))
            EXPECT_THAT(late, HasSubstr("\n  " + move.text + ' '));
    }
}

TEST(CliAnalyze, AnswersEachLineInItsPlaceABadOneToo) {
    const std::string input =
        std::string("X../.../... O\n\nX../.../... X\n") + '\0' + "\xff\x1b\"\\\n.../.../... X";
    const Finished text = run({"analyze", "tic-tac-toe", "-"}, input);
    EXPECT_EQ(text.status, 2);
    EXPECT_EQ(text.err, "");
    const std::vector<std::string> lines = linesOf(text.out);
    ASSERT_EQ(lines.size(), 5u);
    EXPECT_EQ(lines[0], "X../.../... O: draw, in 8 plies; best b2");
    EXPECT_EQ(lines[1], "error: The position is empty.");
    EXPECT_EQ(lines[2], "error: There are 1 X and 0 O, and X is to move; X begins, and each side "
                        "fills one cell a turn.");
    EXPECT_THAT(lines[3], HasSubstr("error: "));
    EXPECT_THAT(lines[4], HasSubstr(".../.../... X: draw"));

    const Finished json = run({"analyze", "tic-tac-toe", "-", "--json"}, input);
    EXPECT_EQ(json.status, 2);
    const std::vector<std::string> objects = linesOf(json.out);
    ASSERT_EQ(objects.size(), 5u);
    EXPECT_EQ(objects[1], R"({"error":"The position is empty."})");
    EXPECT_EQ(parsed(objects[3]).keys(), QStringList{"error"});
    EXPECT_EQ(run({"analyze", "tic-tac-toe", "-"}, "").status, 0);
}

TEST(CliAnalyze, ReadsLinesThatEndAsOtherSystemsEndThem) {
    const std::string plain = "X../.../... O\n.../.../... X\n";
    std::string other = plain;
    for (std::size_t at = 0; (at = other.find('\n', at)) != std::string::npos; at += 2)
        other.insert(at, "\r");
    const std::vector<std::string> command{"analyze", "tic-tac-toe", "-", "--json"};
    EXPECT_EQ(done(command, other), done(command, plain));
    other.pop_back(); // now the last line ends with a carriage return only
    EXPECT_EQ(done(command, other), done(command, plain));
}

TEST(CliAnalyze, AnswersALineBeforeTheNextOneComes) {
    Process process({"analyze", "tic-tac-toe", "-"});
    process.give(".../.../... X\n");
    EXPECT_TRUE(process.waitForOut("\n"));
    process.give("?\n");
    EXPECT_TRUE(process.waitForOut("error: "));
    EXPECT_EQ(process.finish().status, 2);
}

TEST(CliAnalyze, StopsAfterItsTimeAndSaysSoWhereNothingIsKnown) {
    const std::string large =
        "......../......../......../......../......../......../......../........ G";
    expectRefused({"analyze", "grid-nim", large, "--time", "0.01"},
                  "Nothing is known yet after 0.01 s.", 1);
    const Finished lines =
        run({"analyze", "grid-nim", "-", "--time=0.05", "--json"}, large + "\nGR/.R G\n");
    EXPECT_EQ(lines.status, 1);
    ASSERT_EQ(linesOf(lines.out).size(), 2u);
    EXPECT_EQ(linesOf(lines.out)[0], R"({"error":"Nothing is known yet after 0.05 s."})");
    EXPECT_TRUE(parsed(linesOf(lines.out)[1]).contains("nimber"));
    EXPECT_EQ(run({"analyze", "tic-tac-toe", "--time", "60"}).status, 0);
}

// Endgames that the bound of positions does not suffice for, with up to 21 empty cells.
TEST(CliAnalyze, WithATimeGoesOnUntilItSaysWhatSolveProves) {
    const std::vector<std::string> endgames{
        "......../..XXX..O/OOXOXOOO/OOOOXOOO/X.OOXOOO/.OOOOXOO/...XXXX./..XXXXX. O", // by f2
        "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X",
        "OOOO..O./OOOOXO../OOOOOOO./OOOOXXX./OOOOXX.X/OOXXO.../OX.X.O../O....... X"};
    for (const std::string& endgame : endgames) {
        SCOPED_TRACE(endgame);
        const std::string solved = done({"solve", "reversi", "/dev/stdin"}, endgame + '\n');
        const std::size_t tab = solved.find('\t');
        const int score = std::stoi(solved.substr(0, tab));
        const std::string move = solved.substr(tab + 1, 2);
        const QJsonObject json =
            parsed(done({"analyze", "reversi", endgame, "--time", "600", "--json"}));
        EXPECT_TRUE(json["exact"].toBool());
        EXPECT_EQ(json["score"].toInt(-99), score);
        EXPECT_EQ(json["outcome"].toString(), word(score > 0   ? Outcome::Win
                                                   : score < 0 ? Outcome::Loss
                                                               : Outcome::Draw));
        EXPECT_FALSE(json.contains("depth"));
        for (const QJsonValue& value : json["moves"].toArray()) {
            const QJsonObject one = value.toObject();
            EXPECT_FALSE(one.contains("exact")) << "every move is proven";
            EXPECT_LE(one["score"].toInt(), score);
            if (one["move"].toString().toStdString() == move) {
                EXPECT_EQ(one["score"].toInt(), score);
            }
        }
    }
}

TEST(CliAnalyze, ExactProvesTheScoreOfEveryMove) {
    const std::string endgame =
        "OOOO..O./OOOOXO../OOOOOOO./OOOOXXX./OOOOXX.X/OOXXO.../OX.X.O../O....... X";
    const QJsonObject exact = parsed(done({"analyze", "reversi", endgame, "--exact", "--json"})),
                      bounded = parsed(done({"analyze", "reversi", endgame, "--json"}));
    EXPECT_FALSE(bounded["exact"].toBool());
    EXPECT_TRUE(exact["exact"].toBool());
    EXPECT_EQ(exact["moves"].toArray().size(), bounded["moves"].toArray().size());
    for (const QJsonValue& value : exact["moves"].toArray())
        EXPECT_FALSE(value.toObject().contains("exact"));
    EXPECT_EQ(done({"analyze", "reversi", "-", "--exact", "--json"}, endgame + '\n'),
              done({"analyze", "reversi", endgame, "--exact", "--json"}));
    EXPECT_EQ(done({"analyze", "tic-tac-toe", "--exact"}), done({"analyze", "tic-tac-toe"}));
    expectRefused({"analyze", "reversi", "--exact", "--time", "1"},
                  "--exact goes on until all is proven: leave --time out.", 2);
}

TEST(CliAnalyze, ExactSaysWhereItMayTakeForEverAndGivesWhatIsKnownAtCtrlC) {
    Process process({"analyze", "reversi", "--exact"});
    EXPECT_TRUE(process.waitForErr("may take for ever"));
    process.interrupt();
    const Finished finished = process.finish();
    EXPECT_THAT(finished.out, HasSubstr("not proven"));
}

TEST(CliAnalyze, AnEstimateSaysHowFarItHasLookedInTextAndJsonAndOnOneLine) {
    const std::string endgame =
        "......../..XXX..O/OOXOXOOO/OOOOXOOO/X.OOXOOO/.OOOOXOO/...XXXX./..XXXXX. O";
    const QJsonObject json = parsed(done({"analyze", "reversi", endgame, "--json"}));
    const std::string depth = std::to_string(json["depth"].toInt());
    EXPECT_GT(json["depth"].toInt(), 4);
    EXPECT_THAT(done({"analyze", "reversi", endgame}),
                HasSubstr(", not proven\nEstimated at depth " + depth + ", not proven.\n"));
    EXPECT_THAT(done({"analyze", "reversi", "-"}, endgame + '\n'),
                ::testing::EndsWith("; depth " + depth + "\n"));
    const QJsonObject review =
        parsed(done({"review", "reversi", "reversi: " + endgame + "; f1", "--json"}));
    const QJsonObject first = review["positions"].toArray()[0].toObject();
    EXPECT_FALSE(first["exact"].toBool(true));
    EXPECT_EQ(first["depth"].toInt(), json["depth"].toInt());
    EXPECT_EQ(first["score"].toInt(), json["score"].toInt());
}

TEST(CliAnalyze, TenMillionBytesAreOneBadLineEach) {
    std::string input(10'000'000, 'X');
    input += '\n' + std::string(10'000'000, '/') + '\n' + std::string(10'000'000, '\0') + '\n';
    const Finished answer = run({"analyze", "tic-tac-toe", "-"}, input);
    EXPECT_EQ(answer.status, 2);
    for (const std::string& line : linesOf(answer.out))
        EXPECT_EQ(line, "error: The line has more than 1048576 bytes.");
    EXPECT_EQ(linesOf(answer.out).size(), 3u);
    for (const Ruleset* game : catalogue())
        EXPECT_EQ(run({"analyze", game->name.id, "-"}, std::string(1'000'000, '/') + " G").status,
                  2);
}

} // namespace bouton::testing
