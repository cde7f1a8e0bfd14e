import CGtk4

/// The style of windows, in which GTK only paints the frame buffer.
///
/// An opaque background below the frame would make cairo draw the whole frame through a copy.
@MainActor enum WindowStyle {
  static let className = "uikit-window"

  /// Installs the style.
  ///
  /// Call it once, before the first window.
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
