#include "BreakIterator.h"

#include <unicode/ubrk.h>

TabBarKitBreakIterator *tabbarkit_break_iterator_open(
    int is_sentence, const char *language, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(
      is_sentence ? UBRK_SENTENCE : UBRK_WORD, language, (const UChar *)text, length, &status);
  if (U_SUCCESS(status)) return (TabBarKitBreakIterator *)iterator;
  if (iterator) ubrk_close(iterator);
  return NULL;
}

int32_t tabbarkit_break_iterator_next(TabBarKitBreakIterator *iterator) {
  return ubrk_next((UBreakIterator *)iterator);
}

int tabbarkit_break_iterator_is_word(TabBarKitBreakIterator *iterator) {
  return ubrk_getRuleStatus((UBreakIterator *)iterator) >= UBRK_WORD_NONE_LIMIT;
}

void tabbarkit_break_iterator_close(TabBarKitBreakIterator *iterator) {
  ubrk_close((UBreakIterator *)iterator);
}
