// SPDX-License-Identifier: MIT
#include "ui/type_size.h"

#include <QTest>

#include <cstdlib>

#include "ui/preferences/appearance.h"
#include "ui/wide_language.h"
#include "ui/window/notice_bar.h"

namespace bouton::testing {

namespace {

struct Room {
    QSize window;
    int percent;
};

constexpr QSize smallest{800, 600}, usual{1280, 800};
// A screen of two pixels a point lays out alike but for the letters, which are sized more finely:
// the narrowest room is enough there.
constexpr Room rooms[] = {{smallest, 100}, {usual, 100},    {usual, 150},
                          {smallest, 150}, {smallest, 175}, {usual, 175}};

// Whether a wider language is to be looked at (docs/translating.md); the narrowest and the widest
// letters tell then.
bool isWide() { return qEnvironmentVariableIsSet("BOUTON_I18N"); }

bool isFine() { return qEnvironmentVariable("QT_SCALE_FACTOR") == QLatin1String("2"); }

} // namespace

UsualType::~UsualType() { applyTypeSize(100); }

void TypeSize::expectWhole(const std::string& name, QWidget& page,
                           const std::function<void()>& before) {
    expectWhole(name, [&]() -> QWidget& {
        if (before)
            before();
        return page;
    });
}

void TypeSize::expectWhole(const std::string& name, const std::function<QWidget&()>& open) {
    const QString folder = qEnvironmentVariable("BOUTON_PICTURES");
    for (const Room& room : rooms) {
        if (isFine() && (room.window != smallest || room.percent != 175))
            continue;
        if (isWide() && room.percent == 150)
            continue;
        const std::string where =
            name + '-' + std::to_string(room.window.width()) + '-' + std::to_string(room.percent);
        SCOPED_TRACE(where);
        window->preferences().typeSize.set(room.percent);
        window->preferences().language.set(isWide() ? wideLanguage : QString());
        window->resize(room.window);
        // The screen without pixels is small where two of them make a point, which the window
        // tells.
        window->findChild<NoticeBar*>()->withdraw(*window);
        layOut();
        QWidget& page = open();
        layOut();
        // A page takes several turns of the event loop to settle, more where the machine is busy.
        QStringList faults;
        (void)QTest::qWaitFor([&] { return (faults = faultsOf(*page.window(), page)).isEmpty(); },
                              5000);
        for (const QString& fault : faults)
            ADD_FAILURE() << fault.toStdString();
        EXPECT_EQ(window->size(), room.window) << "it has grown";
        if (!folder.isEmpty())
            page.window()->grab().save(
                QDir(folder).filePath(QString::fromStdString(where) + QStringLiteral(".png")));
    }
}

} // namespace bouton::testing
