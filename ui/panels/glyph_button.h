#pragma once

#include <QAbstractButton>
#include <QPainterPath>

namespace bouton {

// A flat square button with a small drawn sign instead of words; its name is in the tool tip.
class GlyphButton : public QAbstractButton {
    Q_OBJECT

public:
    // The sign lies in a square from -1 to 1 each way and is filled.
    GlyphButton(QPainterPath sign, const QString& name, QWidget* parent = nullptr);

    void setName(const QString& name);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override; // in a narrow row

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QPainterPath m_sign;
};

} // namespace bouton
