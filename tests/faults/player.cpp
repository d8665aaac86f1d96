// SPDX-License-Identifier: MIT

// Plays random games of two humans and keeps them, as the window does, for the tests that kill it.
//   player FOLDER SEED MOVES [ARCHIVE]
// It says on standard output: "playing ID PLIES" before it keeps a move, "kept ID PLIES" when that
// is on the disk, "ended ID" when that is the end, "told …" what it was told, "recovered".
// With a folder for an archive, games that have ended go there; with no moves it waits until the
// archive has all that were left.

#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>

#include "session/archive/archive.h"
#include "session/kept/keeper.h"

using namespace bouton;

namespace {

void begin(Session& session) {
    const Ruleset& rules = session.game();
    (void)session.setUp({complete(rules.settings, {}).value(), rules.name.autoFill});
    (void)session.start();
}

void say(const char* what, const Session& session) {
    std::printf("%s %s %zu\n", what, session.id().c_str(),
                session.match()->ply(session.match()->current()));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    if (argc != 4 && argc != 5)
        return 2;
    Random random(std::stoull(argv[2]));
    const auto rules = catalogue();
    // The first game is the shortest, so that some of it come to their end.
    Session session(*rules[argc == 5 ? 0 : random.below(rules.size())], random.seed());
    Shelf shelf(QString::fromLocal8Bit(argv[1]));
    Keeper keeper(shelf);
    keeper.watch(session);
    std::unique_ptr<Archive> archive;
    if (argc == 5) {
        archive = std::make_unique<Archive>(QString::fromLocal8Bit(argv[4]));
        QObject::connect(&keeper, &Keeper::ended, archive.get(), &Archive::add);
        QObject::connect(&keeper, &Keeper::found, archive.get(), &Archive::offer);
        QObject::connect(archive.get(), &Archive::kept,
                         [&](const QString& id) { keeper.archived(id.toStdString()); });
    }
    bool failing = false;
    QObject::connect(&keeper, &Keeper::failed, [&](const Phrase& why) {
        failing = true;
        std::printf("told %s\n", english(why).c_str());
        std::fflush(stdout);
    });
    QObject::connect(&shelf, &Shelf::recovered, [&] {
        failing = false;
        std::printf("recovered\n");
        std::fflush(stdout);
    });
    const auto settled = [&] {
        return shelf.known() && std::ranges::all_of(shelf.games(), [](const SavedGame& game) {
                   return !game.over || game.archived == true;
               });
    };
    if (archive && std::stoi(argv[3]) == 0)
        while (!settled())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    begin(session);
    for (int move = std::stoi(argv[3]); move > 0; --move) {
        if (session.phase() != Session::Phase::Playing)
            begin(session);
        const std::size_t moves = session.match()->moves(session.match()->current()).size();
        session.play(random.below(moves));
        say("playing", session);
        QCoreApplication::processEvents();
        keeper.keepAll();
        shelf.finish();
        QCoreApplication::processEvents();
        if (!failing)
            say("kept", session);
        if (!failing && session.phase() == Session::Phase::Over)
            say("ended", session);
    }
    return 0;
}
