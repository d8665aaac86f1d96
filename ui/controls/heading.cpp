#include "ui/controls/heading.h"

#include "ui/controls/saying.h"

namespace bouton {

QLabel* heading(Wording words) { return new Saying(Saying::Weight::Heading, std::move(words)); }

QLabel* sideNote(Wording words) { return new Saying(Saying::Weight::Note, std::move(words)); }

} // namespace bouton
