#pragma once

class QPainter;

namespace bouton {

struct Theme;

// The signs of the experiments in their list. Each is drawn into a square from 0 to 24, in ink with
// a little accent.
void paintBarsSign(QPainter& painter, const Theme& theme);
void paintMapSign(QPainter& painter, const Theme& theme);
void paintClaimSign(QPainter& painter, const Theme& theme);
void paintLineSign(QPainter& painter, const Theme& theme);
void paintPracticeSign(QPainter& painter, const Theme& theme);
void paintDepthSign(QPainter& painter, const Theme& theme);
void paintDuelSign(QPainter& painter, const Theme& theme);
void paintTreeSign(QPainter& painter, const Theme& theme);

} // namespace bouton
