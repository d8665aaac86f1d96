#pragma once

#include "lessons/lesson.h"

namespace bouton {

// Our lessons, one a file. Each begins with an example and ends in a claim of the student's own.
Lesson wonAndLost();
Lesson oneHeap();
Lesson pairs();
Lesson mex();
Lesson periods();
Lesson binary();
Lesson twin();
Lesson towersAndRetreats();
Lesson partsOfABoard();
Lesson publishedClaim();
Lesson minimaxAndRemoteness();
Lesson alphaBeta();

} // namespace bouton
