import CGtk4
import CoreGraphics

/// Connects GLib signals to Swift closures.
///
/// A closure is released together with the emitting object. There is one method for each C
/// signature, with its own thunk. The closure is passed in a box.
@MainActor enum Signal {
  /// Connects to signals without arguments, such as "map" and "commit".
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

  /// Connects to "notify::…", which reports a property change.
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

  /// Connects to "g-properties-changed".
  ///
  /// The two arguments are ignored, because the values can be read from the object.
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

  /// Connects to "close-request"; return `true` to keep the window open.
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

  /// Connects to "response" of a dialog, with the number of the response.
  static func connectResponse(
    _ instance: UnsafeMutableRawPointer,
    _ body: @escaping @MainActor (Int32) -> Void
  ) {
    let thunk: @convention(c) (gpointer?, Int32, gpointer?) -> Void = { _, response, data in
      MainActor.assumeIsolated { Signal.box(data, as: (@MainActor (Int32) -> Void).self)(response) }
    }
    attach(instance, "response", unsafeBitCast(thunk, to: GCallback.self), body)
  }

  /// Connects to "event" of a legacy controller; return `true` to stop the delivery of the event.
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

  /// Connects to "enter" and "motion" of a drop controller, with a point of the widget.
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

  /// Connects to "query-tooltip", with a point of the widget and the tooltip; return whether it is
  /// shown.
  static func connectToolTip(
    _ instance: UnsafeMutableRawPointer,
    _ body: @escaping @MainActor (CGPoint, UnsafeMutableRawPointer) -> Bool
  ) {
    let thunk:
      @convention(c) (gpointer?, Int32, Int32, gboolean, gpointer?, gpointer?) -> gboolean = {
        _,
        x,
        y,
        isKeyboard,
        tooltip,
        data in
        guard isKeyboard == 0, let tooltip else { return 0 }
        nonisolated(unsafe) let pointer = tooltip
        return MainActor.assumeIsolated {
          typealias Body = @MainActor (CGPoint, UnsafeMutableRawPointer) -> Bool
          let point = CGPoint(x: CGFloat(x), y: CGFloat(y))
          return Signal.box(data, as: Body.self)(point, pointer) ? 1 : 0
        }
      }
    attach(instance, "query-tooltip", unsafeBitCast(thunk, to: GCallback.self), body)
  }

  /// Connects to "drag-enter", "drag-motion" and "drop" of a drop target, with the drop and a point of
  /// the widget.
  ///
  /// The returned action is the answer of the first two; "drop" is answered with true unless it is 0.
  static func connectDrop(
    _ instance: UnsafeMutableRawPointer,
    _ name: String,
    _ body: @escaping @MainActor (OpaquePointer, CGPoint) -> GdkDragAction
  ) {
    let thunk: @convention(c) (gpointer?, OpaquePointer?, Double, Double, gpointer?) -> UInt32 = {
      _,
      drop,
      x,
      y,
      data in
      guard let drop else { return 0 }
      nonisolated(unsafe) let pointer = drop
      return MainActor.assumeIsolated {
        typealias Body = @MainActor (OpaquePointer, CGPoint) -> GdkDragAction
        return Signal.box(data, as: Body.self)(pointer, CGPoint(x: x, y: y)).rawValue
      }
    }
    attach(instance, name, unsafeBitCast(thunk, to: GCallback.self), body)
  }

  /// Connects to "drag-leave" of a drop target, with the drop.
  static func connectDropEnd(
    _ instance: UnsafeMutableRawPointer,
    _ name: String,
    _ body: @escaping @MainActor (OpaquePointer) -> Void
  ) {
    let thunk: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, drop, data in
      guard let drop else { return }
      nonisolated(unsafe) let pointer = drop
      MainActor.assumeIsolated {
        Signal.box(data, as: (@MainActor (OpaquePointer) -> Void).self)(pointer)
      }
    }
    attach(instance, name, unsafeBitCast(thunk, to: GCallback.self), body)
  }

  /// Connects to "cancel" of a drag, whose reason is ignored.
  static func connectCode(
    _ instance: UnsafeMutableRawPointer,
    _ name: String,
    _ body: @escaping @MainActor () -> Void
  ) {
    let thunk: @convention(c) (gpointer?, UInt32, gpointer?) -> Void = { _, _, data in
      MainActor.assumeIsolated { Signal.box(data, as: (@MainActor () -> Void).self)() }
    }
    attach(instance, name, unsafeBitCast(thunk, to: GCallback.self), body)
  }

  /// Connects to "commit" of an input method, whose argument is a text.
  static func connectText(
    _ instance: UnsafeMutableRawPointer,
    _ name: String,
    _ body: @escaping @MainActor (String) -> Void
  ) {
    let thunk: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = {
      _,
      text,
      data in
      let string = text.map { String(cString: $0) } ?? ""
      MainActor.assumeIsolated {
        Signal.box(data, as: (@MainActor (String) -> Void).self)(string)
      }
    }
    attach(instance, name, unsafeBitCast(thunk, to: GCallback.self), body)
  }

  /// Connects to "delete-surrounding" of an input method; return whether characters were deleted.
  static func connectDeletion(
    _ instance: UnsafeMutableRawPointer,
    _ name: String,
    _ body: @escaping @MainActor (_ offset: Int, _ count: Int) -> Bool
  ) {
    let thunk: @convention(c) (gpointer?, Int32, Int32, gpointer?) -> gboolean = {
      _,
      offset,
      count,
      data in
      MainActor.assumeIsolated {
        Signal.box(data, as: (@MainActor (Int, Int) -> Bool).self)(Int(offset), Int(count)) ? 1 : 0
      }
    }
    attach(instance, name, unsafeBitCast(thunk, to: GCallback.self), body)
  }

  /// Connects to "open" of an application, with the URIs of the files.
  static func connectOpen(
    _ instance: UnsafeMutableRawPointer,
    _ body: @escaping @MainActor ([String]) -> Void
  ) {
    let thunk:
      @convention(c) (
        gpointer?, UnsafeMutablePointer<OpaquePointer?>?, Int32, UnsafePointer<CChar>?, gpointer?
      ) -> Void = { _, files, count, _, data in
        let uris = (0..<Int(count)).compactMap { index -> String? in
          guard let uri = g_file_get_uri(files?[index]) else { return nil }
          defer { g_free(uri) }
          return String(cString: uri)
        }
        MainActor.assumeIsolated {
          Signal.box(data, as: (@MainActor ([String]) -> Void).self)(uris)
        }
      }
    attach(instance, "open", unsafeBitCast(thunk, to: GCallback.self), body)
  }

  /// Connects to "activate" of an action, with its parameter.
  static func connectActivation(
    _ instance: UnsafeMutableRawPointer,
    _ body: @escaping @MainActor (OpaquePointer?) -> Void
  ) {
    let thunk: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = {
      _,
      parameter,
      data in
      nonisolated(unsafe) let pointer = parameter
      MainActor.assumeIsolated {
        Signal.box(data, as: (@MainActor (OpaquePointer?) -> Void).self)(pointer)
      }
    }
    attach(instance, "activate", unsafeBitCast(thunk, to: GCallback.self), body)
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
