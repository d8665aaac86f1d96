#include "games/reversi/kernel/own_kernel.h"
