#if !__has_include(<librsvg/rsvg.h>)
#error "TabBarKit needs the headers of librsvg: install librsvg2-dev."
#endif

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <librsvg/rsvg.h>
