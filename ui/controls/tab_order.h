#pragma once

class QLayout;

namespace bouton {

// Tab goes through all that this layout holds in the layout's order. By itself it goes in the order
// in which things were made, which is not that of reading where lines join or leave.
void tabAsLaidOut(const QLayout& layout);

} // namespace bouton
