// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace bouton::testing {

// The lines of a golden file with each text of tests/ui/golden/words.txt replaced by ‹key›, the
// longest first. Where a text has %1, %2 or %n, what stands there follows: ‹key|6|3›; for "(s)"
// that is s or nothing. A text of one word, or of fewer than 14 letters that begins with a small
// one, is replaced where it alone stands between quotation marks; no text is within a longer word.
// tests/support/golden_words.py does the same, and says which texts are there.
QString withKeys(QString lines);

// What a test says whose lines, or whose pictures, differ from the golden ones.
constexpr const char* ifWordsChanged =
    "If a sentence has changed wherever it stands, change it in tests/ui/golden/words.txt.\n";
constexpr const char* meant = "If this is meant, run tests/run --golden and say why in the commit.";

} // namespace bouton::testing
