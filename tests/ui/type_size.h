#pragma once

#include <functional>
#include <string>

#include "ui/support.h"
#include "ui/whole_page.h"

namespace bouton::testing {

// Nothing is cut off or lies upon something else, however large the letters and small the window.
// With BOUTON_PICTURES=DIR every page that is looked at is written there, to be looked at by
// somebody.
class TypeSize : public Window {
protected:
    ~TypeSize() override;

    // Looks at the page in every room: the window small and usual, the letters from 100 to 175 %.
    // What `before` does belongs to each of them.
    void expectWhole(const std::string& name, QWidget& page,
                     const std::function<void()>& before = {});
    // The same with a page that is opened anew for each of them.
    void expectWhole(const std::string& name, const std::function<QWidget&()>& open);
    static void layOut();
};

} // namespace bouton::testing
