// What the same work costs without any toolkit, in C: the yardsticks of the benchmark table.
#ifndef BASELINE_H
#define BASELINE_H

#include <stddef.h>

/// Makes the frames of `width` x `height` pixels that are copied and blended, written once.
void baseline_prepare_frames(int width, int height);

/// Makes the frame of the bare scene and what all its pages share.
void baseline_prepare_scene(int width, int height, double scale);

/// Copies a whole frame.
void baseline_copy_frame(void);

/// Puts two frames side by side into a third, row by row, as they stand in a slide.
void baseline_slide_frames(int step);

/// Blends two whole frames into a third.
void baseline_blend_frames(int step);

/// Draws page `page` of the bare scene with cairo and Pango: header, 20 rows, bar, badge. Text layouts are made the first
/// time.
void baseline_draw_scene(int page);

/// Processor time of this process, in milliseconds.
double baseline_cpu_milliseconds(void);

/// Time that never goes back, in milliseconds.
double baseline_wall_milliseconds(void);

/// Runs a program with one argument, or none where it is NULL, and returns how long that took, from before its start
/// until it has been waited for; -1 if it could not be run or failed. What it prints is dropped.
double baseline_run_milliseconds(const char *program, const char *argument);

/// Bytes in use on the heap.
size_t baseline_heap_bytes(void);

/// Calls `work`; instruction counting can be limited to what happens inside by this function's name.
void baseline_measured_region(void (*work)(void *), void *context);

#endif
