#include "games/reversi/kernel.h"

#include "games/reversi/kernel/kernels.h"

namespace bouton::reversi {

namespace {

#ifdef __x86_64__
bool hasAvx2() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi")
           && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}
#endif

} // namespace

const std::vector<const Kernel*>& kernels() {
    static const std::vector<const Kernel*> all = [] {
        std::vector<const Kernel*> all;
#ifdef __x86_64__
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
