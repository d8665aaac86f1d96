// SPDX-License-Identifier: MIT
#include "ui/window/notice_bar.h"

#include <QBoxLayout>

#include <algorithm>

#include "ui/controls/announcer.h"
#include "ui/controls/card.h"
#include "ui/controls/layouts.h"
#include "ui/controls/words.h"
#include "ui/theme/theme.h"

namespace bouton {

NoticeBar::NoticeBar(QWidget* parent)
    : QWidget(parent), m_lines(column({}, Theme::unit, Theme::unit)) {
    setObjectName(QStringLiteral("noticeBar"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setLayout(m_lines);
    hide();
}

void NoticeBar::add(const QObject& source, const Phrase& words, const Remedy& remedy) {
    drop([&](const Notice& each) { return each.source == &source && each.words == words; });
    QWidget* line = makeLine(words, remedy);
    Announcer::of(*this).say(spoken(words));
    m_notices.insert(m_notices.begin(), {&source, words, line});
    m_lines->insertWidget(0, line);
    arrange();
}

void NoticeBar::withdraw(const QObject& source) {
    drop([&](const Notice& each) { return each.source == &source; });
    arrange();
}

QWidget* NoticeBar::makeLine(const Phrase& words, const Remedy& remedy) {
    auto* line = named("notice", new Card);
    auto* label = named("noticeWords", new WordLabel([words] { return spoken(words); }));
    label->setWordWrap(true);
    QBoxLayout* items = row({{label, 1}}, 2 * Theme::unit, Theme::unit);
    items->setContentsMargins(2 * Theme::unit, Theme::unit / 2, Theme::unit, Theme::unit / 2);
    if (const auto& [does, act] = remedy; does)
        items->addWidget(makeButton("noticeRemedy", this, act, does, Button::Rank::Link));
    items->addWidget(makeButton(
        "noticeClose", this,
        [this, line] {
            drop([line](const Notice& each) { return each.line == line; });
            arrange();
        },
        [] { return tr("Close"); }, Button::Rank::Link));
    line->setLayout(items);
    return line;
}

// It may be the line whose button was pressed.
void NoticeBar::drop(const std::function<bool(const Notice&)>& isGone) {
    std::erase_if(m_notices, [&](const Notice& each) {
        if (!isGone(each))
            return false;
        each.line->hide();
        each.line->deleteLater();
        return true;
    });
}

void NoticeBar::arrange() {
    for (std::size_t i = 0; i < m_notices.size(); ++i)
        m_notices[i].line->setVisible(i < mostShown);
    setVisible(!m_notices.empty());
}

// Notices -----------------------------------------------------------------------------------------

namespace {

constexpr int sentenceTime = 6'000; // in ms

} // namespace

Notices::Notices(QWidget* parent) {
    setParent(parent);
    setObjectName(QStringLiteral("told"));
    setForegroundRole(QPalette::Link);
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setContentsMargins(2 * Theme::unit, 0, 2 * Theme::unit, 0);
    atEveryTypeSize(this, [this] {
        setFont(sized(QApplication::font(), Type::Text, Weight::Strong));
        setMinimumHeight(fontMetrics().height() + 3);
    });
    m_until.setSingleShot(true);
    connect(&m_until, &QTimer::timeout, this, &QLabel::clear);
}

void Notices::tell(const QString& sentence) {
    setText(sentence);
    m_until.start(sentenceTime);
    Announcer::of(*this).say(sentence);
}

void Notices::tellOfGame(const QString& sentence) {
    if (!sentence.isEmpty())
        tell(sentence);
    else if (text() == m_ofGame)
        clear();
    m_ofGame = sentence;
}

} // namespace bouton
