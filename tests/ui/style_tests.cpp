// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <QAbstractAnimation>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QHoverEvent>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>
#include <QVariantAnimation>
#include <QWheelEvent>

#include <cmath>
#include <functional>
#include <memory>

#include "ui/controls/button.h"
#include "ui/controls/switches.h"
#include "ui/pixels.h"
#include "ui/preferences/appearance.h"
#include "ui/theme/theme.h"

// The controls are of one family, in both themes.

namespace bouton::testing {

namespace {

using Appearance = Preferences::Appearance;

class Style : public ::testing::Test {
protected:
    Style() : Style(Appearance::Light) {}
    explicit Style(Appearance appearance) { wear(appearance); }
    ~Style() override { apply(Appearance::System); } // and usual eyes

    void wear(Appearance appearance, Eyes eyes = Eyes::Usual) {
        apply(appearance, eyes);
        page = std::make_unique<QWidget>();
        page->resize(300, 120);
    }
    // Shows a control on the page, without the focus.
    template <class T> T* show(T* control) {
        auto* other = new QLineEdit(page.get());
        other->setGeometry(0, 90, 20, 20);
        control->setParent(page.get());
        control->setGeometry(QRect(QPoint(20, 20), control->sizeHint().expandedTo({40, 16})));
        page->show();
        page->activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(page.get()));
        other->setFocus();
        return control;
    }
    const Theme& theme() const { return Theme::of(*page); }
    static double contrast(const QColor& a, const QColor& b) {
        const auto light = [](const QColor& color) {
            const auto part = [](double c) {
                return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
            };
            return 0.2126 * part(color.redF()) + 0.7152 * part(color.greenF())
                   + 0.0722 * part(color.blueF());
        };
        const double one = light(a) + 0.05, two = light(b) + 0.05;
        return std::max(one, two) / std::min(one, two);
    }

    std::unique_ptr<QWidget> page;
};

// How much of what stands in a part of the picture is not its ground.
int inkOfControl(const QImage& image, const QRect& part, const QColor& ground) {
    int ink = 0;
    for (int x = part.left(); x <= part.right(); ++x)
        for (int y = part.top(); y <= part.bottom(); ++y)
            ink += image.pixelColor(x, y) != ground;
    return ink;
}

QComboBox* comboBox() {
    auto* box = new QComboBox;
    box->addItems({QStringLiteral("One"), QStringLiteral("Two")});
    return box;
}

QTabBar* tabBar() {
    auto* tabs = new QTabBar;
    tabs->addTab(QStringLiteral("One"));
    tabs->addTab(QStringLiteral("Two"));
    return tabs;
}

using MakeWidget = std::function<QWidget*()>;
const std::vector<std::pair<const char*, MakeWidget>> controls{
    {"plain button", [] { return new Button(QStringLiteral("Go")); }},
    {"primary button", [] { return new Button(QStringLiteral("Go"), Button::Rank::Primary); }},
    {"link", [] { return new Button(QStringLiteral("Go"), Button::Rank::Link); }},
    {"card", [] { return new Button(QStringLiteral("Go"), Button::Rank::Card); }},
    {"combo box", [] { return comboBox(); }},
    {"spin box", [] { return new QDoubleSpinBox; }},
    {"line edit", [] { return new QLineEdit(QStringLiteral("x")); }},
    {"check box", [] { return new QCheckBox(QStringLiteral("x")); }},
    {"radio button", [] { return new QRadioButton(QStringLiteral("x")); }},
    {"switch",
     [] {
         auto* toggle = new ToggleSwitch;
         toggle->setText(QStringLiteral("x"));
         return toggle;
     }},
    {"slider", [] { return new QSlider(Qt::Horizontal); }},
    {"tabs", [] { return tabBar(); }},
};

} // namespace

TEST_F(Style, TheArrowOfAListStandsOnTheOtherSideOfItsWords) {
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        auto* box = new QComboBox;
        box->setLayoutDirection(direction);
        box->addItem(QString());
        show(box)->resize(120, box->sizeHint().height());
        const QImage image = box->grab().toImage();
        const QRect inner = box->rect().adjusted(4, 4, -4, -4);
        const QRect left(inner.topLeft(), QSize(inner.width() / 2, inner.height()));
        const int ofLeft = inkOfControl(image, left, theme().surface);
        EXPECT_EQ(ofLeft > 0, direction == Qt::RightToLeft);
        EXPECT_EQ(inkOfControl(image, inner, theme().surface) > ofLeft,
                  direction == Qt::LeftToRight);
        wear(Appearance::Light);
    }
}

// Qt passes an event of the wheel that a control has not accepted on to the page around it.
TEST_F(Style, TheWheelIsLeftToThePageAndChangesNoControlUnderTheMouse) {
    QComboBox* list = show(new QComboBox);
    list->addItems({"one", "two", "three"});
    QSpinBox* number = show(new QSpinBox);
    QSlider* slider = show(new QSlider(Qt::Horizontal));
    const auto takesTheWheel = [](QWidget* control) {
        const QPoint at(10, 5);
        QWheelEvent wheel(at, control->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(control, &wheel);
        return wheel.isAccepted();
    };
    list->setCurrentIndex(1);
    number->setValue(50);
    slider->setValue(50);
    number->show();
    slider->show();
    for (QWidget* control : {static_cast<QWidget*>(list), static_cast<QWidget*>(number),
                             static_cast<QWidget*>(slider)}) {
        EXPECT_FALSE(takesTheWheel(control)) << control->metaObject()->className();
        EXPECT_EQ(control->focusPolicy(), Qt::StrongFocus) << "the wheel gives the focus";
    }
    EXPECT_EQ(list->currentIndex(), 1);
    EXPECT_EQ(number->value(), 50);
    EXPECT_EQ(slider->value(), 50);

    // Who works at a number or a slider may use the wheel there. A closed list stays as it is.
    list->setFocus();
    EXPECT_FALSE(takesTheWheel(list));
    EXPECT_EQ(list->currentIndex(), 1);
    number->setFocus();
    EXPECT_TRUE(takesTheWheel(number));
    EXPECT_NE(number->value(), 50);
    slider->setFocus();
    EXPECT_TRUE(takesTheWheel(slider));
    EXPECT_NE(slider->value(), 50);
}

TEST_F(Style, WhatHasTheFocusShowsIt) {
    for (const auto appearance : {Appearance::Light, Appearance::Dark})
        for (const auto& [name, make] : controls) {
            SCOPED_TRACE(name);
            wear(appearance);
            QWidget* control = show(make());
            const QImage before = control->grab().toImage();
            control->setFocus(Qt::TabFocusReason);
            ASSERT_TRUE(control->hasFocus());
            EXPECT_NE(control->grab().toImage(), before);
        }
}

TEST_F(Style, EveryFieldHasRoundCornersOfThePageAroundIt) {
    for (const auto& [name, make] : controls) {
        SCOPED_TRACE(name);
        wear(Appearance::Dark);
        const QWidget* control = show(make());
        const QImage image = page->grab(control->geometry()).toImage();
        const QColor around = theme().window;
        for (const QPoint corner : {image.rect().topLeft(), image.rect().topRight(),
                                    image.rect().bottomLeft(), image.rect().bottomRight()})
            EXPECT_LT(contrast(image.pixelColor(corner), around), 1.1)
                << corner.x() << ' ' << corner.y();
    }
}

TEST_F(Style, HoverFadesInAndOutAndThenNothingRuns) {
    auto* button = show(new Button(QStringLiteral("Go")));
    const QImage still = button->grab().toImage();
    const auto over = [&](QEvent::Type type) {
        button->setAttribute(Qt::WA_UnderMouse, type == QEvent::HoverEnter);
        QHoverEvent event(type, QPointF(5, 5), QPointF(5, 5), QPointF(-1, -1));
        QApplication::sendEvent(button, &event);
    };
    const auto fades = [&] { return button->findChildren<QAbstractAnimation*>().size(); };
    over(QEvent::HoverEnter);
    EXPECT_EQ(fades(), 1);
    EXPECT_EQ(button->grab().toImage(), still) << "it begins where it was";
    ASSERT_TRUE(QTest::qWaitFor([&] { return fades() == 0; }, 30'000));
    EXPECT_NE(button->grab().toImage(), still);
    over(QEvent::HoverLeave);
    EXPECT_EQ(button->findChild<QVariantAnimation*>()->endValue().toDouble(), 0);
    ASSERT_TRUE(QTest::qWaitFor([&] { return fades() == 0; }, 30'000));
    EXPECT_EQ(button->grab().toImage(), still);
    over(QEvent::HoverEnter);
    delete button; // in the middle of it
    QCoreApplication::processEvents();
}

TEST_F(Style, ControlsGrowWithTheirLetters) {
    for (const auto& [name, make] : controls) {
        const std::unique_ptr<QWidget> small(make()), large(make());
        QFont font = small->font();
        font.setPointSizeF(font.pointSizeF() * 1.75);
        large->setFont(font);
        if (std::string_view(name) != "slider" && std::string_view(name) != "card") {
            EXPECT_GT(large->sizeHint().height(), small->sizeHint().height()) << name;
        }
    }
}

TEST_F(Style, AButtonThatIsOffLooksOff) {
    for (const auto rank : {Button::Rank::Plain, Button::Rank::Primary, Button::Rank::Link}) {
        auto* button = show(new Button(QStringLiteral("Go"), rank));
        const QImage on = button->grab().toImage();
        button->setEnabled(false);
        EXPECT_NE(button->grab().toImage(), on);
        EXPECT_EQ(pixelsOf(button->grab().toImage(), theme().accent), 0);
    }
}

TEST_F(Style, WordsOnControlsHaveContrast) {
    for (const Eyes eyes : {Eyes::ColourBlind, Eyes::HighContrast, Eyes::Usual}) {
        Theme::wear(eyes);
        const double least = eyes == Eyes::HighContrast ? 7 : 4.5; // AAA and AA of WCAG 2.1
        for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
            EXPECT_EQ(theme->eyes, eyes);
            EXPECT_GE(contrast(theme->onAccent, theme->accent), least);
            EXPECT_GE(contrast(theme->onAccent, mixed(theme->accent, theme->ink, 0.1)), least);
            EXPECT_GE(contrast(theme->accent, theme->window), least);
            EXPECT_GE(contrast(theme->accent, theme->surface), least);
            EXPECT_GE(contrast(theme->warning, theme->surface), least);
            for (const QColor& ground :
                 {theme->window, theme->surface, mixed(theme->window, theme->ink, 0.045),
                  mixed(theme->surface, theme->accent, theme->isDark ? 0.16 : 0.1)}) {
                EXPECT_GE(contrast(theme->ink, ground), least);
                EXPECT_GE(contrast(theme->faint, ground), least) << ground.name().toStdString();
            }
        }
    }
}

// As it is painted: what is written on a control, and its edge against the page.
TEST_F(Style, ForHighContrastEveryControlHasAnEdgeAndItsWordsStandOut) {
    for (const auto appearance : {Appearance::Light, Appearance::Dark})
        for (const auto& [name, make] : controls) {
            SCOPED_TRACE(name);
            wear(appearance, Eyes::HighContrast);
            const QWidget* control = show(make());
            const QImage image = page->grab(control->geometry()).toImage();
            double edge = 1, words = 1; // the most on the left rim, and anywhere
            const QColor around = theme().window;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const double now = contrast(image.pixelColor(x, y), around);
                    words = std::max(words, now);
                    if (x < 20)
                        edge = std::max(edge, now);
                }
            const bool wordless = std::string_view(name) == "card";
            EXPECT_GE(words, wordless ? 3 : 7);
            if (std::string_view(name) != "link" && std::string_view(name) != "tabs") {
                EXPECT_GE(edge, 3);
            }
        }
}

TEST_F(Style, AnArrowPointsWhereItSays) {
    // Where its tip is, seen from the middle of all that is painted.
    for (const auto& [arrow, tip] : {std::pair(Qt::UpArrow, QPoint(0, -1)),
                                     {Qt::DownArrow, QPoint(0, 1)},
                                     {Qt::LeftArrow, QPoint(-1, 0)},
                                     {Qt::RightArrow, QPoint(1, 0)}}) {
        auto* button = new QToolButton;
        button->setArrowType(arrow);
        show(button);
        const QImage image = button->grab().toImage();
        const auto inked = [&](QPoint at) {
            return contrast(image.pixelColor(at), theme().window) > 2;
        };
        const QRect all = aroundPixels(image, [&](int x, int y) { return inked({x, y}); });
        ASSERT_GT(std::min(all.width(), all.height()), 2) << arrow;
        const QPoint reach(all.width() / 2 * tip.x(), all.height() / 2 * tip.y());
        EXPECT_TRUE(inked(all.center() + reach)) << arrow;
        EXPECT_FALSE(inked(all.center() - reach)) << arrow;
    }
}

TEST_F(Style, AHeaderHasItsArrowAtTheRightEndHalfwayDown) {
    auto* table = new QTableWidget(1, 2);
    QHeaderView* head = table->horizontalHeader();
    head->setSortIndicator(0, Qt::AscendingOrder);
    show(table)->setGeometry(0, 0, 300, 80);
    const auto shown = [&](bool sorted) {
        head->setSortIndicatorShown(sorted);
        return head->viewport()->grab().toImage();
    };
    const QImage plain = shown(false);
    const QRect arrow = difference(plain, shown(true));
    EXPECT_GT(arrow.width(), 4);
    EXPECT_NEAR(arrow.center().x(), head->sectionSize(0) - 11, 2);
    EXPECT_NEAR(arrow.center().y(), head->height() / 2, 2);
}

TEST_F(Style, AMenuShowsWhatIsCheckedAndWhatIsOff) {
    QMenu menu;
    QAction* action = menu.addAction(QStringLiteral("Word"));
    action->setCheckable(true);
    const auto image = [&] {
        menu.ensurePolished();
        menu.resize(menu.sizeHint());
        return menu.grab().toImage();
    };
    const QImage plain = image();
    action->setChecked(true);
    EXPECT_GT(pixelsOf(image(), Theme::light().accent), 0);
    EXPECT_EQ(pixelsOf(plain, Theme::light().accent), 0);
    action->setChecked(false);
    action->setEnabled(false);
    EXPECT_NE(image(), plain);
}

} // namespace bouton::testing
