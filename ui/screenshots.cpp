#include "ui/screenshots.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QPixmap>
#include <QSaveFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <chrono>
#include <map>

#include "lab/hints.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/game_page.h"
#include "ui/insight/review_bar.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/main_window.h"

namespace bouton {

namespace {

constexpr QSize windowSize{1440, 900};
constexpr std::size_t mostPlies = 200;
constexpr std::chrono::seconds longestExperiment{20};

// How far a game is played for the picture of it in play, and from where it is played to its end:
// no further than all its positions are analysed in some seconds. Without a position it is a start
// as auto-fill draws it.
struct Script {
    std::size_t plies = 5;
    const char *play = "", *end = "";
};
Script scriptOf(const Ruleset& game) {
    static constexpr const char* corner =
        "......../......../......../......../......../......../......../.......H G";
    static const std::map<std::string_view, Script> scripts{
        {"tic-tac-toe", {4}},
        {"reversi",
         {8, "", "OOOOOXXX/OOOOOOXX/OOOXOXOX/OOOXXXOX/OOXOXXOX/OOXOOXXX/OOOOOO.X/.OO...O. X"}},
        {"trojan-horse", {1, corner, corner}}};
    const auto found = scripts.find(game.name.id);
    return found == scripts.end() ? Script{} : found->second;
}

class Photographer {
public:
    Photographer(const QString& directory, std::uint64_t seed, const Shoot& what)
        : m_directory(directory), m_what(what), m_random(seed), m_window(seed, what.games) {
        for (const Insight insight : allInsights)
            m_window.preferences().setInsightShown(insight, true);
        m_window.preferences().setPace({});
        m_window.resize(windowSize);
        m_window.show();
    }

    std::optional<QString> all() {
        shoot(QStringLiteral("start"));
        for (const Ruleset* game : m_what.games)
            shootGame(*game);
        if (m_what.laboratory)
            shootLaboratory();
        shootHelp();
        return m_failure;
    }

private:
    using Appearance = Preferences::Appearance;

    void shootGame(const Ruleset& game);
    void shootLaboratory();
    void shootHelp();
    void begin(Session& session, const char* position);
    void play(Session& session, std::size_t plies);
    static void analyse(Session& session);

    // In light and in dark.
    void shoot(const QString& name, QWidget* widget = nullptr);
    void write(const QString& name, const QPixmap& pixmap);

    QDir m_directory;
    Shoot m_what;
    Random m_random;
    MainWindow m_window;
    std::optional<QString> m_failure;
};

// Pictures ----------------------------------------------------------------------------------------

void Photographer::shoot(const QString& name, QWidget* widget) {
    if (m_failure)
        return;
    QWidget* subject = widget ? widget : &m_window;
    for (const auto& [appearance, word] :
         {std::pair(Appearance::Light, "light"), std::pair(Appearance::Dark, "dark")}) {
        m_window.preferences().setAppearance(appearance);
        QCoreApplication::processEvents(); // lays out
        write(QStringLiteral("%1-%2.png").arg(name, QLatin1String(word)), subject->grab());
    }
}

void Photographer::write(const QString& name, const QPixmap& pixmap) {
    QSaveFile file(m_directory.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || !pixmap.save(&file, "PNG") || !file.commit())
        m_failure = QCoreApplication::translate("bouton::Screenshots", "Cannot write %1: %2")
                        .arg(QDir::toNativeSeparators(file.fileName()), file.errorString());
}

// Games -------------------------------------------------------------------------------------------

void Photographer::shootGame(const Ruleset& game) {
    if (m_failure)
        return;
    const auto name = [&](const char* what) {
        return QLatin1String(game.name.id) + QLatin1Char('-') + QLatin1String(what);
    };
    m_window.openGame(game.name.id);
    Session& session = m_window.gamePage()->session();
    const Script script = scriptOf(game);
    shoot(name("set-up"));
    begin(session, script.play);
    play(session, script.plies);
    session.hint();
    analyse(session);
    shoot(name("play"));
    begin(session, script.end);
    play(session, mostPlies);
    shoot(name("end"));
    m_window.gamePage()->review()->open();
    analyse(session);
    shoot(name("review"));
}

// Two humans, at this position or at a start drawn from the seed.
void Photographer::begin(Session& session, const char* position) {
    const Ruleset& game = session.game();
    const Or<Picture> given = game.parse(position);
    Plan plan = session.plan();
    plan.seats = {};
    plan.autoFill = !given && game.name.autoFill;
    (void)session.setUp(plan);
    if (given)
        session.setPicture(*given);
    (void)session.start();
}

// Good moves, and at times any move, so that there are slips to be seen. Every position is gone
// into in full as it comes up: a short look ends by the clock, and would find more on a fast
// machine.
void Photographer::play(Session& session, std::size_t plies) {
    analyse(session);
    for (std::size_t ply = 0; ply < plies && session.humanToMove(); ++ply) {
        const Match& match = *session.match();
        const Match::Node node = match.current();
        const std::vector<LegalMove> moves = match.moves(node);
        const Analysis* analysis = session.study().of(node);
        const LegalMove& move = analysis && m_random.below(3) > 0
                                    ? moves[hintedMove(match, node, *analysis)]
                                    : m_random.oneOf(moves);
        if (move.orders.empty()) {
            session.pass();
        } else {
            for (const Cell cell : move.orders.front())
                session.click(cell);
            if (match.current() == node)
                session.endTurn();
        }
        analyse(session);
    }
}

// Waits until all is known that is wanted.
void Photographer::analyse(Session& session) {
    QEventLoop loop;
    QObject::connect(&session.study(), &Study::changed, &loop, [&] {
        if (!session.study().busy())
            loop.quit();
    });
    if (session.study().busy())
        loop.exec();
}

// The rest ----------------------------------------------------------------------------------------

void Photographer::shootLaboratory() {
    if (m_failure)
        return;
    m_window.openLaboratory();
    for (Experiment* experiment : m_window.laboratory()->all()) {
        m_window.laboratory()->choose(experiment->objectName());
        experiment->run();
        QEventLoop loop;
        QObject::connect(experiment, &Experiment::runningChanged, &loop, &QEventLoop::quit);
        QTimer::singleShot(longestExperiment, &loop, &QEventLoop::quit);
        if (experiment->running())
            loop.exec();
        experiment->stop();
        shoot(QStringLiteral("laboratory-") + experiment->objectName());
    }
}

void Photographer::shootHelp() {
    if (m_failure)
        return;
    m_window.openGame(m_what.games.front()->name.id);
    m_window.newGame();
    m_window.showRules(true);
    shoot(QStringLiteral("help"));
    AboutDialog about(&m_window);
    about.show();
    shoot(QStringLiteral("about"), &about);
}

} // namespace

std::optional<QString> takeScreenshots(const QString& directory, std::uint64_t seed,
                                       const Shoot& shoot) {
    if (!QDir().mkpath(directory))
        return QCoreApplication::translate("bouton::Screenshots", "Cannot make the directory %1.")
            .arg(QDir::toNativeSeparators(directory));
    const QTemporaryDir memory;
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, memory.path());
    return Photographer(directory, seed, shoot).all();
}

} // namespace bouton
