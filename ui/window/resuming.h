#pragma once

#include <QObject>

#include <string>

namespace bouton {

class GamesInPlay;
class Library;
class Pages;

// Shows on the start page which games can be gone on with, and does with them what is wanted
// there: goes on with one, takes one away, and brings that back.
class Resuming : public QObject {
    Q_OBJECT

public:
    // All three must live as long.
    Resuming(GamesInPlay& shown, Library& library, Pages& pages, QObject* parent = nullptr);

private:
    void goOn(const std::string& id);
    void remove(const std::string& id);

    Library& m_library;
    Pages& m_pages;
};

} // namespace bouton
