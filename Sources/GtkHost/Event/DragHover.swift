import CGtk4
import QuartzCore
import UIKitCore

/// Observes drags from any application over a widget, without accepting drops.
@MainActor enum DragHover {
  /// Reports each motion of a drag over the widget, which retains the observer.
  static func watch(
    _ widget: UnsafeMutablePointer<GtkWidget>,
    clock: MediaClock,
    report: @escaping @MainActor (DragHoverInput) -> Void
  ) {
    guard let controller = gtk_drop_controller_motion_new() else { return }
    gtk_widget_add_controller(widget, controller)
    let instance = UnsafeMutableRawPointer(controller)
    func send(_ phase: DragHoverInput.Phase, at location: CGPoint) {
      report(DragHoverInput(phase: phase, location: location, timestamp: clock.now))
    }
    Signal.connectPoint(instance, "enter") { send(.entered, at: $0) }
    Signal.connectPoint(instance, "motion") { send(.moved, at: $0) }
    Signal.connect(instance, "leave") { send(.left, at: .zero) }
  }
}
