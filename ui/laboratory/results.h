// SPDX-License-Identifier: MIT
#pragma once

#include <QSplitter>
#include <QWidget>

#include <functional>

#include "ui/controls/worded.h"
#include "ui/print/drawing.h"

namespace bouton {

class ResultTable;

// A sheet on which a result is drawn. Before there is one, words say what will stand there. A tool
// tip describes what lies under the pointer.
class ResultSheet : public QWidget {
    Q_OBJECT

public:
    ResultSheet();

    void setInvitation(const QString& words);
    // What is drawn, laid out anew for a sheet of paper: for a file or a printer.
    Drawing drawing(const QString& title) const;
    bool isEmpty() const { return isBlank(); }

    QSize minimumSizeHint() const override;

protected:
    virtual bool isBlank() const = 0;
    virtual void paintResult(QPainter& painter) const = 0;
    // Another sheet that shows the same, and how high that is to be at the width of paper.
    virtual ResultSheet* copyForPaper() const = 0;
    virtual int heightOnPaper() const { return sizeHint().height(); }
    // What stands there in words, for the tool tip; empty: nothing.
    virtual QString wordsAt(QPointF point) const = 0;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_invitation;
};

// What an experiment finds: a table, and perhaps a plot above it, with a border between the two
// that the user can move. It says what of them goes into files and on paper.
class Results : public QSplitter {
    Q_OBJECT

public:
    using Lines = QList<QStringList>;

    // The invitation stands on the plot until something is drawn there.
    explicit Results(ResultSheet* plot = nullptr, Wording invitation = {});

    ResultTable& table() const { return *m_table; }
    bool hasPlot() const { return m_plot; }
    void setName(Wording name); // for who does not see them

    // A file gets these lines instead of the table's own.
    void setCsv(std::function<Lines()> make) { m_csv = std::move(make); }
    Lines csv() const; // fields, the head first
    // On paper these pages stand for plot and table, if there are any.
    void setPages(std::function<Drawings(const QString& title)> make) { m_pages = std::move(make); }
    // The same in pictures, under a title.
    Drawings plot(const QString& title) const;
    Drawings tablePages(const QString& title) const;
    Drawings tablePicture(const QString& title) const; // all of it in one
    Drawings onPaper(const QString& title) const;      // plot and table, a page each

private:
    ResultTable* m_table;
    ResultSheet* m_plot;
    std::function<Lines()> m_csv;
    std::function<Drawings(const QString&)> m_pages;
};

} // namespace bouton
