// SPDX-License-Identifier: MIT
bool saysOtherwise(const char* text);

int main() { return saysOtherwise("The game is drawn.") ? 0 : 1; }
