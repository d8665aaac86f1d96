#pragma once

// The files of this folder hold the part of the search that takes nearly all of its time. They are
// compiled once for each kind of machine: in portable.cpp for all, in avx2.cpp for AVX2 and BMI2,
// in avx512.cpp for AVX-512. Each has a namespace of its own, so that the linker never mixes the
// two. kernel.h chooses one when the program runs.

#ifndef BOUTON_ISA
#define BOUTON_ISA portable // the namespace
#endif
