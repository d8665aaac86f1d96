// SPDX-License-Identifier: MIT
#pragma once

namespace bouton::testing {

// Milliseconds that a test waits for what must come. A machine may be busy.
constexpr int patience = 60'000;

} // namespace bouton::testing
