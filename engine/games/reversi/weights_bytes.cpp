// The bytes of resources/reversi/weights.bin. weights_data.cpp declares their names.

#include "games/reversi/embedded_bytes.h"

BOUTON_EMBED("boutonReversiWeights", BOUTON_REVERSI_WEIGHTS);
