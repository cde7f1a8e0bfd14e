// What the same work costs without any toolkit, in C: the yardsticks of the benchmark table.
#ifndef BASELINE_H
#define BASELINE_H

#include <stddef.h>

/// Makes two frames of `width` x `height` pixels, written once, and the bare scene drawn into one of them.
void baseline_prepare(int width, int height, double scale);

/// Copies a whole frame.
void baseline_copy_frame(void);

/// Puts two frames side by side into a third, row by row, as they stand in a slide.
void baseline_slide_frames(int step);

/// Blends two whole frames into a third.
void baseline_blend_frames(int step);

/// Draws page `page` of the bare scene with cairo and Pango from layouts made once: header, 20 rows, bar, badge.
void baseline_draw_scene(int page);

/// Processor time of this process, in milliseconds.
double baseline_cpu_milliseconds(void);

/// Time that never goes back, in milliseconds.
double baseline_wall_milliseconds(void);

/// Bytes in use on the heap.
size_t baseline_heap_bytes(void);

/// Calls `work`; instruction counting can be limited to what happens inside by this function's name.
void baseline_measured_region(void (*work)(void *), void *context);

#endif
