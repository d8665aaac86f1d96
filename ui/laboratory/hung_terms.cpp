// SPDX-License-Identifier: MIT
#include "ui/laboratory/hung_terms.h"

#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>

#include "language/misplaced.h"
#include "language/token.h"
#include "ui/controls/word_label.h"
#include "ui/laboratory/claim_line.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int drop = 5; // pixels from the line to the bracket's bottom

// With the value, which may be wider than the term; in letters.
bool overlap(const HungTerms::Hung& one, const HungTerms::Hung& two) {
    const auto half = [](const HungTerms::Hung& hung) {
        return std::max(hung.length, static_cast<int>(hung.value.size()) + 1) / 2.0;
    };
    const auto middle = [](const HungTerms::Hung& hung) { return hung.from + hung.length / 2.0; };
    return std::abs(middle(one) - middle(two)) < half(one) + half(two);
}

// The letters of the claim all have one width.
struct Measures {
    explicit Measures(const QWidget& widget) : text(widget.font()), code(fixedFont(text)) {
        value = sized(text, Type::Text, Weight::Strong);
        const QFontMetrics metrics(code);
        letter = metrics.horizontalAdvance(QStringLiteral("mmmmmmmmmm")) / 10.0;
        line = metrics.height();
        level = QFontMetrics(value).height() + drop + 2;
    }
    QFont text, code, value;
    double letter;
    int line, level;
};

} // namespace

HungTerms::HungTerms() { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

void HungTerms::put(const language::Statement& claim, const language::Vocabulary& words,
                    const std::vector<TermValue>& values) {
    m_text = QString::fromStdString(claim.text);
    m_words.clear();
    for (const language::Token& token : language::tokensOf(claim.text))
        if (language::placeOf(token, words.words) || language::placeOf(token, words.fields))
            m_words.emplace_back(token.column - 1, static_cast<int>(token.text.size()));
    m_hung.clear();
    m_byMove.clear();
    m_all.clear();
    for (const TermValue& value : values) {
        const QString shown = shownValues(value.values, value.isTruth);
        const QString term = QString::fromStdString(value.text);
        if (value.of == TermValue::Of::Moves)
            m_byMove.push_back({term, tr("%1 by move").arg(shown)});
        m_all.push_back(value.of == TermValue::Of::Moves ? m_byMove.back() : Listed{term, shown});
    }
    // The inner terms come first, so what a term hangs below is there already.
    for (const language::Term& term : claim.terms) {
        const auto at = static_cast<std::size_t>(term.column) - 1;
        const std::string text = claim.text.substr(at, static_cast<std::size_t>(term.length));
        const auto value = std::ranges::find_if(values, [&](const TermValue& each) {
            return each.text == text && each.of != TermValue::Of::Moves && !term.inMove
                   && (each.of == TermValue::Of::Parts) == term.inPart;
        });
        if (value == values.end())
            continue;
        Hung hung{term.column - 1, term.length, 0, shownValues(value->values, value->isTruth)};
        for (const Hung& other : m_hung)
            if (overlap(hung, other))
                hung.level = std::max(hung.level, other.level + 1);
        m_hung.push_back(std::move(hung));
    }
    fit();
}

int HungTerms::levels() const {
    int all = 0;
    for (const Hung& hung : m_hung)
        all = std::max(all, hung.level + 1);
    return all;
}

// Breaks the claim at blanks where it is too long for a row.
void HungTerms::fit() {
    const Measures measures(*this);
    const int most = std::max(8, static_cast<int>(width() / measures.letter));
    m_hangs = m_text.size() <= most;
    m_rows.clear();
    for (QString rest = m_text; !rest.isEmpty();) {
        qsizetype end = rest.size();
        if (end > most) {
            const qsizetype blank = rest.lastIndexOf(u' ', most);
            end = blank > 0 ? blank + 1 : most;
        }
        m_rows << rest.left(end);
        rest.remove(0, end);
    }
    updateGeometry();
    update();
}

QSize HungTerms::sizeHint() const {
    const Measures measures(*this);
    int high = static_cast<int>(m_rows.size()) * measures.line;
    if (m_hangs)
        high += levels() * measures.level;
    if (!listed().empty())
        high += Theme::unit / 2 + static_cast<int>(listed().size()) * measures.level;
    return {30 * Theme::unit, high};
}

void HungTerms::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintClaim(painter);
    if (m_hangs)
        paintHung(painter);
    const Measures measures(*this);
    const Theme& theme = Theme::of(*this);
    double y = static_cast<double>(m_rows.size()) * measures.line + Theme::unit / 2.0
               + (m_hangs ? levels() * measures.level : 0);
    for (const Listed& each : listed()) {
        const QRectF row(0, y, width(), measures.level);
        painter.setFont(measures.value);
        const double room =
            std::min(painter.fontMetrics().horizontalAdvance(each.value) + 2.0, width() * 0.6);
        painter.setPen(theme.ink);
        paintText(painter, QRectF(row.right() - room, y, room, row.height()),
                  Qt::AlignRight | Qt::AlignVCenter, each.value);
        painter.setFont(measures.code);
        painter.setPen(theme.faint);
        paintText(painter, row.adjusted(0, 0, -room - Theme::unit, 0),
                  Qt::AlignLeft | Qt::AlignVCenter, each.term);
        y += measures.level;
    }
}

// Letter by letter the same width, so each piece is put where it stands.
void HungTerms::paintClaim(QPainter& painter) const {
    const Measures measures(*this);
    const Theme& theme = Theme::of(*this);
    const QFont strong = [&] {
        QFont font = measures.code;
        font.setWeight(QFont::DemiBold);
        return font;
    }();
    int from = 0;
    for (int row = 0; row < m_rows.size(); ++row) {
        const int end = from + static_cast<int>(m_rows[row].size());
        const auto paint = [&](int first, int last, bool isWord) {
            first = std::max(first, from);
            last = std::min(last, end);
            if (first >= last)
                return;
            painter.setFont(isWord ? strong : measures.code);
            painter.setPen(isWord ? theme.accent : theme.ink);
            paintText(painter,
                      QRectF((first - from) * measures.letter, row * measures.line,
                             (last - first) * measures.letter + 1, measures.line),
                      Qt::AlignLeft | Qt::AlignVCenter, m_text.mid(first, last - first));
        };
        int at = from;
        for (const auto& [first, length] : m_words) {
            paint(at, first, false);
            paint(first, first + length, true);
            at = std::max(at, first + length);
        }
        paint(at, end, false);
        from = end;
    }
}

void HungTerms::paintHung(QPainter& painter) const {
    const Measures measures(*this);
    const Theme& theme = Theme::of(*this);
    for (const Hung& hung : m_hung) {
        const double left = hung.from * measures.letter + 1,
                     right = (hung.from + hung.length) * measures.letter - 1;
        const double top = measures.line + hung.level * measures.level;
        painter.setPen(QPen(theme.faint, 1));
        painter.drawPolyline(
            QPolygonF{{left, top + 1}, {left, top + drop}, {right, top + drop}, {right, top + 1}});
        painter.setFont(measures.value);
        painter.setPen(theme.ink);
        const double room = painter.fontMetrics().horizontalAdvance(hung.value) + 2.0;
        const double middle = (left + right) / 2;
        const double from = std::clamp(middle - room / 2, 0.0, std::max(0.0, width() - room));
        paintText(painter, QRectF(from, top + drop + 1, room, measures.level - drop - 1),
                  Qt::AlignCenter, hung.value);
    }
}

void HungTerms::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width())
        fit();
}

void HungTerms::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

} // namespace bouton
