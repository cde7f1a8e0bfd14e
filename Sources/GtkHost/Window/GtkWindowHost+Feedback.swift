import CGtk4
import UIKitCore

extension GtkWindowHost {
  // R-FBK-4
  /// Rings the bell of the desktop for an error, unless the settings of the desktop turn it off.
  ///
  /// Other feedback is not played.
  func play(_ feedback: HapticFeedback) {
    guard feedback == .notification(.error) else { return }
    gtk_widget_error_bell(widget)
  }
}
