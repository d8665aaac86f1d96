// SPDX-License-Identifier: MIT
#include <QComboBox>

#include "pictures/photographer.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/type_size.h"

namespace bouton::testing {

namespace {

class LaboratoryTypeSize : public TypeSize {
protected:
    LaboratoryTypeSize() { window->pages().openLaboratory(); }
    // Once it has run by itself.
    Experiment& choose(Experiment& experiment) {
        window->pages().laboratory()->choose(experiment.objectName());
        layOut();
        EXPECT_TRUE(QTest::qWaitFor([&] { return !experiment.running(); }, 30'000));
        return experiment;
    }
};

} // namespace

TEST_F(LaboratoryTypeSize, LeavesEveryExperimentAndItsFormWhole) {
    for (Experiment* each : window->pages().laboratory()->all()) {
        choose(*each);
        expectWhole("laboratory-" + each->objectName().toStdString(),
                    *window->pages().laboratory());
        auto* unfold = each->findChild<QAbstractButton*>(QStringLiteral("unfoldButton"));
        expectWhole("form-" + each->objectName().toStdString(), *window->pages().laboratory(),
                    [unfold] {
                        if (unfold->isVisible() && !unfold->isChecked())
                            unfold->click();
                    });
    }
}

TEST_F(LaboratoryTypeSize, LeavesTheFormOfATournamentWholeInEveryGame) {
    LaboratoryPage& page = *window->pages().laboratory();
    page.choose(QStringLiteral("tournament"));
    layOut();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !page.current()->running(); }, 30'000));
    auto* game = page.current()->findChild<QComboBox*>(QStringLiteral("game"));
    auto* unfold = page.current()->findChild<QAbstractButton*>(QStringLiteral("unfoldButton"));
    for (int i = 0; i < game->count(); ++i) {
        game->setCurrentIndex(i);
        expectWhole("tournament-" + std::to_string(i), page, [unfold] {
            if (unfold->isVisible() && !unfold->isChecked())
                unfold->click();
        });
    }
}

} // namespace bouton::testing
