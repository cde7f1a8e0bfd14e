import CGtk4
import Foundation
import UIKitCore

/// Runs the main loop until an asynchronous operation has ended, or a time limit.
@MainActor final class BoundedWait {
  let cancellable = g_cancellable_new()
  private(set) var isFinished = false

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(cancellable)) }

  /// A reference that the operation's callback releases with ``finish(_:)``.
  var reference: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  /// Called by the callback of the operation.
  nonisolated static func finish(_ reference: UnsafeMutableRawPointer?) {
    guard let reference else { return }
    let wait = Unmanaged<BoundedWait>.fromOpaque(reference)
    MainActor.assumeIsolated { wait.takeUnretainedValue().isFinished = true }
    wait.release()
  }

  /// Runs the main loop, and cancels the operation when the time is over.
  ///
  /// Returns whether the operation has ended in time.
  @discardableResult func run(for seconds: Double) -> Bool {
    let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
    let timer = g_timeout_add(guint(seconds * 1000) + 1, { _ in 1 }, nil)
    defer { g_source_remove(timer) }
    while !isFinished, g_get_monotonic_time() < end { g_main_context_iteration(nil, 1) }
    if !isFinished { g_cancellable_cancel(cancellable) }
    return isFinished
  }
}

/// Reads a value of a clipboard or a drag, with limits for the time and the size.
@MainActor final class ClipboardReading {
  enum Source {
    case clipboard(OpaquePointer)
    case drop(OpaquePointer)
  }

  private let source: Source
  private let name: String
  private let cancellable = g_cancellable_new()
  private var stream: UnsafeMutablePointer<GInputStream>?
  private var data = Data()
  /// Whether the owner has answered in time.
  private(set) var isFinished = false
  private var isComplete = false

  init(_ source: Source, _ name: String) {
    self.source = source
    self.name = name
  }

  isolated deinit {
    if let stream { g_object_unref(stream) }
    g_object_unref(UnsafeMutableRawPointer(cancellable))
  }

  /// Reads the value; `nil` if it is not complete in time or too large.
  func run() -> Data? {
    begin()
    let end = g_get_monotonic_time() + gint64(ClipboardLimits.readTime * 1_000_000)
    let timer = g_timeout_add(20, { _ in 1 }, nil)
    while !isFinished, g_get_monotonic_time() < end { g_main_context_iteration(nil, 1) }
    g_source_remove(timer)
    if !isFinished {
      g_cancellable_cancel(cancellable)
      Log.warning("UIPasteboard: the program with the content does not answer")
    }
    return isComplete ? data : nil
  }

  private var reference: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  private nonisolated static func take(
    _ reference: UnsafeMutableRawPointer?,
    _ body: @MainActor (ClipboardReading) -> Void
  ) {
    guard let reference else { return }
    let reading = Unmanaged<ClipboardReading>.fromOpaque(reference)
    MainActor.assumeIsolated { body(reading.takeUnretainedValue()) }
    reading.release()
  }

  private func begin() {
    name.withCString { name in
      var names: [UnsafePointer<CChar>?] = [name, nil]
      switch source {
      case .clipboard(let clipboard):
        gdk_clipboard_read_async(
          clipboard,
          &names,
          G_PRIORITY_DEFAULT,
          cancellable,
          { source, result, reference in
            let stream = gdk_clipboard_read_finish(OpaquePointer(source), result, nil, nil)
            nonisolated(unsafe) let opened = stream
            ClipboardReading.take(reference) { $0.opened(opened) }
          },
          reference
        )
      case .drop(let drop):
        gdk_drop_read_async(
          drop,
          &names,
          G_PRIORITY_DEFAULT,
          cancellable,
          { source, result, reference in
            let stream = gdk_drop_read_finish(OpaquePointer(source), result, nil, nil)
            nonisolated(unsafe) let opened = stream
            ClipboardReading.take(reference) { $0.opened(opened) }
          },
          reference
        )
      }
    }
  }

  private func opened(_ stream: UnsafeMutablePointer<GInputStream>?) {
    self.stream = stream
    if stream == nil { isFinished = true } else { readPiece() }
  }

  /// Ends a transfer that is not complete; GTK would receive the rest and keep it in memory.
  private func close() {
    isFinished = true
    g_input_stream_close_async(stream, G_PRIORITY_DEFAULT, nil, nil, nil)
  }

  private func readPiece() {
    g_input_stream_read_bytes_async(
      stream,
      gsize(ClipboardLimits.pieceBytes),
      G_PRIORITY_DEFAULT,
      cancellable,
      { source, result, reference in
        let input = source.map { UnsafeMutableRawPointer($0) }
        let bytes = g_input_stream_read_bytes_finish(
          input?.assumingMemoryBound(to: GInputStream.self),
          result,
          nil
        )
        nonisolated(unsafe) let piece = bytes
        ClipboardReading.take(reference) { $0.received(piece) }
        if let bytes { g_bytes_unref(bytes) }
      },
      reference
    )
  }

  private func received(_ bytes: OpaquePointer?) {
    guard let bytes else { return close() }
    var size: gsize = 0
    guard let start = g_bytes_get_data(bytes, &size), size > 0 else {
      isFinished = true
      isComplete = true
      return
    }
    guard data.count + Int(size) <= ClipboardLimits.mostBytes else {
      let limit = ClipboardLimits.mostBytes
      Log.warning("UIPasteboard: content of more than \(limit) bytes is ignored")
      return close()
    }
    data.append(start.assumingMemoryBound(to: UInt8.self), count: Int(size))
    readPiece()
  }
}
