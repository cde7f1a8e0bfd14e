import CAtk
import CoreGraphics
import UIKitCore

/// The text of an element in the terms of ATK: offsets are characters.
@MainActor struct AccessibleTextContent {
  // R-AX-70…73
  let source: any AccessibleText
  let window: AccessibleWindow

  private var offsets: ScalarOffsets { ScalarOffsets(source.accessibleString) }

  var count: Int { offsets.count }

  /// Returns the characters of a range; an end of -1 is that of the text.
  func text(from start: Int, to end: Int) -> String {
    let offsets = offsets
    let (lower, upper) = (offsets.units(before: max(start, 0)), offsets.units(before: end))
    return offsets.string(in: lower..<max(upper, lower))
  }

  /// Returns a unit of the text at an offset, with its range.
  func unit(_ unit: AccessibleTextUnit, at offset: Int) -> (text: String, start: Int, end: Int) {
    let offsets = offsets
    let range = source.accessibleRange(of: unit, at: offsets.units(before: offset))
    return (
      offsets.string(in: range), offsets.scalars(before: range.lowerBound),
      offsets.scalars(before: range.upperBound)
    )
  }

  // MARK: Selection

  /// The end of the selection.
  var caret: Int {
    get { offsets.scalars(before: source.accessibleSelection.upperBound) }
    nonmutating set { select(newValue, newValue) }
  }

  var selection: Range<Int> {
    let (offsets, range) = (offsets, source.accessibleSelection)
    return offsets.scalars(before: range.lowerBound)..<offsets.scalars(before: range.upperBound)
  }

  func select(_ start: Int, _ end: Int) {
    let offsets = offsets
    let (lower, upper) = (offsets.units(before: start), offsets.units(before: end))
    source.accessibleSelection = min(lower, upper)..<max(lower, upper)
  }

  // MARK: Editing

  func replace(_ start: Int, _ end: Int, with text: String) {
    let offsets = offsets
    let (lower, upper) = (offsets.units(before: start), offsets.units(before: end))
    source.replaceAccessibleText(in: min(lower, upper)..<max(lower, upper), with: text)
  }

  func copy(_ start: Int, _ end: Int) {
    guard !source.isAccessibleTextSecret else { return }
    UIPasteboard.general.string = text(from: start, to: end)
  }

  // MARK: Geometry

  /// Returns the frame of a character in the window.
  func frame(ofCharacterAt offset: Int) -> CGRect {
    let start = offsets.units(before: offset)
    return window.place(of: source.accessibleFrame(of: start..<start + 1))
  }

  /// Returns the offset at a point of the window.
  func offset(at point: CGPoint) -> Int? {
    let origin = window.place(of: .zero).origin
    let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    return source.accessibleOffset(at: local).map { offsets.scalars(before: $0) }
  }
}
