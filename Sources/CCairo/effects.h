#pragma once

// The loops of blurs and cross-fades. Like those in shim.h, they have a version for processors with AVX2.

typedef uint16_t ccairo_four_words __attribute__((vector_size(8)));
typedef uint16_t ccairo_eight_words __attribute__((vector_size(16)));
typedef float ccairo_floats __attribute__((vector_size(16)));
typedef int32_t ccairo_integers __attribute__((vector_size(16)));

// Adds up the bytes of rows by column, from a byte on. The stride is in bytes.
static inline void ccairo_sum_rows_plainly(
    uint16_t *sums, const uint8_t *source, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t first, ptrdiff_t count) {
  for (ptrdiff_t index = first; index < count; index++) sums[index] = source[index];
  for (ptrdiff_t row = 1; row < rows; row++)
    for (ptrdiff_t index = first; index < count; index++) sums[index] += source[row * stride + index];
}

#if defined(__x86_64__)
// Does the same for 32 columns at a time, for processors with AVX2.
__attribute__((target("avx2"))) static inline void ccairo_sum_rows_widely(
    uint16_t *sums, const uint8_t *source, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t count) {
  ptrdiff_t index = 0;
  for (; index + 32 <= count; index += 32) {
    __m256i low = _mm256_setzero_si256(), high = low;
    const uint8_t *place = source + index;
    for (ptrdiff_t row = 0; row < rows; row++, place += stride) {
      low = _mm256_add_epi16(low, _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)place)));
      high = _mm256_add_epi16(high, _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(place + 16))));
    }
    _mm256_storeu_si256((__m256i *)(sums + index), low);
    _mm256_storeu_si256((__m256i *)(sums + index + 16), high);
  }
  ccairo_sum_rows_plainly(sums, source, stride, rows, index, count);
}
#endif

// Averages blocks of `step` by `rows` pixels, and of fewer pixels at the end, which have at most 256 pixels.
// The fourth component of the averages is 0. `sums` has space for four numbers per pixel; the stride is in bytes.
static inline void ccairo_average_blocks(
    float *target, const uint8_t *source, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t count, ptrdiff_t step,
    uint16_t *sums) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) ccairo_sum_rows_widely(sums, source, stride, rows, count * 4);
  else
#endif
    ccairo_sum_rows_plainly(sums, source, stride, rows, 0, count * 4);
  for (ptrdiff_t start = 0; start < count; start += step, target += 4) {
    const ptrdiff_t columns = count - start < step ? count - start : step;
    // Two pixels are added at a time.
    ccairo_eight_words pair = {0}, pairs;
    ptrdiff_t column = start;
    for (; column + 2 <= start + columns; column += 2) {
      __builtin_memcpy(&pairs, sums + 4 * column, sizeof pairs);
      pair += pairs;
    }
    ccairo_four_words sum = {0};
    if (column < start + columns) __builtin_memcpy(&sum, sums + 4 * column, sizeof sum);
    sum += __builtin_shufflevector(pair, pair, 0, 1, 2, 3) + __builtin_shufflevector(pair, pair, 4, 5, 6, 7);
    ccairo_floats average = __builtin_convertvector(sum, ccairo_floats) * (1 / (float)(columns * rows));
    average[3] = 0;
    __builtin_memcpy(target, &average, sizeof average);
  }
}

// Moves a window of numbers by one row, from a number on: adds the row that enters, subtracts the row that
// leaves, and writes the averages.
static inline void ccairo_move_window_plainly(
    float *target, float *sums, const float *entering, const float *leaving, float factor, ptrdiff_t first,
    ptrdiff_t count) {
  for (ptrdiff_t index = first; index < count; index++) {
    sums[index] += entering[index] - leaving[index];
    target[index] = sums[index] * factor;
  }
}

#if defined(__x86_64__)
// Does the same for eight numbers at a time, for processors with AVX2. The result is identical.
__attribute__((target("avx2"))) static inline void ccairo_move_window_widely(
    float *target, float *sums, const float *entering, const float *leaving, float factor, ptrdiff_t count) {
  const __m256 factors = _mm256_set1_ps(factor);
  ptrdiff_t index = 0;
  for (; index + 8 <= count; index += 8) {
    const __m256 change = _mm256_sub_ps(_mm256_loadu_ps(entering + index), _mm256_loadu_ps(leaving + index));
    const __m256 sum = _mm256_add_ps(_mm256_loadu_ps(sums + index), change);
    _mm256_storeu_ps(sums + index, sum);
    _mm256_storeu_ps(target + index, _mm256_mul_ps(sum, factors));
  }
  ccairo_move_window_plainly(target, sums, entering, leaving, factor, index, count);
}
#endif

static inline void ccairo_move_window(
    float *target, float *sums, const float *entering, const float *leaving, float factor, ptrdiff_t count) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2"))
    return ccairo_move_window_widely(target, sums, entering, leaving, factor, count);
#endif
  ccairo_move_window_plainly(target, sums, entering, leaving, factor, 0, count);
}

// Exchanges the rows and columns of pixels with four numbers, from column `first` to column `end` - 1 of the
// source, in blocks that fit in the cache.
static inline void ccairo_transpose_numbers(
    float *target, const float *source, ptrdiff_t width, ptrdiff_t height, ptrdiff_t first, ptrdiff_t end) {
  for (ptrdiff_t top = 0; top < height; top += 8) {
    const ptrdiff_t bottom = top + 8 < height ? top + 8 : height;
    for (ptrdiff_t x = first; x < end; x++)
      for (ptrdiff_t y = top; y < bottom; y++)
        __builtin_memcpy(target + 4 * (x * height + y), source + 4 * (y * width + x), 4 * sizeof *source);
  }
}

// Changes the saturation of pixels with four numbers, blends a tint over them, and writes opaque bytes. `tint`
// has the premultiplied blue, green and red components.
static inline void ccairo_color_pixels_plainly(
    uint8_t *target, const float *source, ptrdiff_t count, float saturation, float keep, const float *tint) {
  const ccairo_floats over = {tint[0], tint[1], tint[2], 255}, kept = {keep, keep, keep, 0};
  const ccairo_floats least = {0}, greatest = {255, 255, 255, 255};
  for (ptrdiff_t index = 0; index < count; index++) {
    ccairo_floats pixel;
    __builtin_memcpy(&pixel, source + 4 * index, sizeof pixel);
    const float gray = 0.0722f * pixel[0] + 0.7152f * pixel[1] + 0.2126f * pixel[2];
    const ccairo_floats light = {gray, gray, gray, gray};
    pixel = light + (pixel - light) * saturation;
    pixel = __builtin_elementwise_min(__builtin_elementwise_max(pixel, least), greatest) * kept + over + 0.5f;
    pixel = __builtin_elementwise_min(__builtin_elementwise_max(pixel, least), greatest);
    typedef uint8_t four __attribute__((vector_size(4)));
    const four bytes = __builtin_convertvector(__builtin_convertvector(pixel, ccairo_integers), four);
    __builtin_memcpy(target + 4 * index, &bytes, sizeof bytes);
  }
}

#if defined(__x86_64__)
// Does the same for two pixels at a time, for processors with AVX2. The result is identical.
__attribute__((target("avx2"))) static inline void ccairo_color_pixels_widely(
    uint8_t *target, const float *source, ptrdiff_t count, float saturation, float keep, const float *tint) {
  const __m256 over = _mm256_setr_ps(tint[0], tint[1], tint[2], 255, tint[0], tint[1], tint[2], 255);
  const __m256 kept = _mm256_setr_ps(keep, keep, keep, 0, keep, keep, keep, 0);
  const __m256 parts = _mm256_setr_ps(0.0722f, 0.7152f, 0.2126f, 0, 0.0722f, 0.7152f, 0.2126f, 0);
  const __m256 least = _mm256_setzero_ps(), greatest = _mm256_set1_ps(255), half = _mm256_set1_ps(0.5f);
  const __m256 factor = _mm256_set1_ps(saturation);
  for (; count >= 2; count -= 2, target += 8, source += 8) {
    __m256 pixels = _mm256_loadu_ps(source);
    const __m256 light = _mm256_dp_ps(pixels, parts, 0x7F);
    pixels = _mm256_add_ps(light, _mm256_mul_ps(_mm256_sub_ps(pixels, light), factor));
    pixels = _mm256_mul_ps(_mm256_min_ps(_mm256_max_ps(pixels, least), greatest), kept);
    pixels = _mm256_add_ps(_mm256_add_ps(pixels, over), half);
    const __m256i numbers = _mm256_cvttps_epi32(_mm256_min_ps(_mm256_max_ps(pixels, least), greatest));
    const __m128i words = _mm_packus_epi32(_mm256_castsi256_si128(numbers), _mm256_extracti128_si256(numbers, 1));
    _mm_storel_epi64((__m128i *)target, _mm_packus_epi16(words, words));
  }
  if (count) ccairo_color_pixels_plainly(target, source, count, saturation, keep, tint);
}
#endif

static inline void ccairo_color_pixels(
    uint8_t *target, const float *source, ptrdiff_t count, float saturation, float keep, const float *tint) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return ccairo_color_pixels_widely(target, source, count, saturation, keep, tint);
#endif
  ccairo_color_pixels_plainly(target, source, count, saturation, keep, tint);
}

// Blends bytes over others with a weight from 1 to 255 parts of 256. The source and the target may be
// the same.
static inline void ccairo_fade_bytes_plainly(
    uint8_t *target, const uint8_t *lower, const uint8_t *upper, ptrdiff_t count, uint16_t weight) {
  const uint16_t rest = 256 - weight;
  for (ptrdiff_t index = 0; index < count; index++)
    target[index] = (uint16_t)(lower[index] * rest + upper[index] * weight + 128) >> 8;
}

#if defined(__x86_64__)
// Does the same with 32 bytes at a time, for processors with AVX2. The bytes are made signed to be
// multiplied. The result is identical.
__attribute__((target("avx2"))) static inline void ccairo_fade_bytes_widely(
    uint8_t *target, const uint8_t *lower, const uint8_t *upper, ptrdiff_t count, uint16_t weight) {
  const __m256i weights = _mm256_set1_epi16((int16_t)(weight << 8 | (256 - weight)));
  const __m256i sign = _mm256_set1_epi8(-128);
  for (; count >= 32; count -= 32, target += 32, lower += 32, upper += 32) {
    // The processor doesn't prefetch beyond the end of a row.
    if (!((uintptr_t)upper & 32)) {
      __builtin_prefetch(upper + 2048, 0, 1);
      __builtin_prefetch(lower + 2048, 0, 1);
    }
    const __m256i below = _mm256_xor_si256(_mm256_loadu_si256((const __m256i *)lower), sign);
    const __m256i above = _mm256_xor_si256(_mm256_loadu_si256((const __m256i *)upper), sign);
    _mm256_storeu_si256((__m256i *)target, ccairo_mixed_rows(below, above, weights));
  }
  ccairo_fade_bytes_plainly(target, lower, upper, count, weight);
}
#endif

static inline void ccairo_fade_bytes(
    uint8_t *target, const uint8_t *lower, const uint8_t *upper, ptrdiff_t count, uint16_t weight) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return ccairo_fade_bytes_widely(target, lower, upper, count, weight);
#endif
  ccairo_fade_bytes_plainly(target, lower, upper, count, weight);
}

// Prepares the blending of a row of premultiplied pixels: multiplies them by an alpha from 0 to 255, and
// writes 255 less the alpha of each pixel to the four bytes of a pixel of `keeps`.
static inline void ccairo_prepare_row(uint32_t *row, uint32_t *keeps, ptrdiff_t count, uint32_t alpha) {
  for (ptrdiff_t index = 0; index < count; index++) {
    row[index] = ccairo_multiplied(row[index], alpha);
    keeps[index] = (255 - (row[index] >> 24)) * 0x01010101;
  }
}

// Blends a prepared row of pixels over each of several rows. The result is that of cairo. The stride is in pixels.
static inline void ccairo_blend_row(
    uint32_t *target, ptrdiff_t stride, const uint32_t *row, const uint32_t *keeps, ptrdiff_t count, ptrdiff_t rows) {
  for (; rows > 0; rows--, target += stride) {
    ptrdiff_t index = 0;
    for (; index + 4 <= count; index += 4) {
      ccairo_bytes under, over, keep;
      __builtin_memcpy(&under, target + index, sizeof under);
      __builtin_memcpy(&over, row + index, sizeof over);
      __builtin_memcpy(&keep, keeps + index, sizeof keep);
      ccairo_words sum =
          __builtin_convertvector(under, ccairo_words) * __builtin_convertvector(keep, ccairo_words) + 128;
      sum = (sum + (sum >> 8)) >> 8;
      under = __builtin_convertvector(sum, ccairo_bytes) + over;
      __builtin_memcpy(target + index, &under, sizeof under);
    }
    for (; index < count; index++) target[index] = row[index] + ccairo_multiplied(target[index], keeps[index] & 255);
  }
}

// Averages bytes along columns, `radius` rows in both directions; rows outside are 0. `sums` has space for a
// number per column. The planes are different, and their strides are in bytes.
static inline void ccairo_average_columns_plainly(
    uint8_t *target, ptrdiff_t target_stride, const uint8_t *source, ptrdiff_t source_stride, ptrdiff_t width,
    ptrdiff_t height, ptrdiff_t radius, uint32_t *sums) {
  // The division is replaced with a multiplication, which is exact enough for sums below 2^24.
  const uint32_t factor = (1u << 24) / (uint32_t)(2 * radius + 1) + 1;
  for (ptrdiff_t x = 0; x < width; x++) sums[x] = 0;
  for (ptrdiff_t y = -radius; y < height; y++) {
    const uint8_t *entering = y + radius < height ? source + (y + radius) * source_stride : NULL;
    const uint8_t *leaving = y >= radius ? source + (y - radius) * source_stride : NULL;
    for (ptrdiff_t x = 0; entering && x < width; x++) sums[x] += entering[x];
    for (ptrdiff_t x = 0; y >= 0 && x < width; x++)
      target[y * target_stride + x] = (sums[x] * factor + (1u << 23)) >> 24;
    for (ptrdiff_t x = 0; leaving && x < width; x++) sums[x] -= leaving[x];
  }
}

#if defined(__x86_64__)
// Does the same for eight columns at a time, for processors with AVX2.
__attribute__((target("avx2"))) static inline void ccairo_average_columns_widely(
    uint8_t *target, ptrdiff_t target_stride, const uint8_t *source, ptrdiff_t source_stride, ptrdiff_t width,
    ptrdiff_t height, ptrdiff_t radius, uint32_t *sums) {
  const __m256i factor = _mm256_set1_epi32((int)((1u << 24) / (uint32_t)(2 * radius + 1) + 1));
  const __m256i half = _mm256_set1_epi32(1 << 23);
  const ptrdiff_t wide = width & ~7;
  for (ptrdiff_t x = 0; x < wide; x++) sums[x] = 0;
  for (ptrdiff_t y = -radius; y < height; y++) {
    const uint8_t *entering = y + radius < height ? source + (y + radius) * source_stride : NULL;
    const uint8_t *leaving = y >= radius ? source + (y - radius) * source_stride : NULL;
    for (ptrdiff_t x = 0; x < wide; x += 8) {
      __m256i sum = _mm256_loadu_si256((const __m256i *)(sums + x));
      if (entering)
        sum = _mm256_add_epi32(sum, _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)(entering + x))));
      if (y >= 0) {
        const __m256i scaled = _mm256_add_epi32(_mm256_mullo_epi32(sum, factor), half);
        const __m256i bytes = _mm256_srli_epi32(scaled, 24);
        const __m128i words = _mm_packs_epi32(_mm256_castsi256_si128(bytes), _mm256_extracti128_si256(bytes, 1));
        _mm_storel_epi64((__m128i *)(target + y * target_stride + x), _mm_packus_epi16(words, words));
      }
      if (leaving)
        sum = _mm256_sub_epi32(sum, _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)(leaving + x))));
      _mm256_storeu_si256((__m256i *)(sums + x), sum);
    }
  }
  ccairo_average_columns_plainly(
      target + wide, target_stride, source + wide, source_stride, width - wide, height, radius, sums);
}
#endif

static inline void ccairo_average_columns(
    uint8_t *target, ptrdiff_t target_stride, const uint8_t *source, ptrdiff_t source_stride, ptrdiff_t width,
    ptrdiff_t height, ptrdiff_t radius, uint32_t *sums) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2"))
    return ccairo_average_columns_widely(
        target, target_stride, source, source_stride, width, height, radius, sums);
#endif
  ccairo_average_columns_plainly(target, target_stride, source, source_stride, width, height, radius, sums);
}

// Exchanges the rows and columns of bytes, in blocks that fit in the cache. Strides are in bytes.
static inline void ccairo_transpose(
    uint8_t *target, ptrdiff_t target_stride, const uint8_t *source, ptrdiff_t source_stride, ptrdiff_t width,
    ptrdiff_t height) {
  for (ptrdiff_t top = 0; top < height; top += 16) {
    const ptrdiff_t bottom = top + 16 < height ? top + 16 : height;
    for (ptrdiff_t x = 0; x < width; x++)
      for (ptrdiff_t y = top; y < bottom; y++) target[x * target_stride + y] = source[y * source_stride + x];
  }
}
