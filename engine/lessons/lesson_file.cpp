// SPDX-License-Identifier: MIT
#include "lessons/lesson_file.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <span>

#include "core/encoding.h"
#include "core/named.h"
#include "core/text.h"
#include "core/whole_file.h"
#include "games/catalogue.h"
#include "games/own_game/own_game.h"
#include "games/record.h"
#include "lab/own_claim.h"
#include "lessons/finish.h"
#include "lessons/progress.h"
#include "lessons/task.h"
#include "own/game_file.h"

namespace bouton {

namespace {

constexpr int lessonVersion = 1; // the newest

constexpr std::string_view mark = "bouton-lesson";
constexpr std::size_t mostPositions = 50; // of a step
constexpr std::size_t mostOfRules = 1000; // lines, of all games of a lesson

std::unexpected<LessonDamage> damaged(int line, Phrase why, std::string step = {}) {
    return std::unexpected(LessonDamage{std::move(why), line, std::move(step)});
}

// The first line: "bouton-lesson 1".
std::expected<void, LessonDamage> checkFirst(std::string_view line) {
    const auto words = wordsOf(line);
    const auto version = words.size() == 2 && words[0] == mark
                             ? numberIn(words[1], 1, std::numeric_limits<int>::max())
                             : std::nullopt;
    if (!version)
        return damaged(1, {QT_TRANSLATE_NOOP("Phrase", "The first line of a lesson is \"%1\"."),
                           {std::string(mark) + " 1"}});
    if (*version > lessonVersion)
        return damaged(
            1, {QT_TRANSLATE_NOOP("Phrase", "The file was written by a newer version of Bouton.")});
    return {};
}

bool isAnswerKey(std::string_view key) {
    return key == "answer" || key == "answers" || key == "solution";
}

std::size_t wordsIn(const LessonWords& words) {
    std::size_t count = 0;
    for (const Phrase* phrase : {&words.says, &words.seen, &words.question, &words.after})
        count += wordsOf(english(*phrase)).size();
    return count;
}

// The key that is to blame if a step is wrong whatever its position.
std::string_view keyToBlame(LessonStep step) {
    switch (step.asks) {
    case LessonAsks::Cut: return "plies";
    case LessonAsks::Counterexample: return "claim";
    case LessonAsks::Table: return showsValues(step.shows) ? "shows" : "asks";
    case LessonAsks::Claim: step.frame.words.clear(); return checkStep(step) ? "words" : "begins";
    default: return "asks";
    }
}

// The line of a key's text, the first or a later one; where the step begins if it has none.
int lineOfKey(const LessonFile::Lines& lines, std::string_view key, std::size_t at = 0) {
    const auto found = lines.find(key);
    return found == lines.end() ? lines.at("step").front() : found->second[at];
}

// The text of a lesson as a phrase.
Phrase plainText(const std::string& text) {
    if (text.empty())
        return {};
    return {"%1", {text}};
}

// What a file says of one step, or of the lesson before the first: its lines by key.
struct Fields {
    struct Field {
        int line;
        std::string text; // empty: a line of rules
        int column = 1;   // where the text begins, from 1
    };
    int line = 0; // where it begins
    std::map<std::string, std::vector<Field>, std::less<>> all{};

    bool has(std::string_view key) const { return all.contains(key); }
    // The text of a key that stands there once at most; empty: it does not stand there.
    std::string one(std::string_view key) const {
        const auto at = all.find(key);
        return at == all.end() ? std::string() : at->second.front().text;
    }
    // Several lines of one key are one text.
    Phrase joined(std::string_view key) const {
        std::string text;
        if (const auto at = all.find(key); at != all.end())
            for (const Field& field : at->second)
                text += (text.empty() ? "" : " ") + field.text;
        return plainText(text);
    }
    // Of a key's first text; where the step begins if it has none.
    int lineOf(std::string_view key) const {
        const auto at = all.find(key);
        return at == all.end() ? line : at->second.front().line;
    }
    LessonFile::Lines lines() const {
        LessonFile::Lines lines;
        for (const auto& [key, fields] : all)
            for (const Field& field : fields)
                lines[key].push_back(field.line);
        return lines;
    }
};

struct Key {
    std::string_view id;
    bool often = false; // it may stand there more than once
};
constexpr std::string_view rulesKey = "rules";
constexpr Key keysOfLesson[] = {{"id"}, {"title"}, {rulesKey, true}};
constexpr Key keysOfStep[] = {
    {"step"},       {"game"},       {"asks"},           {"position", true}, {"random"}, {"outcome"},
    {"parts"},      {"shows"},      {"example"},        {"soonest"},        {"moves"},  {"plies"},
    {"claim"},      {"class"},      {"begins"},         {"ends"},           {"words"},  {"least"},
    {"says", true}, {"seen", true}, {"question", true}, {"after", true},    {"columns"}};

// Rules -------------------------------------------------------------------------------------------

// The games whose rules stand in the lesson.
using Games = std::vector<const Ruleset*>;

std::expected<const Ruleset*, LessonDamage> gameOf(std::span<const Fields::Field> rules) {
    std::string text;
    for (const Fields::Field& line : rules)
        text += line.text + '\n';
    const Or<const Ruleset*> game = ownGame(text);
    if (game)
        return *game;
    const std::vector<own::LineMistake> mistakes = own::readGame(text).mistakes;
    if (mistakes.empty())
        return damaged(rules.front().line, game.error());
    // As if the mistake were one of the lesson's lines.
    const auto at = static_cast<std::size_t>(mistakes.front().line - 1);
    const Fields::Field& line = rules[std::min(at, rules.size() - 1)];
    Phrase what = mistakes.front().is.what;
    what.args.front() = std::to_string(mistakes.front().is.column + line.column - 1);
    return damaged(line.line, std::move(what));
}

// Each game begins with the first line of its file.
std::expected<Games, LessonDamage> gamesIn(std::span<const Fields::Field> rules) {
    Games games;
    while (!rules.empty()) {
        const auto next = std::find_if(rules.begin() + 1, rules.end(), [](const auto& line) {
            return line.text.starts_with("bouton-game");
        });
        const auto lines = static_cast<std::size_t>(next - rules.begin());
        const auto game = gameOf(rules.first(lines));
        if (!game)
            return std::unexpected(game.error());
        if (std::ranges::find(games, *game) == games.end())
            games.push_back(*game);
        rules = rules.subspan(lines);
    }
    return games;
}

std::string_view withoutDigits(std::string_view id) { return id.substr(0, id.rfind('-')); }

// A game that is known, or one of those by what stands before the digits of its id.
Or<const Ruleset*> gameCalled(const std::string& id, const Games& games) {
    Games alike;
    std::ranges::copy_if(games, std::back_inserter(alike), [&](const Ruleset* game) {
        return withoutDigits(game->name.id) == withoutDigits(id);
    });
    const bool isWhole = id.contains('-');
    auto known = gameNamed(id);
    if (known || alike.empty())
        return known;
    if (isWhole) // of other digits
        return broughtGame(id, ownRulesOf(*alike.front())->text);
    if (alike.size() > 1)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "Two games of the file are called %1: write the "
                                                   "whole id, as in %2."),
                       {excerpt(id), alike.front()->name.id}});
    return alike.front();
}

template <class T> struct NamedValue {
    std::string_view id;
    T value;
};
constexpr auto asksByName =
    std::to_array<NamedValue<LessonAsks>>({{"outcome", LessonAsks::Outcome},
                                           {"move", LessonAsks::Move},
                                           {"keep-winning", LessonAsks::KeepWinning},
                                           {"reason", LessonAsks::Reason},
                                           {"nimber", LessonAsks::Nimber},
                                           {"nim-sum", LessonAsks::NimSum},
                                           {"make-zero", LessonAsks::MakeZero},
                                           {"counterexample", LessonAsks::Counterexample},
                                           {"cut", LessonAsks::Cut},
                                           {"claim", LessonAsks::Claim},
                                           {"table", LessonAsks::Table}});
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
    StepMaker(const Fields& fields, const Games& games) : m_fields(fields), m_games(games) {}

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
        number("columns", 6, m_step.columns, 1);
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

    void number(std::string_view key, int most, int& value, int least = 0) {
        const std::string text = m_fields.one(key);
        if (text.empty())
            return;
        if (const auto read = numberIn(text, least, most))
            value = *read;
        else
            damage(key, {QT_TRANSLATE_NOOP("Phrase", "\"%1\" is no whole number from %2 to %3."),
                         {excerpt(text), std::to_string(least), std::to_string(most)}});
    }

    void game() {
        need("game");
        m_step.game = m_fields.one("game");
        const Or<const Ruleset*> found = gameCalled(m_step.game, m_games);
        if (!found)
            return damage("game", found.error());
        m_game = *found;
        m_step.game = m_game->name.id;
        const auto positions = m_fields.all.find("position");
        if (positions != m_fields.all.end())
            for (const Fields::Field& field : positions->second)
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
        if (const std::string called = m_fields.one("game");
            m_step.example.starts_with(called + ':'))
            m_step.example.replace(0, called.size(), m_step.game);
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
            return damage(
                "class",
                {QT_TRANSLATE_NOOP("Phrase", "The game %1 has no words for claims of one's own."),
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
        words.says = m_fields.joined("says");
        words.seen = m_fields.joined("seen");
        words.question = m_fields.joined("question");
        words.after = m_fields.joined("after");
    }

    const Fields& m_fields;
    const Games& m_games;
    const Ruleset* m_game = nullptr;
    LessonStep m_step;
    std::optional<LessonDamage> m_damage;
};

// Reads line by line.
class LessonReader {
public:
    std::expected<LessonFile, LessonDamage> read(std::string_view text) {
        int number = 0;
        for (const std::string_view line : linesOf(text)) {
            ++number;
            const auto fine = number == 1 ? checkFirst(line) : take(number, line);
            if (!fine)
                return std::unexpected(fine.error());
        }
        if (number == 0)
            return std::unexpected(checkFirst({}).error());
        if (const auto fine = endStep(); !fine)
            return std::unexpected(fine.error());
        if (m_file.lesson.steps.empty())
            return damaged(number, {QT_TRANSLATE_NOOP("Phrase", "The lesson has no step.")});
        return std::move(m_file);
    }

private:
    std::string stepId() const { return m_inStep ? m_fields.one("step") : std::string(); }

    std::expected<void, LessonDamage> take(int number, std::string_view whole) {
        const std::string_view line = trimmed(whole, blanksInLines);
        if (line.empty() || line.starts_with('#'))
            return {};
        const std::size_t colon = line.find(':');
        const std::string_view key =
            trimmed(line.substr(0, std::min(colon, line.size())), blanksInLines);
        const std::string_view text = colon == line.npos
                                          ? std::string_view()
                                          : trimmed(line.substr(colon + 1), blanksInLines);
        if (std::ranges::any_of(line, [](char c) { return c >= '\0' && c < ' ' && c != '\t'; }))
            return damaged(number,
                           {QT_TRANSLATE_NOOP("Phrase", "There is a character that is no text.")},
                           stepId());
        if (colon == line.npos || (text.empty() && key != rulesKey))
            return damaged(number,
                           {QT_TRANSLATE_NOOP("Phrase", "A line is written \"key: text\".")},
                           stepId());
        if (isAnswerKey(key))
            return damaged(number,
                           {QT_TRANSLATE_NOOP("Phrase", "A lesson holds no answers: they are "
                                                        "worked out by the rules.")},
                           stepId());
        if (key == "step") {
            if (auto fine = endStep(); !fine)
                return fine;
            if (m_file.lesson.steps.size() >= mostLessonSteps)
                return damaged(number,
                               {QT_TRANSLATE_N_NOOP("Phrase", "A lesson has at most %n step(s)."),
                                {},
                                static_cast<int>(mostLessonSteps)});
            m_inStep = true;
            m_fields = {.line = number};
        }
        return add(key, {number, std::string(text),
                         text.empty() ? 1 : static_cast<int>(text.data() - whole.data()) + 1});
    }

    std::expected<void, LessonDamage> add(std::string_view key, Fields::Field field) {
        const int number = field.line;
        const auto keys =
            m_inStep ? std::span<const Key>(keysOfStep) : std::span<const Key>(keysOfLesson);
        const auto known = std::ranges::find(keys, key, &Key::id);
        if (known == keys.end())
            return damaged(
                number,
                {QT_TRANSLATE_NOOP("Phrase", "The key \"%1\" is not known here."), {excerpt(key)}},
                stepId());
        auto& fields = m_fields.all[std::string(key)];
        if (!fields.empty() && !known->often)
            return damaged(number,
                           {QT_TRANSLATE_NOOP("Phrase", "The key \"%1\" stands there twice."),
                            {std::string(key)}},
                           stepId());
        const std::size_t most = key == rulesKey ? mostOfRules : mostPositions;
        if (fields.size() >= most)
            return damaged(
                number,
                {QT_TRANSLATE_N_NOOP("Phrase", "The key \"%1\" stands there more than %n time(s)."),
                 {std::string(key)},
                 static_cast<int>(most)},
                stepId());
        fields.push_back(std::move(field));
        return {};
    }

    // What stands before the first step, or the step that has ended.
    std::expected<void, LessonDamage> endStep() { return m_inStep ? addStep() : addHead(); }

    std::expected<void, LessonDamage> addHead() {
        const std::string id = m_fields.one("id"), title = m_fields.one("title");
        if (!isLessonId(id))
            return damaged(
                m_fields.lineOf("id"),
                {QT_TRANSLATE_NOOP("Phrase", "Before the first step stands a line \"id: ...\", of "
                                             "small letters, digits and \"-\", 40 at most.")});
        if (title.empty() || lettersOf(title) > mostTitle)
            return damaged(
                m_fields.lineOf("title"),
                {QT_TRANSLATE_N_NOOP("Phrase", "Before the first step stands a line \"title: "
                                               "...\", of at most %n letter(s)."),
                 {},
                 static_cast<int>(mostTitle)});
        m_file.lesson.id = id;
        m_file.lesson.title = plainText(title);
        if (const auto rules = m_fields.all.find(rulesKey); rules != m_fields.all.end()) {
            auto games = gamesIn(rules->second);
            if (!games)
                return std::unexpected(games.error());
            m_games = std::move(*games);
        }
        return {};
    }

    std::expected<void, LessonDamage> addStep() {
        const auto step = StepMaker(m_fields, m_games).make();
        if (!step)
            return std::unexpected(step.error());
        if (std::ranges::count(m_file.lesson.steps, step->id, &LessonStep::id) > 0)
            return damaged(m_fields.line,
                           {QT_TRANSLATE_NOOP("Phrase", "Another step has this id.")}, step->id);
        if (const std::size_t words = wordsIn(step->words); words > mostStepWords)
            return damaged(
                m_fields.line,
                {QT_TRANSLATE_N_NOOP("Phrase", "The step says %n word(s); %1 are the most."),
                 {std::to_string(mostStepWords)},
                 static_cast<int>(words)},
                step->id);
        m_file.lesson.steps.push_back(*step);
        m_file.lines.push_back(m_fields.lines());
        return {};
    }

    static constexpr std::size_t mostTitle = 60;

    LessonFile m_file;
    Games m_games;
    Fields m_fields{.line = 1};
    bool m_inStep = false;
};

bool beginsStep(std::string_view line) {
    const std::string_view key = trimmed(line.substr(0, line.find(':')), blanksInLines);
    return key == "step";
}

// Empties the lines of the step in which this one is, from 1, so that the others keep their
// numbers. Gives whether a step is left.
bool emptyStep(std::string& text, int line) {
    std::string rest;
    bool isIn = false, isLeft = false;
    const std::vector<std::string_view> lines = linesOf(text);
    for (auto each = lines.begin(); each != lines.end(); ++each) {
        if (beginsStep(*each)) {
            const auto end = std::find_if(each + 1, lines.end(), beginsStep);
            isIn = line > each - lines.begin() && line <= end - lines.begin();
            isLeft = isLeft || !isIn;
        }
        rest += (isIn ? "" : std::string(*each)) + '\n';
    }
    text = rest;
    return isLeft;
}

} // namespace

Phrase placeOf(const LessonDamage& damage) {
    if (damage.line == 0)
        return {};
    if (damage.step.empty())
        return {QT_TRANSLATE_NOOP("Phrase", "Line %1:"), {std::to_string(damage.line)}};
    return {QT_TRANSLATE_NOOP("Phrase", "Line %1, step \"%2\":"),
            {std::to_string(damage.line), excerpt(damage.step)}};
}

std::expected<LessonFile, LessonDamage> readLesson(std::string_view text) {
    if (text.size() > mostLessonBytes)
        return damaged(0, {QT_TRANSLATE_N_NOOP("Phrase", "A lesson has at most %n byte(s)."),
                           {},
                           static_cast<int>(mostLessonBytes)});
    const Or<std::string_view> lines = textIn(text);
    if (!lines)
        return damaged(0, lines.error());
    return LessonReader().read(*lines);
}

std::expected<void, LessonDamage> tryLesson(const LessonFile& file, const std::stop_token& stop) {
    for (std::size_t i = 0; i < file.lesson.steps.size(); ++i) {
        const LessonStep& step = file.lesson.steps[i];
        if (const auto fine = checkStep(step); !fine)
            return damaged(lineOfKey(file.lines[i], keyToBlame(step)), fine.error(), step.id);
        const std::size_t positions = step.start.positions.size();
        std::optional<Hopeless> never;
        for (std::uint64_t seed = 0; seed < std::max<std::size_t>(positions, 1); ++seed) {
            const auto task = taskOf(step, seed, stop);
            if (!task)
                return damaged(
                    lineOfKey(file.lines[i], positions > 0 ? "position" : "random", seed),
                    task.error(), step.id);
            if (!never)
                never = hopeless(*task, stop);
        }
        if (!never)
            never = hopeless(step, stop);
        if (never)
            return damaged(lineOfKey(file.lines[i], never->key), never->why, step.id);
    }
    return {};
}

std::vector<LessonDamage> mistakesIn(std::string text, const std::stop_token& stop) {
    std::vector<LessonDamage> all;
    bool isMore = true;
    while (isMore && !stop.stop_requested()) {
        const auto file = readLesson(text);
        const auto fine = file ? tryLesson(*file, stop) : std::unexpected(file.error());
        if (fine)
            break;
        all.push_back(fine.error());
        isMore = !all.back().step.empty() && emptyStep(text, all.back().line);
    }
    std::ranges::stable_sort(all, {}, &LessonDamage::line);
    return all;
}

std::expected<LessonFile, LessonDamage> openLesson(const std::filesystem::path& path,
                                                   const std::stop_token& stop) {
    const Or<std::string> text = wholeFile(path, mostLessonBytes);
    if (!text)
        return damaged(0, text.error());
    auto file = readLesson(*text);
    if (!file)
        return file;
    if (const auto fine = tryLesson(*file, stop); !fine)
        return std::unexpected(fine.error());
    file->lesson.id.insert(0, ofATeacher);
    return file;
}

} // namespace bouton
