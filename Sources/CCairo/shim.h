#include <cairo.h>
#include <pango/pangocairo.h>
#include <wchar.h>
