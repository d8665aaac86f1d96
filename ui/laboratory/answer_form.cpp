#include "ui/laboratory/answer_form.h"

#include <QBoxLayout>
#include <QLineEdit>

#include "classroom/answer_file.h"
#include "session/file_name.h"
#include "ui/controls/file_dialog.h"
#include "ui/controls/layouts.h"

namespace bouton {

AnswerForm::AnswerForm()
    : m_name(named("answerName", new QLineEdit)),
      m_save(makeButton("saveAnswersButton", this, &AnswerForm::askWhereToSave,
                        [] { return tr("Save my answers…"); })) {
    m_name->setMaxLength(static_cast<int>(mostNameLetters));
    worded(m_name, &QWidget::setAccessibleName, [] { return tr("Your name, for your answers"); });
    worded(m_name, &QLineEdit::setPlaceholderText, [] { return tr("Your name"); });
    setLayout(column({m_name, m_save}));
    connect(m_name, &QLineEdit::textChanged, this, &AnswerForm::refresh);
    inEveryLanguage(this, [this] { refresh(); });
}

void AnswerForm::setOffered(bool offered) {
    m_offered = offered;
    refresh();
}

QString AnswerForm::name() const { return m_name->text().simplified(); }

void AnswerForm::refresh() {
    m_save->setEnabled(m_offered && !name().isEmpty());
    m_save->setToolTip(m_offered && name().isEmpty() ? tr("Write your name first") : QString());
}

void AnswerForm::askWhereToSave() {
    // A class's files come into one folder, so they bear the names of those who answered.
    connect(askForFile(this, tr("Save my answers"), tr("Answers (*.json)"),
                       asFileName(name()) + QStringLiteral(".json")),
            &QFileDialog::fileSelected, this,
            [this](const QString& path) { emit saveWanted(name(), path); });
}

} // namespace bouton
