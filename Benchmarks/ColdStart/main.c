// The yardstick of the start-up row: the bare scene drawn once by a C program.
#include "baseline.h"

int main(void) {
  baseline_prepare_scene(1170, 2532, 3);
  baseline_draw_scene(0);
  return 0;
}
