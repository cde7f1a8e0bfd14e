#define _GNU_SOURCE
#include "baseline.h"

#include <fcntl.h>
#include <malloc.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { page_count = 5, row_count = 20 };

static const double width_points = 390, height_points = 844, bar_height = 83, header_height = 96;
static const double tints[page_count][3] = {
    {0, .48, 1}, {.2, .78, .35}, {1, .58, 0}, {.69, .32, .87}, {1, .18, .33}};
static const char *titles[page_count] = {"Home", "Search", "Library", "Messages", "Profile"};

static struct {
  uint8_t *first, *second, *blended;
  size_t bytes, row_bytes;
  cairo_surface_t *surface;
  cairo_t *cairo;
  PangoContext *text;
  PangoLayout *rows[page_count][row_count], *headings[page_count], *items[page_count], *badge;
} bench;

static uint8_t *frame_memory(size_t bytes) {
  uint8_t *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  madvise(memory, bytes, MADV_HUGEPAGE);
  return memory;
}

static PangoLayout *layout(const char *string, double size, PangoWeight weight) {
  PangoLayout *result = pango_layout_new(bench.text);
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_font_description_set_weight(font, weight);
  pango_layout_set_font_description(result, font);
  pango_layout_set_text(result, string, -1);
  pango_font_description_free(font);
  return result;
}

static void prepare_text(void) {
  bench.text = pango_font_map_create_context(pango_cairo_font_map_get_default());
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(bench.text, options);
  pango_context_set_round_glyph_positions(bench.text, FALSE);
  cairo_font_options_destroy(options);
  bench.badge = layout("3", 13, PANGO_WEIGHT_NORMAL);
  for (int page = 0; page < page_count; page++)
    bench.items[page] = layout(titles[page], 10, PANGO_WEIGHT_MEDIUM);
}

/// Creates the text layouts of a page, the first time that it is drawn.
static void prepare_page(int page) {
  if (bench.headings[page]) return;
  char buffer[96];
  for (int row = 0; row < row_count; row++) {
    snprintf(buffer, sizeof buffer, "Row %d of tab %d: the quick brown fox jumps", row, page);
    bench.rows[page][row] = layout(buffer, 15, PANGO_WEIGHT_NORMAL);
  }
  snprintf(buffer, sizeof buffer, "Tab %d", page);
  bench.headings[page] = layout(buffer, 17, PANGO_WEIGHT_SEMIBOLD);
}

void baseline_prepare_frames(int width, int height) {
  bench.bytes = (size_t)width * height * 4;
  bench.row_bytes = (size_t)width * 4;
  bench.first = frame_memory(bench.bytes);
  bench.second = frame_memory(bench.bytes);
  bench.blended = frame_memory(bench.bytes);
  memset(bench.first, 17, bench.bytes);
  memset(bench.second, 34, bench.bytes);
  memset(bench.blended, 51, bench.bytes);
}

void baseline_prepare_scene(int width, int height, double scale) {
  uint8_t *scene = frame_memory((size_t)width * height * 4);
  bench.surface = cairo_image_surface_create_for_data(scene, CAIRO_FORMAT_RGB24, width, height, width * 4);
  bench.cairo = cairo_create(bench.surface);
  cairo_scale(bench.cairo, scale, scale);
  prepare_text();
}

void baseline_copy_frame(void) {
  memcpy(bench.second, bench.first, bench.bytes);
  __asm__ volatile("" ::"r"(bench.second) : "memory");
}

void baseline_slide_frames(int step) {
  size_t row = bench.row_bytes, moved = row / 4 * (size_t)(1 + step % 99) / 100 * 4;
  for (size_t start = 0; start < bench.bytes; start += row) {
    memcpy(bench.blended + start, bench.first + start + moved, row - moved);
    memcpy(bench.blended + start + row - moved, bench.second + start, moved);
  }
  __asm__ volatile("" ::"r"(bench.blended) : "memory");
}

/// Blends bytes in 16-bit lanes, which compilers vectorize; processors with AVX2 have a version of their own.
#if defined(__x86_64__)
__attribute__((target_clones("avx2", "default")))
#endif
static void blend_bytes(uint8_t *restrict target, const uint8_t *restrict lower, const uint8_t *restrict upper,
                        size_t count, uint16_t part) {
  const uint16_t rest = 256 - part;
  for (size_t i = 0; i < count; i++) target[i] = (uint16_t)(lower[i] * rest + upper[i] * part) >> 8;
}

void baseline_blend_frames(int step) {
  blend_bytes(bench.blended, bench.first, bench.second, bench.bytes, 1 + step % 255);
  __asm__ volatile("" ::"r"(bench.blended) : "memory");
}

static void show(PangoLayout *text, double x, double y, int centred) {
  if (centred) {
    int width, height;
    pango_layout_get_size(text, &width, &height);
    x -= width / 2.0 / PANGO_SCALE;
  }
  cairo_move_to(bench.cairo, x, y);
  pango_cairo_show_layout(bench.cairo, text);
}

static void fill_rectangle(double x, double y, double width, double height, double r, double g, double b) {
  cairo_set_source_rgb(bench.cairo, r, g, b);
  cairo_rectangle(bench.cairo, x, y, width, height);
  cairo_fill(bench.cairo);
}

static void draw_item(int index, int selected) {
  double centre = 78 * index + 39, top = height_points - bar_height;
  if (selected) cairo_set_source_rgb(bench.cairo, 0, .48, 1);
  else cairo_set_source_rgb(bench.cairo, .55, .55, .57);
  cairo_new_path(bench.cairo);
  cairo_arc(bench.cairo, centre, top + 19, 12, 0, 2 * G_PI);
  cairo_fill(bench.cairo);
  show(bench.items[index], centre, top + 34, 1);
  if (index != 2) return;
  cairo_set_source_rgb(bench.cairo, 1, .23, .19);
  cairo_arc(bench.cairo, centre + 13, top + 11, 9, 0, 2 * G_PI);
  cairo_fill(bench.cairo);
  cairo_set_source_rgb(bench.cairo, 1, 1, 1);
  show(bench.badge, centre + 13, top + 3, 1);
}

void baseline_draw_scene(int page) {
  prepare_page(page);
  const double *tint = tints[page];
  fill_rectangle(0, header_height, width_points, height_points - header_height, 1, 1, 1);
  fill_rectangle(0, 0, width_points, header_height, tint[0], tint[1], tint[2]);
  cairo_set_source_rgb(bench.cairo, 1, 1, 1);
  show(bench.headings[page], width_points / 2, 60, 1);
  cairo_set_source_rgb(bench.cairo, 0, 0, 0);
  for (int row = 0; row < row_count; row++)
    show(bench.rows[page][row], 16, header_height + row * 33.25 + 8, 0);
  fill_rectangle(0, height_points - bar_height, width_points, bar_height, .973, .973, .973);
  fill_rectangle(0, height_points - bar_height, width_points, 1 / 3.0, .7, .7, .7);
  for (int index = 0; index < page_count; index++) draw_item(index, index == page);
}

double baseline_wall_milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

size_t baseline_heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

double baseline_run_milliseconds(const char *program, const char *argument) {
  char *arguments[] = {(char *)program, (char *)argument, NULL};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  double start = baseline_wall_milliseconds();
  pid_t child;
  int status = -1;
  int failed = posix_spawn(&child, program, &actions, NULL, arguments, environ);
  if (!failed) waitpid(child, &status, 0);
  double duration = baseline_wall_milliseconds() - start;
  posix_spawn_file_actions_destroy(&actions);
  return failed || status != 0 ? -1 : duration;
}

__attribute__((noinline)) void baseline_measured_region(void (*work)(void *), void *context) {
  work(context);
  __asm__ volatile("" ::: "memory");
}
