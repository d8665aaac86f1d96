#pragma once

#include <QWidget>

namespace bouton {

// A sheet on which a result is drawn. Before there is one, words say what will stand there. A tool
// tip describes what lies under the pointer.
class ResultSheet : public QWidget {
    Q_OBJECT

public:
    ResultSheet();

    void setInvitation(const QString& words);

    QSize minimumSizeHint() const override;

protected:
    virtual bool isBlank() const = 0;
    virtual void paintResult(QPainter& painter) const = 0;
    // What stands there in words, for the tool tip; empty: nothing.
    virtual QString wordsAt(QPointF point) const = 0;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_invitation;
};

} // namespace bouton
