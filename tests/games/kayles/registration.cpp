// SPDX-License-Identifier: MIT

// The one registration of both games. What is behind their erased types is compiled here.

#include "core/ruleset_of.h"
#include "games/catalogue.h"
#include "kayles/silent.h"
#include "kayles/talking.h"

namespace bouton {

template const Ruleset& rulesetOf<SilentKayles>();
template const Ruleset& rulesetOf<TalkingKayles>();

namespace {

[[maybe_unused]] const bool registered = [] {
    addGame(rulesetOf<SilentKayles>());
    addGame(rulesetOf<TalkingKayles>());
    return true;
}();

} // namespace

} // namespace bouton
