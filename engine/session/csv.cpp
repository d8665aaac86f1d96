// SPDX-License-Identifier: MIT
#include "session/csv.h"

namespace bouton {

namespace {

QString quoted(QString field) {
    if (!field.contains(QLatin1Char(',')) && !field.contains(QLatin1Char('"'))
        && !field.contains(QLatin1Char('\n')) && !field.contains(QLatin1Char('\r')))
        return field;
    return QLatin1Char('"') + field.replace(QLatin1String("\""), QLatin1String("\"\""))
           + QLatin1Char('"');
}

} // namespace

QString harmless(const QString& text) {
    if (text.size() < 2 || !QStringLiteral("=+-@").contains(text.front()))
        return text;
    bool isNumber = false;
    text.toDouble(&isNumber);
    return isNumber ? text : QLatin1Char('\'') + text;
}

QString csvText(const QList<QStringList>& lines) {
    QString text;
    for (const QStringList& line : lines) {
        QStringList fields;
        for (const QString& field : line)
            fields << quoted(harmless(field));
        text += fields.join(QLatin1Char(',')) + QLatin1String("\r\n");
    }
    return text;
}

} // namespace bouton
