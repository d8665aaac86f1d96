// SPDX-License-Identifier: MIT
#include "lab/tryout.h"

#include "lab/opening.h"
#include "programs/entry.h"

namespace bouton {

namespace {

constexpr int drawnPositions = 8, mostPliesOfADraw = 40;
constexpr int gamesToFindAPass = 40, pliesOfAGame = 200, pliesToTheEnd = 2000;
constexpr std::chrono::milliseconds clockOfATrial{1000};

using Start = Or<std::unique_ptr<Match>>;

Start drawnStart(const Tryout& tryout, Random& random) {
    return tryout.game->name.autoFill ? tryout.game->random(tryout.settings, random)
                                      : tryout.game->standard(tryout.settings);
}

// A game at so many random plies; fewer, if one of them would end it.
Start drawnPosition(const Tryout& tryout, int plies, Random& random) {
    Start match = drawnStart(tryout, random);
    if (match)
        playAtRandom(**match, plies, random);
    return match;
}

bool mustPass(const Match& match) {
    const auto& moves = match.moves(match.current());
    return moves.size() == 1 && moves.front().orders.empty();
}

// A game in which the side to move must pass; null if none is met, as in games without passes.
Start positionToPass(const Tryout& tryout, Random& random) {
    for (int game = 0; game < gamesToFindAPass; ++game) {
        Start match = drawnStart(tryout, random);
        if (!match)
            return match;
        for (int ply = 0; ply < pliesOfAGame; ++ply) {
            if ((*match)->result((*match)->current()))
                break;
            if (mustPass(**match))
                return match;
            (*match)->play(random.below((*match)->moves((*match)->current()).size()));
        }
    }
    return std::unique_ptr<Match>();
}

// Asks one question after another, until a fault.
class Trier {
public:
    Trier(const Tryout& tryout, std::stop_token stop, const Post<TryoutStep>& post)
        : m_program(tryout.name, tryout.command, tryout.limits),
          m_player(m_program.player()),
          m_stop(std::move(stop)),
          m_post(post) {}

    void ask(Phrase what, const Match& match, std::optional<TimeLeft> timeLeft = {}) {
        if (m_isOver)
            return;
        const Or<Choice> choice = m_player(match)({.stop = m_stop, .timeLeft = timeLeft});
        if (m_stop.stop_requested()) {
            m_isOver = true;
            return;
        }
        TryoutStep step{std::move(what), m_program.asked(), m_program.answered()};
        if (!choice)
            step.fault =
                m_program.faults().empty() ? Fault{choice.error()} : m_program.faults().back();
        m_isOver = !choice;
        m_post(std::move(step));
    }

    void end() {
        if (m_isOver)
            return;
        const bool byItself = m_program.close();
        m_post({byItself ? Phrase{QT_TRANSLATE_NOOP("Phrase", "the end of its input: it has ended")}
                         : Phrase{QT_TRANSLATE_NOOP("Phrase", "the end of its input: it goes on, "
                                                              "and was killed")}});
    }

private:
    OwnProgram m_program;
    AnyPlayer m_player;
    std::stop_token m_stop;
    const Post<TryoutStep>& m_post;
    bool m_isOver = false;
};

} // namespace

Or<void> tryOut(const Tryout& tryout, std::stop_token stop, const Post<TryoutStep>& post) {
    if (const Or<void> can = canStart(tryout.name, tryout.command); !can)
        return can;
    Random random(tryout.seed);
    std::vector<std::pair<Phrase, std::unique_ptr<Match>>> all;
    const auto add = [&](const char* what, Start match) -> Or<void> {
        if (!match)
            return refuse(match.error());
        if (*match && !(*match)->result((*match)->current()))
            all.emplace_back(Phrase{what}, std::move(*match));
        return {};
    };
    Or<void> made = add(QT_TRANSLATE_NOOP("Phrase", "a start"), drawnStart(tryout, random));
    for (int i = 0; made && i < drawnPositions; ++i)
        made = add(QT_TRANSLATE_NOOP("Phrase", "a position drawn at random"),
                   drawnPosition(tryout, random.between(1, mostPliesOfADraw), random));
    if (made)
        made = add(QT_TRANSLATE_NOOP("Phrase", "a forced pass"), positionToPass(tryout, random));
    if (made)
        made = add(QT_TRANSLATE_NOOP("Phrase", "a position that a move ends"),
                   drawnPosition(tryout, pliesToTheEnd, random));
    if (!made)
        return made;

    Trier trier(tryout, std::move(stop), post);
    for (const auto& [what, match] : all)
        trier.ask(what, *match);
    const Match& first = *all.front().second;
    trier.ask({QT_TRANSLATE_NOOP("Phrase", "the first position again")}, first);
    trier.ask({QT_TRANSLATE_NOOP("Phrase", "a clock with one second left")}, first,
              TimeLeft{.left = clockOfATrial});
    trier.end();
    return {};
}

} // namespace bouton
