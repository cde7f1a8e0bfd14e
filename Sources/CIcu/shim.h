#if !__has_include(<unicode/ubrk.h>)
#error "TabBarKit needs the headers of ICU: install libicu-dev."
#endif

#include <unicode/ubrk.h>
