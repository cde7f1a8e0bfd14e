// Drags a text over the window of another program, as a desktop's file manager would: the messages of the XDND protocol
// without the window that a user would drag from.
//
//     DragSource TITLE X Y SECONDS [TEXT]
//
// X and Y are pixels of the screen. After that many seconds the text is dropped, or the drag leaves again if there is
// none. The status is 4 if the window has refused the text, and 5 if it has not answered.

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static Display *display;
static Window source;
static Window target;

static void send(const char *type, long first, long second, long third, long fourth) {
  XEvent event = {0};
  event.xclient.type = ClientMessage;
  event.xclient.window = target;
  event.xclient.message_type = XInternAtom(display, type, False);
  event.xclient.format = 32;
  event.xclient.data.l[0] = (long)source;
  event.xclient.data.l[1] = first;
  event.xclient.data.l[2] = second;
  event.xclient.data.l[3] = third;
  event.xclient.data.l[4] = fourth;
  XSendEvent(display, target, False, NoEventMask, &event);
  XFlush(display);
}

// Toolkits have windows of the same name that are never shown.
static Bool isShown(Window window) {
  XWindowAttributes attributes;
  return XGetWindowAttributes(display, window, &attributes) && attributes.map_state == IsViewable;
}

static Window find(Window window, const char *title) {
  char *name = NULL;
  if (XFetchName(display, window, &name) && name != NULL) {
    Bool isIt = strcmp(name, title) == 0 && isShown(window);
    XFree(name);
    if (isIt) return window;
  }
  Window root, parent, *children = NULL;
  unsigned count = 0;
  Window found = None;
  if (!XQueryTree(display, window, &root, &parent, &children, &count)) return None;
  for (unsigned index = 0; index < count && found == None; index++) {
    found = find(children[index], title);
  }
  if (children != NULL) XFree(children);
  return found;
}

static void answer(XSelectionRequestEvent *request, const char *text) {
  XSelectionEvent notice = {0};
  notice.type = SelectionNotify;
  notice.requestor = request->requestor;
  notice.selection = request->selection;
  notice.target = request->target;
  notice.time = request->time;
  if (request->target == XInternAtom(display, "text/plain", False)) {
    notice.property = request->property;
    XChangeProperty(display, request->requestor, request->property, request->target, 8,
                    PropModeReplace, (const unsigned char *)text, (int)strlen(text));
  }
  XSendEvent(display, request->requestor, False, NoEventMask, (XEvent *)&notice);
  XFlush(display);
}

static int drop(const char *text) {
  Atom finished = XInternAtom(display, "XdndFinished", False);
  send("XdndDrop", 0, CurrentTime, 0, 0);
  for (int round = 0; round < 500; round++) {
    while (XPending(display) > 0) {
      XEvent event;
      XNextEvent(display, &event);
      if (event.type == SelectionRequest) answer(&event.xselectionrequest, text);
      if (event.type == ClientMessage && event.xclient.message_type == finished) {
        return event.xclient.data.l[1] & 1 ? 0 : 4;
      }
    }
    usleep(10000);
  }
  return 5;
}

int main(int argc, char **argv) {
  if (argc < 5 || (display = XOpenDisplay(NULL)) == NULL) return 2;
  Window root = DefaultRootWindow(display);
  target = find(root, argv[1]);
  if (target == None) return 3;
  source = XCreateSimpleWindow(display, root, -10, -10, 1, 1, 0, 0, 0);
  XSetSelectionOwner(display, XInternAtom(display, "XdndSelection", False), source, CurrentTime);

  long text = (long)XInternAtom(display, "text/plain", False);
  long copy = (long)XInternAtom(display, "XdndActionCopy", False);
  long place = (atol(argv[2]) << 16) | atol(argv[3]);
  send("XdndEnter", 5L << 24, text, 0, 0);
  double seconds = atof(argv[4]);
  for (double passed = 0; passed < seconds; passed += 0.05) {
    // The pointer trembles, as in a hand.
    send("XdndPosition", 0, place + ((long)(passed * 20) % 3), CurrentTime, copy);
    usleep(50000);
    while (XPending(display) > 0) {
      XEvent answer;
      XNextEvent(display, &answer);
    }
  }
  if (argc > 5) return drop(argv[5]);
  send("XdndLeave", 0, 0, 0, 0);
  XSync(display, False);
  return 0;
}
