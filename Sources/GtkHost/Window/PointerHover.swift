import CGtk4
import QuartzCore
import UIKitCore

/// Observes the pointer over a widget.
@MainActor enum PointerHover {
  /// Reports each motion of the pointer over the widget, which retains the observer.
  static func watch(
    _ widget: UnsafeMutablePointer<GtkWidget>,
    report: @escaping @MainActor (PointerInput) -> Void
  ) {
    guard let controller = gtk_event_controller_motion_new() else { return }
    gtk_widget_add_controller(widget, controller)
    let instance = UnsafeMutableRawPointer(controller)
    func send(_ location: CGPoint) { report(PointerInput(phase: .moved, location: location)) }
    Signal.connectPoint(instance, "enter") { send($0) }
    Signal.connectPoint(instance, "motion") { send($0) }
    Signal.connect(instance, "leave") { report(PointerInput(phase: .left, location: .zero)) }
  }
}
