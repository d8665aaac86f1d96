// SPDX-License-Identifier: MIT
#define BOUTON_ISA portable
#include "games/reversi/kernel/own_kernel.h"
