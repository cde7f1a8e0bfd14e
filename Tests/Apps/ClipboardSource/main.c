// Another program that uses a selection of the X server.
//
//     ClipboardSource offer SELECTION TEXT   owns the selection and answers with the text, until it is ended
//     ClipboardSource hang SELECTION         owns the selection and never answers
//     ClipboardSource read SELECTION         prints the text of the selection
//
// SELECTION is CLIPBOARD or PRIMARY. A line "ready" is printed when the selection is owned.

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static Display *display;
static Window window;

static Atom atom(const char *name) { return XInternAtom(display, name, False); }

static int isText(Atom type) {
  return type == atom("UTF8_STRING") || type == atom("text/plain;charset=utf-8");
}

static void answer(XSelectionRequestEvent *request, const char *text) {
  XSelectionEvent notice = {0};
  notice.type = SelectionNotify;
  notice.requestor = request->requestor;
  notice.selection = request->selection;
  notice.target = request->target;
  notice.time = request->time;
  notice.property = request->property;
  if (request->target == atom("TARGETS")) {
    Atom types[] = {atom("TARGETS"), atom("UTF8_STRING"), atom("text/plain;charset=utf-8")};
    XChangeProperty(display, request->requestor, request->property, XA_ATOM, 32, PropModeReplace,
                    (unsigned char *)types, 3);
  } else if (isText(request->target)) {
    XChangeProperty(display, request->requestor, request->property, request->target, 8,
                    PropModeReplace, (const unsigned char *)text, (int)strlen(text));
  } else {
    notice.property = None;
  }
  XSendEvent(display, request->requestor, False, NoEventMask, (XEvent *)&notice);
  XFlush(display);
}

static int offer(Atom selection, const char *text) {
  XSetSelectionOwner(display, selection, window, CurrentTime);
  if (XGetSelectionOwner(display, selection) != window) return 3;
  printf("ready\n");
  fflush(stdout);
  for (;;) {
    XEvent event;
    XNextEvent(display, &event);
    // A program that hangs reads its events, but does not answer.
    if (event.type == SelectionRequest && text != NULL) answer(&event.xselectionrequest, text);
  }
}

static int readSelection(Atom selection) {
  XConvertSelection(display, selection, atom("UTF8_STRING"), atom("TEXT"), window, CurrentTime);
  for (int turn = 0; turn < 200; turn++) {
    while (XPending(display) > 0) {
      XEvent event;
      XNextEvent(display, &event);
      if (event.type != SelectionNotify || event.xselection.property == None) continue;
      Atom type;
      int format;
      unsigned long count, rest;
      unsigned char *bytes = NULL;
      XGetWindowProperty(display, window, atom("TEXT"), 0, 1 << 20, True, AnyPropertyType, &type,
                         &format, &count, &rest, &bytes);
      if (bytes == NULL) return 4;
      printf("text %s\n", (char *)bytes);
      return 0;
    }
    usleep(10000);
  }
  return 5;
}

int main(int argc, char **argv) {
  if (argc < 3 || (display = XOpenDisplay(NULL)) == NULL) return 2;
  window = XCreateSimpleWindow(display, DefaultRootWindow(display), -10, -10, 1, 1, 0, 0, 0);
  Atom selection = atom(argv[2]);
  if (strcmp(argv[1], "read") == 0) return readSelection(selection);
  return offer(selection, strcmp(argv[1], "offer") == 0 && argc > 3 ? argv[3] : NULL);
}
