#pragma once

#include <QWidget>

namespace bouton {

class Button;
class Saying;

// What stands in the place of the games while there is none to be listed, and what to do then.
class EmptyArchive : public QWidget {
    Q_OBJECT

public:
    explicit EmptyArchive(QWidget* parent = nullptr);

    // Whether there is none because of a filter.
    void setFiltered(bool filtered);

signals:
    void allWanted();  // without the filter
    void gameWanted(); // one is to be played

private:
    bool m_filtered = false;
    Saying *m_title, *m_words;
    Button* m_button;
};

} // namespace bouton
