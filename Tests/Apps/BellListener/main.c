// Waits for the bell of a display, for at most the number of seconds that the argument gives.

#include <X11/XKBlib.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argumentCount, char **arguments) {
  int base = 0, seconds = argumentCount > 1 ? atoi(arguments[1]) : 10;
  Display *display = XkbOpenDisplay(NULL, &base, NULL, NULL, NULL, NULL);
  if (display == NULL) return 2;
  XkbSelectEvents(display, XkbUseCoreKbd, XkbBellNotifyMask, XkbBellNotifyMask);
  XSync(display, False);
  puts("listening");
  fflush(stdout);
  struct pollfd connection = {.fd = ConnectionNumber(display), .events = POLLIN};
  while (XPending(display) > 0 || poll(&connection, 1, seconds * 1000) > 0) {
    XEvent event;
    XNextEvent(display, &event);
    if (event.type == base && ((XkbEvent *)&event)->any.xkb_type == XkbBellNotify) {
      puts("bell");
      return 0;
    }
  }
  return 1;
}
