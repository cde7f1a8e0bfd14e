import CGtk4
import CoreGraphics
import UIKitCore

/// Shows texts of the application in the tool tips of GTK, after its delay and in its style.
@MainActor enum ToolTips {
  /// Asks for the text at a point of the widget when the pointer rests; the widget retains the closure.
  static func watch(
    _ widget: UnsafeMutablePointer<GtkWidget>,
    find: @escaping @MainActor (CGPoint) -> (text: String, rect: CGRect)?
  ) {
    gtk_widget_set_has_tooltip(widget, 1)
    Signal.connectToolTip(UnsafeMutableRawPointer(widget)) { point, tooltip in
      guard let found = find(point) else { return false }
      let tooltip = OpaquePointer(tooltip)
      gtk_tooltip_set_text(tooltip, found.text)
      let whole = CGRect(x: 0, y: 0, width: 32_000, height: 32_000)
      let rect = found.rect.intersection(whole).integral
      guard rect.contains(point) else { return true }
      var area = GdkRectangle(
        x: Int32(rect.minX),
        y: Int32(rect.minY),
        width: Int32(rect.width),
        height: Int32(rect.height)
      )
      gtk_tooltip_set_tip_area(tooltip, &area)
      return true
    }
  }
}

extension PointerShape {
  /// The name of the cursor in the desktop's theme.
  var cursorName: String {
    switch self {
    case .arrow: "default"
    case .verticalBeam: "text"
    case .horizontalBeam: "vertical-text"
    case .link: "pointer"
    case .hidden: "none"
    }
  }
}
