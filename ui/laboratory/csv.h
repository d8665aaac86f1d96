#pragma once

#include <QStringList>

#include <optional>

namespace bouton {

// Lines of fields as RFC 4180 has them: commas, fields quoted where they must be, CRLF.
QString csvText(const QList<QStringList>& lines);

// Writes them in UTF-8, whole or not at all; what went wrong, if anything. Blocks.
std::optional<QString> writeCsv(const QString& path, const QList<QStringList>& lines);

} // namespace bouton
