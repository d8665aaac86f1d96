// SPDX-License-Identifier: MIT
#include "games/reversi/engine_player.h"

#include <algorithm>
#include <climits>
#include <cstdlib>
#include <memory>

#include "games/reversi/book_player.h"
#include "games/reversi/players.h"

namespace bouton::reversi {

namespace {

// Positions in the opponent's time: some half a minute of one thread, so that no processor stays
// busy while a person is away.
constexpr std::uint64_t mostAhead = 300'000'000;

// How deep a level looks, and how many positions it searches for the moves of one side of a game.
// The numbers are measured (docs/reversi-engine.md has the command).
Phrase noteOfLevel(int level) {
    static constexpr int thousands[] = {0,      0,      0,      0,       9,       27,     130,
                                        481,    1'974,  2'344,  2'817,   7'336,   8'292,  10'110,
                                        26'546, 29'896, 33'306, 104'511, 111'089, 465'683};
    const Effort effort = Effort::ofLevel(level);
    const int cost = thousands[level - 1];
    const std::string plies = std::to_string(effort.plies),
                      solved = std::to_string(effort.solveFrom);
    if (effort.mistakes > 0)
        return {QT_TRANSLATE_N_NOOP("Phrase",
                                    "Looks to depth %1 and misjudges each move by up to %n "
                                    "disc(s). Solves the end once the empty cells are down to %2. "
                                    "A game costs it next to nothing."),
                {plies, solved},
                effort.mistakes};
    if (cost < 1000)
        return {QT_TRANSLATE_N_NOOP("Phrase",
                                    "Looks to depth %1. Solves the end once the empty cells are "
                                    "down to %2. A game costs it some %n thousand positions."),
                {plies, solved},
                cost};
    return {QT_TRANSLATE_N_NOOP("Phrase",
                                "Looks to depth %1. Solves the end once the empty cells are down "
                                "to %2. A game costs it some %n million positions."),
            {plies, solved},
            (cost + 500) / 1000};
}

Phrase noteOfTime(int) {
    return {QT_TRANSLATE_NOOP("Phrase", "Thinks about each move for so long at most.")};
}

Phrase noteOfClock(int) {
    return {QT_TRANSLATE_NOOP("Phrase", "Divides this time among all its moves. No clock runs, so "
                                        "it cannot lose on time.")};
}

std::string inSeconds(int milliseconds) {
    return writeValue({.id = "", .title = "", .least = 0, .standard = 0, .most = 0, .unit = 1000},
                      milliseconds);
}

Phrase toldLevel(int level) {
    return {QT_TRANSLATE_NOOP("Phrase", "level %1"), {std::to_string(level)}};
}
Phrase toldTime(int milliseconds) {
    return {QT_TRANSLATE_NOOP("Phrase", "%1 s a move"), {inSeconds(milliseconds)}};
}
Phrase toldClock(int milliseconds) {
    return {QT_TRANSLATE_NOOP("Phrase", "%1 s a game"), {inSeconds(milliseconds)}};
}
Phrase toldThreads(int threads) {
    return threads == 1 ? Phrase{}
                        : Phrase{QT_TRANSLATE_N_NOOP("Phrase", "%n thread(s)"), {}, threads};
}

Phrase noteOfBook(int isOn) {
    if (isOn != 0)
        return {QT_TRANSLATE_NOOP("Phrase", "Draws its first moves from the opening book. Such a "
                                            "move gives away half a disc on average, or less.")};
    return {QT_TRANSLATE_NOOP("Phrase",
                              "Searches from the first move on, and always plays the move "
                              "that it finds best.")};
}
Phrase toldBook(int isOn) {
    return isOn != 0 ? Phrase{} : Phrase{QT_TRANSLATE_NOOP("Phrase", "no book")};
}

bool takesCorner(int move) { return move != passMove && (corners >> move & 1); }

// Of a move that seemed best to a player that does not know its score.
Phrase seemedBest(const Board& board, int move) {
    if (takesCorner(move))
        return {QT_TRANSLATE_NOOP("Phrase", "it takes a corner")};
    const int replies = count(mobility(after(board, move)));
    if (replies == 0)
        return {QT_TRANSLATE_NOOP("Phrase", "it leaves the other side no move")};
    return {QT_TRANSLATE_N_NOOP("Phrase",
                                "it leaves the other side %n move(s), which seemed best to it"),
            {},
            replies};
}

Phrase inWords(Motive motive, const Board& board, int move) {
    switch (motive) {
    case Motive::Overlooked:
        return {QT_TRANSLATE_NOOP("Phrase", "overlooked a move that it would have liked better")};
    case Motive::MostDiscs: return {QT_TRANSLATE_NOOP("Phrase", "no move turns more discs")};
    case Motive::SeemedBest: break;
    }
    return seemedBest(board, move);
}

// Of a score that is not proven, as the one who thinks sees it. Within one disc it says nothing of
// who wins.
Phrase expected(const Thought& thought) {
    const bool corner = takesCorner(thought.move);
    const std::string depth = std::to_string(thought.plies);
    if (isAboutEven(thought.score))
        return {corner ? QT_TRANSLATE_NOOP("Phrase", "it takes a corner, about even; depth %1")
                       : QT_TRANSLATE_NOOP("Phrase", "about even; depth %1"),
                {depth}};
    const char* ahead =
        corner ? QT_TRANSLATE_N_NOOP("Phrase",
                                     "it takes a corner and seems ahead by %n disc(s); depth %1")
               : QT_TRANSLATE_N_NOOP("Phrase", "it seems ahead by %n disc(s); depth %1");
    const char* behind =
        corner ? QT_TRANSLATE_N_NOOP("Phrase",
                                     "it takes a corner, but seems behind by %n disc(s); depth %1")
               : QT_TRANSLATE_N_NOOP("Phrase", "it seems behind by %n disc(s); depth %1");
    return {thought.score > 0 ? ahead : behind, {depth}, std::abs(thought.score)};
}

Player<Reversi> makeEngine(const Settings& settings, std::uint64_t seed) {
    // Shared, because a player can be copied and an engine cannot.
    return [player = std::make_shared<EnginePlayer>(settings, seed)](
               const Past<Reversi>& past, const Asking& asking) { return (*player)(past, asking); };
}

} // namespace

UsedTime::Duration UsedTime::left(Duration ofGame, std::size_t ply) {
    std::erase_if(m_moves, [&](const auto& move) { return move.first >= ply; });
    for (const auto& [at, time] : m_moves)
        ofGame -= time;
    return std::max(ofGame, Duration{0});
}

EnginePlayer::EnginePlayer(const Settings& settings, std::uint64_t seed, std::function<Time()> now)
    : m_level(valueOf(settings, "level")),
      m_threads(valueOf(settings, "threads")),
      m_ofMove(valueOf(settings, "time")),
      m_ofGame(valueOf(settings, "clock")),
      m_book(valueOf(settings, "book") != 0 ? bookInUse() : std::make_shared<const Book>()),
      m_random(seed),
      m_now(std::move(now)) {}

Or<Choice> EnginePlayer::operator()(const Past<Reversi>& past, const Asking& asking) {
    if (asking.ahead) {
        prepare(past, asking);
        return refuseStopped();
    }
    const Time begin = m_now();
    const Effort effort = this->effort(past, asking.timeLeft);
    const std::vector<int> all = Reversi::moves(past.now());
    if (all.size() == 1)
        return Choice{0, onlyMove(all.front())};
    if (!effort.errs())
        if (auto choice = choiceFrom(*m_book, past, m_random))
            return *std::move(choice);
    const Either end(asking);
    const Thought thought =
        m_engine.think(past.now().board, effort, m_random.seed(), end.token(),
                       [&](const Thought& now) { asking.tell(progressOf(now)); });
    m_used.use(past.moves.size(), std::chrono::ceil<UsedTime::Duration>(m_now() - begin));
    const auto index = std::ranges::find(all, thought.move) - all.begin();
    return Choice{static_cast<std::size_t>(index), inWords(thought, past.now().board)};
}

bool EnginePlayer::thinksAhead(const Settings& settings, bool seatHasClock) {
    return seatHasClock || valueOf(settings, "time") > 0 || valueOf(settings, "clock") > 0;
}

void EnginePlayer::prepare(const Past<Reversi>& past, const Asking& asking) {
    std::vector<Board> boards;
    for (const int move : Reversi::moves(past.now())) {
        const Reversi::State reply = Reversi::after(past.now(), move);
        if (Reversi::moves(reply).size() < 2 || m_book->isOpen(reply.board))
            continue; // it will answer at once
        boards.push_back(reply.board);
    }
    if (boards.empty())
        return;
    Effort effort = effortAhead(past, asking.timeLeft);
    if (effort.milliseconds == 0)
        return; // a level
    effort.nodes = mostAhead;
    m_engine.prepare(boards, effort, asking.stop);
}

Effort EnginePlayer::effort(const Past<Reversi>& past, const std::optional<TimeLeft>& ofSeat) {
    return effortAt(past.moves.size(), count(past.now().board.empty()), ofSeat);
}

Effort EnginePlayer::effortAhead(const Past<Reversi>& past, const std::optional<TimeLeft>& ofSeat) {
    const int move = Reversi::moves(past.now()).front(); // after any of them as many are empty
    const Board board = Reversi::after(past.now(), move).board;
    return effortAt(past.moves.size() + 1, count(board.empty()), ofSeat);
}

Effort EnginePlayer::effortAt(std::size_t ply, int empty, const std::optional<TimeLeft>& ofSeat) {
    using std::chrono::milliseconds;
    const auto counted = [](milliseconds time) {
        return static_cast<int>(std::clamp<milliseconds::rep>(time.count(), 0, INT_MAX));
    };
    Effort effort = Effort::ofLevel(m_level);
    if (ofSeat)
        effort = Effort::ofClock(counted(ofSeat->left), empty);
    else if (m_ofGame.count() > 0)
        effort = Effort::ofClock(counted(m_used.left(m_ofGame, ply)), empty);
    if (m_ofMove.count() > 0
        && (effort.milliseconds == 0 || m_ofMove.count() < effort.milliseconds))
        effort = Effort::ofTime(counted(m_ofMove));
    effort.threads = m_threads;
    return effort;
}

Progress progressOf(const Thought& thought) {
    Progress progress{.depth = thought.plies, .outcome = thought.outcome, .nodes = thought.nodes};
    if (thought.plies > 0 && thought.isScored)
        progress.score = thought.score;
    for (const int move : thought.line.all())
        progress.line.push_back(nameOfMove<Reversi>(move));
    return progress;
}

Phrase inWords(const Thought& thought, const Board& board) {
    if (thought.motive)
        return inWords(*thought.motive, board, thought.move);
    if (thought.outcome && !thought.exact)
        switch (*thought.outcome) {
        case Outcome::Win: return {QT_TRANSLATE_NOOP("Phrase", "it wins; solved to the end")};
        case Outcome::Draw:
            return {QT_TRANSLATE_NOOP("Phrase", "it holds the draw; solved to the end")};
        case Outcome::Loss:
            if (thought.score >= 0) // an estimate, which is wrong
                return {QT_TRANSLATE_NOOP("Phrase", "every move loses; solved to the end")};
            return {QT_TRANSLATE_N_NOOP("Phrase", "it loses by %n disc(s) or so; solved to the "
                                                  "end, the discs to depth %1"),
                    {std::to_string(thought.plies)},
                    -thought.score};
        }
    if (thought.likely && !thought.exact)
        return *thought.likely == Outcome::Win
                   ? Phrase{QT_TRANSLATE_NOOP("Phrase", "it seems to win; searched to the end "
                                                        "without unlikely moves")}
                   : Phrase{QT_TRANSLATE_NOOP("Phrase", "it seems to hold the draw; searched to "
                                                        "the end without unlikely moves")};
    if (thought.plies == 0)
        return hadNoTime();
    if (!thought.exact)
        return expected(thought);
    if (thought.score == 0)
        return {QT_TRANSLATE_NOOP("Phrase", "a draw; solved to the end")};
    return {thought.score > 0
                ? QT_TRANSLATE_N_NOOP("Phrase", "it wins by %n disc(s); solved to the end")
                : QT_TRANSLATE_N_NOOP("Phrase", "it loses by %n disc(s); solved to the end"),
            {},
            std::abs(thought.score)};
}

PlayerKind<Reversi> enginePlayer() {
    return {"engine",
            QT_TRANSLATE_NOOP("Phrase", "Engine"),
            {{.id = "level",
              .title = QT_TRANSLATE_NOOP("Phrase", "Level"),
              .least = 1,
              .standard = 6,
              .most = 20,
              .note = noteOfLevel,
              .told = toldLevel,
              .isLimit = true},
             {.id = "time",
              .title = QT_TRANSLATE_NOOP("Phrase", "Seconds a move"),
              .least = 0,
              .standard = 0,
              .most = 600'000,
              .unit = 1000,
              .note = noteOfTime,
              .told = toldTime,
              .isLimit = true,
              .usual = 5'000},
             {.id = "clock",
              .title = QT_TRANSLATE_NOOP("Phrase", "Seconds a game"),
              .least = 0,
              .standard = 0,
              .most = 36'000'000,
              .unit = 1000,
              .note = noteOfClock,
              .told = toldClock,
              .isLimit = true,
              .usual = 300'000},
             {.id = "threads",
              .title = QT_TRANSLATE_NOOP("Phrase", "Threads"),
              .least = 1,
              .standard = 1,
              .most = mostThreads,
              .told = toldThreads},
             {.id = "book",
              .title = QT_TRANSLATE_NOOP("Phrase", "Opening book"),
              .least = 0,
              .standard = 1,
              .most = 1,
              .words = {{"off", QT_TRANSLATE_NOOP("Phrase", "off")},
                        {"on", QT_TRANSLATE_NOOP("Phrase", "on")}},
              .note = noteOfBook,
              .told = toldBook}},
            makeEngine,
            ratingOfEngine,
            false,
            EnginePlayer::thinksAhead};
}

} // namespace bouton::reversi
