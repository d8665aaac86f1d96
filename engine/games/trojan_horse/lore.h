#pragma once

#include "core/census.h"
#include "core/claim.h"
#include "core/nimber_table.h"
#include "language/vocabulary.h"

namespace bouton::trojan_horse {

// Parts of TrojanHorse::lore().
std::vector<Claim> claims();
const language::Vocabulary& vocabulary();
std::vector<TableKind> tables();
CensusKind census();

} // namespace bouton::trojan_horse
