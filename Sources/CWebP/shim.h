#if !__has_include(<webp/decode.h>)
#error "TabBarKit needs the headers of libwebp: install libwebp-dev."
#endif

#include <webp/decode.h>
