#pragma once

#include <QWidget>

#include <vector>

#include "ui/controls/say.h"

class QRadioButton;

namespace bouton {

// A choice of a few short words, all in view in one track. It is one stop for Tab; arrows go from
// one segment to the next.
class SegmentedSwitch : public QWidget {
    Q_OBJECT

public:
    // A word for each segment, made anew in every language.
    explicit SegmentedSwitch(const std::vector<Wording>& words, QWidget* parent = nullptr);

    int chosen() const;  // -1: none
    void choose(int at); // without a word from chosenByUser()
    QRadioButton* segment(int at) const { return m_segments[static_cast<std::size_t>(at)]; }

signals:
    void chosenByUser(int at);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<QRadioButton*> m_segments;
};

} // namespace bouton
