// SPDX-License-Identifier: MIT
#include "pictures/photographer.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QEventLoop>
#include <QPixmap>
#include <QTimer>

#include <chrono>

#include "explain/hints.h"
#include "session/file_name.h"
#include "session/kept/disk.h"
#include "ui/boards/mover.h"
#include "ui/game/game_page.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"

namespace bouton {

namespace {

constexpr QSize windowSize{1440, 900};
// Of PNG's "quality", which is its time to compress: the smallest file takes five times as long.
constexpr int smallest = 0, usual = -1;

using Appearance = Preferences::Appearance;

} // namespace

Photographer::Photographer(const QString& directory, std::uint64_t seed,
                           std::span<const Ruleset* const> games)
    : m_directory(directory), m_random(seed), m_window(seed, games) {
    setMotionOff(true);
    for (const Insight insight : allInsights)
        m_window.preferences().setInsightShown(insight, true);
    m_window.preferences().pace.set({});
    m_window.resize(windowSize);
    m_window.show();
}

// Pictures ----------------------------------------------------------------------------------------

void Photographer::dress(Appearance appearance) {
    m_window.preferences().appearance.set(appearance);
    if (QWidget* focus = m_window.focusWidget()) // it moves as things come and go
        focus->clearFocus();
    if (GamePage* page = m_window.pages().game())
        page->showWhatIsDue();
    for (int i = 0; i < 3; ++i) // a layout within a layout
        QCoreApplication::processEvents();
}

void Photographer::shoot(const QString& name, QWidget* widget) {
    if (m_failure)
        return;
    QWidget* subject = widget ? widget : &m_window;
    for (const auto& [appearance, word] :
         {std::pair(Appearance::Light, "light"), std::pair(Appearance::Dark, "dark")}) {
        dress(appearance);
        if (m_seen && appearance == Appearance::Light)
            m_seen(name, *subject);
        write(QStringLiteral("%1-%2").arg(name, QLatin1String(word)), subject->grab(), usual);
    }
}

void Photographer::write(const QString& name, const QPixmap& pixmap) {
    write(name, pixmap, smallest);
}

void Photographer::write(const QString& name, const QPixmap& pixmap, int quality) {
    if (m_failure)
        return;
    const QString file = m_directory.filePath(name + QStringLiteral(".png"));
    QBuffer bytes;
    seenBy(m_vision, pixmap.toImage()).save(&bytes, "PNG", quality);
    if (const auto why = replaceFile(file, bytes.data()))
        m_failure = QCoreApplication::translate("bouton::Screenshots", "Cannot write %1: %2")
                        .arg(shownPath(file), *why);
}

// Games -------------------------------------------------------------------------------------------

void Photographer::begin(Session& session, const char* position) {
    session.study().stayBounded();
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

bool Photographer::play(Session& session, std::size_t plies) {
    analyse(session);
    for (std::size_t ply = 0; ply < plies && session.turn().human; ++ply) {
        const Match& match = *session.match();
        const Match::Node node = match.current();
        const Analysis* analysis = session.study().shown(node);
        session.play(analysis && m_random.below(3) > 0 ? hintedMove(match, node, *analysis)
                                                       : m_random.below(match.moves(node).size()));
        analyse(session);
    }
    return session.match()->result(session.match()->current()).has_value();
}

void Photographer::analyse(Session& session) {
    QEventLoop loop;
    QObject::connect(&session.study(), &Study::changed, &loop, [&] {
        if (!session.study().busy())
            loop.quit();
    });
    if (session.study().busy())
        loop.exec();
}

void Photographer::run(Experiment& experiment) {
    m_window.pages().laboratory()->choose(experiment.objectName());
    experiment.run();
    wait("the end of an experiment", [&] { return !experiment.running(); });
    experiment.stop();
}

void Photographer::wait(const char* what, const std::function<bool()>& until,
                        std::chrono::milliseconds longest) {
    bool late = false;
    QTimer end;
    end.callOnTimeout([&] { late = true; });
    end.start(longest);
    while (!until() && !late)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (!until() && !m_failure)
        m_failure = QCoreApplication::translate("bouton::Screenshots", "Waited in vain for %1.")
                        .arg(QLatin1String(what));
}

} // namespace bouton
