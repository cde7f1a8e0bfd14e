#ifndef TABBARKIT_BREAK_ITERATOR_H
#define TABBARKIT_BREAK_ITERATOR_H

#include <stdint.h>

// The break iterators of ICU.
//
// Swift does not import the headers of ICU, because they declare the same types as the copy of ICU
// that belongs to Foundation.

typedef struct TabBarKitBreakIterator TabBarKitBreakIterator;

// Returns an iterator over words or sentences, or NULL if there is no memory. The text must outlive it.
TabBarKitBreakIterator *tabbarkit_break_iterator_open(
    int is_sentence, const char *language, const uint16_t *text, int32_t length);

// Returns the end of the next segment, or -1 at the end of the text.
int32_t tabbarkit_break_iterator_next(TabBarKitBreakIterator *iterator);

// Returns whether the segment contains letters, digits or ideographs.
int tabbarkit_break_iterator_is_word(TabBarKitBreakIterator *iterator);

void tabbarkit_break_iterator_close(TabBarKitBreakIterator *iterator);

#endif
