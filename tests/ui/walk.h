// SPDX-License-Identifier: MIT
#pragma once

#include <QSet>
#include <QStringList>
#include <QTextBrowser>

#include <functional>

class QMenuBar;

namespace bouton::testing {

// Hears which links are to be opened in other programs.
class Links : public QTextBrowser {
public:
    QStringList opened;

private:
    void doSetSource(const QUrl& link, QTextDocument::ResourceType) override;
};

// Operates what a window shows, one control after the other, as a hand would, and writes down what
// each changed: words, what is on or off, what is chosen, who has the keys, what is asked in
// dialogs and menus, and what comes to the clipboard. After each it waits until no thread has
// anything to do.
class Walk {
public:
    // `comesBack` shows the page again that a control has left. `isAtRest` says what the threads do
    // not show.
    Walk(
        QWidget& window, std::function<QWidget*()> page, std::function<void()> comesBack = [] {},
        std::function<bool()> isAtRest = [] { return true; });
    ~Walk();
    Walk(const Walk&) = delete;
    Walk& operator=(const Walk&) = delete;

    // Each control of the page that comes into view, once, but for those named here.
    void overThePage(const QStringList& but = {});
    // Each entry of these menus that can be had now.
    void overTheMenus(const QMenuBar& bar, const QStringList& but = {});
    // Does something, and writes down what it changed, under these words.
    void step(const QString& words, const std::function<void()>& does);

    const QStringList& told() const { return m_told; }

private:
    QWidget* next(const QStringList& but);
    void operate(QWidget& control);
    bool lookAtDialogs();
    void rest();
    QStringList seen() const;

    QWidget& m_window;
    std::function<QWidget*()> m_page;
    std::function<void()> m_comesBack;
    std::function<bool()> m_isAtRest;
    QSet<QString> m_done; // by their paths
    QStringList m_told, m_before;
    QString m_now;       // what is done
    QStringList m_asked; // by dialogs and menus in this step
    Links m_links;
};

} // namespace bouton::testing
