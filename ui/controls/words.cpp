// SPDX-License-Identifier: MIT
#include "ui/controls/words.h"

#include <QCoreApplication>
#include <QLocale>

#include "core/nested.h"

namespace bouton {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(bouton::Words)

public:
    static QString you() { return tr("You"); }
    static QString friendly() { return tr("A friend"); }
    static QString program() { return tr("your program"); }
    static QString unknown() { return tr("not known here"); }
    static QString rating(int value, int within) {
        return within == 0 ? tr("rating %1").arg(value)
                           : tr("rating %1 \u00b1 %2").arg(value).arg(within);
    }
    // Lines of their own, because a tip does not wrap where the screen has room for one line.
    static QString ratingTip(const QString& rating, int within) {
        QStringList lines{
            tr("%1: how strong this player is, by games against the other players here.")
                .arg(rating),
            tr("Random moves have 0; who is 200 higher wins about three games of four.")};
        if (within > 0)
            lines
                << tr("With 95 % certainty the true number is within %1 of this one.").arg(within);
        return lines.join(QChar(u'\n'));
    }
    static QString between() { return tr(", ", "between the words of a list"); }
    static QString apart() { return tr("; ", "between words that have commas themselves"); }
    static QString set(const QString& player, const QString& to) {
        return tr("%1, %2", "a player and what it is set to").arg(player, to);
    }
};

// An argument may be a text of ours, or anything else: a number, somebody's name. Nobody need
// translate it.
QString ofArgument(const std::string& arg) {
    return QCoreApplication::translate("Phrase", arg.c_str(), "an argument");
}

// A number of a sentence as the language writes it: "1,062", "+0.5". Another text stays.
QString ofTheLanguage(const QString& number) {
    bool isNumber = false;
    if (const qulonglong whole = number.toULongLong(&isNumber); isNumber)
        return QLocale().toString(whole);
    const double value = number.toDouble(&isNumber);
    const qsizetype places = number.size() - 1 - number.indexOf(u'.');
    return isNumber && number.contains(u'.')
               ? typeset(QLocale().toString(value, 'f', static_cast<int>(places)))
               : number;
}

} // namespace

QString spoken(const Phrase& phrase) {
    std::vector<std::string> args;
    for (const std::string& arg : phrase.args) {
        const std::string number = "%L" + std::to_string(args.size() + 1);
        const std::optional<Phrase> inner = nestedIn(arg);
        args.push_back((std::string_view(phrase.text).contains(number)
                            ? ofTheLanguage(QString::fromStdString(arg))
                        : inner ? QString::fromStdString(inPlace(spoken(*inner).toStdString()))
                                : typeset(ofArgument(arg)))
                           .toStdString());
    }
    constexpr int none = -1; // of Qt
    const QString found =
        QCoreApplication::translate("Phrase", phrase.text, nullptr, phrase.n.value_or(none));
    // Where there is no translation, Qt gives the text back with its number filled in.
    QString untranslated = QString::fromUtf8(phrase.text);
    if (phrase.n) {
        untranslated.replace(QLatin1String("%n"), QString::number(*phrase.n));
        untranslated.replace(QLatin1String("%Ln"), QLocale().toString(*phrase.n));
    }
    return QString::fromStdString(found == untranslated
                                      ? english({phrase.text, std::move(args), phrase.n})
                                      : filled(found.toStdString(), args, phrase.n));
}

QString spoken(const char* text) { return QCoreApplication::translate("Phrase", text); }

QString listed(const QStringList& words) { return words.join(Words::between()); }

QString inARow(const QStringList& words) { return words.join(Words::apart()); }

QString typeset(QString number) {
    if (number.size() > 1 && number.front() == u'-' && number[1].isDigit())
        number.front() = u'\u2212';
    return number;
}

QString withoutKeys(QString words) { return words.replace(u'&', QStringLiteral("&&")); }

QString EnglishPlurals::translate(const char*, const char* text, const char*, int n) const {
    if (n < 0 || !std::string_view(text).contains("(s)"))
        return {};
    return QString::fromUtf8(text).replace(QLatin1String("(s)"), QLatin1String(n == 1 ? "" : "s"));
}

QString nameOf(const Ruleset& game, Side side) { return spoken(game.name.sides[indexOf(side)]); }

QString nameOf(const Ruleset& game, const Seat& seat) {
    if (seat.human())
        return seat.name.empty() ? Words::you() : QString::fromStdString(seat.name);
    if (!seat.computer)
        return QString::fromStdString(titleOf(game, seat));
    const QString title = spoken(titleOf(game, seat).c_str());
    const std::vector<Phrase> told = toldSettings(game, seat);
    return opponentAt(game, seat) || told.empty() ? title : Words::set(title, spoken(told.front()));
}

QString nameOf(const Ruleset& game, const std::array<Seat, 2>& seats, Side side) {
    const Seat& seat = seats[indexOf(side)];
    if (side == Side::Two && seats[0].human() && seat.human() && seat.name.empty())
        return Words::friendly();
    return nameOf(game, seat);
}

QString mannerOf(const Ruleset& game, const Seat& seat) {
    if (!seat.program.empty())
        return Words::program();
    if (!seat.computer)
        return seat.human() ? QString() : Words::unknown();
    if (const Opponent* opponent = opponentAt(game, seat))
        return *opponent->manner == '\0' ? QString() : spoken(opponent->manner);
    QStringList more;
    for (const Phrase& told : toldSettings(game, seat))
        more << spoken(told);
    if (!more.isEmpty())
        more.removeFirst(); // the name says it
    return more.join(QStringLiteral(", "));
}

QString shortNameOf(const Ruleset& game, const Seat& seat) {
    const bool onLadder = seat.computer && stepOf(game, *seat.computer);
    return onLadder ? spoken(toldSettings(game, seat).front()) : nameOf(game, seat);
}

QString ratingText(const std::optional<Rating>& rating) {
    return rating ? Words::rating(rating->value, rating->within) : QString();
}

QString ratingTip(const std::optional<Rating>& rating) {
    return rating ? Words::ratingTip(ratingText(rating), rating->within) : QString();
}

QString strengthOf(const Ruleset& game, const Seat& seat) {
    QStringList parts{ratingText(ratingAt(game, seat)), mannerOf(game, seat)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" \u00b7 "));
}

} // namespace bouton
