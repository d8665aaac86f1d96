#pragma once

#include "games/reversi/kernel.h"

namespace bouton::reversi {

namespace portable {
extern const Kernel ownKernel;
}
#ifdef __x86_64__
namespace avx2 {
extern const Kernel ownKernel; // runs only on machines with AVX2, BMI, BMI2 and POPCNT
}
#endif

} // namespace bouton::reversi
