#include "lessons/lesson_fields.h"

#include <array>
#include <charconv>

#include "core/named.h"
#include "games/catalogue.h"
#include "games/record.h"
#include "lab/own_claim.h"
#include "lessons/lines.h"
#include "lessons/progress.h"

namespace bouton {

namespace {

using Times = LessonKey::Times;

template <class T> struct NamedValue {
    std::string_view id;
    T value;
};
constexpr auto asksByName =
    std::to_array<NamedValue<LessonAsks>>({{"outcome", LessonAsks::Outcome},
                                           {"move", LessonAsks::Move},
                                           {"keep-winning", LessonAsks::KeepWinning},
                                           {"nimber", LessonAsks::Nimber},
                                           {"nim-sum", LessonAsks::NimSum},
                                           {"make-zero", LessonAsks::MakeZero},
                                           {"counterexample", LessonAsks::Counterexample},
                                           {"cut", LessonAsks::Cut},
                                           {"claim", LessonAsks::Claim}});
constexpr auto showsByName =
    std::to_array<NamedValue<LessonShows>>({{"nothing", LessonShows::Nothing},
                                            {"options", LessonShows::Options},
                                            {"parts", LessonShows::Parts},
                                            {"binary", LessonShows::Binary},
                                            {"twin", LessonShows::Twin},
                                            // Of old files. It never showed anything.
                                            {"tree", LessonShows::Nothing}});
constexpr auto outcomesByName = std::to_array<NamedValue<std::optional<Outcome>>>(
    {{"won", Outcome::Win}, {"drawn", Outcome::Draw}, {"lost", Outcome::Loss}});
constexpr auto truthsByName = std::to_array<NamedValue<bool>>({{"yes", true}, {"no", false}});

// Makes a step of the fields, and keeps the first damage.
class StepMaker {
public:
    explicit StepMaker(const LessonFields& fields) : m_fields(fields) {}

    std::expected<LessonStep, LessonDamage> make() {
        m_step.id = m_fields.one("step");
        if (!isLessonId(m_step.id))
            damage("step", {QT_TRANSLATE_NOOP("Phrase", "An id is made of small letters, digits "
                                                        "and \"-\", and has 40 at most.")});
        need("asks");
        need("question");
        named("asks", asksByName, m_step.asks);
        named("shows", showsByName, m_step.shows);
        named("outcome", outcomesByName, m_step.start.outcome);
        named("soonest", truthsByName, m_step.soonest);
        number("parts", 20, m_step.start.parts);
        number("moves", 100, m_step.moves);
        number("plies", 12, m_step.plies);
        number("least", 1'000'000, m_step.frame.least);
        game();
        example();
        claims();
        words();
        if (m_damage)
            return std::unexpected(*m_damage);
        return m_step;
    }

private:
    void damage(std::string_view key, Phrase why) {
        if (!m_damage)
            m_damage = LessonDamage{std::move(why), m_fields.lineOf(key), m_step.id};
    }
    void need(std::string_view key) {
        if (!m_fields.has(key))
            damage("step", {QT_TRANSLATE_NOOP("Phrase", "The step needs a line \"%1: ...\"."),
                            {std::string(key)}});
    }

    template <class T, std::size_t n>
    void named(std::string_view key, const std::array<NamedValue<T>, n>& names, T& value) {
        const std::string text = m_fields.one(key);
        if (text.empty())
            return;
        const auto found = findNamed(names, text, &NamedValue<T>::id,
                                     {QT_TRANSLATE_NOOP("Phrase", "\"%1\" is none of these: %2.")});
        if (found)
            value = (*found)->value;
        else
            damage(key, found.error());
    }

    void number(std::string_view key, int most, int& value) {
        const std::string text = m_fields.one(key);
        if (text.empty())
            return;
        const char* const end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, value);
        if (read.ec != std::errc() || read.ptr != end || value < 0 || value > most)
            damage(key, {QT_TRANSLATE_NOOP("Phrase", "\"%1\" is no whole number from 0 to %2."),
                         {excerpt(text), std::to_string(most)}});
    }

    void game() {
        need("game");
        m_step.game = m_fields.one("game");
        const Or<const Ruleset*> found = gameNamed(m_step.game);
        if (!found)
            return damage("game", found.error());
        m_game = *found;
        const auto positions = m_fields.all.find("position");
        if (positions != m_fields.all.end())
            for (const LessonFields::Field& field : positions->second)
                m_step.start.positions.push_back(field.text);
        if (m_fields.has("position") == m_fields.has("random"))
            return damage("random",
                          {QT_TRANSLATE_NOOP("Phrase", "The step needs lines \"position: ...\" or "
                                                       "one line \"random: ...\".")});
        if (m_fields.has("random"))
            random();
    }

    void random() {
        const std::string text = m_fields.one("random");
        const auto spec = readSpec(m_game->name.id + (text == "usual" ? "" : ':' + text));
        const Or<Settings> settings =
            spec ? readSettings(m_game->settings, *spec) : refuse(spec.error());
        if (!settings)
            return damage("random", settings.error());
        m_step.start.settings = *settings;
    }

    void example() {
        m_step.example = m_fields.one("example");
        if (m_step.example.empty())
            return;
        if (const auto record = readRecord(m_step.example); !record)
            damage("example", record.error());
    }

    void claims() {
        m_step.claim = m_fields.one("claim");
        if (m_step.asks == LessonAsks::Counterexample)
            need("claim");
        ClaimFrame& frame = m_step.frame;
        frame.before = m_fields.one("begins");
        frame.after = m_fields.one("ends");
        const std::string words = m_fields.one("words");
        for (const std::string_view word : wordsOf(words))
            frame.words.emplace_back(word);
        if (m_step.asks == LessonAsks::Claim) {
            need("begins");
            need("words");
        }
        const std::string text = m_fields.one("class");
        if (text.empty() || m_damage)
            return;
        if (!m_game->lore.vocabulary)
            return damage("class",
                          {QT_TRANSLATE_NOOP("Phrase", "%1 has no words for claims of one's own."),
                           {m_game->name.title}});
        const Or<Spec> spec = readSpec(text);
        if (!spec)
            return damage("class", spec.error());
        const auto positions = claimClassOf(*m_game, spec->id);
        if (!positions)
            return damage("class", positions.error());
        const Or<Settings> settings = readSettings((*positions)->settings, *spec);
        if (!settings)
            return damage("class", settings.error());
        frame.positions = spec->id;
        frame.settings = *settings;
    }

    void words() {
        LessonWords& words = m_step.words;
        words.says = plainText(m_fields.joined("says"));
        words.seen = plainText(m_fields.joined("seen"));
        words.question = plainText(m_fields.joined("question"));
        words.after = plainText(m_fields.joined("after"));
    }

    const LessonFields& m_fields;
    const Ruleset* m_game = nullptr;
    LessonStep m_step;
    std::optional<LessonDamage> m_damage;
};

} // namespace

const std::vector<LessonKey> keysOfLesson{{"id"}, {"title"}};
const std::vector<LessonKey> keysOfStep{{"step"},
                                        {"game"},
                                        {"asks"},
                                        {"position", Times::Often},
                                        {"random"},
                                        {"outcome"},
                                        {"parts"},
                                        {"shows"},
                                        {"example"},
                                        {"soonest"},
                                        {"moves"},
                                        {"plies"},
                                        {"claim"},
                                        {"class"},
                                        {"begins"},
                                        {"ends"},
                                        {"words"},
                                        {"least"},
                                        {"says", Times::Often},
                                        {"seen", Times::Often},
                                        {"question", Times::Often},
                                        {"after", Times::Often}};

std::string LessonFields::one(std::string_view key) const {
    const auto at = all.find(key);
    return at == all.end() ? std::string() : at->second.front().text;
}

std::string LessonFields::joined(std::string_view key) const {
    std::string text;
    if (const auto at = all.find(key); at != all.end())
        for (const Field& field : at->second)
            text += (text.empty() ? "" : " ") + field.text;
    return text;
}

int LessonFields::lineOf(std::string_view key) const {
    const auto at = all.find(key);
    return at == all.end() ? line : at->second.front().line;
}

LessonFile::Lines LessonFields::lines() const {
    LessonFile::Lines lines;
    for (const auto& [key, fields] : all)
        for (const Field& field : fields)
            lines[key].push_back(field.line);
    return lines;
}

std::expected<LessonStep, LessonDamage> stepFrom(const LessonFields& fields) {
    return StepMaker(fields).make();
}

Phrase plainText(const std::string& text) {
    if (text.empty())
        return {};
    return {"%1", {text}};
}

} // namespace bouton
