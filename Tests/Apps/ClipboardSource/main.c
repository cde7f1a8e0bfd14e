// Another program that uses a selection of the X server.
//
//     ClipboardSource offer SELECTION TEXT   owns the selection and answers with the text, until it is ended
//     ClipboardSource break SELECTION        owns the selection and answers with text that is not UTF-8
//     ClipboardSource flood SELECTION        owns the selection and answers with a text of 1 GiB
//     ClipboardSource hang SELECTION         owns the selection and never answers
//     ClipboardSource stall SELECTION        owns the selection and answers with its types only
//     ClipboardSource manage CLIPBOARD       takes over the texts of programs that end
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

// The transfer of a text in pieces.
static const long floodBytes = 1L << 30;
static long sentBytes;
static Window reader;
static Atom readerProperty;

static void beginFlood(XSelectionRequestEvent *request) {
  reader = request->requestor;
  readerProperty = request->property;
  sentBytes = 0;
  XSelectInput(display, reader, PropertyChangeMask);
  XChangeProperty(display, reader, readerProperty, atom("INCR"), 32, PropModeReplace,
                  (const unsigned char *)&floodBytes, 1);
}

static void sendPiece(void) {
  static unsigned char piece[1 << 16];
  memset(piece, 'x', sizeof piece);
  int size = sentBytes < floodBytes ? (int)sizeof piece : 0;
  XChangeProperty(display, reader, readerProperty, atom("UTF8_STRING"), 8, PropModeReplace, piece,
                  size);
  sentBytes += size;
  XFlush(display);
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
    Atom types[] = {atom("TARGETS"), atom("UTF8_STRING"), atom("text/plain;charset=utf-8"),
                    atom("text/html"), atom("image/png"), atom("text/uri-list")};
    int count = strcmp(text, "stall") == 0 ? 6 : 3;
    XChangeProperty(display, request->requestor, request->property, XA_ATOM, 32, PropModeReplace,
                    (unsigned char *)types, count);
  } else if (strcmp(text, "stall") == 0) {
    return;
  } else if (isText(request->target) && strcmp(text, "flood") == 0) {
    beginFlood(request);
  } else if (isText(request->target)) {
    XChangeProperty(display, request->requestor, request->property, request->target, 8,
                    PropModeReplace, (const unsigned char *)text, (int)strlen(text));
  } else {
    notice.property = None;
  }
  XSendEvent(display, request->requestor, False, NoEventMask, (XEvent *)&notice);
  XFlush(display);
}

// Requests the text of a program that ends, and owns the clipboard instead of it.
static int manage(Atom selection) {
  XSelectionRequestEvent request = {0};
  char *text = NULL;
  XSetSelectionOwner(display, atom("CLIPBOARD_MANAGER"), window, CurrentTime);
  printf("ready\n");
  fflush(stdout);
  for (;;) {
    XEvent event;
    XNextEvent(display, &event);
    if (event.type == SelectionRequest) {
      if (event.xselectionrequest.target == atom("SAVE_TARGETS")) {
        request = event.xselectionrequest;
        XConvertSelection(display, selection, atom("UTF8_STRING"), atom("TEXT"), window,
                          CurrentTime);
      } else if (text != NULL) {
        answer(&event.xselectionrequest, text);
      }
    } else if (event.type == SelectionNotify && event.xselection.property != None) {
      Atom type;
      int format;
      unsigned long count, rest;
      XGetWindowProperty(display, window, atom("TEXT"), 0, 1 << 20, True, AnyPropertyType, &type,
                         &format, &count, &rest, (unsigned char **)&text);
      XSetSelectionOwner(display, selection, window, CurrentTime);
      XSelectionEvent notice = {.type = SelectionNotify,
                                .requestor = request.requestor,
                                .selection = request.selection,
                                .target = request.target,
                                .time = request.time,
                                .property = request.property};
      XSendEvent(display, request.requestor, False, NoEventMask, (XEvent *)&notice);
      XFlush(display);
    }
  }
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
    if (event.type == PropertyNotify && event.xproperty.window == reader &&
        event.xproperty.atom == readerProperty && event.xproperty.state == PropertyDelete) {
      sendPiece();
    }
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

static int ignoreError(Display *display, XErrorEvent *error) { return 0; }

int main(int argc, char **argv) {
  if (argc < 3 || (display = XOpenDisplay(NULL)) == NULL) return 2;
  window = XCreateSimpleWindow(display, DefaultRootWindow(display), -10, -10, 1, 1, 0, 0, 0);
  Atom selection = atom(argv[2]);
  // The window of a reader disappears when it gives up.
  XSetErrorHandler(ignoreError);
  if (strcmp(argv[1], "read") == 0) return readSelection(selection);
  if (strcmp(argv[1], "manage") == 0) return manage(selection);
  if (strcmp(argv[1], "break") == 0) return offer(selection, "a\xff" "b");
  if (strcmp(argv[1], "hang") == 0) return offer(selection, NULL);
  return offer(selection, argc > 3 ? argv[3] : argv[1]);
}
