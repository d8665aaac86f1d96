#pragma once

#include <QString>

#include <array>
#include <chrono>

namespace bouton {

// The steps of a replay that are offered, the one after another in a ring, and how one is called.
inline constexpr std::array replaySteps{std::chrono::milliseconds(500),
                                        std::chrono::milliseconds(1000),
                                        std::chrono::milliseconds(2000)};
std::chrono::milliseconds afterStep(std::chrono::milliseconds step);
QString wordsForStep(std::chrono::milliseconds step);

} // namespace bouton
