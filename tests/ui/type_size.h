// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "ui/support.h"
#include "ui/whole_page.h"

namespace bouton::testing {

// The type is as large as usual again, once there is no window to be laid out anew for it.
struct UsualType {
    ~UsualType();
};

// Nothing is cut off or lies upon something else, however large the letters and small the window.
// With BOUTON_PICTURES=DIR every page that is looked at is written there, to be looked at by
// somebody.
class TypeSize : UsualType, public Window {
protected:
    // Looks at the page in every room: the window small and usual, the letters from 100 to 175 %.
    // What `before` does belongs to each of them.
    void expectWhole(const std::string& name, QWidget& page,
                     const std::function<void()>& before = {});
    // The same with a page that is opened anew for each of them.
    void expectWhole(const std::string& name, const std::function<QWidget&()>& open);
};

} // namespace bouton::testing
