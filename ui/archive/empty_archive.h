#pragma once

#include <QWidget>

namespace bouton {

class Button;
class WordLabel;

// What stands in the place of the games while there is none to be listed, and what to do then.
class EmptyArchive : public QWidget {
    Q_OBJECT

public:
    enum class Why {
        Filtered,    // there are games, but none that fits
        NoneYet,     // every game that ends will be listed
        SwitchedOff, // by the preferences
        Waiting,     // ended games wait until the archive can be used
    };

    explicit EmptyArchive(QWidget* parent = nullptr);

    void setWhy(Why why);

signals:
    void allWanted();  // without the filter
    void gameWanted(); // one is to be played

private:
    Why m_why = Why::NoneYet;
    WordLabel *m_title, *m_words;
    Button* m_button;
};

} // namespace bouton
