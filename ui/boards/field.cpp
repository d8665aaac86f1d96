#include "ui/boards/field.h"

namespace bouton {

Outlook Field::outlook(const Clicks& more) const {
    if (!foresight || previewed() || editing())
        return {};
    Clicks clicks = shown.marks.chosen;
    clicks.insert(clicks.end(), more.begin(), more.end());
    return foresight(clicks);
}

std::vector<Drop> Field::dropsOf(Cell cell) const {
    return plan.dropsOf(cell, shown.marks.next,
                        [this](const Clicks& clicks) { return outlook(clicks); });
}

Wish clickOn(Cell cell, const Field& field) {
    return {field.previewed() ? Wish::Kind::Dismiss : Wish::Kind::Click, cell};
}

} // namespace bouton
