// SPDX-License-Identifier: MIT
#include "ui/print/picture_file.h"

#include <QApplication>
#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>

#include "session/file_name.h"
#include "session/kept/disk.h"
#include "session/task_thread.h"
#include "ui/controls/file_dialog.h"
#include "ui/controls/words.h"
#include "ui/print/print_dialog.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(bouton::PictureFile)
};

constexpr int scale = 2; // a PNG is larger by this
constexpr double millimetre = paperDpi / 25.4;
constexpr double mostSide = 10'000; // of a PNG, in its own pixels

void paint(QPainter& painter, const Drawing& drawing) {
    const OnPaper light;
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setFont(paperFont());
    painter.setPen(Theme::light().ink);
    drawing.paint(painter);
    painter.restore();
}

QByteArray asPng(const Drawing& drawing) {
    const double most = std::max(drawing.size.width(), drawing.size.height());
    const double factor = std::min<double>(scale, mostSide / most);
    QImage image((drawing.size * factor).toSize(), QImage::Format_RGB32);
    image.setDotsPerMeterX(static_cast<int>(paperDpi * factor / 0.0254));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(factor, factor);
    paint(painter, drawing);
    painter.end();
    QBuffer bytes;
    image.save(&bytes, "PNG");
    return bytes.data();
}

QByteArray asSvg(const Drawing& drawing) {
    QBuffer bytes;
    QSvgGenerator generator;
    generator.setOutputDevice(&bytes);
    generator.setResolution(paperDpi);
    generator.setSize(drawing.size.toSize());
    generator.setViewBox(QRectF({0, 0}, drawing.size));
    generator.setTitle(drawing.title);
    QPainter painter(&generator);
    painter.fillRect(QRectF({0, 0}, drawing.size), Qt::white);
    paint(painter, drawing);
    painter.end();
    return bytes.data();
}

// Of paper.
QPageLayout sheet() {
    return {QPageSize(paperInUse()), QPageLayout::Portrait, QMarginsF(15, 15, 15, 15),
            QPageLayout::Millimeter};
}

// A page of paper has margins; the page of a picture is as large as the picture.
QPageLayout pageFor(const Drawing& drawing) {
    if (drawing.size.width() == paperSize.width())
        return sheet();
    return {QPageSize(drawing.size / millimetre, QPageSize::Millimeter), QPageLayout::Portrait,
            QMarginsF()};
}

// A drawing is in the middle of its page, as large as that allows, but not larger than on screen.
void paintPages(const Drawings& drawings, QPdfWriter& writer) {
    QPainter painter(&writer);
    const double screen = writer.logicalDpiX() / static_cast<double>(paperDpi);
    for (const Drawing& drawing : drawings) {
        if (&drawing != &drawings.front())
            writer.newPage();
        const double factor = std::min({screen, writer.width() / drawing.size.width(),
                                        writer.height() / drawing.size.height()});
        painter.save();
        painter.translate((writer.width() - factor * drawing.size.width()) / 2, 0);
        painter.scale(factor, factor);
        paint(painter, drawing);
        painter.restore();
    }
}

QByteArray asPdf(const Drawings& drawings, const QString& title, const QPageLayout& page) {
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    QPdfWriter writer(&bytes);
    writer.setCreator(QStringLiteral("Bouton"));
    writer.setTitle(title);
    writer.setPageLayout(page);
    paintPages(drawings, writer);
    return bytes.data();
}

QString endingOf(const QString& path) { return QFileInfo(path).suffix().toLower(); }

} // namespace

void writeFile(QObject* owner, const QString& path, QByteArray bytes,
               std::function<void(const std::optional<QString>& why)> done) {
    using Why = std::optional<QString>;
    doOnce(
        owner, [path, bytes = std::move(bytes)]() -> Or<Why> { return replaceFile(path, bytes); },
        [done = std::move(done)](const Or<Why>& why) { done(why ? *why : spoken(why.error())); });
}

QByteArray pictureBytes(const Drawings& drawings, const QString& ending) {
    if (ending == QLatin1String("png"))
        return asPng(drawings.front());
    if (ending == QLatin1String("svg"))
        return asSvg(drawings.front());
    return ending == QLatin1String("pdf")
               ? asPdf(drawings, drawings.front().title, pageFor(drawings.front()))
               : QByteArray();
}

void exportPicture(QObject* owner, const Drawings& drawings, const QString& path, Tell tell) {
    const QString ending = endingOf(path);
    if (drawings.empty()) {
        tell(Words::tr("There is nothing to draw."));
        return;
    }
    if (drawings.size() > 1 && ending != QLatin1String("pdf")) {
        tell(Words::tr("Pages: %1. Choose a file that ends in .pdf.").arg(drawings.size()));
        return;
    }
    QByteArray bytes = pictureBytes(drawings, ending);
    if (bytes.isEmpty()) {
        tell(Words::tr("A picture's file ends in .png, .svg or .pdf."));
        return;
    }
    writeFile(owner, path, std::move(bytes),
              [path, tell = std::move(tell)](const std::optional<QString>& why) {
                  tell(why ? Words::tr("The picture could not be saved: %1").arg(*why)
                           : Words::tr("Saved as %1.").arg(shownPath(path)));
              });
}

void askToExport(QWidget* parent, const QString& name, MakeDrawings make, Tell tell) {
    const QString png = Words::tr("PNG picture (*.png)"), svg = Words::tr("SVG drawing (*.svg)"),
                  pdf = Words::tr("PDF document (*.pdf)");
    const bool pages = endingOf(name) == QLatin1String("pdf");
    const QStringList filters = pages ? QStringList{pdf} : QStringList{png, svg, pdf};
    QFileDialog* dialog =
        askForFile(parent, pages ? Words::tr("Save as PDF") : Words::tr("Save picture"),
                   filters.join(QStringLiteral(";;")), name);
    dialog->setObjectName(QStringLiteral("savePictureDialog"));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [=](const QString& filter) {
        dialog->setDefaultSuffix(filter == svg   ? QStringLiteral("svg")
                                 : filter == pdf ? QStringLiteral("pdf")
                                                 : QStringLiteral("png"));
    });
    QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                     [=](const QString& path) { exportPicture(parent, make(), path, tell); });
}

void askToPrint(QWidget* parent, const QString& name, MakeDrawings make, Tell tell) {
    delete parent->findChild<PrintDialog*>(QString(), Qt::FindDirectChildrenOnly);
    auto* dialog = new PrintDialog(parent);
    QObject::connect(
        dialog, &PrintDialog::printWanted, parent, [=](const QString& printer, int copies) {
            const Drawings drawings = make();
            if (drawings.empty())
                return tell(Words::tr("There is nothing to draw."));
            tell(Words::tr("Sending it to %1…").arg(printer));
            sendToPrinter(parent, printer, copies, name, asPdf(drawings, name, sheet()),
                          [=](const std::optional<QString>& why) {
                              tell(why ? Words::tr("It could not be printed: %1").arg(*why)
                                       : Words::tr("Sent to %1.").arg(printer));
                          });
        });
    QObject::connect(dialog, &PrintDialog::fileWanted, parent, [=] {
        askToExport(parent, asFileName(name) + QStringLiteral(".pdf"), make, tell);
    });
    dialog->show();
}

} // namespace bouton
