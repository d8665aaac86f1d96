// SPDX-License-Identifier: MIT
#include "games/reversi/kernel.h"

namespace bouton::reversi {

// Each is defined by a file of the folder "kernel".
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

namespace {

#ifdef __x86_64__
bool hasAvx2() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi")
           && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}
bool hasAvx512() {
    return hasAvx2() && __builtin_cpu_supports("lzcnt") && __builtin_cpu_supports("avx512f")
           && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512cd")
           && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw")
           && __builtin_cpu_supports("avx512vpopcntdq");
}
#endif

} // namespace

const std::vector<const Kernel*>& kernels() {
    static const std::vector<const Kernel*> all = [] {
        std::vector<const Kernel*> all;
#ifdef __x86_64__
        if (hasAvx512())
            all.push_back(&avx512::ownKernel);
        if (hasAvx2())
            all.push_back(&avx2::ownKernel);
#endif
        all.push_back(&portable::ownKernel);
        return all;
    }();
    return all;
}

const Kernel& kernel() { return *kernels().front(); }

} // namespace bouton::reversi
