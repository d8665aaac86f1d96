// SPDX-License-Identifier: MIT
#include "ui/laboratory/claim_field.h"

#include <QAbstractTextDocumentLayout>
#include <QMimeData>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QTextBlock>

#include <algorithm>

#include "ui/controls/word_label.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int mostLines = 4, around = 3; // pixels around the text, beside the frame

// One wave below a stretch of a line.
void paintWave(QPainter& painter, double left, double right, double y) {
    QPainterPath wave({left, y});
    constexpr double step = 2;
    double up = -1;
    for (double x = left + step; x <= std::max(right, left + 2 * step); x += step, up = -up)
        wave.lineTo(x, y + up);
    painter.drawPath(wave);
}

QFont fontOfWord(const QFont& font) {
    QFont letters = fixedFont(font);
    letters.setWeight(QFont::DemiBold);
    return letters;
}

} // namespace

int widthOfWord(const QString& word, const QFont& font) {
    return QFontMetrics(fontOfWord(font)).horizontalAdvance(word) + 2 * Theme::unit + 1;
}

StyledItems* claimItems(QAbstractItemView* table) {
    const auto style = [](QStyleOptionViewItem& option, const QModelIndex& index) {
        makeRoomForVerdict(option, index);
        if (index.column() == 0)
            option.text.clear(); // it is painted below
    };
    return new StyledItems(
        table, style,
        [](QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) {
            paintVerdictOf(painter, option, index);
            if (index.column() != 0)
                return;
            const bool isWord = index.data(ClaimWordRole).toBool();
            const Theme& theme = Theme::of(option.palette);
            const QFont letters = isWord ? fontOfWord(option.font) : fixedFont(option.font);
            const QRectF rect = QRectF(option.rect).adjusted(Theme::unit, 0, -Theme::unit, 0);
            painter.save();
            painter.setFont(letters);
            painter.setPen(isWord ? theme.accent : theme.ink);
            paintText(painter, rect, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(letters).elidedText(index.data().toString(), Qt::ElideRight,
                                                       static_cast<int>(rect.width())));
            painter.restore();
        });
}

ClaimField::ClaimField() {
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setViewportMargins(around, around, around, around);
    document()->setDocumentMargin(around);
    atEveryTypeSize(this, [this] {
        setFont(fixedFont(QApplication::font()));
        fit();
    });
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &ClaimField::fit);
}

void ClaimField::put(const QString& text) {
    QTextCursor all(document());
    all.select(QTextCursor::Document);
    all.insertText(text);
    go(static_cast<int>(text.size()));
}

void ClaimField::setWords(const QStringList& words) {
    m_words = words;
    paintWords();
}

// In the accent.
void ClaimField::paintWords() {
    QTextCharFormat format;
    format.setForeground(Theme::of(*this).accent);
    format.setFontWeight(QFont::DemiBold);
    setLook([words = m_words, format](const QString& line) {
        static const QRegularExpression name(QStringLiteral("[A-Za-z]+"));
        QList<QTextLayout::FormatRange> ranges;
        for (auto each = name.globalMatch(line); each.hasNext();)
            if (const auto match = each.next(); words.contains(match.captured()))
                ranges << QTextLayout::FormatRange{static_cast<int>(match.capturedStart()),
                                                   static_cast<int>(match.capturedLength()),
                                                   format};
        return ranges;
    });
}

void ClaimField::mark(int from, int length) {
    m_from = from;
    m_length = length;
    viewport()->update();
}

void ClaimField::unmark() { mark(0, -1); }

QString ClaimField::begun() const {
    const QString before = text().left(textCursor().position());
    const auto isLetter = [](QChar c) { return c.isLetter() && c.unicode() < 128; };
    const auto end = std::find_if_not(before.crbegin(), before.crend(), isLetter);
    return before.right(end - before.crbegin());
}

QString ClaimField::beforeBegun() const {
    return text().left(textCursor().position() - begun().size());
}

void ClaimField::go(int to) {
    QTextCursor cursor = textCursor();
    cursor.setPosition(std::clamp(to, 0, static_cast<int>(text().size())));
    setTextCursor(cursor);
}

void ClaimField::insertFromMimeData(const QMimeData* source) {
    static const QRegularExpression breaks(QStringLiteral("[\\s\\x{2028}\\x{2029}\\x{FEFF}]+"));
    constexpr int most = 1000; // twice what a claim may have: the mistake is told
    textCursor().insertText(source->text().left(most).replace(breaks, QStringLiteral(" ")));
}

// A text is laid out where it is needed: ask for that.
int ClaimField::rows() const {
    const QTextBlock all = document()->firstBlock();
    document()->documentLayout()->blockBoundingRect(all);
    return std::max(1, all.layout()->lineCount());
}

void ClaimField::fit() {
    updateGeometry();
    viewport()->update();
}

QSize ClaimField::sizeHint() const {
    const int lines = std::min(rows(), mostLines);
    return {40 * Theme::unit,
            lines * fontMetrics().lineSpacing() + 4 * around + 2 * frameWidth() + around};
}

// It grows rather than to be broad.
QSize ClaimField::minimumSizeHint() const { return {30 * Theme::unit, sizeHint().height()}; }

void ClaimField::paintEvent(QPaintEvent* event) {
    WordField::paintEvent(event);
    if (!marked())
        return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::of(*this).warning, 1.5));
    QTextCursor cursor(document());
    const int last = static_cast<int>(text().size());
    cursor.setPosition(std::min(m_from, last));
    const QRect first = cursorRect(cursor);
    cursor.setPosition(std::min(m_from + m_length, last));
    const QRect end = cursorRect(cursor);
    const int missing = fontMetrics().averageCharWidth();
    if (first.top() == end.top())
        return paintWave(painter, first.left(), m_length == 0 ? first.left() + missing : end.left(),
                         first.bottom());
    // It goes on in other lines.
    const int all = viewport()->width();
    paintWave(painter, first.left(), all, first.bottom());
    for (int y = first.bottom() + first.height(); y < end.bottom(); y += first.height())
        paintWave(painter, 0, all, y);
    paintWave(painter, 0, end.left(), end.bottom());
}

void ClaimField::resizeEvent(QResizeEvent* event) {
    WordField::resizeEvent(event);
    if (event->oldSize().width() != width())
        fit();
}

void ClaimField::changeEvent(QEvent* event) {
    WordField::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paintWords();
}

} // namespace bouton
