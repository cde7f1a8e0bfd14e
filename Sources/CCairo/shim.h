#pragma once

#if !__has_include(<pango/pangocairo.h>)
#error "TabBarKit needs the headers of cairo and Pango: install libcairo2-dev and libpango1.0-dev."
#endif

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>
#include <wchar.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Declared here because <pango/pangofc-fontmap.h> needs the headers of FreeType.
GType pango_fc_font_map_get_type(void);
void pango_fc_font_map_set_default_substitute(
    PangoFontMap *map, void (*substitute)(FcPattern *pattern, gpointer data), gpointer data,
    GDestroyNotify notify);

typedef uint32_t ccairo_pixels __attribute__((vector_size(16)));
typedef uint32_t ccairo_loose_pixels __attribute__((vector_size(16), aligned(4)));

// Stores a pixel in rows that are too short for a call of wmemset each. The stride is in pixels.
static inline void ccairo_fill_rows(
    uint32_t *target, ptrdiff_t stride, ptrdiff_t count, ptrdiff_t rows, uint32_t value) {
  const ccairo_loose_pixels four = {value, value, value, value};
  for (; rows > 0; rows--, target += stride) {
    if (count < 4) {
      for (ptrdiff_t index = 0; index < count; index++) target[index] = value;
      continue;
    }
    for (ptrdiff_t index = 0; index + 4 < count; index += 4) *(ccairo_loose_pixels *)(target + index) = four;
    *(ccairo_loose_pixels *)(target + count - 4) = four;
  }
}

// Copies a row of pixels with stores that bypass the cache, which Swift can't express, and
// prefetches the next row, which begins `source_ahead` and `target_ahead` pixels further on. For
// areas as large as the cache, the target isn't read before it is overwritten, which saves a third
// of the memory traffic, and there is no delay at the start of each row.
static inline void ccairo_copy_streaming(
    uint32_t *target, const uint32_t *source, ptrdiff_t count, ptrdiff_t source_ahead,
    ptrdiff_t target_ahead) {
  __builtin_prefetch(target + target_ahead, 1, 0);
  __builtin_prefetch(target + count + target_ahead, 1, 0);
  __builtin_prefetch(source + source_ahead, 0, 0);
  while (count > 0 && ((uintptr_t)target & 63)) {
    *target++ = *source++;
    count--;
  }
  for (; count >= 16; count -= 16, target += 16, source += 16) {
    __builtin_prefetch(source + source_ahead + 16, 0, 0);
    ccairo_pixels a = *(const ccairo_loose_pixels *)source;
    ccairo_pixels b = *(const ccairo_loose_pixels *)(source + 4);
    ccairo_pixels c = *(const ccairo_loose_pixels *)(source + 8);
    ccairo_pixels d = *(const ccairo_loose_pixels *)(source + 12);
    __builtin_nontemporal_store(a, (ccairo_pixels *)target);
    __builtin_nontemporal_store(b, (ccairo_pixels *)(target + 4));
    __builtin_nontemporal_store(c, (ccairo_pixels *)(target + 8));
    __builtin_nontemporal_store(d, (ccairo_pixels *)(target + 12));
  }
  while (count-- > 0) *target++ = *source++;
}

typedef uint8_t ccairo_bytes __attribute__((vector_size(16)));
typedef uint16_t ccairo_words __attribute__((vector_size(32)));

static inline ccairo_bytes ccairo_blend_four(ccairo_bytes under, ccairo_bytes over, uint16_t keep) {
  ccairo_words sum = __builtin_convertvector(under, ccairo_words) * keep + 128;
  sum = (sum + (sum >> 8)) >> 8;
  return __builtin_convertvector(sum, ccairo_bytes) + over;
}

static inline void ccairo_blend_some(
    uint32_t *target, const uint32_t *source, ptrdiff_t count, ccairo_bytes over, uint16_t keep) {
  ccairo_bytes under = {0};
  __builtin_memcpy(&under, source, count * sizeof *source);
  under = ccairo_blend_four(under, over, keep);
  __builtin_memcpy(target, &under, count * sizeof *target);
}

static inline ccairo_bytes ccairo_four_times(uint32_t value) {
  const uint32_t four[4] = {value, value, value, value};
  ccairo_bytes bytes;
  __builtin_memcpy(&bytes, four, sizeof bytes);
  return bytes;
}

// Copies a row of pixels and blends one premultiplied pixel over each, four pixels at a time. The
// source and the target may be the same.
static inline void ccairo_copy_blended_plainly(
    uint32_t *target, const uint32_t *source, ptrdiff_t count, uint32_t value) {
  const uint16_t keep = 255 - (value >> 24);
  const ccairo_bytes over = ccairo_four_times(value);
  ccairo_bytes under;
  for (; count >= 4; count -= 4, target += 4, source += 4) {
    // The processor doesn't prefetch beyond the end of a row.
    if (!((uintptr_t)source & 48)) __builtin_prefetch(source + 512, 0, 1);
    __builtin_memcpy(&under, source, sizeof under);
    under = ccairo_blend_four(under, over, keep);
    __builtin_memcpy(target, &under, sizeof under);
  }
  if (count > 0) ccairo_blend_some(target, source, count, over, keep);
}

#if defined(__x86_64__)
typedef uint8_t ccairo_wide_bytes __attribute__((vector_size(32)));
typedef uint16_t ccairo_wide_words __attribute__((vector_size(64)));

// Does the same with eight pixels at a time, for processors with AVX2. The result is identical.
__attribute__((target("avx2"))) static inline void ccairo_copy_blended_widely(
    uint32_t *target, const uint32_t *source, ptrdiff_t count, uint32_t value) {
  const uint16_t keep = 255 - (value >> 24);
  const uint32_t eight[8] = {value, value, value, value, value, value, value, value};
  ccairo_wide_bytes over, under;
  __builtin_memcpy(&over, eight, sizeof over);
  for (; count >= 8; count -= 8, target += 8, source += 8) {
    if (!((uintptr_t)source & 32)) __builtin_prefetch(source + 512, 0, 1);
    __builtin_memcpy(&under, source, sizeof under);
    ccairo_wide_words sum = __builtin_convertvector(under, ccairo_wide_words) * keep + 128;
    sum = (sum + (sum >> 8)) >> 8;
    under = __builtin_convertvector(sum, ccairo_wide_bytes) + over;
    __builtin_memcpy(target, &under, sizeof under);
  }
  ccairo_copy_blended_plainly(target, source, count, value);
}
#endif

// Copies rows of pixels and blends one premultiplied pixel over each. The source and the target may
// be the same. Strides are in pixels.
static inline void ccairo_copy_blended(
    uint32_t *target, ptrdiff_t target_stride, const uint32_t *source, ptrdiff_t source_stride, ptrdiff_t count,
    ptrdiff_t rows, uint32_t value) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    for (; rows > 0; rows--, target += target_stride, source += source_stride)
      ccairo_copy_blended_widely(target, source, count, value);
    return;
  }
#endif
  for (; rows > 0; rows--, target += target_stride, source += source_stride)
    ccairo_copy_blended_plainly(target, source, count, value);
}

// Where the pixels of a row that is stretched are in the source, in groups of four. Each group has the
// offset from which its source pixels are read, in bytes; eight lanes, the first and the second neighbor
// of each target pixel relative to the offset; and for each target pixel the weights of the neighbors, from 1
// to 255 parts of 256, in the bytes of a number, repeated for the four bytes of the pixel.
typedef struct {
  const int32_t *offsets, *lanes;
  const uint64_t *weights;
  ptrdiff_t count;
} ccairo_columns;

// Interpolates between neighbors of a row, from a group on. 32 bytes are read at each offset. The bytes
// of the result are signed, 128 less than the values, because the mixing multiplies signed bytes.
static inline void ccairo_stretch_row_plainly(
    uint8_t *target, const uint8_t *source, ccairo_columns columns, ptrdiff_t first_group, uint32_t alpha) {
  typedef uint8_t four __attribute__((vector_size(4)));
  typedef uint16_t words __attribute__((vector_size(8)));
  for (ptrdiff_t pixel = 4 * first_group; pixel < 4 * columns.count; pixel++) {
    const uint8_t *const start = source + columns.offsets[pixel / 4];
    four first, second, added;
    __builtin_memcpy(&first, start + 4 * columns.lanes[2 * pixel], 4);
    __builtin_memcpy(&second, start + 4 * columns.lanes[2 * pixel + 1], 4);
    __builtin_memcpy(&added, &alpha, 4);
    const uint16_t weight = columns.weights[pixel] >> 8 & 255, rest = 256 - weight;
    const words sum =
        __builtin_convertvector(first, words) * rest + __builtin_convertvector(second, words) * weight + 128;
    const four mixed = (__builtin_convertvector(sum >> 8, four) | added) ^ 128;
    __builtin_memcpy(target + 4 * pixel, &mixed, 4);
  }
}

// Interpolates between the signed bytes of two rows. The weight is that of the lower row, from 1 to 255.
static inline void ccairo_mix_rows_plainly(
    uint8_t *target, const uint8_t *upper, const uint8_t *lower, ptrdiff_t count, uint16_t weight) {
  const uint16_t rest = 256 - weight;
  for (ptrdiff_t index = 0; index < count; index++)
    target[index] = (uint16_t)((upper[index] ^ 128) * rest + (lower[index] ^ 128) * weight + 128) >> 8;
}

#if defined(__x86_64__)
// The weighted sums of pairs of signed bytes, divided by 256 and rounded. The weights are unsigned.
__attribute__((target("avx2"))) static inline __m256i ccairo_mixed_pairs(__m256i bytes, __m256i weights) {
  return _mm256_mulhrs_epi16(_mm256_maddubs_epi16(weights, bytes), _mm256_set1_epi16(128));
}

// Returns the four pixels of a group, with 16 bits for each signed byte.
__attribute__((target("avx2"))) static inline __m256i ccairo_stretched(
    const uint8_t *source, ccairo_columns columns, ptrdiff_t group) {
  const __m256i alternating = _mm256_setr_epi8(
      0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15, 0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
  const __m256i pixels = _mm256_loadu_si256((const __m256i *)(source + columns.offsets[group]));
  const __m256i lanes = _mm256_loadu_si256((const __m256i *)(columns.lanes + 8 * group));
  const __m256i bytes = _mm256_shuffle_epi8(_mm256_permutevar8x32_epi32(pixels, lanes), alternating);
  return ccairo_mixed_pairs(
      _mm256_xor_si256(bytes, _mm256_set1_epi8(-128)),
      _mm256_loadu_si256((const __m256i *)(columns.weights + 4 * group)));
}

// Do the same with eight pixels and with 32 bytes at a time, for processors with AVX2. The results are
// identical.
__attribute__((target("avx2"))) static inline void ccairo_stretch_row_widely(
    uint8_t *target, const uint8_t *source, ccairo_columns columns, uint32_t alpha, ptrdiff_t next) {
  const __m256i least = _mm256_set1_epi32((int)(alpha ^ 0x80808080));
  ptrdiff_t group = 0;
  for (; group + 2 <= columns.count; group += 2) {
    // The processor doesn't prefetch the row that is stretched next.
    __builtin_prefetch(source + columns.offsets[group] + next);
    const __m256i packed = _mm256_packs_epi16(
        ccairo_stretched(source, columns, group), ccairo_stretched(source, columns, group + 1));
    const __m256i pixels = _mm256_permute4x64_epi64(packed, 0xD8);
    _mm256_storeu_si256((__m256i *)(target + 16 * group), _mm256_max_epi8(pixels, least));
  }
  ccairo_stretch_row_plainly(target, source, columns, group, alpha);
}

// Mixes 32 signed bytes of two rows, and returns unsigned ones.
__attribute__((target("avx2"))) static inline __m256i ccairo_mixed_rows(
    __m256i above, __m256i below, __m256i weights) {
  const __m256i low = ccairo_mixed_pairs(_mm256_unpacklo_epi8(above, below), weights);
  const __m256i high = ccairo_mixed_pairs(_mm256_unpackhi_epi8(above, below), weights);
  return _mm256_xor_si256(_mm256_packs_epi16(low, high), _mm256_set1_epi8(-128));
}

__attribute__((target("avx2"))) static inline void ccairo_mix_rows_widely(
    uint8_t *target, const uint8_t *upper, const uint8_t *lower, ptrdiff_t count, uint16_t weight) {
  const __m256i weights = _mm256_set1_epi16((int16_t)(weight << 8 | (256 - weight)));
  for (; count >= 32; count -= 32, target += 32, upper += 32, lower += 32) {
    // The processor prefetches what is read, but not what is written.
    if (!((uintptr_t)target & 32)) __builtin_prefetch(target + 1024, 1);
    const __m256i above = _mm256_loadu_si256((const __m256i *)upper);
    const __m256i below = _mm256_loadu_si256((const __m256i *)lower);
    _mm256_storeu_si256((__m256i *)target, ccairo_mixed_rows(above, below, weights));
  }
  ccairo_mix_rows_plainly(target, upper, lower, count, weight);
}
#endif

// Interpolates between neighbors of a row; the bytes of the result are signed. `next` is the distance to the
// row that is stretched next, in bytes.
static inline void ccairo_stretch_row(
    uint8_t *target, const uint8_t *source, ccairo_columns columns, uint32_t alpha, ptrdiff_t next) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2"))
    return ccairo_stretch_row_widely(target, source, columns, alpha, next);
#endif
  ccairo_stretch_row_plainly(target, source, columns, 0, alpha);
}

static inline void ccairo_mix_rows(
    uint8_t *target, const uint8_t *upper, const uint8_t *lower, ptrdiff_t count, uint16_t weight) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return ccairo_mix_rows_widely(target, upper, lower, count, weight);
#endif
  ccairo_mix_rows_plainly(target, upper, lower, count, weight);
}

// Multiplies the four bytes of a pixel by a byte that stands for a value from 0 to 1.
static inline uint32_t ccairo_multiplied(uint32_t pixel, uint32_t factor) {
  uint32_t even = (pixel & 0xFF00FF) * factor + 0x800080;
  uint32_t odd = (pixel >> 8 & 0xFF00FF) * factor + 0x800080;
  even = (even + (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF;
  odd = odd + (odd >> 8 & 0xFF00FF) & 0xFF00FF00;
  return even | odd;
}

#if defined(__x86_64__)
// Multiplies eight pixels by eight bytes, of which each is given four times.
__attribute__((target("avx2"))) static inline __m256i ccairo_multiplied_widely(__m256i pixels, __m256i factors) {
  const __m256i zero = _mm256_setzero_si256(), half = _mm256_set1_epi16(128);
  const __m256i low = _mm256_mullo_epi16(_mm256_unpacklo_epi8(pixels, zero), _mm256_unpacklo_epi8(factors, zero));
  const __m256i high = _mm256_mullo_epi16(_mm256_unpackhi_epi8(pixels, zero), _mm256_unpackhi_epi8(factors, zero));
  // The upper half of a product with 257 is (sum + (sum >> 8)) >> 8.
  const __m256i divisor = _mm256_set1_epi16(257);
  return _mm256_packus_epi16(
      _mm256_mulhi_epu16(_mm256_add_epi16(low, half), divisor),
      _mm256_mulhi_epu16(_mm256_add_epi16(high, half), divisor));
}

// Gives the alpha of each of eight pixels four times.
__attribute__((target("avx2"))) static inline __m256i ccairo_alphas(__m256i pixels) {
  return _mm256_shuffle_epi8(
      pixels, _mm256_setr_epi8(
                  3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15,
                  15, 15, 15));
}
#endif

// Returns whether sixteen pixels all have a value.
static inline int ccairo_are_even(const uint32_t *pixels, uint32_t value) {
  uint32_t difference = 0;
  for (int index = 0; index < 16; index++) difference |= pixels[index] ^ value;
  return !difference;
}

// Returns the number of pixels from the start that have the same color as the first one. The number
// is a multiple of sixteen, unless all pixels have that color.
static inline ptrdiff_t ccairo_even_from_start(const uint32_t *pixels, ptrdiff_t count) {
  if (count <= 0) return 0;
  ptrdiff_t even = 0;
  while (even + 16 <= count && ccairo_are_even(pixels + even, pixels[0])) even += 16;
  if (even + 16 <= count) return even;
  while (even < count && pixels[even] == pixels[0]) even++;
  return even;
}

// Returns the number of pixels before the end that have the same color as the last one.
static inline ptrdiff_t ccairo_even_from_end(const uint32_t *pixels, ptrdiff_t count) {
  ptrdiff_t even = 0;
  while (even + 16 <= count && ccairo_are_even(pixels + count - even - 16, pixels[count - 1])) even += 16;
  return even;
}

// Lets the processor rest for a moment while it waits for another one.
static inline void ccairo_pause(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

// Returns the size of the largest cache in bytes; 0 if it is unknown.
static inline ptrdiff_t ccairo_cache_size(void) { return sysconf(_SC_LEVEL3_CACHE_SIZE); }

// Makes pixels that were copied with `ccairo_copy_streaming` visible to subsequent reads.
static inline void ccairo_finish_streaming(void) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }

#include "effects.h"
#include "masks.h"
