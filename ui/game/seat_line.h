// SPDX-License-Identifier: MIT
#pragma once

#include "session/session.h"
#include "ui/controls/card.h"

namespace bouton {

class ClockFace;
class FittedLabel;
class Preferences;
class WordLabel;
class SeatEditor;
class SideBadge;
class ToggleSwitch;

// Who plays a side, in one line: the side's sign, the name, how strong it is, and its clock. A
// click, Enter or Space unfolds where the seat can be given to somebody else, at any time. That
// scrolls where the line gets less than its size hint.
class SeatLine : public Card {
    Q_OBJECT

public:
    SeatLine(Session& session, Preferences& preferences, Side side, QWidget* parent = nullptr);

    bool isOpen() const;
    void setOpen(bool open);
    void toggle(); // as by a click

    // As high as the words need at the width that there is. The line has no height for its width:
    // such a widget is never made lower.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return false; }

signals:
    void opened(); // by the user

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    QString name() const;
    QString about() const;

    Session& m_session;
    const Preferences& m_preferences;
    Side m_side;
    SideBadge* m_badge;
    FittedLabel* m_name;
    WordLabel* m_about;
    ClockFace* m_clock;
    QWidget* m_line;
    SeatEditor* m_editor;
    ToggleSwitch* m_ahead;
    SnugScrollArea* m_fold; // what a click unfolds
    bool m_active = false;
    bool m_pressed = false;
};

} // namespace bouton
