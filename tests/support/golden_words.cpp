// SPDX-License-Identifier: MIT
#include "support/golden_words.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QList>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace bouton::testing {

namespace {

constexpr char16_t firstSign = 0xE000; // stands for a key, so that no text is found within a key

struct Sentence {
    QString key, text;
    QString longest;       // of what stands between the holes
    QStringList holes;     // %1, %n, (s) …
    QRegularExpression in; // finds it; what it captures is in the holes
};

Sentence sentenceOf(const QStringList& keyAndText) {
    static const QRegularExpression hole(QStringLiteral("%L?[1-9n]|\\(s\\)"));
    Sentence made{keyAndText.value(0), keyAndText.value(1), {}, {}, {}};
    const QString& text = made.text;
    const qsizetype letter = text.startsWith(u'&') ? 1 : 0;
    const bool isSure = text.size() >= 14 || (text.contains(u' ') && text.at(letter).isUpper());
    QString pattern = QLatin1String(!isSure                         ? "(?<=\")"
                                    : text.at(0).isLetterOrNumber() ? "(?:(?<!\\w)|(?<=\\\\n))"
                                                                    : "");
    qsizetype at = 0;
    const auto take = [&](qsizetype end) {
        const QString piece = text.mid(at, end - at);
        if (piece.size() > made.longest.size())
            made.longest = piece;
        pattern += QRegularExpression::escape(piece);
    };
    for (auto all = hole.globalMatch(text); all.hasNext();) {
        const QRegularExpressionMatch one = all.next();
        take(one.capturedStart());
        at = one.capturedEnd();
        made.holes << one.captured().remove(u'L');
        // Short, within a sentence, and within what is quoted.
        pattern += made.holes.back() == QLatin1String("(s)")
                       ? QStringLiteral("(s?)")
                       : QStringLiteral("((?:(?!\\. )[^\"\\\\|\\n‹›]){1,60}?)");
    }
    take(text.size());
    if (!isSure)
        pattern += QLatin1String("(?=\")");
    else if (text.back().isLetterOrNumber() || text.endsWith(QLatin1String("(s)")))
        pattern += QLatin1String("(?!\\w)");
    made.in = QRegularExpression(pattern, QRegularExpression::UseUnicodePropertiesOption);
    return made;
}

// The longest first.
const QList<Sentence>& sentences() {
    static const QList<Sentence> all = [] {
        QList<Sentence> read;
        QFile file(QStringLiteral(QT_TESTCASE_SOURCEDIR "/ui/golden/words.txt"));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
        for (const QString& line :
             QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
            read << sentenceOf(line.split(u'\t'));
            EXPECT_TRUE(!read.back().longest.isEmpty() && read.back().in.isValid())
                << line.toStdString();
        }
        std::ranges::sort(
            read, {}, [](const Sentence& each) { return std::pair(-each.text.size(), each.text); });
        return read;
    }();
    return all;
}

} // namespace

QString withKeys(QString lines) {
    for (qsizetype i = 0; i < sentences().size(); ++i) {
        const Sentence& sentence = sentences()[i];
        if (!lines.contains(sentence.longest))
            continue;
        QString out;
        qsizetype from = 0;
        for (auto all = sentence.in.globalMatch(lines); all.hasNext();) {
            const QRegularExpressionMatch one = all.next();
            out += QStringView(lines).mid(from, one.capturedStart() - from);
            out += QChar(static_cast<char16_t>(firstSign + i));
            from = one.capturedEnd();
            QList<std::pair<QString, QString>> filled;
            for (qsizetype hole = 0; hole < sentence.holes.size(); ++hole)
                filled << std::pair(sentence.holes[hole], one.captured(static_cast<int>(hole) + 1));
            std::ranges::stable_sort(filled, {}, [](const auto& each) { return each.first; });
            for (const auto& [hole, words] : filled)
                out += u'|' + words;
            if (!filled.isEmpty())
                out += u'›';
        }
        lines = out + lines.mid(from);
    }
    for (qsizetype i = 0; i < sentences().size(); ++i)
        lines.replace(QChar(static_cast<char16_t>(firstSign + i)),
                      u'‹' + sentences()[i].key
                          + (sentences()[i].holes.isEmpty() ? QStringLiteral("›") : QString()));
    return lines;
}

} // namespace bouton::testing
