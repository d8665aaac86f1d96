#include "ui/insight/book_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

#include "explain/book.h"
#include "explain/why.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

struct BookWords {
    Q_DECLARE_TR_FUNCTIONS(bouton::BookWords)

public:
    static QString nothing() { return tr("nothing"); }
    static QString even() { return tr("about even"); }
    static QString ahead(const QString& amount) { return tr("%1 ahead").arg(amount); }
    static QString behind(const QString& amount) { return tr("%1 behind").arg(amount); }
};

} // namespace

QString givenAway(const Ruleset& game, double points) {
    return points == 0 ? BookWords::nothing() : spoken(amountOf(game, points));
}

QString listed(const std::vector<std::string>& moves) {
    QStringList all;
    for (const std::string& move : moves)
        all << QString::fromStdString(move);
    return all.join(QStringLiteral(", "));
}

QString leadText(const Ruleset& game, double points) {
    const QString amount = spoken(amountOf(game, std::abs(points)));
    return isAboutEven(points) ? BookWords::even()
           : points > 0        ? BookWords::ahead(amount)
                               : BookWords::behind(amount);
}

QString scoreText(double points) { return typeset(QString::fromStdString(signedInPoints(points))); }

QString shortScore(double points) {
    const QString text = scoreText(points);
    return text.endsWith(QStringLiteral(".0")) ? text.chopped(2) : text;
}

} // namespace bouton
