// Prescribes settings to the programs of an X server, as the settings daemon of a desktop does (XSETTINGS), until it is
// ended or another one takes over.
//
//     SettingsSource DPI ANIMATIONS
//
// DPI is in 1024ths; ANIMATIONS is 0 or 1.

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Byte order, three bytes of nothing, serial, count; then the settings.
static unsigned char text[256];
static int length;

static void put(unsigned int value, int bytes) {
  for (int i = 0; i < bytes; i++) text[length++] = (unsigned char)(value >> (8 * i));
}

static void putNumber(const char *name, int value) {
  int size = (int)strlen(name);
  put(0, 2);
  put((unsigned int)size, 2);
  memcpy(text + length, name, (size_t)size);
  length += (size + 3) / 4 * 4;
  put(0, 4);
  put((unsigned int)value, 4);
}

int main(int count, char **arguments) {
  Display *display = XOpenDisplay(NULL);
  if (!display || count != 3) return 1;
  put(0, 8);
  put(2, 4);
  putNumber("Xft/DPI", atoi(arguments[1]));
  putNumber("Gtk/EnableAnimations", atoi(arguments[2]));

  Window root = DefaultRootWindow(display);
  Window window = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0);
  Atom settings = XInternAtom(display, "_XSETTINGS_SETTINGS", False);
  XChangeProperty(display, window, settings, settings, 8, PropModeReplace, text, length);
  Atom selection = XInternAtom(display, "_XSETTINGS_S0", False);
  XSetSelectionOwner(display, selection, window, CurrentTime);

  XEvent event = {0};
  event.xclient.type = ClientMessage;
  event.xclient.window = root;
  event.xclient.message_type = XInternAtom(display, "MANAGER", False);
  event.xclient.format = 32;
  event.xclient.data.l[0] = CurrentTime;
  event.xclient.data.l[1] = (long)selection;
  event.xclient.data.l[2] = (long)window;
  XSendEvent(display, root, False, StructureNotifyMask, &event);
  XSync(display, False);
  printf("ready\n");
  fflush(stdout);
  for (;;) XNextEvent(display, &event);
}
