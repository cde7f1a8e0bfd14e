#pragma once

// Colors that are blended through the alpha of masks. Included by shim.h.

static inline void ccairo_blend_masked_plainly(
    uint32_t *target, const uint8_t *mask, ptrdiff_t count, uint32_t value) {
  const int is_opaque = value >> 24 == 255;
  for (ptrdiff_t index = 0; index < count; index++) {
    uint32_t four = 0x01020304;
    if (index + 4 <= count) __builtin_memcpy(&four, mask + index, sizeof four);
    if (!four || (is_opaque && four == UINT32_MAX)) {
      for (int step = 0; four && step < 4; step++) target[index + step] = value;
      index += 3;
      continue;
    }
    const uint32_t alpha = mask[index];
    const uint32_t over = ccairo_multiplied(value, alpha);
    target[index] = over + ccairo_multiplied(target[index], 255 - (over >> 24));
  }
}

#if defined(__x86_64__)
// Gives each of eight bytes four times.
__attribute__((target("avx2"))) static inline __m256i ccairo_four_times_each(uint64_t bytes) {
  return _mm256_shuffle_epi8(
      _mm256_set1_epi64x((long long)bytes),
      _mm256_setr_epi8(
          0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7));
}

// Blends a pixel over eight pixels, with eight alphas, of which each is given four times.
__attribute__((target("avx2"))) static inline __m256i ccairo_blend_eight(__m256i under, __m256i pixels, __m256i mask) {
  const __m256i over = ccairo_multiplied_widely(pixels, mask);
  const __m256i keep = _mm256_sub_epi8(_mm256_set1_epi8(-1), ccairo_alphas(over));
  return _mm256_add_epi8(over, ccairo_multiplied_widely(under, keep));
}

// Returns up to seven bytes, the first in the lowest bits. `before` bytes precede them.
static inline uint64_t ccairo_read_rest(const uint8_t *bytes, ptrdiff_t count, ptrdiff_t before) {
  uint64_t result = 0;
  if (before + count >= 8) {
    __builtin_memcpy(&result, bytes + count - 8, sizeof result);
    return result >> (8 * (8 - count));
  }
  for (ptrdiff_t index = 0; index < count; index++) result |= (uint64_t)bytes[index] << (8 * index);
  return result;
}

// Does the same with eight pixels at a time, for processors with AVX2. The result is identical.
__attribute__((target("avx2"))) static inline void ccairo_blend_masked_widely(
    uint32_t *target, ptrdiff_t target_stride, const uint8_t *mask, ptrdiff_t mask_stride, ptrdiff_t count,
    ptrdiff_t rows, uint32_t value) {
  const int is_opaque = value >> 24 == 255;
  const __m256i pixels = _mm256_set1_epi32((int)value);
  const ptrdiff_t rest = count & 7, whole = count - rest;
  const __m256i lanes = _mm256_cmpgt_epi32(_mm256_set1_epi32((int)rest), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
  for (; rows > 0; rows--, target += target_stride, mask += mask_stride) {
    for (ptrdiff_t index = 0; index < whole; index += 8) {
      __m256i *const place = (__m256i *)(target + index);
      uint64_t eight;
      __builtin_memcpy(&eight, mask + index, sizeof eight);
      if (!eight) continue;
      const int is_filled = is_opaque && eight == UINT64_MAX;
      _mm256_storeu_si256(
          place, is_filled ? pixels : ccairo_blend_eight(_mm256_loadu_si256(place), pixels, ccairo_four_times_each(eight)));
    }
    const uint64_t eight = rest ? ccairo_read_rest(mask + whole, rest, whole) : 0;
    if (!eight) continue;
    int *const place = (int *)(target + whole);
    if (is_opaque && eight == UINT64_MAX >> (64 - 8 * rest)) {
      _mm256_maskstore_epi32(place, lanes, pixels);
      continue;
    }
    const __m256i under = _mm256_maskload_epi32(place, lanes);
    _mm256_maskstore_epi32(place, lanes, ccairo_blend_eight(under, pixels, ccairo_four_times_each(eight)));
  }
}
#endif

// Blends one premultiplied pixel over rows of pixels, with the alpha of a mask. The result is that of
// cairo. Strides are in elements.
static inline void ccairo_blend_masked(
    uint32_t *target, ptrdiff_t target_stride, const uint8_t *mask, ptrdiff_t mask_stride, ptrdiff_t count,
    ptrdiff_t rows, uint32_t value) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2"))
    return ccairo_blend_masked_widely(target, target_stride, mask, mask_stride, count, rows, value);
#endif
  for (; rows > 0; rows--, target += target_stride, mask += mask_stride)
    ccairo_blend_masked_plainly(target, mask, count, value);
}

static inline void ccairo_multiply_pixels_plainly(
    uint32_t *target, const uint8_t *mask, ptrdiff_t count, uint8_t inversion) {
  for (ptrdiff_t index = 0; index < count; index++)
    target[index] = ccairo_multiplied(target[index], mask[index] ^ inversion);
}

#if defined(__x86_64__)
// Does the same with eight pixels at a time, for processors with AVX2. The result is identical.
__attribute__((target("avx2"))) static inline void ccairo_multiply_pixels_widely(
    uint32_t *target, const uint8_t *mask, ptrdiff_t count, uint8_t inversion) {
  const __m256i inversions = _mm256_set1_epi8((char)inversion);
  for (; count >= 8; count -= 8, target += 8, mask += 8) {
    uint64_t eight;
    __builtin_memcpy(&eight, mask, sizeof eight);
    const __m256i factors = _mm256_xor_si256(ccairo_four_times_each(eight), inversions);
    __m256i *const place = (__m256i *)target;
    _mm256_storeu_si256(place, ccairo_multiplied_widely(_mm256_loadu_si256(place), factors));
  }
  ccairo_multiply_pixels_plainly(target, mask, count, inversion);
}
#endif

// Multiplies rows of premultiplied pixels by the bytes of a mask, if `inversion` is 0, or by 255 less each byte,
// if it is 255. Strides are in elements.
static inline void ccairo_multiply_pixels(
    uint32_t *target, ptrdiff_t target_stride, const uint8_t *mask, ptrdiff_t mask_stride, ptrdiff_t count,
    ptrdiff_t rows, uint8_t inversion) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    for (; rows > 0; rows--, target += target_stride, mask += mask_stride)
      ccairo_multiply_pixels_widely(target, mask, count, inversion);
    return;
  }
#endif
  for (; rows > 0; rows--, target += target_stride, mask += mask_stride)
    ccairo_multiply_pixels_plainly(target, mask, count, inversion);
}

// Adds bytes to other bytes, up to 255. Strides are in bytes.
static inline void ccairo_add_bytes(
    uint8_t *target, ptrdiff_t target_stride, const uint8_t *source, ptrdiff_t source_stride, ptrdiff_t count,
    ptrdiff_t rows) {
  for (; rows > 0; rows--, target += target_stride, source += source_stride)
    for (ptrdiff_t index = 0; index < count; index++) {
      const uint8_t sum = target[index] + source[index];
      target[index] = sum | -(sum < source[index]);
    }
}

static inline void ccairo_blend_silhouette_plainly(
    uint32_t *target, const uint32_t *mask, ptrdiff_t count, uint32_t value) {
  for (ptrdiff_t index = 0; index < count; index++) {
    const uint32_t alpha = mask[index] >> 24;
    if (!alpha) continue;
    const uint32_t over = ccairo_multiplied(value, alpha);
    target[index] = over + ccairo_multiplied(target[index], 255 - (over >> 24));
  }
}

#if defined(__x86_64__)
// Does the same with eight pixels at a time, for processors with AVX2. The result is identical.
__attribute__((target("avx2"))) static inline void ccairo_blend_silhouette_widely(
    uint32_t *target, const uint32_t *mask, ptrdiff_t count, uint32_t value) {
  const __m256i alphas = _mm256_set1_epi32((int)0xFF000000), pixels = _mm256_set1_epi32((int)value);
  const int is_opaque = value >> 24 == 255;
  for (; count >= 8; count -= 8, target += 8, mask += 8) {
    const __m256i eight = _mm256_loadu_si256((const __m256i *)mask);
    if (_mm256_testz_si256(eight, alphas)) continue;
    __m256i *const place = (__m256i *)target;
    const int is_filled = is_opaque && _mm256_testc_si256(eight, alphas);
    _mm256_storeu_si256(
        place,
        is_filled ? pixels
                  : ccairo_blend_eight(_mm256_loadu_si256(place), pixels, ccairo_alphas(eight)));
  }
  ccairo_blend_silhouette_plainly(target, mask, count, value);
}
#endif

// Blends one premultiplied pixel over rows of pixels, with the alpha of other pixels. The result is that of
// cairo. Strides are in pixels.
static inline void ccairo_blend_silhouette(
    uint32_t *target, ptrdiff_t target_stride, const uint32_t *mask, ptrdiff_t mask_stride, ptrdiff_t count,
    ptrdiff_t rows, uint32_t value) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    for (; rows > 0; rows--, target += target_stride, mask += mask_stride)
      ccairo_blend_silhouette_widely(target, mask, count, value);
    return;
  }
#endif
  for (; rows > 0; rows--, target += target_stride, mask += mask_stride)
    ccairo_blend_silhouette_plainly(target, mask, count, value);
}

static inline void ccairo_blend_mixed_plainly(
    uint32_t *target, const uint32_t *lower, const uint8_t *above, const uint8_t *below, ptrdiff_t count,
    uint16_t first, uint16_t second) {
  for (ptrdiff_t index = 0; index < count; index++) {
    uint32_t over = 0;
    for (int byte = 0; byte < 4; byte++) {
      const ptrdiff_t place = 4 * index + byte;
      over |= (uint32_t)((above[place] ^ 128) * first + (below[place] ^ 128) * second + 128) >> 8 << (8 * byte);
    }
    target[index] = over + ccairo_multiplied(lower[index], 255 - (over >> 24));
  }
}

#if defined(__x86_64__)
// Blends four pixels, with 16 bits for each byte, over others.
__attribute__((target("avx2"))) static inline __m256i ccairo_blend_words(__m256i over, __m256i under) {
  const __m256i alphas = _mm256_shuffle_epi8(
      over, _mm256_setr_epi8(
                6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15, 6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15,
                14, 15));
  const __m256i product = _mm256_mullo_epi16(under, _mm256_sub_epi16(_mm256_set1_epi16(255), alphas));
  // The upper half of a product with 257 is (sum + (sum >> 8)) >> 8.
  const __m256i sum = _mm256_add_epi16(product, _mm256_set1_epi16(128));
  return _mm256_add_epi16(over, _mm256_mulhi_epu16(sum, _mm256_set1_epi16(257)));
}

// Does the same with eight pixels at a time, for processors with AVX2. The result is identical.
__attribute__((target("avx2"))) static inline void ccairo_blend_mixed_widely(
    uint32_t *target, const uint32_t *lower, const uint8_t *above, const uint8_t *below, ptrdiff_t count,
    uint16_t first, uint16_t second) {
  const __m256i weights = _mm256_set1_epi16((int16_t)(second << 8 | first)), zero = _mm256_setzero_si256();
  // What the signed bytes, which are 128 less than the values, are less in the result.
  const __m256i less = _mm256_set1_epi16((int16_t)((first + second) / 2));
  for (; count >= 8; count -= 8, target += 8, lower += 8, above += 32, below += 32) {
    const __m256i one = _mm256_loadu_si256((const __m256i *)above);
    const __m256i other = _mm256_loadu_si256((const __m256i *)below);
    const __m256i under = _mm256_loadu_si256((const __m256i *)lower);
    const __m256i low = _mm256_add_epi16(ccairo_mixed_pairs(_mm256_unpacklo_epi8(one, other), weights), less);
    const __m256i high = _mm256_add_epi16(ccairo_mixed_pairs(_mm256_unpackhi_epi8(one, other), weights), less);
    _mm256_storeu_si256(
        (__m256i *)target, _mm256_packus_epi16(
                               ccairo_blend_words(low, _mm256_unpacklo_epi8(under, zero)),
                               ccairo_blend_words(high, _mm256_unpackhi_epi8(under, zero))));
  }
  ccairo_blend_mixed_plainly(target, lower, above, below, count, first, second);
}
#endif

// Adds two rows of premultiplied pixels, whose bytes are signed, with weights from 1 to 255 parts of 256, and blends
// the sum over the pixels of `lower`. The sum of the weights is even, and at most 256. The target and `lower` may be the
// same.
static inline void ccairo_blend_mixed(
    uint32_t *target, const uint32_t *lower, const uint8_t *above, const uint8_t *below, ptrdiff_t count,
    uint16_t first, uint16_t second) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2"))
    return ccairo_blend_mixed_widely(target, lower, above, below, count, first, second);
#endif
  ccairo_blend_mixed_plainly(target, lower, above, below, count, first, second);
}

static inline void ccairo_blend_faded_plainly(
    uint32_t *target, const uint32_t *lower, const uint32_t *source, ptrdiff_t count, uint32_t alpha) {
  for (ptrdiff_t index = 0; index < count; index++) {
    const uint32_t over = ccairo_multiplied(source[index], alpha);
    target[index] = over + ccairo_multiplied(lower[index], 255 - (over >> 24));
  }
}

#if defined(__x86_64__)
// Does the same with eight pixels at a time, for processors with AVX2. The result is identical.
__attribute__((target("avx2"))) static inline void ccairo_blend_faded_widely(
    uint32_t *target, const uint32_t *lower, const uint32_t *source, ptrdiff_t count, uint32_t alpha) {
  const __m256i alphas = _mm256_set1_epi8((char)alpha);
  for (; count >= 8; count -= 8, target += 8, lower += 8, source += 8) {
    const __m256i eight = _mm256_loadu_si256((const __m256i *)source);
    const int is_clear = _mm256_testz_si256(eight, eight);
    if (is_clear && target == lower) continue;
    const __m256i below = _mm256_loadu_si256((const __m256i *)lower);
    _mm256_storeu_si256((__m256i *)target, is_clear ? below : ccairo_blend_eight(below, eight, alphas));
  }
  ccairo_blend_faded_plainly(target, lower, source, count, alpha);
}
#endif

// Blends rows of premultiplied pixels over those of `lower`, with an alpha from 0 to 255. The result is that of
// cairo. The target and `lower` may be the same. Strides are in pixels.
static inline void ccairo_blend_faded(
    uint32_t *target, ptrdiff_t target_stride, const uint32_t *lower, ptrdiff_t lower_stride, const uint32_t *source,
    ptrdiff_t source_stride, ptrdiff_t count, ptrdiff_t rows, uint8_t alpha) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    for (; rows > 0; rows--, target += target_stride, lower += lower_stride, source += source_stride)
      ccairo_blend_faded_widely(target, lower, source, count, alpha);
    return;
  }
#endif
  for (; rows > 0; rows--, target += target_stride, lower += lower_stride, source += source_stride)
    ccairo_blend_faded_plainly(target, lower, source, count, alpha);
}
