#include "ui/game/turn_words.h"

#include <QCoreApplication>

#include <cstdlib>

#include "explain/why.h"
#include "session/session.h"
#include "ui/boards/board_table.h"
#include "ui/controls/words.h"
#include "ui/game/preparation.h"
#include "ui/game/projected_words.h"

namespace bouton {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(bouton::TurnWords)
};

TurnWords wordsWhileSettingUp(const Session& session, const Preparation& preparation) {
    const GameName& name = session.game().name;
    const bool byHand = session.beginning().byHand;
    const QString title = spoken(name.title);
    if (const auto hindrance = preparation.hindrance())
        // What is wrong is said once, beside the board.
        return {title, byHand && *name.arranging ? spoken(name.arranging)
                       : session.beginning().hindrance && hindrance->where.empty()
                           ? Words::tr("What is still wrong stands beside the board.")
                           : Words::tr("Change what is marked to begin.")};
    const QString how = byHand ? Words::tr("Press Start or Enter to begin.")
                               : Words::tr("Click the board or press Start to begin.");
    if (!*name.goal)
        return {title, how};
    const auto both = [](const QString& first, const QString& second) {
        return Words::tr("%1 %2", "how one wins, and how to begin").arg(first, second);
    };
    const QString goal = spoken(name.goal), brief = both(goal, how);
    const char* rule = ruleOf(session.game());
    if (!*rule)
        return {title, brief, {}, {goal}};
    const QString rules = both(goal, spoken(rule));
    return {title, both(rules, how), rules, {rules, brief, goal}};
}

// What the computer has found so far: "Depth 14, ahead by 3 discs, b1".
TurnWords wordsOfTheThinking(const Session& session, const Seat& seat) {
    const Match& match = *session.match();
    const QString headline = Words::tr("%1 is thinking").arg(nameOf(session.game(), seat));
    const std::optional<Progress> found = session.turn().progress;
    if (!found)
        return {
            headline,
            Words::tr("It plays %1.").arg(nameOf(session.game(), match.toMove(match.current())))};
    QStringList parts;
    if (found->depth > 0)
        parts << Words::tr("Depth %1").arg(found->depth);
    if (found->outcome)
        parts << (*found->outcome == Outcome::Win    ? Words::tr("sure to win")
                  : *found->outcome == Outcome::Draw ? Words::tr("sure to draw")
                                                     : Words::tr("sure to lose"));
    else if (const auto score = found->score) {
        const QString amount = spoken(amountOf(session.game(), std::abs(*score)));
        parts << (isAboutEven(*score) ? Words::tr("about even")
                  : *score > 0        ? Words::tr("ahead by %1").arg(amount)
                                      : Words::tr("behind by %1").arg(amount));
    }
    QStringList line;
    for (const std::string& move : found->line)
        line << QString::fromStdString(move);
    if (line.isEmpty())
        return {headline, parts.join(QStringLiteral(", "))};
    parts << line.front();
    return {headline, parts.join(QStringLiteral(", ")),
            Words::tr("It expects %1").arg(line.join(u' '))};
}

TurnWords wordsWhilePlaying(const Session& session, bool aheadTold) {
    const Match& match = *session.match();
    const Side side = match.toMove(match.current());
    const Seat& seat = session.plan().seats[indexOf(side)];
    const QString name =
        seat.name.empty() ? nameOf(session.game(), side) : nameOf(session.game(), seat);
    if (session.phase() == Session::Phase::Paused) {
        if (const auto refusal = session.turn().refusal)
            return {Words::tr("Paused"), spoken(*refusal)};
        if (match.next(match.current()))
            return {Words::tr("Looking back"),
                    Words::tr("%1 is to move. Press Continue to play on from here.").arg(name)};
        return {Words::tr("Paused"),
                Words::tr("%1 is to move. Press Continue to go on.").arg(name)};
    }
    if (!seat.human())
        return wordsOfTheThinking(session, seat);
    const bool alone = session.speech().you() == side;
    const QString headline = alone ? Words::tr("Your turn") : Words::tr("%1 is to move").arg(name);
    if (session.turn().mustPass)
        return {headline, Words::tr("There is no legal move: press Pass.")};
    if (session.clicking().move().has_value())
        return {headline,
                Words::tr("Click further cells to take more, or press End turn. Esc takes the last "
                          "click back.")};
    if (!session.clicking().clicks().empty())
        return {headline,
                Words::tr("The move goes on: click its next cell. Esc takes the last click back.")};
    if (session.view().looksThrough)
        return {Words::tr("Looking back"), Words::tr("A move plays on from here.")};
    if (const std::size_t ply = match.ply(match.current()); session.view().looksBack)
        return {headline, ply == 0 ? Words::tr("Looking back at the start.")
                                   : Words::tr("Looking back at move %1 of %2.")
                                         .arg(ply)
                                         .arg(match.ply(match.line().back()))};
    if (!alone)
        return {headline, {}};
    const QString played = Words::tr("You play %1.").arg(name);
    if (!aheadTold)
        return {headline, played};
    const QString opponent = spoken(session.speech().speaker(other(side)).c_str());
    return {headline,
            Words::tr("%1 %2 is thinking in your time.", "You play Dark.").arg(played, opponent)};
}

TurnWords wordsAtTheEnd(const Session& session, const QString& player) {
    const Message end = *session.ending().verdict;
    QString headline = spoken(end.text);
    if (session.speech().you() && !player.isEmpty() && headline.endsWith(u'.'))
        headline = Words::tr("%1, %2.", "a sentence and whom it is said to")
                       .arg(headline.chopped(1), player);
    const QString why = spoken(end.because);
    if (const auto forfeit = session.ending().forfeit;
        forfeit && forfeit->why == Forfeit::Why::Resigned)
        return {headline, Words::tr("%1 Undo takes it back.", "You have resigned.").arg(why)};
    return {headline, why};
}

} // namespace

TurnWords wordsOfATable(const Session& session, const Preparation& preparation,
                        const QString& player, bool aheadTold) {
    switch (session.phase()) {
    case Session::Phase::SettingUp: return wordsWhileSettingUp(session, preparation);
    case Session::Phase::Over: return wordsAtTheEnd(session, player);
    default: return wordsWhilePlaying(session, aheadTold);
    }
}

TurnWords wordsOfAPreview(const Match& preview) {
    return {headlineOf(preview, 0), Words::tr("A preview. The game stands where it stood.")};
}

} // namespace bouton
