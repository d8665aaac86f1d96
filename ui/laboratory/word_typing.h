// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTextLayout>

#include <functional>

#include "ui/laboratory/word_list.h"

namespace bouton {

class WarningNote;

// A text in which the words of a list are finished that are begun before the cursor.
class WordField : public QPlainTextEdit {
    Q_OBJECT

public:
    WordField();

    virtual QString begun() const = 0;       // the letters just before the cursor
    virtual QString beforeBegun() const = 0; // what stands before them
    void finish(const QString& word);        // puts it where what is begun stands
    QRect placeOfBegun() const;              // in the widget

    // How the letters of a line look, where not as usual, from now on.
    using Look = std::function<QList<QTextLayout::FormatRange>(const QString& line)>;
    void setLook(Look look);

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    class Highlighter;

    Highlighter* m_highlighter;
};

// Where one types with such a list: its keys, and how it opens and closes. The note below the text
// is what a screen reader hears where no word is chosen.
class WordTyping : public QWidget {
    Q_OBJECT

public:
    ~WordTyping() override;

    bool closeList(); // of words; false: it is not open

protected:
    // The field and the note come into a layout of whoever derives from it. F1 opens `help`.
    WordTyping(WordField* field, WarningNote* note, WordList* list, const char* help);

    // What can stand where this is begun, and begins so.
    virtual QList<WordList::Entry> wordsFor(const QString& begun) const = 0;
    // The word is there already: Enter does not take it.
    virtual bool isWhole(const QString& written, const QString& begun) const = 0;
    virtual bool enter() { return false; } // Enter, without a list; false: the text gets the key
    // The list lies below it.
    virtual QRect placeOfWord() const { return m_typed->placeOfBegun(); }

    bool listIsOpen() const { return m_list && m_list->isVisible(); }
    void offerWords(bool all);                      // `all`: also where nothing is begun
    void offerWhatIsTyped();                        // the text has changed
    void change(const std::function<void()>& text); // nobody types that
    static QString wordsOfKeys();                   // how the list is used

    bool eventFilter(QObject* watched, QEvent* event) override; // the keys of the field

    WarningNote* const m_note;

private:
    bool press(int key, Qt::KeyboardModifiers modifiers);
    void takeWord();

    WordField* m_typed;
    QPointer<WordList> m_list; // a child of the window
    const char* m_help;
    bool m_changing = false;
};

} // namespace bouton
