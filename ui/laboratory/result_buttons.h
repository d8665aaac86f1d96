// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/controls/worded.h"

class QBoxLayout;

namespace bouton {

class Button;
class Results;

// Buttons that save results into files and print them.
class ResultButtons : public QWidget {
    Q_OBJECT

public:
    // Of these results, which must live as long. The files that are proposed have this name;
    // `asked` is the title on paper, `document` that of what is printed.
    ResultButtons(const Results& results, QString name, Wording asked, Wording document);

    void setSavable(bool savable); // there is something to save
    // Writes the table to a file, on a thread of its own: as CSV, or as a picture of the table if
    // the path ends in .png, .svg or .pdf.
    void saveTable(const QString& path);

signals:
    void statusText(const QString& sentence); // what came of it

protected:
private:
    void askForPath();
    void savePlot();
    void print();

    const Results& m_results;
    QString m_name;
    Wording m_asked, m_document;
    Button *m_save, *m_savePlot, *m_print;
};

} // namespace bouton
