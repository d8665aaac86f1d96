#pragma once

// What the search spends its time in stands in this folder and is compiled twice, in portable.cpp
// for every machine and in avx2.cpp for those with AVX2 and BMI2, in a namespace each, so that
// the linker never mixes the two. kernel.h chooses one at run time.

#ifndef BOUTON_ISA
#define BOUTON_ISA portable // the namespace
#endif
