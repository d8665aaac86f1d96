// SPDX-License-Identifier: MIT
#include <QDir>
#include <QSqlQuery>
#include <QSqlRecord>

#include <functional>
#include <string>
#include <type_traits>
#include <vector>

#include "session/archive/entry.h"
#include "session/archive/own_games.h"
#include "session/kept/game_file.h"
#include "stored_games.h"

// Statements that fail, one kind at a time. A call is refused and has changed nothing, or it does
// not need what fails and does all that it does otherwise.

namespace bouton::testing {

namespace {

constexpr std::int64_t batch = 5'000'000'000'000; // not old, so no seal takes it with it

struct Call {
    const char* name;
    std::function<Or<std::string>(Store&, const std::vector<SavedGame>&)> make;
    void (*before)(Store&) = [](Store&) {};
};

std::string textOf(const std::vector<Entry>& entries) {
    std::string text;
    for (const Entry& entry : entries)
        text += entry.id.toStdString() + ' ' + std::to_string(entry.findings.slips[0]) + '\n';
    return text;
}
std::string textOf(const Store::Numbers& numbers) {
    std::string text;
    for (const Entry::Number number : numbers)
        text += std::to_string(number) + ' ';
    return text;
}
template <class T, class Text> Or<std::string> told(const Or<T>& value, const Text& text) {
    return value ? Or<std::string>(text(*value)) : std::unexpected(value.error());
}
template <class T> Or<std::string> told(const Or<T>& value) {
    if constexpr (std::is_void_v<T>)
        return value ? Or<std::string>("done") : std::unexpected(value.error());
    else
        return told(value, [](const T& number) { return std::to_string(number); });
}

SavedGame anotherEndOf(SavedGame game) {
    game.positions.front().comment = "Another end";
    game.touched += std::chrono::hours(1);
    return game;
}

// The games: 0 to 2 are listed, 2 with findings; 3 was deleted and can come back; 4 was deleted for
// good; 5 is not here.
const std::vector<Call>& calls() {
    static const std::vector<Call> all{
        {"add a new one", [](Store& s, const auto& games) { return told(s.add(games[5])); }},
        {"add another end",
         [](Store& s, const auto& games) { return told(s.add(anotherEndOf(games[2]))); }},
        {"add one again", [](Store& s, const auto& games) { return told(s.add(games[0])); }},
        {"add a copy",
         [](Store& s, const auto& games) {
             SavedGame copy = games[1];
             copy.id = "a copy";
             return told(s.add(copy));
         }},
        {"add a deleted one played on",
         [](Store& s, const auto& games) {
             SavedGame on = games[3];
             on.start += ' ';
             return told(s.add(on));
         }},
        {"offer", [](Store& s, const auto& games) { return told(s.offer(games[5])); }},
        {"remove",
         [](Store& s, const auto&) {
             return told(s.remove({1, 2}, batch + 1));
         }},
        {"remove all", [](Store& s, const auto&) { return told(s.removeAll(batch + 1)); }},
        {"put back", [](Store& s, const auto&) { return told(s.putBack(batch)); }},
        {"seal", [](Store& s, const auto&) { return told(s.seal(batch)); }},
        {"purge", [](Store& s, const auto&) { return told(s.purge(10)); }},
        {"purge what has lines", [](Store& s, const auto&) { return told(s.purge(10)); },
         [](Store& s) { EXPECT_EQ(s.purge(10), true); }},
        {"purge in part", [](Store& s, const auto&) { return told(s.purge(1)); }},
        {"purge all", [](Store& s, const auto&) { return told(s.purge(10)); },
         [](Store& s) {
             EXPECT_EQ(s.removeAll(batch), 3);
             EXPECT_TRUE(s.seal(batch));
         }},
        {"findings",
         [](Store& s, const auto&) {
             return told(s.keepFindings(1, Findings{.slips = {2, 3}, .accuracy = {0.5, 0.75}}));
         }},
        {"no findings", [](Store& s, const auto&) { return told(s.keepFindings(1, {})); }},
        {"back up",
         [](Store& s, const auto&) { return told(s.backUp(s.base().folder() + "/new.sqlite")); }},
        {"restore",
         [](Store& s, const auto&) {
             return told(s.restore(s.base().folder() + "/copy.sqlite"),
                         [](const QString&) { return "done"; });
         },
         [](Store& s) { EXPECT_TRUE(s.backUp(s.base().folder() + "/copy.sqlite")); }},
        {"first",
         [](Store& s, const auto&) {
             return told(s.first({}, 10), [](const auto& entries) { return textOf(entries); });
         }},
        {"find",
         [](Store& s, const auto&) {
             return told(s.find({}), [](const auto& numbers) { return textOf(numbers); });
         }},
        {"entries",
         [](Store& s, const auto&) {
             return told(s.entries({2, 3}), [](const auto& entries) { return textOf(entries); });
         }},
        {"statistics",
         [](Store& s, const auto&) {
             return told(s.statistics({}),
                         [](const auto& all) { return std::to_string(all.cells.size()); });
         }},
        {"next to review",
         [](Store& s, const auto&) {
             return told(s.nextToReview({1}),
                         [](const auto& number) { return std::to_string(number.value_or(0)); });
         }},
        {"game",
         [](Store& s, const auto&) {
             return told(s.game(1), [](const auto& game) { return game.id; });
         }},
        {"each of one human",
         [](Store& s, const auto& games) {
             std::int64_t texts = 0;
             const auto done = told(s.eachOfOneHuman(QString::fromStdString(games[0].game),
                                                     [&](const QByteArray& text) {
                                                         texts += sumOf(text) % 1000;
                                                         return true;
                                                     }));
             return done ? Or<std::string>(std::to_string(texts)) : done;
         }},
        {"own games",
         [](Store& s, const auto& games) {
             return told(ownGames(s, QString::fromStdString(games[0].game), 10),
                         [](const auto& all) { return std::to_string(all.size()); });
         }},
        {"rated games",
         [](Store& s, const auto& games) {
             return told(ratedGames(s, **gameNamed(games[0].game)),
                         [](const auto& all) { return std::to_string(all.size()); });
         }},
        {"last met",
         [](Store& s, const auto& games) {
             return told(lastOpponents(s, **gameNamed(games[0].game)),
                         [](const auto& all) { return std::to_string(all.size()); });
         }},
    };
    return all;
}

const char* const tables[] = {"game", "file", "deleted"};

// What makes statements fail, and what takes it away.
std::vector<std::pair<QString, QString>> faults() {
    std::vector<std::pair<QString, QString>> all;
    for (const char* table : tables)
        all.emplace_back(QStringLiteral("ALTER TABLE %1 RENAME TO elsewhere").arg(table),
                         QStringLiteral("ALTER TABLE elsewhere RENAME TO %1").arg(table));
    for (const auto& [what, table] :
         {std::pair("INSERT", "game"), std::pair("UPDATE", "game"), std::pair("DELETE", "game"),
          std::pair("INSERT", "file"), std::pair("DELETE", "file"), std::pair("INSERT", "deleted"),
          std::pair("UPDATE OF review", "game"), std::pair("UPDATE OF line", "game")})
        all.emplace_back(QStringLiteral("CREATE TRIGGER fault BEFORE %1 ON %2 BEGIN SELECT "
                                        "RAISE(ABORT, 'a fault'); END")
                             .arg(what, table),
                         QStringLiteral("DROP TRIGGER fault"));
    return all;
}

class ArchiveFaults : public ::testing::Test {
protected:
    struct Filled {
        explicit Filled(const std::vector<SavedGame>& games) {
            store.open();
            for (std::size_t i = 0; i < 5; ++i)
                EXPECT_TRUE(store.add(games[i]));
            EXPECT_TRUE(store.keepFindings(3, Findings{.slips = {1, 0}}));
            run("UPDATE game SET line = NULL WHERE number = 5"); // an older version's
            EXPECT_EQ(store.remove({5}, batch - 1), 1);
            EXPECT_TRUE(store.seal(batch - 1));
            EXPECT_EQ(store.remove({4}, batch), 1);
        }
        void run(const QString& statement) {
            const auto ran = store.base().run(statement);
            ASSERT_TRUE(ran) << statement.toStdString() << ": " << english(ran.error());
        }
        static std::string inShort(const QVariant& value) {
            return value.typeId() == QMetaType::QByteArray
                       ? "text " + std::to_string(sumOf(value.toByteArray()))
                       : value.toString().toStdString();
        }
        std::string contents() {
            std::string all;
            for (const char* table : tables)
                EXPECT_TRUE(
                    store.base().each(QStringLiteral("SELECT * FROM %1 ORDER BY 1").arg(table), {},
                                      [&](const QSqlQuery& row) {
                                          for (int i = 0; i < row.record().count(); ++i)
                                              all += inShort(row.value(i)) + '|';
                                          all += '\n';
                                          return true;
                                      }));
            all += QDir(folder.path())
                       .entryList({"*.sqlite", "*.part"}, QDir::Files)
                       .join(u' ')
                       .toStdString();
            return all;
        }
        QTemporaryDir folder;
        Store store{folder.path()};
    };

    ArchiveFaults() : games(endedGames(6, 4)) {}

    const std::vector<SavedGame> games;
};

} // namespace

TEST_F(ArchiveFaults, WhatIsRefusedHasChangedNothingAndWhatIsNotIsWhole) {
    int refused = 0;
    for (const Call& call : calls()) {
        Filled whole(games);
        call.before(whole.store);
        const auto usual = call.make(whole.store, games);
        ASSERT_TRUE(usual) << call.name << ": " << english(usual.error());
        const std::string after = whole.contents();
        int ofThis = 0;
        for (const auto& [fault, mended] : faults()) {
            SCOPED_TRACE(std::string(call.name) + ", " + fault.toStdString());
            Filled disk(games);
            call.before(disk.store);
            const std::string before = disk.contents();
            disk.run(fault);
            const auto given = call.make(disk.store, games);
            disk.run(mended);
            if (given) {
                EXPECT_EQ(*given, *usual);
                EXPECT_EQ(disk.contents(), after);
                continue;
            }
            ++ofThis;
            EXPECT_EQ(english(given.error()).find("The archive cannot be used: "), 0u)
                << english(given.error());
            EXPECT_EQ(disk.contents(), before);
        }
        EXPECT_EQ(ofThis == 0, call.name == std::string_view("back up")) << call.name;
        refused += ofThis;
    }
    EXPECT_GT(refused, 60);
}

TEST_F(ArchiveFaults, WithoutTheDriverEveryCallIsRefused) {
    for (const Call& call : calls()) {
        Filled disk(games);
        call.before(disk.store);
        disk.store.base().close();
        const auto given = call.make(disk.store, games);
        ASSERT_FALSE(given) << call.name;
        EXPECT_EQ(english(given.error()),
                  "There is no archive, because Qt's driver for SQLite is not installed.");
    }
}

} // namespace bouton::testing
