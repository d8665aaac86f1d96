#include "lessons/lessons.h"

#include "lessons/twelve.h"

namespace bouton {

const std::vector<Lesson>& lessons() {
    static const std::vector<Lesson> all{wonAndLost(),
                                         oneHeap(),
                                         pairs(),
                                         mex(),
                                         periods(),
                                         binary(),
                                         twin(),
                                         towersAndRetreats(),
                                         partsOfABoard(),
                                         publishedClaim(),
                                         minimaxAndRemoteness(),
                                         alphaBeta()};
    return all;
}

} // namespace bouton
