// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace bouton {

// The tables of the archive. docs/archive.md describes them.
//
// The database holds the number of its schema in user_version, and who made it in application_id.
// A step of a migration, once it was landed, is never changed: another one follows it.

constexpr int archiveApplication = 0x426f7574; // "Bout"

// The number of the newest schema.
int archiveVersion();
// The statements that make version `to` of version to - 1. Version 0 is an empty database.
QStringList archiveStep(int to);

} // namespace bouton
