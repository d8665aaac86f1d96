#pragma once

#include "games/reversi/board.h"
#include "games/reversi/kernel/isa.h"

namespace bouton::reversi::BOUTON_ISA {

inline Bits flips(Bits own, Bits opponent, int cell) {
    return reversi::flips({own, opponent}, cell);
}
inline Bits mobility(Bits own, Bits opponent) { return reversi::mobility({own, opponent}); }

} // namespace bouton::reversi::BOUTON_ISA
