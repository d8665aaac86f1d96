#pragma once

#include "core/census.h"
#include "core/claim.h"
#include "core/nimber_table.h"

namespace bouton::trojan_horse {

// Parts of TrojanHorse::lore().
std::vector<Claim> claims();
std::vector<TableKind> tables();
CensusKind census();

} // namespace bouton::trojan_horse
