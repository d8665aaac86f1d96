// SPDX-License-Identifier: MIT
#include "ui/laboratory/question.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

#include "ui/controls/words.h"

namespace bouton {

namespace {

QString said(const Wording& words) { return words ? words() : QString(); }

} // namespace

QString Question::title(const QString& experiment) const {
    QStringList all{experiment};
    for (const Part& part : m_parts)
        if (part.inTitle)
            if (const QString words = said(part.words); !words.isEmpty())
                all << words;
    return all.join(QStringLiteral(" \u00b7 "));
}

QString Question::against(const Question& now) const {
    QStringList then, today;
    for (std::size_t i = 0; i < std::min(m_parts.size(), now.m_parts.size()); ++i) {
        const Part &one = m_parts[i], &two = now.m_parts[i];
        if (one.value == two.value)
            continue;
        if (const QString words = said(one.other ? one.other : one.words); !words.isEmpty())
            then << words;
        if (const QString words = said(two.own ? two.own : two.words); !words.isEmpty())
            today << words;
    }
    if (then.empty() && today.empty())
        return {};
    return QCoreApplication::translate(
               "bouton::Question",
               "These results are older (%1). Run again for the new settings (%2).")
        .arg(listed(then), listed(today));
}

bool Question::operator==(const Question& question) const {
    return std::ranges::equal(m_parts, question.m_parts, {}, &Part::value, &Part::value);
}

QString Inquiry::title(const QString& experiment) const {
    return (answered ? *answered : now).title(experiment);
}

QString Inquiry::stale() const { return answered ? answered->against(now) : QString(); }

Question::Part partOf(const std::vector<Setting>& known, const Settings& values) {
    std::string value;
    for (const Setting& setting : known)
        value +=
            std::string(setting.id) + '=' + writeValue(setting, valueOf(values, setting.id)) + ' ';
    return {value, [&known, values] {
                QStringList all;
                for (const Setting& setting : known)
                    all << QCoreApplication::translate("bouton::Question", "%1: %2", "a setting")
                               .arg(spoken(setting.title),
                                    QString::fromStdString(
                                        writeValue(setting, valueOf(values, setting.id))));
                return listed(all);
            }};
}

Question::Part partOf(const char* title) {
    return {title, [title] { return spoken(title); }};
}

} // namespace bouton
