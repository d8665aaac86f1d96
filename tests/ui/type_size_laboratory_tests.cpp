#include "pictures/photographer.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/type_size.h"

namespace bouton::testing {

namespace {

class LaboratoryTypeSize : public TypeSize {
protected:
    LaboratoryTypeSize() { window->openLaboratory(); }
    // Once it has run by itself.
    Experiment& choose(Experiment& experiment) {
        window->laboratory()->choose(experiment.objectName());
        layOut();
        EXPECT_TRUE(QTest::qWaitFor([&] { return !experiment.running(); }, 30'000));
        return experiment;
    }
};

} // namespace

TEST_F(LaboratoryTypeSize, LeavesEveryExperimentAndItsFormWhole) {
    for (Experiment* each : window->laboratory()->all()) {
        choose(*each);
        expectWhole("laboratory-" + each->objectName().toStdString(), *window->laboratory());
        auto* unfold = each->findChild<QAbstractButton*>(QStringLiteral("unfoldButton"));
        expectWhole("form-" + each->objectName().toStdString(), *window->laboratory(), [unfold] {
            if (unfold->isVisible() && !unfold->isChecked())
                unfold->click();
        });
    }
}

} // namespace bouton::testing
