#pragma once

#include <QLabel>

#include "ui/controls/say.h"

namespace bouton {

// A label whose words change with what goes on. It knows how they are made, and says them again
// when the language changes.
class Saying : public QLabel {
    Q_OBJECT

public:
    enum class Weight { Heading, Plain, Note };

    explicit Saying(Weight weight = Weight::Plain, Wording words = {}, QWidget* parent = nullptr);

    void say(Wording words); // none: nothing

private:
    Wording m_words;
};

} // namespace bouton
