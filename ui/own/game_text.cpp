// SPDX-License-Identifier: MIT
#include "ui/own/game_text.h"

#include <QMimeData>
#include <QPainter>
#include <QRegularExpression>
#include <QTextBlock>

#include <algorithm>

#include "ui/controls/word_label.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int aroundNumbers = Theme::unit;

// Places in a line are counted in bytes.
int placeIn(const QString& line, int bytes) {
    return static_cast<int>(QString::fromUtf8(line.toUtf8().left(std::max(0, bytes))).size());
}

// The keys, what is left out, and the drawings.
WordField::Look lookIn(const Theme& theme) {
    const bool plain = theme.eyes == Eyes::HighContrast;
    QTextCharFormat key, note, drawing;
    key.setForeground(theme.accent);
    key.setFontWeight(QFont::DemiBold);
    note.setForeground(theme.faint);
    drawing.setFontWeight(QFont::DemiBold);
    drawing.setForeground(plain ? theme.ink : theme.isDark ? QColor("#E8C08A") : QColor("#7A4A1C"));
    drawing.setBackground(plain ? QBrush() : theme.isDark ? QColor("#35291B") : QColor("#F8EFDF"));
    return [=](const QString& line) -> QList<QTextLayout::FormatRange> {
        if (line.trimmed().startsWith(u'#'))
            return {{0, static_cast<int>(line.size()), note}};
        const int colon = static_cast<int>(line.indexOf(u':'));
        if (colon < 0)
            return {};
        QList<QTextLayout::FormatRange> ranges{{0, colon + 1, key}};
        const QString word = line.left(colon).trimmed();
        if (word == QLatin1String("title") || word == QLatin1String("says"))
            return ranges;
        static const QRegularExpression drawings(
            QStringLiteral("(?<=[\\s:])[A-Z.+\\-*~#/]+(?=[\\s,]|$)"));
        const int end = static_cast<int>(line.indexOf(QLatin1String(", if ")));
        for (auto each = drawings.globalMatch(line, colon); each.hasNext();)
            if (const auto match = each.next(); end < 0 || match.capturedEnd() <= end)
                ranges << QTextLayout::FormatRange{static_cast<int>(match.capturedStart()),
                                                   static_cast<int>(match.capturedLength()),
                                                   drawing};
        return ranges;
    };
}

} // namespace

GameText::GameText() : m_numbers(new QWidget(this)) {
    document()->setDocumentMargin(Theme::unit);
    new Repeated(m_numbers, QEvent::Paint, [this] { paintNumbers(); });
    atEveryTypeSize(this, [this] {
        setFont(fixedFont(QApplication::font()));
        fitNumbers();
    });
    takeColours();
    connect(this, &QPlainTextEdit::blockCountChanged, this, &GameText::fitNumbers);
    connect(this, &QPlainTextEdit::updateRequest, m_numbers, [this] { m_numbers->update(); });
    connect(this, &QPlainTextEdit::cursorPositionChanged, m_numbers,
            [this] { m_numbers->update(); });
}

void GameText::takeColours() {
    setLook(lookIn(Theme::of(*this)));
    setExtraSelections(coloured(extraSelections()));
}

// What is wrong ---------------------------------------------------------------------------------

// Where nothing stands, the letter before it.
QTextCursor GameText::cursorAt(const own::LineMistake& mistake) const {
    const QTextBlock block = document()->findBlockByNumber(mistake.line - 1);
    QTextCursor cursor(document());
    if (!block.isValid())
        return cursor;
    const QString line = block.text();
    const int first = placeIn(line, mistake.is.column - 1);
    const int end = placeIn(line, mistake.is.column - 1 + mistake.is.length);
    cursor.setPosition(block.position() + (end > first ? first : std::max(0, first - 1)));
    cursor.setPosition(block.position() + std::max(first, end), QTextCursor::KeepAnchor);
    return cursor;
}

void GameText::mark(const std::vector<own::LineMistake>& mistakes) {
    QList<QTextEdit::ExtraSelection> marks;
    for (const own::LineMistake& mistake : mistakes) {
        QTextEdit::ExtraSelection line, place;
        line.cursor = place.cursor = cursorAt(mistake);
        line.cursor.clearSelection();
        line.format.setProperty(QTextFormat::FullWidthSelection, true);
        place.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        marks << line << place;
    }
    setExtraSelections(coloured(std::move(marks)));
}

QList<QTextEdit::ExtraSelection> GameText::coloured(QList<QTextEdit::ExtraSelection> marks) const {
    const Theme& theme = Theme::of(*this);
    for (QTextEdit::ExtraSelection& mark : marks)
        if (mark.format.boolProperty(QTextFormat::FullWidthSelection))
            mark.format.setBackground(faded(theme.accent, 0.1));
        else
            mark.format.setUnderlineColor(theme.ink);
    return marks;
}

void GameText::go(const own::LineMistake& mistake) {
    QTextCursor cursor = cursorAt(mistake);
    cursor.clearSelection();
    setTextCursor(cursor);
}

// What is typed ---------------------------------------------------------------------------------

int GameText::line() const { return textCursor().blockNumber() + 1; }

QString GameText::begun() const {
    static const QRegularExpression letters(QStringLiteral("[A-Za-z][A-Za-z-]*$"));
    return letters.match(textCursor().block().text().left(textCursor().positionInBlock()))
        .captured();
}

QString GameText::beforeBegun() const {
    return textCursor().block().text().left(textCursor().positionInBlock() - begun().size());
}

// How it is shown -------------------------------------------------------------------------------

void GameText::fitNumbers() {
    const int digits = blockCount() < 100 ? 2 : 3;
    setViewportMargins(digits * fontMetrics().horizontalAdvance(u'0') + 2 * aroundNumbers, 0, 0, 0);
    m_numbers->setGeometry(
        QRect(contentsRect().topLeft(), QSize(viewportMargins().left(), contentsRect().height())));
}

void GameText::paintNumbers() {
    QPainter painter(m_numbers);
    const Theme& theme = Theme::of(*this);
    painter.setFont(sized(font(), Type::Caption));
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF line = blockBoundingGeometry(block).translated(contentOffset());
        if (line.bottom() > m_numbers->height())
            break;
        painter.setPen(block.blockNumber() + 1 == this->line() ? theme.ink : theme.faint);
        paintText(
            painter,
            QRectF(0, line.top(), m_numbers->width() - aroundNumbers, fontMetrics().lineSpacing()),
            Qt::AlignRight | Qt::AlignVCenter, QString::number(block.blockNumber() + 1));
    }
}

void GameText::setAtEnds(std::map<QString, AtEnd> ends) {
    m_ends = std::move(ends);
    viewport()->update();
}

void GameText::paintEvent(QPaintEvent* event) {
    WordField::paintEvent(event);
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(sized(font(), Type::Caption));
    const Theme& theme = Theme::of(*this);
    const double high = fontMetrics().lineSpacing(), right = viewport()->width() - aroundNumbers;
    double notes = 0;
    for (const auto& [line, end] : m_ends)
        notes = std::max<double>(notes, painter.fontMetrics().horizontalAdvance(end.note));
    for (QTextBlock block = firstVisibleBlock(); block.isValid() && !m_ends.empty();
         block = block.next()) {
        const QRectF line = blockBoundingGeometry(block).translated(contentOffset());
        if (line.top() + high > viewport()->height())
            break; // it is not whole
        const auto end = m_ends.find(block.text());
        if (end == m_ends.end() || block.layout()->lineCount() != 1)
            continue;
        const double wide = end->second.wide * high;
        const QRectF room(right - notes - aroundNumbers - wide, line.top(), wide, high);
        if (room.left()
            < line.left() + block.layout()->lineAt(0).naturalTextWidth() + 3 * aroundNumbers)
            continue;
        end->second.paint(painter, room, theme);
        painter.setPen(theme.faint);
        paintText(painter, QRectF(right - notes, line.top(), notes, high),
                  Qt::AlignRight | Qt::AlignVCenter, end->second.note);
    }
}

QSize GameText::sizeHint() const {
    return {46 * fontMetrics().averageCharWidth(), 6 * fontMetrics().lineSpacing()};
}

QSize GameText::minimumSizeHint() const {
    return {24 * fontMetrics().averageCharWidth(), 5 * fontMetrics().lineSpacing()};
}

bool GameText::canInsertFromMimeData(const QMimeData* source) const {
    return !source->hasUrls() && WordField::canInsertFromMimeData(source);
}

void GameText::resizeEvent(QResizeEvent* event) {
    WordField::resizeEvent(event);
    fitNumbers();
}

void GameText::changeEvent(QEvent* event) {
    WordField::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        takeColours();
}

} // namespace bouton
