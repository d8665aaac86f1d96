// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QStringList>

namespace bouton {

// A text for a spreadsheet, which takes what begins with =, +, - or @ for a formula: such a text
// gets an apostrophe in front. A number stays as it is, and so does a sign alone.
QString harmless(const QString& text);

// Lines of fields as RFC 4180 has them: commas, CRLF, and quotes only where they are needed. Each
// field is harmless().
QString csvText(const QList<QStringList>& lines);

} // namespace bouton
