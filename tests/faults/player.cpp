// Plays random games of two humans and keeps them, as the window does, for the tests that kill it.
//   player FOLDER SEED MOVES
// It says on standard output: "playing ID PLIES" before it keeps a move, "kept ID PLIES" when that
// is on the disk, "told …" what it was told, "recovered".

#include <QCoreApplication>

#include <cstdio>
#include <string>

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
    if (argc != 4)
        return 2;
    Random random(std::stoull(argv[2]));
    const auto rules = catalogue();
    Session session(*rules[random.below(rules.size())], random.seed());
    Shelf shelf(QString::fromLocal8Bit(argv[1]));
    Keeper keeper(shelf);
    keeper.watch(session);
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
    }
    return 0;
}
