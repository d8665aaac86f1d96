#include "ui/start/lessons_card.h"

#include <QBoxLayout>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/theme/paint.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

// Heaps of 1, 4 and 7 in binary: a disc for each one. Of the middle column one is left over.
class Sum : public QWidget {
public:
    Sum() { setAttribute(Qt::WA_TransparentForMouseEvents); }

protected:
    void paintEvent(QPaintEvent*) override {
        constexpr std::array heaps{1, 4, 7};
        constexpr int bits = 3, sum = 1 ^ 4 ^ 7;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Theme& theme = Theme::of(*this);
        const QColor pale = mixed(theme.surface, theme.accent, theme.isDark ? 0.42 : 0.36);
        const double line = (height() - 10) / 4.0, disc = line * 0.28;
        const double pitch = std::min(width() / double(bits), line * 1.25);
        painter.translate((width() - bits * pitch) / 2, 0);
        const auto row = [&](int number, double middle) {
            for (int bit = 0; bit < bits; ++bit) {
                const bool one = number >> bit & 1;
                painter.setPen(QPen(one ? theme.accent : pale, 2));
                painter.setBrush(one ? QBrush(theme.accent) : QBrush(Qt::NoBrush));
                painter.drawEllipse(QPointF((bits - bit - 0.5) * pitch, middle), disc, disc);
            }
        };
        onlyFill(painter, faded(theme.accent, 0.16));
        for (int bit = 0; bit < bits; ++bit)
            if (sum >> bit & 1)
                painter.drawRoundedRect(
                    QRectF((bits - bit - 1) * pitch + 4, 0, pitch - 8, height()), 8, 8);
        for (std::size_t i = 0; i < heaps.size(); ++i)
            row(heaps[i], (static_cast<double>(i) + 0.5) * line);
        painter.setPen(QPen(pale, 2));
        painter.drawLine(QPointF(4, 3 * line + 4), QPointF(bits * pitch - 4, 3 * line + 4));
        row(sum, 3.5 * line + 8);
    }
};

} // namespace

LessonsCard::LessonsCard(QWidget* parent) : LessonsCard(new Sum, parent) {}

LessonsCard::LessonsCard(QWidget* picture, QWidget* parent)
    : LinkCard([] { return tr("Lessons"); },
               [] {
                   return tr("From won and lost to alpha-beta, step by step, up to rules of your "
                             "own.");
               },
               nullptr, Way::Across, Rank::TintedCard, parent),
      m_picture(picture),
      m_done(named("lessonsState", sideNote())),
      m_next(named("nextLesson", typed(new WordLabel, Type::Text, Weight::Strong))),
      m_goOn(makeButton(
          "goOnLessonsButton", this, &LessonsCard::goOnWanted,
          [this] { return m_begun ? tr("Go on") : tr("Begin"); }, Rank::Words)) {
    setObjectName(QStringLiteral("lessonsCard"));
    auto* all = static_cast<QBoxLayout*>(layout());
    all->setDirection(QBoxLayout::TopToBottom);
    all->insertWidget(0, picture);
    picture->hide();
    m_next->setForegroundRole(QPalette::Link);
    m_next->setWordWrap(true);
    add(m_done);
    words()->insertSpacing(words()->count() - 1, Theme::unit);
    add(m_next);
    words()->insertWidget(words()->count() - 1, m_goOn, 0, Qt::AlignLeft);
}

void LessonsCard::tell(Wording done, Wording next, bool begun) {
    m_done->setWords(std::move(done));
    m_next->setWords(std::move(next));
    m_begun = begun;
    m_goOn->setText(begun ? tr("Go on") : tr("Begin"));
}

void LessonsCard::setRoomForPicture(int pixels) {
    constexpr int least = 7 * Theme::unit, most = 17 * Theme::unit;
    m_picture->setFixedHeight(std::clamp(pixels, least, most));
    m_picture->setVisible(pixels >= least);
}

} // namespace bouton
