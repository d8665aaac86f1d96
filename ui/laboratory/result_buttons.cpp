// SPDX-License-Identifier: MIT
#include "ui/laboratory/result_buttons.h"

#include <QFileDialog>

#include "session/csv.h"
#include "session/file_name.h"
#include "ui/controls/file_dialog.h"
#include "ui/controls/folding.h"
#include "ui/controls/layouts.h"
#include "ui/laboratory/results.h"
#include "ui/print/picture_file.h"

namespace bouton {

ResultButtons::ResultButtons(const Results& results, QString name, Wording asked, Wording document)
    : m_results(results),
      m_name(std::move(name)),
      m_asked(std::move(asked)),
      m_document(std::move(document)),
      m_save(makeButton("saveButton", this, &ResultButtons::askForPath,
                        [] { return tr("Save table…"); })),
      m_savePlot(makeButton("savePlotButton", this, &ResultButtons::savePlot,
                            [] { return tr("Save plot…"); })),
      m_print(makeButton("printButton", this, &ResultButtons::print, [] { return tr("Print…"); })) {
    auto* printing = new FoldingRow({{m_savePlot, 1}, {m_print, 1}});
    setLayout(new FoldingRow({{m_save, 1}, {printing, 2}}));
    m_savePlot->setVisible(results.hasPlot());
    setSavable(false);
}

void ResultButtons::setSavable(bool savable) {
    for (Button* button : {m_save, m_savePlot, m_print})
        button->setEnabled(savable);
}

void ResultButtons::saveTable(const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("pdf"))
        exportPicture(this, m_results.tablePages(m_asked()), path,
                      [this](const QString& sentence) { emit statusText(sentence); });
    else if (ending == QLatin1String("png") || ending == QLatin1String("svg"))
        exportPicture(this, m_results.tablePicture(m_asked()), path,
                      [this](const QString& sentence) { emit statusText(sentence); });
    else
        writeFile(this, path, csvText(m_results.csv()).toUtf8(),
                  [this, path](const std::optional<QString>& why) {
                      emit statusText(why ? tr("Could not be saved: %1").arg(*why)
                                          : tr("Saved as %1.").arg(shownPath(path)));
                  });
}

void ResultButtons::askForPath() {
    connect(
        askForFile(this, tr("Save table"),
                   tr("Tables (*.csv)") + QStringLiteral(";;") + tr("Pictures (*.png *.svg *.pdf)"),
                   m_name + QStringLiteral(".csv")),
        &QFileDialog::fileSelected, this, &ResultButtons::saveTable);
}

void ResultButtons::savePlot() {
    askToExport(
        this, m_name + QStringLiteral(".png"), [this] { return m_results.plot(m_asked()); },
        [this](const QString& sentence) { emit statusText(sentence); });
}

void ResultButtons::print() {
    askToPrint(
        this, m_document(), [this] { return m_results.onPaper(m_asked()); },
        [this](const QString& sentence) { emit statusText(sentence); });
}

} // namespace bouton
