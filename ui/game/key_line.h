#pragma once

#include <QWidget>

#include <vector>

namespace bouton {

// Words in which keys stand as they look on a keyboard; a click on one of them is as good as the
// key. It breaks into lines where it has to.
class KeyLine : public QWidget {
    Q_OBJECT

public:
    explicit KeyLine(QWidget* parent = nullptr);

    // Keys stand in brackets: "Press [W] or [L]".
    void setText(const QString& text);
    const QString& text() const { return m_text; }
    void setLoud(bool loud);                  // in the accent, else in the lesser ink
    QRectF keyRect(const QString& key) const; // empty: there is no such key
    int heightFor(int lines) const;

signals:
    void pressed(const QString& key);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    struct Token {
        QString text;
        bool key;
        QRectF place;
    };
    std::vector<Token> tokens() const;
    double lineHeight() const;

    QString m_text;
    bool m_loud = true;
};

} // namespace bouton
