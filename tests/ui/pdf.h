// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace bouton::testing {

// The number of pages of a document.
inline int pagesIn(const QByteArray& pdf) { return static_cast<int>(pdf.count("/Type /Page\n")); }

} // namespace bouton::testing
