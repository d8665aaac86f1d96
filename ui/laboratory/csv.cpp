#include "ui/laboratory/csv.h"

#include <QSaveFile>

namespace bouton {

namespace {

QString fieldOf(QString text) {
    if (!text.contains(QLatin1Char(',')) && !text.contains(QLatin1Char('"'))
        && !text.contains(QLatin1Char('\n')) && !text.contains(QLatin1Char('\r')))
        return text;
    return QLatin1Char('"') + text.replace(QLatin1String("\""), QLatin1String("\"\""))
           + QLatin1Char('"');
}

} // namespace

QString csvText(const QList<QStringList>& lines) {
    QString text;
    for (const QStringList& line : lines) {
        QStringList fields;
        for (const QString& field : line)
            fields << fieldOf(field);
        text += fields.join(QLatin1Char(',')) + QLatin1String("\r\n");
    }
    return text;
}

std::optional<QString> writeCsv(const QString& path, const QList<QStringList>& lines) {
    QSaveFile file(path);
    const QByteArray bytes = csvText(lines).toUtf8();
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return std::nullopt;
    return file.errorString();
}

} // namespace bouton
