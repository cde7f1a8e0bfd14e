// The baseline of the start-up benchmark: a C program that draws the scene once.
#include "baseline.h"

int main(void) {
  baseline_prepare_scene(1170, 2532, 3);
  baseline_draw_scene(0);
  return 0;
}
