// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

namespace bouton {

// What can be read of a damaged archive; each gives whether to go on.
struct Wreck {
    std::function<bool(const QByteArray&, bool gone)> game; // its text
    std::function<bool(qlonglong)> deleted;                 // a line of what is gone for good
};
// Reads a damaged database, which stays as it is. Blocks for the disk.
void readWreck(const QString& path, const Wreck& wreck);

} // namespace bouton
