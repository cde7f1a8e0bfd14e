import CoreGraphics
import QuartzCore

/// A logical direction in text.
enum TextDirection { case forward, backward }

/// A distance in text.
enum TextUnit { case character, word, line, paragraph, document }

/// A movement of the caret.
enum TextMovement {
  /// One composed character to the left or the right on the screen.
  case visual(toRight: Bool)
  /// One word to the left or the right on the screen.
  case visualWord(toRight: Bool)
  /// To the end of the line at the left or the right on the screen.
  case visualLine(toRight: Bool)
  /// A distance in the order of the text.
  case logical(TextDirection, TextUnit)
  /// A number of lines down, or up if it is negative.
  case line(Int)
  /// A distance down in points, or up if it is negative.
  case vertical(CGFloat)
}

extension TextEditor {
  // MARK: Movement

  /// Moves the caret, or the end of the selection.
  ///
  /// - Parameters:
  ///   - movement: The direction and the distance.
  ///   - extends: Whether the other end of the selection stays.
  func move(_ movement: TextMovement, extending extends: Bool) {
    let x = keptX ?? layout.caret(at: selection.head).minX
    let target = place(for: movement, extending: extends, x: x)
    setSelection(TextSelection(anchor: extends ? selection.anchor : target, head: target))
    switch movement {
    case .line, .vertical: keptX = x
    case .visual, .visualWord, .visualLine, .logical: break
    }
  }

  private func place(for movement: TextMovement, extending extends: Bool, x: CGFloat) -> TextPlace {
    switch movement {
    case .visual(let toRight):
      if !selection.isEmpty, !extends {
        // The caret moves to the end of the selection on that side.
        let ends = [selection.anchor, selection.head].sorted {
          layout.caret(at: $0).minX < layout.caret(at: $1).minX
        }
        return isOnOneLine ? ends[toRight ? 1 : 0] : edge(forward: toRight)
      }
      return layout.place(nextTo: selection.head, toRight: toRight) ?? selection.head
    case .visualWord(let toRight):
      let range = layout.lineRange(of: selection.head)
      let isForward = toRight != isRightToLeft(at: range.lowerBound)
      return place(isForward ? .forward : .backward, by: .word)
    case .visualLine(let toRight):
      let isForward = toRight != layout.isLineRightToLeft(at: selection.head)
      return place(isForward ? .forward : .backward, by: .line)
    case .logical(let direction, let unit): return place(direction, by: unit)
    case .line(let count):
      if let place = layout.place(from: selection.head, movingLines: count, x: x) { return place }
      return count < 0 ? TextPlace(0) : TextPlace(document.length)
    case .vertical(let distance):
      let y = layout.caret(at: selection.head).midY + distance
      if y < 0 { return TextPlace(0) }
      return y < layout.size.height
        ? layout.place(at: CGPoint(x: x, y: y)) : TextPlace(document.length)
    }
  }

  private var isOnOneLine: Bool {
    layout.caret(at: selection.anchor).minY == layout.caret(at: selection.head).minY
  }

  private func edge(forward: Bool) -> TextPlace {
    TextPlace(forward ? selection.range.upperBound : selection.range.lowerBound)
  }

  // R-TXT-104
  /// Returns whether words follow each other to the left: by the style of the paragraph, its first
  /// letter, or the interface.
  private func isRightToLeft(at offset: Int) -> Bool {
    let paragraph = document.paragraph(containing: offset)
    return layout.format.directionOfStyle(of: paragraph)
      ?? WritingDirection.isRightToLeft(paragraph.text) ?? layout.format.isRightToLeft
  }

  /// Returns the place at a distance from the moving end of the selection.
  func place(_ direction: TextDirection, by unit: TextUnit) -> TextPlace {
    let head = selection.head
    let isForward = direction == .forward
    switch unit {
    case .character:
      return TextPlace(
        isForward ? document.caretStop(after: head.offset) : document.caretStop(before: head.offset)
      )
    case .word:
      return TextPlace(
        isForward
          ? boundaries.wordEnd(after: head.offset) : boundaries.wordStart(before: head.offset)
      )
    case .line:
      let range = layout.lineRange(of: head)
      return isForward ? TextPlace(range.upperBound, .upstream) : TextPlace(range.lowerBound)
    case .paragraph:
      let range = boundaries.paragraph(at: head.offset)
      if isForward, head.offset == range.upperBound {
        return TextPlace(
          boundaries.paragraph(at: document.caretStop(after: head.offset)).upperBound
        )
      }
      if !isForward, head.offset == range.lowerBound {
        return TextPlace(
          boundaries.paragraph(at: document.caretStop(before: head.offset)).lowerBound
        )
      }
      return TextPlace(isForward ? range.upperBound : range.lowerBound)
    case .document: return TextPlace(isForward ? document.length : 0)
    }
  }

  /// Selects the whole text.
  func selectAll() {
    setSelection(
      TextSelection(anchor: TextPlace(0), head: TextPlace(document.length, .upstream))
    )
  }
}
