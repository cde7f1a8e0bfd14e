import CGtk4
import Foundation
import UIKitCore

/// The icon of the application's windows.
///
/// An installed application has an icon in the desktop's theme, named after its identifier.
/// Otherwise the file of `Info.plist` is used. On Wayland, desktops find the icon by the
/// application's identifier.
@MainActor final class WindowIcon {
  private static let sizes: [Int32] = [32, 48, 128]
  private var textures: UnsafeMutablePointer<GList>?

  init(_ identity: ApplicationIdentity, display: OpaquePointer?) {
    guard let display else { return }
    if let identifier = identity.identifier,
      gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), identifier) != 0
    {
      gtk_window_set_default_icon_name(identifier)
    } else if let icon = identity.icon {
      textures = Self.textures(of: icon)
    }
  }

  deinit {
    g_list_free_full(textures) { if let texture = $0 { g_object_unref(texture) } }
  }

  private static func textures(of icon: URL) -> UnsafeMutablePointer<GList>? {
    var list: UnsafeMutablePointer<GList>?
    for size in sizes {
      guard let pixels = gdk_pixbuf_new_from_file_at_size(icon.path, size, size, nil) else {
        Log.warning("the icon \(icon.path) is not a valid image; it is ignored")
        return nil
      }
      list = g_list_append(list, UnsafeMutableRawPointer(gdk_texture_new_for_pixbuf(pixels)))
      g_object_unref(UnsafeMutableRawPointer(pixels))
    }
    return list
  }

  /// Sets the icon of a window, if it is not in the theme.
  func apply(to surface: OpaquePointer?) {
    if let surface, let textures { gdk_toplevel_set_icon_list(surface, textures) }
  }
}
