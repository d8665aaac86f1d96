#pragma once

#include <QWidget>

#include <chrono>

class QLabel;
class QSlider;

namespace bouton {

class Preferences;

// The least time that a computer's move takes on screen.
class PaceEditor : public QWidget {
    Q_OBJECT

public:
    explicit PaceEditor(Preferences& preferences, QWidget* parent = nullptr);

private:
    void put(std::chrono::milliseconds pace);

    QSlider* m_slider;
    QLabel* m_seconds;
};

} // namespace bouton
