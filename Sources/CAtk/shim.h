#if !__has_include(<atk-bridge.h>)
#error "TabBarKit needs the headers of ATK for windows: install libatk1.0-dev and libatk-bridge2.0-dev, or disable the package trait GtkHost."
#endif

#include <atk/atk.h>
#include <atk-bridge.h>

// Functions that emit signals with arguments, which Swift can't call because they are variadic.

static inline void TBKEmitChildAdded(AtkObject *parent, unsigned int index, AtkObject *child) {
  g_signal_emit_by_name(parent, "children-changed::add", index, child, NULL);
}

static inline void TBKEmitChildRemoved(AtkObject *parent, unsigned int index, AtkObject *child) {
  g_signal_emit_by_name(parent, "children-changed::remove", index, child, NULL);
}

// Emits a signal without arguments: "selection-changed", or "activate" and "deactivate" of windows.
static inline void TBKEmit(AtkObject *object, const char *name) { g_signal_emit_by_name(object, name); }

// Announces a text. Does nothing with ATK versions older than 2.46, which have no announcements.
static inline void TBKEmitAnnouncement(AtkObject *object, const char *text) {
  if (g_signal_lookup("announcement", ATK_TYPE_OBJECT) != 0)
    g_signal_emit_by_name(object, "announcement", text);
}

// Reports that text was inserted ("text-insert") or removed ("text-remove"). Offset and length are in characters.
static inline void TBKEmitTextChange(
    AtkObject *object, const char *name, int offset, int length, const char *text) {
  g_signal_emit_by_name(object, name, offset, length, text);
}

static inline void TBKEmitCaretMoved(AtkObject *object, int offset) {
  g_signal_emit_by_name(object, "text-caret-moved", offset);
}
