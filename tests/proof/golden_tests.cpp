// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QTest>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "core/whole_file.h"
#include "engine/contract/samples.h"
#include "explain/hints.h"
#include "explain/why.h"
#include "games/catalogue.h"
#include "session/session.h"
#include "support/golden_words.h"

// Golden games: for each player of each game, one game against the random player as text, with
// every move, rule, position and message, and with what is known of its last positions. The texts
// stand in tests/golden and are compared whole, so that no behaviour changes unseen. `tests/run
// --golden` rewrites them; the commit that does so explains the difference.

namespace bouton::testing {

namespace {

constexpr std::size_t mostPlies = 64;     // a game is cut off there
constexpr std::size_t analysedPlies = 12; // the last positions, of which all is told
constexpr std::uint64_t seed = 1901;

const std::filesystem::path folder = BOUTON_SOURCES "/tests/golden";

// Players whose standard settings think long think less here. All count their steps, so that the
// game is the same everywhere.
Settings cheaper(const PlayerInfo& player) {
    Settings given;
    for (const Setting& setting : player.settings)
        if (std::string_view(setting.id) == "depth" || std::string_view(setting.id) == "level")
            given.emplace_back(setting.id, std::max(setting.least, 2));
    return complete(player.settings, given).value();
}

std::string valueText(const Value& value) {
    static constexpr const char* outcomes[] = {"lost", "drawn", "won"};
    std::string text = outcomes[static_cast<int>(value.outcome)];
    if (!value.exact)
        text += ", estimated";
    if (value.nimber)
        text += ", nimber " + std::to_string(*value.nimber);
    if (value.score)
        text += ", score " + signedText(*value.score);
    if (value.remoteness)
        text += ", " + std::to_string(*value.remoteness) + " to the end";
    return text;
}

// What is known of a position, line by line.
std::string knownText(const Match& match, Match::Node node, const AnyAnalyst& analyst) {
    const Analysis analysis = analysisOf(analyst, match, node);
    std::ostringstream out;
    out << "  value: " << valueText(analysis.position) << '\n';
    std::map<std::string, int> alike;
    for (const Value& move : analysis.moves)
        ++alike[valueText(move)];
    for (const auto& [value, count] : alike)
        out << "  moves: " << count << " x " << value << '\n';
    if (!analysis.line.empty()) {
        out << "  line:";
        for (const std::string& move : analysis.line)
            out << ' ' << move;
        out << '\n';
    }
    const Why why = whyOf(match, node, analysis);
    for (const Summand& row : why.summands)
        out << "  part: " << english(row.title) << ", " << english(row.measure) << ", "
            << row.nimber << '\n';
    out << "  why: " << english(why.sentence) << '\n';
    if (!why.note.empty())
        out << "  note: " << english(why.note) << '\n';
    if (!match.result(node))
        for (const Phrase& hint : hintsFor(match, node, analysis))
            if (!hint.empty())
                out << "  hint: " << english(hint) << '\n';
    if (const auto next = match.next(node))
        out << "  move: " << english(whyMove(match, node, match.moveIndex(*next), analysis))
            << '\n';
    return out.str();
}

std::string messageText(const Message& message) {
    std::string text = english(message.text);
    if (!message.because.empty())
        text += " (" + english(message.because) + ")";
    return text;
}

// Plays the game at a table of its own, first the player, then the random one.
void play(Session& session, std::size_t player) {
    const Ruleset& game = session.game();
    session.setPace(std::chrono::milliseconds(0));
    Plan plan = session.plan();
    plan.seats[0] = {PlayerChoice{player, cheaper(game.players[player])}};
    plan.seats[1] = {PlayerChoice{0, cheaper(game.players[0])}};
    ASSERT_TRUE(session.setUp(plan));
    if (!session.beginning()) // of a game that has no start before it is set up by hand
        session.setPicture(game.standard(plan.settings).value()->picture(0));
    QObject::connect(&session, &Session::changed, &session, [&session] {
        if (session.match() && session.match()->size() > mostPlies)
            session.setPaused(true);
    });
    ASSERT_TRUE(session.start());
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return session.phase() != Session::Phase::Playing; }, 60'000));
}

std::string playthrough(const Ruleset& game, std::size_t player) {
    Session session(game, seed);
    play(session, player);
    const Match& match = *session.match();
    const std::vector<Match::Node> path = match.path(match.current());
    const AnyAnalyst analyst = game.makeAnalyst();
    std::ostringstream out;
    out << game.name.id << ": " << game.players[player].id << " against " << game.players[0].id
        << '\n';
    auto message = session.messages().begin();
    for (std::size_t ply = 0; ply < path.size(); ++ply) {
        out << '\n' << ply << ' ' << match.position(path[ply]) << '\n';
        if (const Phrase tally = match.tally(path[ply]); !tally.empty())
            out << "  tally: " << english(tally) << '\n';
        if (ply + analysedPlies >= path.size())
            out << knownText(match, path[ply], analyst);
        for (bool moved = false; !moved && message != session.messages().end(); ++message) {
            out << "  " << messageText(*message) << '\n';
            moved = message->kind == Message::Kind::Move;
        }
    }
    return out.str();
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

// The first line in which the texts differ, with the two lines before it; empty if none does.
std::string firstDifference(const std::string& golden, const std::string& played) {
    const std::vector<std::string> was = linesOf(golden), is = linesOf(played);
    std::size_t line = 0;
    while (line < was.size() && line < is.size() && was[line] == is[line])
        ++line;
    if (line == was.size() && line == is.size())
        return {};
    std::string text = "line " + std::to_string(line + 1) + ":\n";
    for (std::size_t i = line < 2 ? 0 : line - 2; i < line; ++i)
        text += "  " + was[i] + '\n';
    text += "- " + (line < was.size() ? was[line] : "(the end)") + '\n';
    return text + "+ " + (line < is.size() ? is[line] : "(the end)") + '\n';
}

std::string fileOf(const Ruleset& game, const PlayerInfo& player) {
    return std::string(game.name.id) + '-' + player.id + ".txt";
}

class GoldenGame : public ::testing::TestWithParam<const Ruleset*> {};

} // namespace

TEST_P(GoldenGame, OfEachPlayerIsPlayedAgainWordForWord) {
    const Ruleset& game = *GetParam();
    for (std::size_t player = 0; player < game.players.size(); ++player) {
        const std::filesystem::path path = folder / fileOf(game, game.players[player]);
        const std::string played =
            withKeys(QString::fromStdString(playthrough(game, player))).toStdString();
        if (qEnvironmentVariableIsSet("BOUTON_REWRITE_GOLDEN"))
            std::ofstream(path, std::ios::binary) << played;
        const std::string difference = firstDifference(wholeFile(path).value_or(""), played);
        EXPECT_TRUE(difference.empty())
            << path.filename().string() << ", " << difference << ifWordsChanged << meant;
    }
}

INSTANTIATE_TEST_SUITE_P(All, GoldenGame,
                         ::testing::ValuesIn(catalogue().begin(), catalogue().end()),
                         [](const auto& info) {
                             std::string name = info.param->name.id;
                             std::erase(name, '-');
                             return name;
                         });

TEST(GoldenGames, HaveOneFileForEachPlayerAndNoOthers) {
    std::set<std::string> wanted, found;
    for (const Ruleset* game : catalogue())
        for (const PlayerInfo& player : game->players)
            wanted.insert(fileOf(*game, player));
    std::uintmax_t size = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        found.insert(entry.path().filename().string());
        size += entry.file_size();
    }
    EXPECT_EQ(found, wanted);
    EXPECT_LT(size, 300'000U) << "texts that a reviewer can read";
}

TEST(GoldenGames, TellTheFirstLineThatDiffers) {
    EXPECT_EQ(firstDifference("a\nb\nc\n", "a\nb\nc\n"), "");
    EXPECT_EQ(firstDifference("a\nb\nc\nd\n", "a\nb\nx\nd\n"), "line 3:\n  a\n  b\n- c\n+ x\n");
    EXPECT_EQ(firstDifference("a\n", "a\nb\n"), "line 2:\n  a\n- (the end)\n+ b\n");
    EXPECT_EQ(firstDifference("", "a\n"), "line 1:\n- (the end)\n+ a\n");
}

} // namespace bouton::testing
