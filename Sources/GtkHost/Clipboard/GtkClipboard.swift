import CGtk4
import Foundation
import UIKitCore

/// The clipboard of the desktop.
///
/// Values of other programs are read with a time limit, during which the main loop runs.
@MainActor final class GtkClipboard: PasteboardHost {
  // R-PB-3…5
  private let clipboard: OpaquePointer
  /// The values that were read since the clipboard has changed.
  private var known: [String: Data?] = [:]
  /// Whether the owner has not answered since the clipboard has changed.
  private var isSilent = false

  init(display: OpaquePointer) {
    clipboard = gdk_display_get_clipboard(display)
    Signal.connect(UnsafeMutableRawPointer(clipboard), "changed") { [weak self] in self?.changed() }
  }

  private var isLocal: Bool { gdk_clipboard_is_local(clipboard) != 0 }

  private func changed() {
    known = [:]
    isSilent = false
    if !isLocal { Pasteboards.changedByOtherProgram() }
  }

  // MARK: Writing

  func write(_ items: [[String: Data]]) {
    guard let content = ContentOffer.provider(of: items) else {
      gdk_clipboard_set_content(clipboard, nil)
      return
    }
    defer { g_object_unref(content) }
    if gdk_clipboard_set_content(clipboard, content) == 0 {
      Log.warning("UIPasteboard: the desktop does not accept the content")
    }
  }

  /// Gives the content to the desktop, so that it remains after the program has ended.
  func store() {
    guard isLocal else { return }
    let wait = BoundedWait()
    gdk_clipboard_store_async(
      clipboard,
      G_PRIORITY_DEFAULT,
      wait.cancellable,
      { source, result, data in
        gdk_clipboard_store_finish(OpaquePointer(source), result, nil)
        BoundedWait.finish(data)
      },
      wait.reference
    )
    wait.run(for: ClipboardLimits.storeTime)
  }

  // MARK: Reading

  var foreignTypes: [String]? {
    guard !isLocal else { return nil }
    let formats = gdk_clipboard_get_formats(clipboard)
    var count: gsize = 0
    guard let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
    var types: [String] = []
    for index in 0..<Int(count) {
      guard let name = names[index] else { continue }
      let type = ClipboardType.type(of: String(cString: name))
      if !types.contains(type) { types.append(type) }
    }
    return types
  }

  func readForeign(_ type: String) -> Data? {
    if let value = known[type] { return value }
    let formats = gdk_clipboard_get_formats(clipboard)
    let name = ClipboardType.names(of: type)
      .first { gdk_content_formats_contain_mime_type(formats, $0) != 0 }
    guard let name, !isSilent else { return nil }
    let reading = ClipboardReading(.clipboard(clipboard), name)
    let data = reading.run()
    isSilent = !reading.isFinished
    let value = data.map { type == ClipboardType.url ? ClipboardType.firstAddress($0) : $0 }
    known[type] = .some(value)
    return value
  }
}

/// The text that is selected on the desktop.
@MainActor final class GtkPrimarySelection: PrimarySelectionHost {
  // R-PB-6
  private let clipboard: OpaquePointer

  init(display: OpaquePointer) { clipboard = gdk_display_get_primary_clipboard(display) }

  func write(_ text: String) { gdk_clipboard_set_text(clipboard, text) }

  func read() -> String? {
    let formats = gdk_clipboard_get_formats(clipboard)
    let name = ClipboardType.names(of: ClipboardType.text)
      .first { gdk_content_formats_contain_mime_type(formats, $0) != 0 }
    let isText = name != nil || gdk_clipboard_is_local(clipboard) != 0
    guard isText else { return nil }
    let data = ClipboardReading(.clipboard(clipboard), name ?? "text/plain;charset=utf-8").run()
    return data.map { String(decoding: $0, as: UTF8.self) }
  }
}
