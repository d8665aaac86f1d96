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

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void put(std::chrono::milliseconds pace);

    Preferences& m_preferences;
    QSlider* m_slider;
    QLabel* m_seconds;
};

} // namespace bouton
