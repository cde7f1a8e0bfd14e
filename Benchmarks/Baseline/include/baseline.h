// The baselines of the benchmark table: the same work in C, without a toolkit.
#ifndef BASELINE_H
#define BASELINE_H

#include <stddef.h>

/// Allocates and fills the frames of `width` x `height` pixels that are copied and blended.
void baseline_prepare_frames(int width, int height);

/// Creates the frame of the scene and the resources that all its pages share.
void baseline_prepare_scene(int width, int height, double scale);

/// Copies a whole frame.
void baseline_copy_frame(void);

/// Copies two frames side by side into a third, row by row, as in a slide transition at the given step.
void baseline_slide_frames(int step);

/// Blends two whole frames into a third.
void baseline_blend_frames(int step);

/// Draws page `page` of the scene with cairo and Pango: header, 20 rows, bar and badge. Text layouts are created the first
/// time.
void baseline_draw_scene(int page);

/// Returns the monotonic time, in milliseconds.
double baseline_wall_milliseconds(void);

/// Runs a program with one argument, or without arguments if `argument` is NULL, and returns the elapsed time from before
/// its start until after its end, or -1 if it could not be started or failed. Its standard output is discarded.
double baseline_run_milliseconds(const char *program, const char *argument);

/// Returns the number of bytes in use on the heap.
size_t baseline_heap_bytes(void);

/// Calls `work`. The name of this function lets callgrind count only the instructions of `work`.
void baseline_measured_region(void (*work)(void *), void *context);

#endif
