#include "ui/game/edit_bar.h"

#include <QBoxLayout>
#include <QLabel>

#include "ui/controls/layouts.h"
#include "ui/controls/listen.h"

namespace bouton {

QString wordsFor(Session::Edit edit) {
    switch (edit) {
    case Session::Edit::Comment: return EditBar::tr("Comment changed");
    case Session::Edit::Promotion: return EditBar::tr("Main line changed");
    case Session::Edit::Removal: return EditBar::tr("Moves deleted");
    }
    return {};
}

EditBar::EditBar(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_words(named("editWords", new QLabel)) {
    auto* undo =
        makeButton("undoEditButton", &session, &Session::undoEdit, [] { return tr("Undo"); });
    undo->setFocusPolicy(
        Qt::NoFocus); // it goes when it is pressed, and the keys stay with the list
    setLayout(row({{m_words, 1}, undo}));
    inEveryLanguage(this, [this] {
        m_words->setText(m_session.edits().last ? tr("%1.").arg(wordsFor(*m_session.edits().last))
                                                : QString());
    });
    hide();
    listen(session, Session::Change::Position, this, &EditBar::follow);
}

void EditBar::follow() {
    const std::size_t edits = m_session.edits().count;
    const std::size_t size = m_session.match() ? m_session.match()->size() : 0;
    if (edits > m_edits)
        m_words->setText(tr("%1.").arg(wordsFor(*m_session.edits().last)));
    if (edits != m_edits || size != m_size)
        setVisible(edits > m_edits);
    m_edits = edits;
    m_size = size;
}

} // namespace bouton
