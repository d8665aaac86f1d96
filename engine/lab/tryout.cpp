// SPDX-License-Identifier: MIT
#include "lab/tryout.h"

#include "lab/opening.h"
#include "programs/entry.h"

namespace bouton {

namespace {

constexpr int drawnPositions = 8, mostPliesOfADraw = 40;
constexpr int gamesToFindAPass = 40, pliesOfAGame = 200, pliesToTheEnd = 2000;
constexpr std::size_t playersOfATrial = 3; // the weakest that have a name, beside random moves
constexpr int startsOfATrial = 2;          // of each, for both sides
constexpr std::size_t pliesOfAWhole = 300; // some games need not end
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
        if (!m_isOver && answer(what, match, timeLeft))
            m_post({std::move(what), m_program.asked(), m_program.answered()});
    }

    // A whole game, in which the program has this side. Its last answer is posted.
    void play(const Phrase& what, Match& match, const AnyPlayer& opponent, Side side) {
        bool isAsked = false;
        for (std::size_t ply = 0; !m_isOver && !match.result(match.current()); ++ply) {
            const bool isOurs = match.toMove(match.current()) == side;
            std::optional<std::size_t> move;
            if (isOurs)
                move = answer(what, match, {});
            else if (const Or<Choice> choice = opponent(match)({.stop = m_stop}))
                move = choice->move;
            if (m_isOver || !move || ply == pliesOfAWhole)
                break;
            isAsked = isAsked || isOurs;
            match.play(*move);
        }
        if (!m_isOver && isAsked)
            m_post({what, m_program.asked(), m_program.answered()});
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
    // Empty: a stop, or a fault, which is posted.
    std::optional<std::size_t> answer(const Phrase& what, const Match& match,
                                      std::optional<TimeLeft> timeLeft) {
        const Or<Choice> choice = m_player(match)({.stop = m_stop, .timeLeft = timeLeft});
        m_isOver = m_stop.stop_requested() || !choice;
        if (choice && !m_isOver)
            return choice->move;
        if (!m_stop.stop_requested())
            m_post(
                {what, m_program.asked(), m_program.answered(),
                 m_program.faults().empty() ? Fault{choice.error()} : m_program.faults().back()});
        return {};
    }

    OwnProgram m_program;
    AnyPlayer m_player;
    std::stop_token m_stop;
    const Post<TryoutStep>& m_post;
    bool m_isOver = false;
};

// Against random moves, and the weakest players that have a name.
Or<void> playWholeGames(const Tryout& tryout, Trier& trier, Random& random) {
    const Ruleset& game = *tryout.game;
    std::vector<std::pair<const char*, PlayerChoice>> opponents;
    if (const auto atRandom = choosePlayer(game, {"random", {}}))
        opponents.emplace_back(game.players[atRandom->player].title, *atRandom);
    for (const Opponent& one : game.opponents)
        if (opponents.size() <= playersOfATrial
            && std::ranges::find(opponents, one.choice,
                                 &std::pair<const char*, PlayerChoice>::second)
                   == opponents.end())
            opponents.emplace_back(one.title, one.choice);
    for (const auto& [title, choice] : opponents)
        for (int start = 0; start < startsOfATrial; ++start)
            for (const Side side : {Side::One, Side::Two}) {
                Start match = drawnStart(tryout, random);
                if (!match)
                    return refuse(match.error());
                if (!game.name.autoFill)
                    playAtRandom(**match, start, random);
                trier.play(
                    {QT_TRANSLATE_NOOP("Phrase", "a whole game; the other player: %1"), {title}},
                    **match, game.makePlayer(choice.player, choice.settings, random.seed()), side);
            }
    return {};
}

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
    if (const Or<void> played = playWholeGames(tryout, trier, random); !played)
        return played;
    const Match& first = *all.front().second;
    trier.ask({QT_TRANSLATE_NOOP("Phrase", "the first position again")}, first);
    trier.ask({QT_TRANSLATE_NOOP("Phrase", "a clock with one second left")}, first,
              TimeLeft{.left = clockOfATrial});
    trier.end();
    return {};
}

} // namespace bouton
