import CGtk4
import CoreGraphics

/// Connects GLib signals to Swift closures.
///
/// The closure is released with the object that emits. One method per C signature that is in use; each has its own thunk, and the closure travels in a box.
@MainActor enum Signal {
  /// Signals without arguments, such as "map" and "commit".
  static func connect(
    _ instance: UnsafeMutableRawPointer,
    _ name: String,
    _ body: @escaping @MainActor () -> Void
  ) {
    let thunk: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      MainActor.assumeIsolated { Signal.box(data, as: (@MainActor () -> Void).self)() }
    }
    attach(instance, name, unsafeBitCast(thunk, to: GCallback.self), body)
  }

  /// "notify::…": a property changed.
  static func observe(
    _ instance: UnsafeMutableRawPointer,
    _ property: String,
    _ body: @escaping @MainActor () -> Void
  ) {
    let thunk: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      MainActor.assumeIsolated { Signal.box(data, as: (@MainActor () -> Void).self)() }
    }
    attach(instance, "notify::" + property, unsafeBitCast(thunk, to: GCallback.self), body)
  }

  /// "g-properties-changed": two values changed; what they are can be read from the object.
  static func connectChange(
    _ instance: UnsafeMutableRawPointer,
    _ name: String,
    _ body: @escaping @MainActor () -> Void
  ) {
    let thunk: @convention(c) (gpointer?, gpointer?, gpointer?, gpointer?) -> Void = {
      _,
      _,
      _,
      data in
      MainActor.assumeIsolated { Signal.box(data, as: (@MainActor () -> Void).self)() }
    }
    attach(instance, name, unsafeBitCast(thunk, to: GCallback.self), body)
  }

  /// "close-request": true keeps the window open.
  static func connectQuestion(
    _ instance: UnsafeMutableRawPointer,
    _ name: String,
    _ body: @escaping @MainActor () -> Bool
  ) {
    let thunk: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      MainActor.assumeIsolated { Signal.box(data, as: (@MainActor () -> Bool).self)() ? 1 : 0 }
    }
    attach(instance, name, unsafeBitCast(thunk, to: GCallback.self), body)
  }

  /// "event" of a legacy controller: true ends the delivery of the event.
  static func connectEvent(
    _ instance: UnsafeMutableRawPointer,
    _ body: @escaping @MainActor (OpaquePointer) -> Bool
  ) {
    let thunk: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = {
      _,
      event,
      data in
      guard let event else { return 0 }
      nonisolated(unsafe) let pointer = event
      return MainActor.assumeIsolated {
        Signal.box(data, as: (@MainActor (OpaquePointer) -> Bool).self)(pointer) ? 1 : 0
      }
    }
    attach(instance, "event", unsafeBitCast(thunk, to: GCallback.self), body)
  }

  /// "enter" and "motion" of a drop controller: a point of the widget.
  static func connectPoint(
    _ instance: UnsafeMutableRawPointer,
    _ name: String,
    _ body: @escaping @MainActor (CGPoint) -> Void
  ) {
    let thunk: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
      MainActor.assumeIsolated {
        Signal.box(data, as: (@MainActor (CGPoint) -> Void).self)(CGPoint(x: x, y: y))
      }
    }
    attach(instance, name, unsafeBitCast(thunk, to: GCallback.self), body)
  }

  private final class Box<Body> {
    let body: Body
    init(_ body: Body) { self.body = body }
  }

  private nonisolated static func box<Body>(_ data: gpointer?, as type: Body.Type) -> Body {
    // Every handler is connected with a box of exactly this type.
    Unmanaged<Box<Body>>.fromOpaque(data.unsafelyUnwrapped).takeUnretainedValue().body
  }

  private static func attach<Body>(
    _ instance: UnsafeMutableRawPointer,
    _ name: String,
    _ thunk: GCallback,
    _ body: Body
  ) {
    g_signal_connect_data(
      instance,
      name,
      thunk,
      Unmanaged.passRetained(Box(body)).toOpaque(),
      { data, _ in
        guard let data else { return }
        Unmanaged<AnyObject>.fromOpaque(data).release()
      },
      GConnectFlags(rawValue: 0)
    )
  }
}
