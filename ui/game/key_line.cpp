#include "ui/game/key_line.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"

namespace bouton {

KeyLine::KeyLine(QWidget* parent) : QWidget(parent) {}

void KeyLine::setText(const QString& text) {
    if (text == m_text)
        return;
    m_text = text;
    setAccessibleName(QString(text).remove(u'[').remove(u']'));
    update();
}

void KeyLine::setLoud(bool loud) {
    m_loud = loud;
    update();
}

double KeyLine::lineHeight() const { return std::ceil(QFontMetricsF(font()).height() * 1.16); }

// Of so many lines.
int KeyLine::heightFor(int lines) const { return static_cast<int>(lines * lineHeight()); }

// Words and keys one after the other. What is in one piece between two blanks stays on one line.
std::vector<KeyLine::Token> KeyLine::tokens() const {
    const QFontMetricsF metrics(font());
    const double blank = metrics.horizontalAdvance(u' '), line = lineHeight();
    std::vector<Token> all;
    double left = 0, top = 0;
    for (const QString& word : m_text.split(u' ', Qt::SkipEmptyParts)) {
        std::vector<Token> parts;
        double wide = 0;
        const auto add = [&](const QString& text, bool key) {
            if (text.isEmpty())
                return;
            const double width =
                key ? std::max(metrics.horizontalAdvance(text) + blank * 2, line * 0.9)
                    : metrics.horizontalAdvance(text) + 1;
            parts.push_back({text, key, {wide, 0, width, line}});
            wide += width;
        };
        const qsizetype open = word.indexOf(u'['), close = word.indexOf(u']');
        if (open >= 0 && close > open) {
            add(word.left(open), false);
            add(word.mid(open + 1, close - open - 1), true);
            add(word.mid(close + 1), false);
        } else {
            add(word, false);
        }
        if (left > 0 && left + wide > width()) {
            left = 0;
            top += line;
        }
        for (Token& part : parts) {
            part.place.translate(left, top);
            all.push_back(part);
        }
        left += wide + blank;
    }
    return all;
}

QRectF KeyLine::keyRect(const QString& key) const {
    for (const Token& token : tokens())
        if (token.key && token.text == key)
            return token.place;
    return {};
}

void KeyLine::mouseReleaseEvent(QMouseEvent* event) {
    for (const Token& token : tokens())
        if (token.key && token.place.contains(event->position())) {
            emit pressed(QString(token.text));
            return;
        }
}

void KeyLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(*this);
    const QColor ink = m_loud ? theme.accent : theme.faint;
    for (const Token& token : tokens()) {
        painter.setFont(font());
        if (token.key) {
            painter.setPen(QPen(ink, std::max(1.0, lineHeight() / 20)));
            painter.setBrush(faded(ink, 0.12));
            const double round = lineHeight() / 6;
            painter.drawRoundedRect(token.place.adjusted(1, 1, -1, -1), round, round);
        }
        painter.setPen(ink);
        paintText(painter, token.place, Qt::AlignCenter, token.text);
    }
}

} // namespace bouton
