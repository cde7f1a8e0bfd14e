// Asks every window of a display without a window manager to close, as the button in a title bar does, or the one with the title
// that the argument gives.

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <string.h>

static int hasTitle(Display *display, Window window, const char *title) {
  char *name = NULL;
  int isEqual = XFetchName(display, window, &name) != 0 && name != NULL && strcmp(name, title) == 0;
  if (name != NULL) XFree(name);
  return isEqual;
}

static int askToClose(Display *display, Window window) {
  Atom wish = XInternAtom(display, "WM_DELETE_WINDOW", False);
  Atom *protocols = NULL;
  int count = 0, isAsked = 0;
  if (!XGetWMProtocols(display, window, &protocols, &count)) return 0;
  for (int index = 0; index < count; index++) {
    if (protocols[index] != wish) continue;
    XEvent event = {0};
    event.xclient.type = ClientMessage;
    event.xclient.window = window;
    event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", False);
    event.xclient.format = 32;
    event.xclient.data.l[0] = (long)wish;
    isAsked = XSendEvent(display, window, False, NoEventMask, &event) != 0;
  }
  XFree(protocols);
  return isAsked;
}

int main(int argumentCount, char **arguments) {
  Display *display = XOpenDisplay(NULL);
  if (display == NULL) return 2;
  Window root, parent, *windows = NULL;
  unsigned count = 0;
  int asked = 0;
  XQueryTree(display, DefaultRootWindow(display), &root, &parent, &windows, &count);
  for (unsigned index = 0; index < count; index++) {
    XWindowAttributes attributes;
    if (XGetWindowAttributes(display, windows[index], &attributes) &&
        attributes.map_state == IsViewable &&
        (argumentCount < 2 || hasTitle(display, windows[index], arguments[1]))) {
      asked += askToClose(display, windows[index]);
    }
  }
  if (windows != NULL) XFree(windows);
  XCloseDisplay(display);
  return asked == 1 ? 0 : 1;
}
