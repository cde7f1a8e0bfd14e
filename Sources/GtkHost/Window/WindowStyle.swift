import CGtk4

/// What GTK paints in our windows beside the frame buffer: nothing.
///
/// An opaque background below the frame would make cairo draw the whole frame through a copy.
@MainActor enum WindowStyle {
  static let className = "uikit-window"

  /// Puts the style in force; called once, before the first window.
  static func install() {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, "window.\(className) { background: none; }", -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(),
      OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
    )
    g_object_unref(provider)
  }
}
