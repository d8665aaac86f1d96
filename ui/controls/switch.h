#pragma once

#include <QCheckBox>

namespace bouton {

// A tick box that looks like a switch, for what is on or off rather than chosen. FlatStyle paints
// it.
class Switch : public QCheckBox {
    Q_OBJECT

public:
    using QCheckBox::QCheckBox;
};

} // namespace bouton
