import CAtk
import CoreGraphics
import UIKitCore

/// The functions of the ATK text interface.
@MainActor enum AccessibleTextMethods {
  static func install(in table: gpointer?) {
    guard let table = table?.assumingMemoryBound(to: AtkTextIface.self) else { return }
    installContent(in: table)
    installSelection(in: table)
    installGeometry(in: table)
  }

  static func content(_ object: OpaquePointer?) -> AccessibleTextContent? {
    AccessibleKind.node(object.map { UnsafeMutableRawPointer($0) })?.text
  }

  private static func installContent(in table: UnsafeMutablePointer<AtkTextIface>) {
    table.pointee.get_character_count = { text in
      nonisolated(unsafe) let text = text
      return MainThread.answer { gint(AccessibleTextMethods.content(text)?.count ?? 0) }
    }
    table.pointee.get_text = { text, start, end in
      nonisolated(unsafe) let text = text
      let string = MainThread.answer {
        AccessibleTextMethods.content(text)?.text(from: Int(start), to: Int(end)) ?? ""
      }
      return g_strdup(string)
    }
    table.pointee.get_character_at_offset = { text, offset in
      nonisolated(unsafe) let text = text
      let string = MainThread.answer {
        AccessibleTextMethods.content(text)?.text(from: Int(offset), to: Int(offset) + 1) ?? ""
      }
      return string.unicodeScalars.first?.value ?? 0
    }
    table.pointee.get_string_at_offset = { text, offset, granularity, start, end in
      nonisolated(unsafe) let text = text
      let unit = AccessibleTextUnit(granularity)
      let found = MainThread.answer {
        AccessibleTextMethods.content(text)?.unit(unit, at: Int(offset))
      }
      start?.pointee = gint(found?.start ?? -1)
      end?.pointee = gint(found?.end ?? -1)
      return found.flatMap { g_strdup($0.text) }
    }
    table.pointee.get_text_at_offset = { text, offset, boundary, start, end in
      nonisolated(unsafe) let text = text
      let unit = AccessibleTextUnit(boundary)
      let found = MainThread.answer {
        AccessibleTextMethods.content(text)?.unit(unit, at: Int(offset))
      }
      start?.pointee = gint(found?.start ?? -1)
      end?.pointee = gint(found?.end ?? -1)
      return found.flatMap { g_strdup($0.text) }
    }
  }

  private static func installSelection(in table: UnsafeMutablePointer<AtkTextIface>) {
    table.pointee.get_caret_offset = { text in
      nonisolated(unsafe) let text = text
      return MainThread.answer { gint(AccessibleTextMethods.content(text)?.caret ?? -1) }
    }
    table.pointee.set_caret_offset = { text, offset in
      nonisolated(unsafe) let text = text
      return MainThread.answer {
        guard let content = AccessibleTextMethods.content(text) else { return gboolean(0) }
        content.caret = Int(offset)
        return 1
      }
    }
    table.pointee.get_n_selections = { text in
      nonisolated(unsafe) let text = text
      return MainThread.answer {
        AccessibleTextMethods.content(text)?.selection.isEmpty == false ? 1 : 0
      }
    }
    table.pointee.get_selection = { text, number, start, end in
      nonisolated(unsafe) let text = text
      let found = MainThread.answer { () -> (range: Range<Int>, string: String)? in
        guard number == 0, let content = AccessibleTextMethods.content(text) else { return nil }
        let range = content.selection
        return (range, content.text(from: range.lowerBound, to: range.upperBound))
      }
      start?.pointee = gint(found?.range.lowerBound ?? 0)
      end?.pointee = gint(found?.range.upperBound ?? 0)
      return found.flatMap { $0.range.isEmpty ? nil : g_strdup($0.string) }
    }
    table.pointee.add_selection = { text, start, end in
      nonisolated(unsafe) let text = text
      return MainThread.answer { AccessibleTextMethods.select(text, Int(start), Int(end)) }
    }
    table.pointee.set_selection = { text, number, start, end in
      nonisolated(unsafe) let text = text
      guard number == 0 else { return 0 }
      return MainThread.answer { AccessibleTextMethods.select(text, Int(start), Int(end)) }
    }
    table.pointee.remove_selection = { text, number in
      nonisolated(unsafe) let text = text
      guard number == 0 else { return 0 }
      return MainThread.answer {
        guard let content = AccessibleTextMethods.content(text) else { return gboolean(0) }
        content.caret = content.caret
        return 1
      }
    }
  }

  private static func select(_ text: OpaquePointer?, _ start: Int, _ end: Int) -> gboolean {
    guard let content = content(text) else { return 0 }
    content.select(start, end)
    return 1
  }

  private static func installGeometry(in table: UnsafeMutablePointer<AtkTextIface>) {
    table.pointee.get_character_extents = { text, offset, x, y, width, height, system in
      nonisolated(unsafe) let text = text
      let frame = MainThread.answer { () -> CGRect in
        guard let content = AccessibleTextMethods.content(text) else { return .zero }
        let frame = content.frame(ofCharacterAt: Int(offset))
        let origin = system == ATK_XY_SCREEN ? content.window.originOnDesktop : .zero
        return frame.offsetBy(dx: origin.x, dy: origin.y)
      }
      x?.pointee = gint(frame.minX.rounded())
      y?.pointee = gint(frame.minY.rounded())
      width?.pointee = gint(frame.width.rounded())
      height?.pointee = gint(frame.height.rounded())
    }
    table.pointee.get_offset_at_point = { text, x, y, system in
      nonisolated(unsafe) let text = text
      return MainThread.answer {
        guard let content = AccessibleTextMethods.content(text) else { return gint(-1) }
        let origin = system == ATK_XY_SCREEN ? content.window.originOnDesktop : .zero
        let point = CGPoint(x: CGFloat(x) - origin.x, y: CGFloat(y) - origin.y)
        return gint(content.offset(at: point) ?? -1)
      }
    }
  }
}

/// The functions of the ATK editable text interface.
@MainActor enum AccessibleEditableTextMethods {
  static func install(in table: gpointer?) {
    guard let table = table?.assumingMemoryBound(to: AtkEditableTextIface.self) else { return }
    table.pointee.set_text_contents = { text, string in
      nonisolated(unsafe) let text = text
      let new = string.map { String(cString: $0) } ?? ""
      MainThread.answer { AccessibleTextMethods.content(text)?.replace(0, -1, with: new) }
    }
    table.pointee.insert_text = { text, string, length, position in
      nonisolated(unsafe) let text = text
      nonisolated(unsafe) let position = position
      // The length is in bytes; -1 stands for the whole text.
      let bytes = string.map { UnsafeBufferPointer(start: $0, count: Int(strlen($0))) }
      let count = length < 0 ? bytes?.count ?? 0 : min(Int(length), bytes?.count ?? 0)
      let new = String(
        decoding: (bytes ?? .init(start: nil, count: 0)).prefix(count).map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
      MainThread.answer {
        let start = Int(position?.pointee ?? 0)
        AccessibleTextMethods.content(text)?.replace(start, start, with: new)
        position?.pointee = gint(start + new.unicodeScalars.count)
      }
    }
    table.pointee.delete_text = { text, start, end in
      nonisolated(unsafe) let text = text
      MainThread.answer {
        AccessibleTextMethods.content(text)?.replace(Int(start), Int(end), with: "")
      }
    }
    table.pointee.copy_text = { text, start, end in
      nonisolated(unsafe) let text = text
      MainThread.answer { AccessibleTextMethods.content(text)?.copy(Int(start), Int(end)) }
    }
    table.pointee.cut_text = { text, start, end in
      nonisolated(unsafe) let text = text
      MainThread.answer {
        let content = AccessibleTextMethods.content(text)
        guard content?.source.isAccessibleTextSecret == false else { return }
        content?.copy(Int(start), Int(end))
        content?.replace(Int(start), Int(end), with: "")
      }
    }
    table.pointee.paste_text = { text, position in
      nonisolated(unsafe) let text = text
      MainThread.answer {
        guard let string = UIPasteboard.general.string else { return }
        AccessibleTextMethods.content(text)?.replace(Int(position), Int(position), with: string)
      }
    }
  }
}

extension AccessibleTextUnit {
  init(_ granularity: AtkTextGranularity) {
    self =
      switch granularity {
      case ATK_TEXT_GRANULARITY_WORD: .word
      case ATK_TEXT_GRANULARITY_SENTENCE: .sentence
      case ATK_TEXT_GRANULARITY_LINE: .line
      case ATK_TEXT_GRANULARITY_PARAGRAPH: .paragraph
      default: .character
      }
  }

  init(_ boundary: AtkTextBoundary) {
    self =
      switch boundary {
      case ATK_TEXT_BOUNDARY_WORD_START, ATK_TEXT_BOUNDARY_WORD_END: .word
      case ATK_TEXT_BOUNDARY_SENTENCE_START, ATK_TEXT_BOUNDARY_SENTENCE_END: .sentence
      case ATK_TEXT_BOUNDARY_LINE_START, ATK_TEXT_BOUNDARY_LINE_END: .line
      default: .character
      }
  }
}
