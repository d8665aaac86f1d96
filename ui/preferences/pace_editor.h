#pragma once

#include <QWidget>

namespace bouton {

class Preferences;

// The least time that a computer's move takes on screen, as the preferences have it.
class PaceEditor : public QWidget {
    Q_OBJECT

public:
    explicit PaceEditor(Preferences& preferences, QWidget* parent = nullptr);
};

} // namespace bouton
