// SPDX-License-Identifier: MIT
#include "ui/golden.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QSpinBox>
#include <QTableView>
#include <QWidget>

#include <cmath>
#include <cstdlib>

#include "support/golden_words.h"

namespace bouton::testing {

namespace {

constexpr int tile = 16;     // pixels
constexpr int tolerance = 2; // of 255: rasterisers round differently

QString pathOf(const QString& name) {
    return QStringLiteral(QT_TESTCASE_SOURCEDIR "/ui/golden/") + name;
}

// Where is kept what a test has seen instead.
QString seenOf(const QString& name) {
    return QDir::temp().filePath(QStringLiteral("bouton-") + name);
}

bool rewrites() { return std::getenv("BOUTON_REWRITE_GOLDEN") != nullptr; }

// The mean colour of each tile, and below the moments of its light: to the right, downwards, and
// away from the middle.
QImage printOf(const QImage& picture) {
    const QImage from = picture.convertToFormat(QImage::Format_RGB32);
    const int columns = (from.width() + tile - 1) / tile, rows = (from.height() + tile - 1) / tile;
    QImage print(columns, 2 * rows, QImage::Format_RGB32);
    const auto byte = [](double value) {
        return static_cast<int>(std::lround(std::clamp(value, 0.0, 255.0)));
    };
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            double red = 0, green = 0, blue = 0, right = 0, down = 0, out = 0, count = 0;
            for (int y = row * tile; y < std::min((row + 1) * tile, from.height()); ++y)
                for (int x = column * tile; x < std::min((column + 1) * tile, from.width()); ++x) {
                    const QRgb pixel = from.pixel(x, y);
                    red += qRed(pixel);
                    green += qGreen(pixel);
                    blue += qBlue(pixel);
                    const double light = qGray(pixel), dx = x % tile - 7.5, dy = y % tile - 7.5;
                    right += light * dx;
                    down += light * dy;
                    out += light * (dx * dx + dy * dy - 42.5) / 8;
                    ++count;
                }
            print.setPixel(column, row,
                           qRgb(byte(red / count), byte(green / count), byte(blue / count)));
            print.setPixel(
                column, rows + row,
                qRgb(byte(128 + right / 256), byte(128 + down / 256), byte(128 + out / 256)));
        }
    return print;
}

int distance(QRgb a, QRgb b) {
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                     std::abs(qBlue(a) - qBlue(b))});
}

// The part of the picture in which it differs; empty: nowhere.
QRect differing(const QImage& golden, const QImage& print) {
    QRect all;
    const int rows = print.height() / 2;
    for (int y = 0; y < print.height(); ++y)
        for (int x = 0; x < print.width(); ++x)
            if (distance(golden.pixel(x, y), print.pixel(x, y)) > tolerance)
                all |= QRect(x * tile, y % rows * tile, tile, tile);
    return all;
}

// What shows how this machine paints: text of several sizes, and shapes with soft edges.
QImage sample() {
    QImage image(320, 96, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    int y = 20;
    for (const int size : {9, 13, 21}) {
        QFont font = painter.font();
        font.setPixelSize(size);
        painter.setFont(font);
        painter.drawText(QPointF(4.3, y), QStringLiteral("Nim-sum 12 Größe fjord"));
        y += 30;
    }
    painter.setBrush(QColor(10, 120, 200, 130));
    painter.drawEllipse(QPointF(270.2, 40.7), 31.3, 27.9);
    return image;
}

// Words -------------------------------------------------------------------------------------------

QString wordsOf(const QWidget& widget) {
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text() + (button->isChecked() ? QStringLiteral(" [on]") : QString());
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->text();
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
        return line->text()
               + (line->placeholderText().isEmpty()
                      ? QString()
                      : QStringLiteral(" [") + line->placeholderText() + u']');
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
        QStringList items;
        for (int i = 0; i < box->count(); ++i)
            items << box->itemText(i);
        return box->currentText() + QStringLiteral(" of ") + items.join(QStringLiteral(", "));
    }
    return {};
}

// What it takes and how it takes it, where that is not what Qt does by itself.
QString waysOf(const QWidget& widget) {
    QStringList ways;
    const auto range = [&](const auto& box) {
        ways << QStringLiteral("%1..%2 by %3")
                    .arg(box.minimum())
                    .arg(box.maximum())
                    .arg(box.singleStep());
    };
    if (const auto* box = qobject_cast<const QSpinBox*>(&widget)) {
        range(*box);
        ways << box->prefix() + u'#' + box->suffix() + box->specialValueText();
    } else if (const auto* broken = qobject_cast<const QDoubleSpinBox*>(&widget)) {
        range(*broken);
    } else if (const auto* slider = qobject_cast<const QAbstractSlider*>(&widget);
               slider && !qobject_cast<const QScrollBar*>(slider)) {
        range(*slider);
        ways << QStringLiteral("pages of %1, at %2").arg(slider->pageStep()).arg(slider->value());
    } else if (const auto* bar = qobject_cast<const QProgressBar*>(&widget)) {
        ways << (bar->minimum() == bar->maximum() ? QStringLiteral("without end")
                                                  : QStringLiteral("to an end"));
    } else if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
        if (line->isReadOnly())
            ways << QStringLiteral("read only");
        if (line->maxLength() < QLineEdit().maxLength())
            ways << QStringLiteral("up to %1").arg(line->maxLength());
    } else if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (label->buddy())
            ways << QStringLiteral("of ") + label->buddy()->objectName();
        if (label->wordWrap())
            ways << QStringLiteral("wraps");
        if (label->alignment() != (Qt::AlignLeft | Qt::AlignVCenter))
            ways << QStringLiteral("lies %1").arg(int(label->alignment()));
        if (label->textInteractionFlags() != Qt::LinksAccessibleByMouse)
            ways << QStringLiteral("takes %1").arg(int(label->textInteractionFlags()));
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        ways << button->shortcut().toString();
        const auto* push = qobject_cast<const QPushButton*>(button);
        if (push && push->isDefault())
            ways << QStringLiteral("by Enter");
    } else if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) {
        ways << QStringLiteral("selects %1 %2, edits %3")
                    .arg(int(view->selectionMode()))
                    .arg(int(view->selectionBehavior()))
                    .arg(int(view->editTriggers()));
        const auto* table = qobject_cast<const QTableView*>(view);
        if (table && table->wordWrap())
            ways << QStringLiteral("wraps");
        if (table && table->isSortingEnabled())
            ways << QStringLiteral("sorts");
    }
    if (widget.inherits("QLabel") && widget.foregroundRole() != QPalette::WindowText)
        ways << QStringLiteral("ink %1").arg(int(widget.foregroundRole()));
    if (widget.acceptDrops() && !widget.inherits("QLineEdit"))
        ways << QStringLiteral("takes drops");
    for (const QShortcut* key :
         widget.findChildren<QShortcut*>(QString(), Qt::FindDirectChildrenOnly))
        ways << QStringLiteral("key ") + key->key().toString();
    ways.removeAll(QString());
    return ways.join(QStringLiteral(", "));
}

bool changes(const QWidget& widget) {
    static const QStringList names{QStringLiteral("state"), // "Done in 0.1 s"
                                   QStringLiteral("gamesFolder"), QStringLiteral("archiveTable"),
                                   QStringLiteral("detailsFacts"),
                                   QStringLiteral("laboratoryCard")}; // a claim a day
    return names.contains(widget.objectName());
}

// What an item of a list or table says, shows when pointed at, and tells a screen reader.
QString wordsOf(const QModelIndex& item) {
    QStringList words;
    for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole),
                           int(Qt::AccessibleDescriptionRole), int(Qt::CheckStateRole)})
        words << item.data(role).toString().replace(u'\n', QLatin1String("\\n"));
    while (!words.isEmpty() && words.back().isEmpty())
        words.removeLast();
    return words.join(QLatin1String(" | "));
}

void describeItems(const QAbstractItemView& view, int depth, QStringList& lines) {
    constexpr int most = 40; // rows; a long list repeats itself
    const QAbstractItemModel* model = view.model();
    if (!model)
        return;
    for (int row = 0; row < std::min(model->rowCount(view.rootIndex()), most); ++row) {
        QStringList cells;
        for (int column = 0; column < model->columnCount(view.rootIndex()); ++column)
            cells << wordsOf(model->index(row, column, view.rootIndex()));
        lines << QString(2 * depth, u' ') + QStringLiteral("[%1] ").arg(row)
                     + cells.join(QLatin1String(" || "));
    }
}

void describe(const QWidget& widget, int depth, QStringList& lines) {
    const QRect place = widget.geometry();
    QString line = QString(2 * depth, u' ') + QLatin1String(widget.metaObject()->className());
    if (const QString name = widget.objectName();
        !name.isEmpty() && !name.startsWith(QLatin1String("qt_")))
        line += u' ' + name;
    line += QStringLiteral(" %1,%2 %3x%4")
                .arg(depth ? place.x() : 0)
                .arg(depth ? place.y() : 0)
                .arg(place.width())
                .arg(place.height());
    if (!widget.isEnabled())
        line += QStringLiteral(" off");
    if (widget.focusPolicy() != Qt::NoFocus)
        line += QStringLiteral(" focus=%1").arg(int(widget.focusPolicy()));
    const auto add = [&](const char* what, const QString& words) {
        if (!words.isEmpty())
            line +=
                QStringLiteral(" %1\"%2\"")
                    .arg(QLatin1String(what), QString(words).replace(u'\n', QLatin1String("\\n")));
    };
    if (changes(widget)) {
        lines << line;
        return;
    }
    add("", wordsOf(widget));
    add("ways=", waysOf(widget));
    add("tip=", widget.toolTip());
    add("name=", widget.accessibleName());
    add("tells=", widget.accessibleDescription());
    if (widget.testAttribute(Qt::WA_SetCursor))
        line += QStringLiteral(" cursor=%1").arg(int(widget.cursor().shape()));
    lines << line;
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget))
        describeItems(*view, depth + 1, lines);
    for (const QObject* child : widget.children())
        if (const auto* inner = qobject_cast<const QWidget*>(child);
            inner && inner->isVisibleTo(&widget) && !inner->isWindow())
            describe(*inner, depth + 1, lines);
}

} // namespace

bool paintsAsGolden() {
    static const bool same = [] {
        const QImage mine = sample();
        const QString path = pathOf(QStringLiteral("sample.png"));
        if (rewrites()) {
            EXPECT_TRUE(mine.save(path));
            return true;
        }
        return mine == QImage(path).convertToFormat(mine.format());
    }();
    return same;
}

void expectGolden(const QString& name, const QImage& picture) {
    if (!paintsAsGolden())
        return;
    const QImage print = printOf(picture);
    const QString path = pathOf(name + QStringLiteral(".png"));
    const QImage golden = QImage(path).convertToFormat(print.format());
    if (rewrites()) {
        const bool same = golden.size() == print.size() && differing(golden, print).isEmpty();
        EXPECT_TRUE(same || print.save(path)) << path.toStdString();
        return;
    }
    ASSERT_EQ(golden.size(), print.size()) << path.toStdString() << '\n' << meant;
    const QRect where = differing(golden, print);
    if (where.isEmpty())
        return;
    const QString seen = seenOf(name + QStringLiteral(".png"));
    picture.save(seen);
    ADD_FAILURE() << name.toStdString() << " looks different within " << where.x() << ','
                  << where.y() << ' ' << where.width() << 'x' << where.height() << ": see "
                  << seen.toStdString() << '\n'
                  << meant;
}

QRegion changing(const QWidget& page) {
    QRegion all;
    for (const QWidget* each : page.findChildren<QWidget*>())
        if (each->isVisible() && changes(*each))
            all += QRect(each->mapTo(&page, QPoint()), each->size());
    return all;
}

QStringList wordsWithin(const QWidget& widget) {
    QStringList lines;
    describe(widget, 0, lines);
    return lines;
}

void expectGoldenWords(const QString& name, const QWidget& widget) {
    expectGoldenLines(name, wordsWithin(widget));
}

void expectGoldenLines(const QString& name, const QStringList& lines) {
    if (!paintsAsGolden())
        return; // the places hang on the font
    const QString said = lines.join(u'\n').replace(QDir::tempPath(), QLatin1String("/tmp"));
    const QByteArray text = withKeys(said).toUtf8() + '\n';
    QFile file(pathOf(name + QStringLiteral(".txt")));
    if (rewrites()) {
        ASSERT_TRUE(file.open(QIODevice::WriteOnly)) << file.fileName().toStdString();
        file.write(text);
        return;
    }
    ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString() << '\n' << meant;
    const QList<QByteArray> was = file.readAll().split('\n'), is = text.split('\n');
    for (qsizetype i = 0; i < std::max(was.size(), is.size()); ++i)
        if (was.value(i) != is.value(i)) {
            QFile seen(seenOf(name + QStringLiteral(".txt")));
            if (seen.open(QIODevice::WriteOnly))
                seen.write(text);
            ADD_FAILURE() << name.toStdString() << " line " << i + 1 << "\n  was "
                          << was.value(i).trimmed().toStdString() << "\n  is  "
                          << is.value(i).trimmed().toStdString()
                          << "\nAll of it: " << seen.fileName().toStdString() << '\n'
                          << ifWordsChanged << meant;
            return;
        }
}

} // namespace bouton::testing
