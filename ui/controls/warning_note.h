#pragma once

#include "ui/controls/word_label.h"

namespace bouton {

// A line of lesser weight that can warn: then it is in the colour of warnings.
class WarningNote : public WordLabel {
    Q_OBJECT

public:
    explicit WarningNote(bool warns = true);

    void setWarns(bool warns);
    bool warns() const { return m_warns; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_warns;
};

} // namespace bouton
