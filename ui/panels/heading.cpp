#include "ui/panels/heading.h"

#include "ui/panels/saying.h"

namespace bouton {

QLabel* heading(const QString& text) {
    auto* label = new Saying(Saying::Weight::Heading);
    label->setText(text);
    return label;
}

QLabel* sideNote(const QString& text) {
    auto* label = new Saying(Saying::Weight::Note);
    label->setText(text);
    return label;
}

} // namespace bouton
