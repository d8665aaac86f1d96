// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

namespace bouton {

// Reads a damaged database, which stays as it is: the texts of its games, and the lines of what is
// gone for good. Who takes them says whether to go on. Blocks for the disk.
void readWreck(const QString& path,
               const std::function<bool(const QByteArray& text, bool gone)>& takeGame,
               const std::function<bool(qlonglong line)>& takeDeleted);

} // namespace bouton
