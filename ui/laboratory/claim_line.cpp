// SPDX-License-Identifier: MIT
#include "ui/laboratory/claim_line.h"

#include <QDesktopServices>
#include <QKeyEvent>
#include <QLocale>
#include <QUrl>

#include <algorithm>

#include "language/operators.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/claim_field.h"

namespace bouton {

namespace {

constexpr std::chrono::milliseconds usualPause{700};

bool same(const std::optional<language::Mistake>& one,
          const std::optional<language::Mistake>& two) {
    return one && two && one->column == two->column && one->length == two->length
           && one->what == two->what;
}

// Places of a claim are counted in bytes.
int lettersIn(const QByteArray& text, int bytes) {
    return static_cast<int>(QString::fromUtf8(text.left(bytes)).size());
}

// Whether a word is there already, but for the bracket that opens behind it.
bool isWhole(const QString& written, const QString& begun) {
    return written.startsWith(begun)
           && std::none_of(written.cbegin() + begun.size(), written.cend(),
                           [](QChar c) { return c.isLetter(); });
}

} // namespace

QString shownValues(const std::vector<language::Value>& values, bool isTruth) {
    QStringList all;
    for (const language::Value value : values)
        all << (!isTruth     ? typeset(QString::number(value))
                : value != 0 ? ClaimLine::tr("yes")
                             : ClaimLine::tr("no"));
    return all.join(QStringLiteral(", "));
}

ClaimLine::ClaimLine()
    : m_field(named("claimText", new ClaimField)),
      m_note(named("claimNote", new WarningNote)),
      m_list(named("claimWords", new WordList)) {
    setLayout(column({m_field, m_note}, Theme::unit / 2));
    setFocusProxy(m_field);
    typed(m_note, Type::Caption);
    worded(m_field, &QWidget::setAccessibleName, [] { return tr("Your claim"); });
    worded(m_field, &QPlainTextEdit::setPlaceholderText,
           [] { return tr("What is true of every position?"); });
    worded(m_list.get(), &QWidget::setAccessibleName, [] { return tr("Words"); });
    setPause(usualPause);
    m_field->installEventFilter(this);
    m_field->viewport()->installEventFilter(this);
    connect(m_field, &QPlainTextEdit::textChanged, this, [this] {
        read();
        if (!m_taking && m_field->hasFocus())
            offerWords(false);
        emit changed();
    });
    connect(&m_pause, &QTimer::timeout, this, &ClaimLine::tell);
    connect(m_list, &WordList::taken, this, &ClaimLine::takeWord);
    connect(m_list, &WordList::chose, this, [this] {
        const WordList::Entry word = m_list->chosen();
        m_field->setAccessibleDescription(word.word + u' ' + word.meaning + u' ' + word.value);
    });
    inEveryLanguage(this, [this] { say(m_told.has_value()); });
}

ClaimLine::~ClaimLine() { delete m_list; }

// The text ------------------------------------------------------------------------------------

void ClaimLine::setPosition(const Ruleset& game, const std::string& position) {
    if (m_game != &game) {
        m_game = &game;
        QStringList words;
        for (const auto* some : {&game.lore.vocabulary().words, &game.lore.vocabulary().fields})
            for (const language::Word& word : *some)
                words << QLatin1String(word.id);
        m_field->setWords(words);
        closeList();
    }
    m_position = position;
    read();
    emit changed();
}

void ClaimLine::offer(const QStringList& words) { m_offered = words; }

void ClaimLine::setReader(Reader reader) {
    m_reader = std::move(reader);
    read();
}

QString ClaimLine::text() const { return m_field->text(); }

void ClaimLine::setText(const QString& text) {
    m_taking = true; // nobody types it
    m_field->put(text);
    m_taking = false;
    closeList();
}

bool ClaimLine::offers(const char* word) const {
    return m_offered.isEmpty() || m_offered.contains(QLatin1String(word));
}

void ClaimLine::read() {
    m_claim.reset();
    m_mistake.reset();
    if (!m_game)
        return;
    const std::string typed = text().toStdString();
    auto made =
        m_reader ? m_reader(typed) : language::readStatement(typed, m_game->lore.vocabulary());
    if (made)
        m_claim = std::move(*made);
    else
        m_mistake = made.error();
    findValues();
    if (same(m_mistake, m_told))
        return;
    m_told.reset();
    say(false);
    if (m_mistake && !text().trimmed().isEmpty())
        m_pause.start();
    else
        m_pause.stop();
}

// What is known of the position stays while only the claim changes: the same words have the same
// values.
void ClaimLine::findValues() {
    m_run.stop(); // what is known already is taken, as what was asked for
    if (m_asked.game != m_game || m_asked.position != m_position)
        m_values = {};
    m_values.terms.clear();
    static_cast<Saying&>(m_values) = {};
    m_values.whole = false;
    m_asked = {m_game, m_position, m_claim};
    m_run.start(m_asked, valuesAt, [this](PositionValues news) {
        if (!news.whole)
            news.fillFrom(m_values);
        m_values = std::move(news);
        tellValues();
    });
    tellValues();
}

void ClaimLine::tellValues() {
    if (m_list && m_list->open())
        offerWords(m_field->begun().isEmpty());
    emit valuesChanged();
}

// What is wrong -------------------------------------------------------------------------------

void ClaimLine::tell() {
    m_pause.stop();
    m_told = m_mistake;
    say(m_told.has_value());
}

// What helps to type stands where a mistake is told.
void ClaimLine::say(bool mistake) {
    m_note->setWarns(mistake);
    m_note->setText(mistake ? spoken(m_told->what)
                            : tr("Tab takes a word of the list, Ctrl+Space lists all, F1 helps."));
    m_field->setAccessibleDescription(m_note->text());
    if (!mistake)
        return m_field->unmark();
    const QByteArray bytes = text().toUtf8();
    const int from = lettersIn(bytes, m_told->column - 1);
    m_field->mark(from, lettersIn(bytes, m_told->column - 1 + m_told->length) - from);
}

void ClaimLine::showMistake() {
    tell();
    if (!m_told)
        return;
    m_field->go(lettersIn(text().toUtf8(), m_told->column - 1 + m_told->length));
    m_field->setFocus();
}

// The words -----------------------------------------------------------------------------------

QString ClaimLine::valueOf(std::size_t word) const {
    const auto& known = values().words;
    if (word >= known.size() || !known[word])
        return {};
    return shownValues({*known[word]},
                       m_game->lore.vocabulary().words[word].kind == language::Kind::Truth);
}

QString ClaimLine::valuesOf(std::size_t field) const {
    const auto& known = values().fields;
    if (field >= known.size())
        return {};
    return shownValues(known[field],
                       m_game->lore.vocabulary().fields[field].kind == language::Kind::Truth);
}

// The words that begin so, or all. After a dot only those of a position; where an operator of two
// words is half there, nothing else can follow.
QList<WordList::Entry> ClaimLine::entriesFor(const QString& begun, bool all) const {
    QList<WordList::Entry> entries;
    const language::Vocabulary& game = m_game->lore.vocabulary();
    const QString before = m_field->beforeBegun();
    const auto add = [&](const char* word, QString written, const char* meaning, QString value,
                         int typed) {
        entries << WordList::Entry{QString::fromUtf8(word), std::move(written), spoken(meaning),
                                   std::move(value), typed};
    };
    const int typed = static_cast<int>(begun.size());
    const QString last = before.trimmed().section(u' ', -1).section(u'(', -1) + u' ';
    for (const language::Operator& one : language::operators())
        if (const QString written = QLatin1String(one.written);
            before.endsWith(u' ') && written.startsWith(last) && written.size() > last.size()
            && written.startsWith(last + begun))
            add(one.id, written.mid(last.size()), one.meaning, {},
                typed + static_cast<int>(last.size()));
    if (!entries.isEmpty())
        return entries;
    const auto fits = [&](const char* word) {
        return offers(word) && (all || QLatin1String(word).startsWith(begun, Qt::CaseInsensitive));
    };
    for (std::size_t i = 0; i < game.words.size(); ++i)
        if (fits(game.words[i].id))
            add(game.words[i].id, QLatin1String(game.words[i].id), game.words[i].meaning,
                valueOf(i), typed);
    if (before.endsWith(u'.'))
        return entries;
    for (std::size_t i = 0; i < game.fields.size(); ++i)
        if (fits(game.fields[i].id))
            add(game.fields[i].id, QLatin1String(game.fields[i].id), game.fields[i].meaning,
                valuesOf(i), typed);
    for (const language::Operator& one : language::operators()) {
        const QString written = QLatin1String(one.written);
        if (one.ofParts && game.fields.empty())
            continue;
        if (all || written.startsWith(begun, Qt::CaseInsensitive))
            add(one.id, written, one.meaning, {}, typed);
    }
    return entries;
}

void ClaimLine::offerWords(bool all) {
    const QString begun = m_field->begun();
    QList<WordList::Entry> entries;
    if (m_game && (all || !begun.isEmpty()))
        entries = entriesFor(begun, all);
    if (entries.size() == 1 && entries.front().written == begun)
        entries.clear(); // it stands there
    if (entries.isEmpty())
        closeList();
    QRect place = m_field->placeOfBegun();
    if (m_field->rows() == 1)
        place.setBottom(m_field->height());
    m_list->offer(entries, *m_field, place);
}

bool ClaimLine::closeList() {
    if (!m_list || !m_list->open())
        return false;
    m_list->hide();
    m_field->setAccessibleDescription(m_note->text());
    return true;
}

void ClaimLine::takeWord() {
    const WordList::Entry word = m_list->chosen();
    closeList();
    m_taking = true;
    m_field->finish(word.written);
    m_taking = false;
}

void ClaimLine::submit() {
    if (m_claim)
        emit submitted();
    else
        showMistake();
}

// The keys ------------------------------------------------------------------------------------

bool ClaimLine::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::KeyPress: {
        const auto* key = static_cast<QKeyEvent*>(event);
        return press(key->key(), key->modifiers());
    }
    case QEvent::ShortcutOverride: { // Escape closes the list, and nothing else with it
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_F1 || (key == Qt::Key_Escape && m_list && m_list->open()))
            event->accept();
        break;
    }
    case QEvent::FocusOut:
    case QEvent::MouseButtonPress:
    case QEvent::Hide:
    case QEvent::Resize: closeList(); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

bool ClaimLine::press(int key, Qt::KeyboardModifiers modifiers) {
    const bool open = m_list && m_list->open();
    switch (key) {
    case Qt::Key_F1: // in a lesson, too
        QDesktopServices::openUrl(QUrl(QStringLiteral("help:laboratory#claims")));
        return true;
    case Qt::Key_Tab:
        if (open)
            takeWord();
        return open;
    case Qt::Key_Enter:
    case Qt::Key_Return:
        if (open && !isWhole(m_list->chosen().written, m_field->begun()))
            takeWord();
        else {
            closeList();
            submit();
        }
        return true;
    case Qt::Key_Escape: return closeList();
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (open)
            m_list->move(key == Qt::Key_Up ? -1 : 1);
        return open;
    case Qt::Key_Space:
        if (!modifiers.testFlag(Qt::ControlModifier))
            break;
        offerWords(m_field->begun().isEmpty());
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End: closeList(); break;
    default: break;
    }
    return false;
}

} // namespace bouton
