// SPDX-License-Identifier: MIT
#pragma once

#include <QCheckBox>
#include <QFrame>
#include <QRadioButton>

#include <vector>

#include "ui/controls/worded.h"

namespace bouton {

// Something that is on or off, as a knob in a track. Its text stands beside it.
class ToggleSwitch : public QCheckBox {
    Q_OBJECT

public:
    explicit ToggleSwitch(QWidget* parent = nullptr);

    QSize minimumSizeHint() const override; // without the text, which is then set smaller

protected:
    bool hitButton(const QPoint& pos) const override { return rect().contains(pos); }
};

// One word of a SegmentedSwitch.
class Segment : public QRadioButton {
    Q_OBJECT

public:
    Segment();

    QSize minimumSizeHint() const override;

protected:
    bool hitButton(const QPoint& pos) const override { return rect().contains(pos); }
};

// A choice of a few short words, all in view in one track. It is one stop for Tab; arrows go from
// one segment to the next.
class SegmentedSwitch : public QFrame {
    Q_OBJECT

public:
    // A word for each segment, made anew in every language.
    explicit SegmentedSwitch(const std::vector<Wording>& words, QWidget* parent = nullptr);

    int chosen() const;  // -1: none
    void choose(int at); // without a word from chosenByUser()
    Segment* segment(int at) const { return m_segments[static_cast<std::size_t>(at)]; }

signals:
    void chosenByUser(int at);

private:
    std::vector<Segment*> m_segments;
};

} // namespace bouton
