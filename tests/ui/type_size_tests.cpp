#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>

#include "ui/start_page.h"
#include "ui/support.h"
#include "ui/theme/painted_text.h"

// Nothing is cut off or lies upon something else, however large the letters and small the window.

namespace bouton::testing {

namespace {

struct Room {
    QSize window;
    int percent;
};

class TypeSize : public Window, public ::testing::WithParamInterface<Room> {
protected:
    TypeSize() {
        window->preferences().setTypeSize(GetParam().percent);
        window->resize(GetParam().window);
        layOut();
    }
    ~TypeSize() override { window->preferences().setTypeSize(100); }

    static void layOut() {
        for (int i = 0; i < 6; ++i) // a layout within a layout
            QCoreApplication::processEvents();
    }
    // Every word of the page has room, scrolled into view or not, and painted words are whole.
    void expectWhole(const QWidget& page) {
        layOut();
        ElisionWatch watch;
        const QPixmap picture = window->grab();
        EXPECT_EQ(picture.isNull(), false);
        for (const QString& text : watch.elided())
            ADD_FAILURE() << "cut when painted: " << text.toStdString();
        std::vector<std::pair<const QWidget*, QRect>> words;
        for (const QWidget* widget : page.findChildren<QWidget*>()) {
            if (!widget->isVisible() || !hasWords(*widget))
                continue;
            const QSize wanted = wantedBy(*widget);
            EXPECT_TRUE(widget->width() >= wanted.width() && widget->height() >= wanted.height())
                << nameOf(*widget) << ": " << widget->width() << 'x' << widget->height() << " of "
                << wanted.width() << 'x' << wanted.height();
            const QRect place(widget->mapTo(&page, QPoint()), widget->size());
            EXPECT_TRUE(reachable(*widget, page))
                << nameOf(*widget) << " sticks out of what it lies in";
            for (const auto& [other, there] : words)
                if (!other->isAncestorOf(widget) && !widget->isAncestorOf(other)
                    && other->parentWidget() == widget->parentWidget()) {
                    EXPECT_FALSE(place.intersects(there))
                        << nameOf(*widget) << " lies on " << nameOf(*other);
                }
            words.emplace_back(widget, place);
        }
    }

private:
    static QString textOf(const QWidget& widget) {
        if (const auto* label = qobject_cast<const QLabel*>(&widget))
            return label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            return button->text();
        if (const auto* box = qobject_cast<const QComboBox*>(&widget))
            return box->currentText();
        return {};
    }
    static bool hasWords(const QWidget& widget) { return !textOf(widget).isEmpty(); }
    static std::string nameOf(const QWidget& widget) {
        return std::string(widget.metaObject()->className()) + ' '
               + widget.objectName().toStdString() + " \"" + textOf(widget).toStdString() + '"';
    }
    // What a widget needs for its words. A list may show less of a long line: its tool tip has all.
    static QSize wantedBy(const QWidget& widget) {
        const auto* label = qobject_cast<const QLabel*>(&widget);
        if (label && label->wordWrap())
            return {longestWord(*label), label->heightForWidth(label->width())};
        if (label && !label->text().isEmpty() && label->textFormat() != Qt::RichText)
            return label->minimumSizeHint();
        if (qobject_cast<const QComboBox*>(&widget))
            return {0, widget.fontMetrics().height()};
        return qobject_cast<const QPushButton*>(&widget) || qobject_cast<const QCheckBox*>(&widget)
                       || qobject_cast<const QRadioButton*>(&widget)
                   ? widget.sizeHint()
                   : QSize(0, 0);
    }
    static int longestWord(const QLabel& label) {
        int longest = 0;
        for (const QString& word : label.text().split(u' '))
            longest = std::max(longest, label.fontMetrics().horizontalAdvance(word));
        return std::min(longest, label.contentsRect().width() + 1000);
    }
    // It lies within its parents; one that scrolls brings it into view.
    static bool reachable(const QWidget& widget, const QWidget& page) {
        QRect place = widget.rect();
        for (const QWidget* each = &widget; each != &page && each->parentWidget();
             each = each->parentWidget()) {
            place.translate(each->pos());
            const QWidget* parent = each->parentWidget();
            const auto* area = qobject_cast<const QScrollArea*>(parent->parentWidget());
            if (area && parent == area->viewport())
                return place.left() >= 0 && place.right() <= parent->width()
                       && (area->verticalScrollBar()->maximum() > 0
                           || place.bottom() <= parent->height());
            if (!parent->rect().adjusted(-1, -1, 1, 1).contains(place))
                return false;
        }
        return true;
    }
};

} // namespace

TEST_P(TypeSize, LeavesTheStartPageWhole) {
    expectWhole(*window->startPage());
    openGame("tic-tac-toe");
    page().start();
    ASSERT_TRUE(rested());
    session().click(page().board()->marks().next.at(0));
    window->showStartPage();
    expectWhole(*window->startPage());
}

TEST_P(TypeSize, LeavesThePreferencesWhole) {
    window->openPreferences();
    expectWhole(*window->centralWidget());
}

TEST_P(TypeSize, LeavesTheArchiveWhole) {
    window->openArchive();
    expectWhole(*window->centralWidget());
}

INSTANTIATE_TEST_SUITE_P(Rooms, TypeSize,
                         ::testing::Values(Room{{800, 600}, 100}, Room{{800, 600}, 175},
                                           Room{{1280, 800}, 125}, Room{{1280, 800}, 175},
                                           Room{{1920, 1080}, 150}),
                         [](const auto& info) {
                             return "At" + std::to_string(info.param.percent) + "PercentIn"
                                    + std::to_string(info.param.window.width());
                         });

} // namespace bouton::testing
