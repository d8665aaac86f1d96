#pragma once

#include <QWidget>

namespace bouton {

class Preferences;

// The least time that a computer's move takes on screen, as the preferences have it.
class PaceEditor : public QWidget {
    Q_OBJECT

public:
    enum class Title { Own, Beside }; // "Computer's pace" is a part of it, or of a form
    explicit PaceEditor(Preferences& preferences, Title titled = Title::Own);
};

} // namespace bouton
