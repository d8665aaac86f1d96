// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "core/picture.h"

namespace bouton {

// A form in which a start is described, beside the board on which it is set up by clicks.
class SetUpForm : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    // Takes the shape of a start. What is entered already stays, as far as it still has a place.
    virtual void follow(const Picture& picture) = 0;
    // Describes this start: everything is set from it.
    virtual void fill(const Picture& picture) = 0;
    // The start that the form describes, or what is wrong with it.
    virtual Or<Picture> picture() const = 0;

signals:
    void changed(); // by the user
};

} // namespace bouton
