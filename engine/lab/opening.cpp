// SPDX-License-Identifier: MIT
#include "lab/opening.h"

namespace bouton {

void playAtRandom(Match& match, int plies, Random& random) {
    for (int ply = 0; ply < plies; ++ply) {
        const Match::Node before = match.current();
        match.play(random.below(match.moves(before).size()));
        if (match.result(match.current())) {
            match.go(before);
            return;
        }
    }
}

} // namespace bouton
