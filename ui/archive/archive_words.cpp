// SPDX-License-Identifier: MIT
#include "ui/archive/archive_words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

#include "explain/why.h"
#include "games/catalogue.h"
#include "session/archive/store.h"
#include "session/plain_letters.h"
#include "session/values/plan.h"
#include "session/values/reopened.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(bouton::ArchiveWords)

public:
    static QString friendly() { return tr("A friend"); }
    static QString you() { return tr("You"); }
    static QString computers() { return tr("Two computers"); }
    static QString outcome(Outcome outcome) {
        return outcome == Outcome::Win    ? tr("Won")
               : outcome == Outcome::Draw ? tr("Drawn")
                                          : tr("Lost");
    }
    static QString winner(const QString& side) { return tr("%1 won").arg(side); }
    static QString forfeit(const QString& result, Forfeit::Why why) {
        return (why == Forfeit::Why::Resigned ? tr("%1, by resignation")
                : why == Forfeit::Why::Fault  ? tr("%1, by a fault")
                                              : tr("%1, on time"))
            .arg(result);
    }
    static QString notYet() { return tr("Not yet analysed"); }
    static QString never() { return tr("Cannot be analysed"); }
    static QString share(double share) {
        return tr("%1 %").arg(QLocale().toString(100 * share, 'f', 0));
    }
    static QString faultless() { return tr("nothing"); }
    static QString score(const QString& result, int more, int fewer) {
        return tr("%1 %2 to %3", "Won 36 to 28").arg(result).arg(more).arg(fewer);
    }
};

const QString dash = QStringLiteral("–");

// What is found of the only human, else of both sides.
QString ofBoth(const Entry& entry, const auto& text) {
    if (const auto side = entry.mine())
        return text(indexOf(*side));
    return text(0) + QStringLiteral(" : ") + text(1);
}

} // namespace

const Ruleset* rulesOf(Games games, const QString& id) {
    return gameNamed(id.toStdString(), games).value_or(nullptr);
}

const Ruleset* learnRules(Store& store, Games games, const Entry& entry) {
    if (const Ruleset* known = rulesOf(games, entry.game))
        return known;
    const Or<SavedGame> game = store.game(entry.number);
    return game ? rulesFor(*game, games).value_or(nullptr) : nullptr;
}

Or<Statistics> statisticsOf(Store& store, Games games, const Filter& filter) {
    auto statistics = store.statistics(filter);
    for (std::size_t i = 0; statistics && i < statistics->cells.size(); ++i)
        if (const QString& game = statistics->cells[i].game; !rulesOf(games, game))
            if (const auto any = store.first({.filter = {.game = game}}, 1); any && !any->empty())
                learnRules(store, games, any->front());
    return statistics;
}

QString gameTitle(Games games, const QString& id) {
    const Ruleset* game = rulesOf(games, id);
    return game ? spoken(game->name.title) : id;
}

QString playerTitle(Games games, const QString& game, const QString& spec) {
    if (spec == QLatin1String("human"))
        return Words::friendly();
    if (const Ruleset* rules = rulesOf(games, game))
        if (const auto seat = readSeat(*rules, spec.toStdString()))
            return nameOf(*rules, *seat);
    return spec.section(QLatin1Char(':'), 0, 0);
}

QString opponentTitle(Games games, const QString& game, const QString& opponent) {
    return opponent.isEmpty() ? Words::computers() : playerTitle(games, game, opponent);
}

QString playersOf(Games games, const Entry& entry, const QString& own) {
    const auto title = [&](Side side) { // of two humans the first one is you, as at the table
        const QString& name = entry.names[indexOf(side)];
        return !name.isEmpty() ? name
               : entry.human(side) && (side == Side::One || entry.mine() == side)
                   ? (own.isEmpty() ? Words::you() : own)
                   : playerTitle(games, entry.game, entry.players[indexOf(side)]);
    };
    return QStringLiteral("%1 – %2").arg(title(Side::One), title(Side::Two));
}

QString resultOf(Games games, const Entry& entry) {
    QString result;
    const Ruleset* rules = rulesOf(games, entry.game);
    if (const auto outcome = entry.outcome())
        result = Words::outcome(*outcome);
    else if (!entry.winner)
        result = Words::outcome(Outcome::Draw);
    else if (const QString& name = entry.names[indexOf(*entry.winner)]; !name.isEmpty())
        result = Words::winner(name);
    else
        result = Words::winner(rules ? nameOf(*rules, *entry.winner)
                                     : QString::number(indexOf(*entry.winner) + 1));
    if (entry.forfeit)
        return Words::forfeit(result, *entry.forfeit);
    if (!entry.counts)
        return result;
    const Side first = entry.mine().value_or(entry.winner.value_or(Side::One));
    return Words::score(result, (*entry.counts)[indexOf(first)],
                        (*entry.counts)[indexOf(other(first))]);
}

QString slipsText(const Entry& entry) {
    if (entry.review != Entry::Review::Done)
        return dash;
    return ofBoth(entry,
                  [&](std::size_t side) { return QString::number(entry.findings.slips[side]); });
}

// Who won all the same has not lost what one move gave away.
QString accuracyText(const Entry& entry) {
    if (entry.review != Entry::Review::Done)
        return entry.review == Entry::Review::NotYet ? Words::notYet() : Words::never();
    if (entry.findings.scored)
        return dash;
    return ofBoth(entry, [&](std::size_t side) {
        const auto accuracy = entry.findings.accuracy[side];
        const bool won = entry.winner && indexOf(*entry.winner) == side;
        return !accuracy || (won && *accuracy == 0) ? dash : Words::share(*accuracy);
    });
}

QString lossText(Games games, const Entry& entry) {
    const Ruleset* rules = rulesOf(games, entry.game);
    if (entry.review != Entry::Review::Done || !entry.findings.scored)
        return dash;
    return ofBoth(entry, [&](std::size_t side) {
        const auto lost = entry.findings.accuracy[side];
        const QString number = QLocale().toString(lost.value_or(0), 'f', 2);
        return !lost        ? dash
               : *lost == 0 ? Words::faultless()
               : rules      ? spoken(amountOf(*rules, number.toStdString()))
                            : number;
    });
}

QString timeText(SavedGame::Moment moment) {
    return QDateTime::fromMSecsSinceEpoch(moment.time_since_epoch().count())
        .toString(QStringLiteral("yyyy-MM-dd hh:mm"));
}

std::vector<QString> wordsFor(Games games, const QString& text, const QString& own) {
    const QString sought = plainLetters(text.trimmed());
    if (sought.isEmpty())
        return {};
    std::vector<QString> words{text.trimmed().toCaseFolded()};
    const auto add = [&](const QString& title, const char* id) {
        const QString word = QStringLiteral("=%1=").arg(QLatin1String(id));
        if (plainLetters(title).contains(sought) && std::ranges::find(words, word) == words.end())
            words.push_back(word);
    };
    add(Words::you(), "human");
    add(own, "human");
    add(Words::friendly(), "friend");
    add(Words::friendly(), "human= human =human"); // both without names
    for (const Ruleset* game : games) {
        add(spoken(game->name.title), game->name.id);
        for (const PlayerInfo& player : game->players)
            add(spoken(player.title), player.id);
        for (const Opponent& opponent : game->opponents)
            if (plainLetters(spoken(opponent.title)).contains(sought))
                words.push_back(QString::fromStdString(specOf(*game, opponent.choice)));
    }
    return words;
}

} // namespace bouton
