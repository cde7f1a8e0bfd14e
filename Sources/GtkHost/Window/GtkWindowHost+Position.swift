import CGtk4
import CoreGraphics
import UIKitCore

extension GtkWindowHost {
  var windowWidget: UnsafeMutablePointer<GtkWidget> {
    UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
  }

  var shownScreen: UIScreen? { screen }

  var windowSize: CGSize {
    CGSize(
      width: CGFloat(gtk_widget_get_width(windowWidget)),
      height: CGFloat(gtk_widget_get_height(windowWidget))
    )
  }

  /// The origin of the screen in the window, below a title bar.
  var contentOrigin: CGPoint {
    var origin = (x: 0.0, y: 0.0)
    gtk_widget_translate_coordinates(widget, windowWidget, 0, 0, &origin.x, &origin.y)
    return CGPoint(x: origin.x, y: origin.y)
  }

  /// The position of the window on the desktop in points; zero if it is unknown, as on Wayland.
  var originOnDesktop: CGPoint {
    guard let native = gtk_widget_get_native(widget) else { return .zero }
    var origin = (x: Int32(0), y: Int32(0))
    TBKOriginOnDesktop(gtk_native_get_surface(native), &origin.x, &origin.y)
    var shadow = (x: 0.0, y: 0.0)
    gtk_native_get_surface_transform(native, &shadow.x, &shadow.y)
    let scale = CGFloat(gtk_widget_get_scale_factor(widget))
    return CGPoint(
      x: CGFloat(origin.x) / scale + shadow.x,
      y: CGFloat(origin.y) / scale + shadow.y
    )
  }
}
