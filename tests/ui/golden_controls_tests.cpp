// SPDX-License-Identifier: MIT
#include <QActionGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QProgressBar>
#include <QRadioButton>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTableWidget>
#include <QToolButton>

#include <memory>
#include <span>
#include <tuple>

#include "ui/controls/button.h"
#include "ui/controls/card.h"
#include "ui/controls/radio_card.h"
#include "ui/controls/switches.h"
#include "ui/golden_window.h"
#include "ui/preferences/appearance.h"

// Each control in each of its states, side by side.

namespace bouton::testing {

namespace {

QString aWord() { return QStringLiteral("Word"); }

template <class T> T* said() {
    auto* control = new T;
    control->setText(aWord());
    return control;
}

template <class T> T* lying() { return new T(Qt::Horizontal); }

QPainterPath aSquare() {
    QPainterPath path;
    path.addRect(-0.5, -0.5, 1, 1);
    return path;
}

QWidget* listOf() {
    auto* list = new QListWidget;
    list->addItems({aWord(), aWord(), aWord()});
    list->item(1)->setData(Qt::UserRole, true); // something runs there
    list->setCurrentRow(1);
    return list;
}

QWidget* tableOf() {
    auto* table = new QTableWidget(2, 2);
    table->setHorizontalHeaderLabels({aWord(), aWord()});
    table->setSortingEnabled(true);
    table->sortByColumn(1, Qt::AscendingOrder);
    for (int row = 0; row < 2; ++row)
        for (int column = 0; column < 2; ++column)
            table->setItem(row, column, new QTableWidgetItem(aWord()));
    table->selectRow(0);
    return table;
}

QWidget* menuOf() {
    auto* menu = new QMenu;
    menu->addAction(aWord())->setShortcut(Qt::CTRL | Qt::Key_W);
    menu->addSeparator();
    for (const bool exclusive : {false, true}) {
        auto* group = new QActionGroup(menu);
        group->setExclusive(exclusive);
        auto* checked = menu->addAction(aWord());
        checked->setCheckable(true);
        checked->setActionGroup(group);
        checked->setChecked(true);
    }
    menu->addAction(aWord())->setEnabled(false);
    menu->addMenu(aWord());
    menu->setActiveAction(menu->actions()[2]);
    return menu;
}

QWidget* menuBarOf() {
    auto* bar = new QMenuBar;
    bar->addAction(aWord());
    bar->addAction(aWord())->setEnabled(false);
    bar->setActiveAction(bar->actions()[0]);
    return bar;
}

QWidget* tabsOf() {
    auto* tabs = new QTabBar;
    tabs->addTab(aWord());
    tabs->addTab(aWord());
    return tabs;
}

QWidget* progressOf() {
    auto* bar = new QProgressBar;
    bar->setValue(40);
    return bar;
}

QWidget* comboOf() {
    auto* box = new QComboBox;
    box->addItem(aWord());
    return box;
}

QWidget* numberOf() {
    auto* box = new QSpinBox;
    box->setRange(0, 9); // the arrow down is off
    return box;
}

QWidget* boxOf() { return new QGroupBox(aWord()); }

QWidget* switchOf() { return new SegmentedSwitch({aWord, aWord}); }

using Make = QWidget* (*)();
constexpr Make ranks[] = {
    [] -> QWidget* { return new Button(aWord(), Button::Rank::Plain); },
    [] -> QWidget* { return new Button(aWord(), Button::Rank::Primary); },
    [] -> QWidget* { return new Button(aWord(), Button::Rank::Link); },
    [] -> QWidget* { return new Button(aWord(), Button::Rank::Words); },
    [] -> QWidget* { return new Button(aWord(), Button::Rank::Piece); },
    [] -> QWidget* { return new Button({}, Button::Rank::Card); },
    [] -> QWidget* { return new Button({}, Button::Rank::TintedCard); },
    [] -> QWidget* { return new GlyphButton(aSquare()); },
};
constexpr Make choices[] = {
    [] -> QWidget* { return said<QCheckBox>(); },
    [] -> QWidget* { return said<QRadioButton>(); },
    [] -> QWidget* { return said<ToggleSwitch>(); },
    [] -> QWidget* { return new RadioCard(aWord, aWord); },
};
constexpr Make fields[] = {
    comboOf,
    numberOf,
    [] -> QWidget* { return new QLineEdit(aWord()); },
    [] -> QWidget* { return lying<QSlider>(); },
    [] -> QWidget* { return lying<QScrollBar>(); },
};
constexpr Make otherControls[] = {
    listOf,
    tableOf,
    menuOf,
    menuBarOf,
    tabsOf,
    progressOf,
    boxOf,
    switchOf,
    [] -> QWidget* { return said<QToolButton>(); },
    [] -> QWidget* { return new Card; },
};

class GoldenControls : public Golden<::testing::Test> {
protected:
    ~GoldenControls() override { apply(Appearance::System); }

    // A row for each control, with a picture of each of its states.
    static QImage sheetOf(std::span<const Make> all) {
        constexpr int wide = 112, high = 48, states = 9;
        QImage sheet(states * wide, static_cast<int>(all.size()) * high, QImage::Format_RGB32);
        sheet.fill(Qt::gray);
        QPainter painter(&sheet);
        for (std::size_t row = 0; row < all.size(); ++row) {
            QWidget page;
            page.resize(wide, high);
            QWidget* control = all[row]();
            control->setParent(&page);
            control->setGeometry(8, 8, wide - 16, high - 16);
            auto* other = new QLineEdit(&page);
            other->setGeometry(0, -40, 20, 20);
            page.show();
            page.activateWindow();
            EXPECT_TRUE(QTest::qWaitForWindowActive(&page));
            for (int state = 0; state < states; ++state) {
                put(*control, *other, state);
                painter.drawPixmap(state * wide, static_cast<int>(row) * high, page.grab());
            }
        }
        return sheet;
    }
    // Plain, under the mouse, with the keys, both, held, off; then the first three and chosen.
    static void put(QWidget& control, QWidget& other, int state) {
        auto* button = qobject_cast<QAbstractButton*>(&control);
        const bool chosen = state >= 6;
        if (button && (chosen || button->isCheckable())) {
            button->setCheckable(true);
            button->setAutoExclusive(false);
            button->setChecked(chosen);
        }
        const int plain = chosen ? state - 6 : state;
        control.setEnabled(plain != 5);
        control.setAttribute(Qt::WA_UnderMouse, plain == 1 || plain == 3);
        (plain == 2 || plain == 3 ? control : other).setFocus(Qt::TabFocusReason);
        if (button)
            button->setDown(plain == 4);
        if (auto* slider = qobject_cast<QAbstractSlider*>(&control))
            slider->setSliderDown(plain == 4);
    }
    template <std::size_t N> void expectSheet(const char* name, const Make (&all)[N]) {
        for (const auto& [appearance, eyes, aWord] :
             {std::tuple(Appearance::Light, Eyes::Usual, "light"),
              std::tuple(Appearance::Dark, Eyes::Usual, "dark"),
              std::tuple(Appearance::Light, Eyes::HighContrast, "high-contrast")}) {
            apply(appearance, eyes);
            expectGolden(
                QStringLiteral("controls-%1-%2").arg(QLatin1String(name), QLatin1String(aWord)),
                sheetOf(all));
        }
    }
};

} // namespace

TEST_F(GoldenControls, LookAsTheyDid) {
    expectSheet("buttons", ranks);
    expectSheet("choices", choices);
    expectSheet("fields", fields);
}

// What has no states, or parts in several: as large as it likes to be.
TEST_F(GoldenControls, WithPartsLookAsTheyDid) {
    for (const auto& [appearance, name] :
         {std::pair(Appearance::Light, "light"), std::pair(Appearance::Dark, "dark")}) {
        apply(appearance);
        QImage sheet(640, 480, QImage::Format_RGB32);
        sheet.fill(Qt::gray);
        QPainter painter(&sheet);
        QPoint at;
        for (const Make make : otherControls) {
            const std::unique_ptr<QWidget> control(make());
            control->setAttribute(Qt::WA_DontShowOnScreen);
            control->resize(control->sizeHint().boundedTo({210, 110}).expandedTo({100, 24}));
            control->show();
            layOutAll();
            painter.drawPixmap(at, control->grab());
            at.rx() += 214;
            if (at.x() > 430)
                at = {0, at.y() + 114};
        }
        expectGolden(QStringLiteral("controls-others-") + QLatin1String(name), sheet);
    }
}

} // namespace bouton::testing
