#pragma once

class QLabel;
class QString;

namespace bouton {

// A group's title.
QLabel* heading(const QString& text);
// A label of lesser weight.
QLabel* sideNote(const QString& text);

} // namespace bouton
