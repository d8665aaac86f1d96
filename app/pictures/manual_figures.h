#pragma once

namespace bouton {

class Photographer;

// The figures of docs/manual.md, as "manual-….png".
void shootManual(Photographer& photographer);

} // namespace bouton
