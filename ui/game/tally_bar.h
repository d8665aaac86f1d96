// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QWidget>

#include <memory>

#include "session/session.h"

namespace bouton {

// What a game counts, always in view: both sides' signs and numbers, and a bar that is shared as
// they are. Of a count of another kind it shows the words. Nothing where nothing is counted.
class TallyBar : public QWidget {
    Q_OBJECT

public:
    explicit TallyBar(const Session& session, QWidget* parent = nullptr);

    void refresh();
    // Counts the start of this match, which is shown for a while; null: the position that is
    // played.
    void setPreview(std::shared_ptr<const Match> preview);
    const QString& words() const { return m_words; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    static constexpr int rim = 3; // around the signs, which are brighter where they lie on dark
    // How large the parts are. Without much room there is no bar.
    struct Measures {
        QFont font;
        int sign, number, gap;
        int room() const { return 2 * (rim + sign + number + gap); }
    };
    Measures measures(bool narrow) const;

    Phrase tally() const;

    const Session& m_session;
    std::shared_ptr<const Match> m_preview;
    QString m_words;
    std::optional<std::array<int, 2>> m_counts;
};

} // namespace bouton
