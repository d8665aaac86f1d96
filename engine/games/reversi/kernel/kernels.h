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
namespace avx512 {
extern const Kernel ownKernel; // needs AVX-512 F, VL, CD, DQ, BW, VPOPCNTDQ too, and LZCNT
}
#endif

} // namespace bouton::reversi
