import CGtk4
import Foundation

/// The end of the connection to the display, for example because the X server or the compositor has
/// ended.
///
/// GDK ends the process then, without a chance to save. On X11 the library replaces GDK's handler of
/// the connection; on Wayland it acts on the message that GDK logs before it ends the process.
@MainActor enum DisplayLoss {
  private static var onLoss: (() -> Void)?
  /// The time in seconds after which a process ends that hangs while it saves, for example because the
  /// application uses the display.
  private static let limit: UInt32 = 5

  // R-WIN-21
  /// Calls a closure before the process ends because the connection is lost.
  static func watch(_ display: OpaquePointer?, _ onLoss: @escaping () -> Void) {
    self.onLoss = onLoss
    if TBKIsX11(display) != 0 {
      TBKSetConnectionErrorHandler { MainActor.assumeIsolated { DisplayLoss.end() } }
    } else {
      let writer: GLogWriterFunc = { level, fields, count, _ in
        if Thread.isMainThread, DisplayLoss.isLoss(level, fields, count) {
          MainActor.assumeIsolated { DisplayLoss.end() }
        }
        return g_log_writer_default(level, fields, count, nil)
      }
      g_log_set_writer_func(writer, nil, nil)
    }
  }

  private nonisolated static func isLoss(
    _ level: GLogLevelFlags,
    _ fields: UnsafePointer<GLogField>?,
    _ count: gsize
  ) -> Bool {
    guard level.rawValue & G_LOG_LEVEL_MESSAGE.rawValue != 0 else { return false }
    var (domain, message) = ("", "")
    for field in UnsafeBufferPointer(start: fields, count: Int(count)) where field.length < 0 {
      guard let key = field.key, let value = field.value else { continue }
      let text = value.assumingMemoryBound(to: CChar.self)
      switch String(cString: key) {
      case "GLIB_DOMAIN": domain = String(cString: text)
      case "MESSAGE": message = String(cString: text)
      default: continue
      }
    }
    return domain == "Gdk"
      && (message.hasPrefix("Lost connection")
        || message.hasPrefix("Error") && message.contains(" display"))
  }

  /// Saves and ends the process with status 1.
  private static func end() {
    guard let onLoss else { _exit(1) }
    self.onLoss = nil
    alarm(limit)
    let text = "The connection to the display was lost.\n"
    FileHandle.standardError.write(Data(text.utf8))
    onLoss()
    _exit(1)
  }
}
