// The baseline of the start-up benchmark: a C program that draws the scene once. An argument names a library that
// is loaded before.
#include "baseline.h"

#include <dlfcn.h>

int main(int count, char **arguments) {
  if (count > 1 && !dlopen(arguments[1], RTLD_NOW | RTLD_GLOBAL)) return 1;
  baseline_prepare_scene(1170, 2532, 3);
  baseline_draw_scene(0);
  return 0;
}
