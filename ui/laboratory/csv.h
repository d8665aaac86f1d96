#pragma once

#include <QStringList>

#include <optional>

namespace bouton {

// Lines of fields as RFC 4180 has them: commas, CRLF, and quotes only where they are needed.
QString csvText(const QList<QStringList>& lines);

// Writes them in UTF-8, the whole file or nothing. Blocks. Gives what went wrong, if anything.
std::optional<QString> writeCsv(const QString& path, const QList<QStringList>& lines);

} // namespace bouton
