// SPDX-License-Identifier: MIT
#include "ui/laboratory/claim_line.h"

#include <QLocale>

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

} // namespace

QString shownValues(const std::vector<language::Value>& values, bool isTruth) {
    QStringList all;
    for (const language::Value value : values)
        all << (!isTruth     ? typeset(QString::number(value))
                : value != 0 ? ClaimLine::tr("yes")
                             : ClaimLine::tr("no"));
    return all.join(QStringLiteral(", "));
}

ClaimLine::ClaimLine() : ClaimLine(named("claimText", new ClaimField)) {}

ClaimLine::ClaimLine(ClaimField* field)
    : WordTyping(field, named("claimNote", new WarningNote), named("claimWords", new WordList),
                 "help:laboratory#claims"),
      m_field(field) {
    setLayout(column({m_field, m_note}, Theme::unit / 2));
    typed(m_note, Type::Caption);
    worded(m_field, &QWidget::setAccessibleName, [] { return tr("Your claim"); });
    worded(m_field, &QPlainTextEdit::setPlaceholderText,
           [] { return tr("What is true of every position?"); });
    setPause(usualPause);
    connect(m_field, &QPlainTextEdit::textChanged, this, [this] {
        read();
        offerWhatIsTyped();
        emit changed();
    });
    connect(&m_pause, &QTimer::timeout, this, &ClaimLine::tell);
    inEveryLanguage(this, [this] { say(m_told.has_value()); });
}

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
    change([&] { m_field->put(text); });
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
    if (listIsOpen())
        offerWords(true);
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
    m_note->setText(mistake ? spoken(m_told->what) : wordsOfKeys());
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

// After a dot only those of a position; where an operator of two
// words is half there, nothing else can follow.
QList<WordList::Entry> ClaimLine::wordsFor(const QString& begun) const {
    QList<WordList::Entry> entries;
    if (!m_game)
        return entries;
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
        return offers(word) && QLatin1String(word).startsWith(begun, Qt::CaseInsensitive);
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
        if (written.startsWith(begun, Qt::CaseInsensitive))
            add(one.id, written, one.meaning, {}, typed);
    }
    return entries;
}

QRect ClaimLine::placeOfWord() const {
    QRect place = m_field->placeOfBegun();
    if (m_field->rows() == 1)
        place.setBottom(m_field->height());
    return place;
}

// A word is there already, but for the bracket that opens behind it.
bool ClaimLine::isWhole(const QString& written, const QString& begun) const {
    return written.startsWith(begun)
           && std::none_of(written.cbegin() + begun.size(), written.cend(),
                           [](QChar c) { return c.isLetter(); });
}

bool ClaimLine::enter() {
    if (m_claim)
        emit submitted();
    else
        showMistake();
    return true;
}

} // namespace bouton
