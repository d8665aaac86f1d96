#pragma once

#include <QWidget>

namespace bouton {

// The sheet on which a result is drawn. Until there is one it bears words that say what will stand
// there.
class ResultSheet : public QWidget {
    Q_OBJECT

public:
    explicit ResultSheet(QWidget* parent = nullptr);

    void setInvitation(const QString& words);

    QSize minimumSizeHint() const override;

protected:
    virtual bool isBlank() const = 0;
    virtual void paintResult(QPainter& painter) const = 0;
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_invitation;
};

} // namespace bouton
