#pragma once

#include <QWidget>

#include "ui/print/drawing.h"

namespace bouton {

// A sheet on which a result is drawn. Before there is one, words say what will stand there. A tool
// tip describes what lies under the pointer.
class ResultSheet : public QWidget {
    Q_OBJECT

public:
    ResultSheet();

    void setInvitation(const QString& words);
    // What is drawn, as large as it is on screen, under a title: for a file or paper. It paints
    // this widget, which must live until then.
    Drawing drawing(const QString& title) const;
    bool isEmpty() const { return isBlank(); }

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
