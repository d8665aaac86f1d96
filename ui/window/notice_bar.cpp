#include "ui/window/notice_bar.h"

#include <QBoxLayout>

#include <algorithm>

#include "ui/controls/announcer.h"
#include "ui/controls/card.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"

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
    if (remedy.words)
        items->addWidget(makeButton(
            "noticeRemedy", this, [act = remedy.act] { act(); }, remedy.words, Button::Rank::Link));
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

} // namespace bouton
