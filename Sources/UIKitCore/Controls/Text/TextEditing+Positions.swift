import Foundation

/// A position in the text of a field or a text view.
final class TextPosition: UITextPosition {
  let place: TextPlace

  init(_ place: TextPlace) {
    self.place = place
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPosition)?.place.offset == place.offset
  }

  override var hash: Int { place.offset }
}

/// A range in the text of a field or a text view.
final class TextRange: UITextRange {
  private let first: TextPlace
  private let last: TextPlace

  init(_ first: TextPlace, _ last: TextPlace) {
    self.first = first
    self.last = last
    super.init()
  }

  convenience init(_ range: Range<Int>) {
    self.init(TextPlace(range.lowerBound), TextPlace(range.upperBound))
  }

  nonisolated var offsets: Range<Int> { first.offset..<max(last.offset, first.offset) }

  override var isEmpty: Bool { offsets.isEmpty }
  override var start: UITextPosition { TextPosition(first) }
  override var end: UITextPosition { TextPosition(last) }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextRange)?.offsets == offsets }

  override var hash: Int { offsets.hashValue }
}

/// A rectangle of the selection of a field or a text view.
final class TextSelectionRect: UITextSelectionRect {
  private let frame: CGRect
  private let isRightToLeft: Bool
  private let ends: (start: Bool, end: Bool)

  init(_ frame: CGRect, isRightToLeft: Bool, start: Bool, end: Bool) {
    self.frame = frame
    self.isRightToLeft = isRightToLeft
    ends = (start, end)
    super.init()
  }

  override var rect: CGRect { frame }
  override var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}

/// The members of `UITextInput` for the text of an editor.
///
/// Positions and ranges of other objects are treated as missing.
extension TextEditing {
  func place(_ position: UITextPosition) -> TextPlace? {
    guard let place = (position as? TextPosition)?.place else { return nil }
    return place.offset <= editor.document.length ? place : TextPlace(editor.document.length)
  }

  // R-TXT-40
  /// Returns the offsets of a range, extended to whole characters.
  func offsets(_ range: UITextRange) -> Range<Int>? {
    (range as? TextRange).map { editor.document.wholeCharacters(in: $0.offsets) }
  }

  func text(in range: UITextRange) -> String? { offsets(range).map(editor.document.string) }

  func replace(_ range: UITextRange, withText text: String) {
    if let range = offsets(range) { editor.replace(range, with: text) }
  }

  var selectedTextRange: UITextRange? {
    get {
      let ends = [editor.selection.anchor, editor.selection.head]
      let sorted = ends.sorted { $0.offset < $1.offset }
      return TextRange(sorted[0], sorted[1])
    }
    set { if let range = newValue.flatMap(offsets) { editor.select(range) } }
  }

  /// Selects the text between two positions, where `head` is the end that moves.
  func select(from anchor: UITextPosition, to head: UITextPosition) {
    guard let anchor = place(anchor), let head = place(head) else { return }
    editor.setSelection(TextSelection(anchor: anchor, head: head))
  }

  var selectionAnchor: UITextPosition? { TextPosition(editor.selection.anchor) }

  var markedTextRange: UITextRange? { editor.markedRange.map { TextRange($0) } }

  func setMarkedText(_ text: String?, selectedRange: NSRange) {
    let text = text ?? ""
    compose(ComposedText(text: text, selection: text.aligned(selectedRange.offsets)))
  }

  func textRange(from first: UITextPosition, to last: UITextPosition) -> UITextRange? {
    guard let first = place(first), let last = place(last) else { return nil }
    return first.offset <= last.offset ? TextRange(first, last) : TextRange(last, first)
  }

  func position(at offset: Int) -> UITextPosition? {
    guard offset >= 0, offset <= editor.document.length else { return nil }
    return TextPosition(TextPlace(offset))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let place = place(position) else { return nil }
    let (sum, overflows) = place.offset.addingReportingOverflow(offset)
    return overflows ? nil : self.position(at: sum)
  }

  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    guard var place = place(position) else { return nil }
    switch direction {
    case .left, .right:
      for _ in 0..<max(offset, 0) {
        guard let next = editor.layout.place(nextTo: place, toRight: direction == .right) else {
          return nil
        }
        place = next
      }
      return TextPosition(place)
    case .up, .down:
      let x = editor.layout.caret(at: place).minX
      // A text has fewer lines than code units.
      let limit = editor.document.length + 1
      let distance = min(max(offset, -limit), limit)
      let lines = direction == .down ? distance : -distance
      return editor.layout.place(from: place, movingLines: lines, x: x).map(TextPosition.init)
    }
  }

  func offset(from first: UITextPosition, to last: UITextPosition) -> Int {
    guard let first = place(first), let last = place(last) else { return 0 }
    return last.offset - first.offset
  }

  func compare(_ first: UITextPosition, to last: UITextPosition) -> ComparisonResult {
    let distance = offset(from: first, to: last)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  // MARK: Ranges

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  {
    guard let range = offsets(range) else { return nil }
    let isEnd = isTowardEnd(direction, at: range.lowerBound)
    return TextPosition(TextPlace(isEnd ? range.upperBound : range.lowerBound))
  }

  func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? {
    guard let place = place(position) else { return nil }
    let isLine = direction == .left || direction == .right
    let whole = isLine ? editor.layout.lineRange(of: place) : 0..<editor.document.length
    return isTowardEnd(direction, at: place.offset)
      ? TextRange(place.offset..<max(whole.upperBound, place.offset))
      : TextRange(min(whole.lowerBound, place.offset)..<place.offset)
  }

  private func isTowardEnd(_ direction: UITextLayoutDirection, at offset: Int) -> Bool {
    switch direction {
    case .up: false
    case .down: true
    case .left: isRightToLeft(at: offset)
    case .right: !isRightToLeft(at: offset)
    }
  }

  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    guard let range = offsets(range), offset >= 0, offset <= range.count else { return nil }
    return position(at: range.lowerBound + offset)
  }

  func shouldChangeText(in range: UITextRange, with text: String) -> Bool {
    offsets(range).map { shouldReplace($0, with: text) } ?? false
  }

  // MARK: Affinity

  var selectionAffinity: UITextStorageDirection {
    get { editor.selection.head.affinity == .upstream ? .backward : .forward }
    set {
      guard editor.selection.isEmpty else { return }
      let affinity: TextPlace.Affinity = newValue == .backward ? .upstream : .downstream
      editor.setSelection(TextSelection(TextPlace(editor.selection.head.offset, affinity)))
    }
  }

  // MARK: Layout

  func caretRect(for position: UITextPosition, in view: UIView) -> CGRect {
    updateGeometry()
    return place(position).map { view.convert(canvas.caretRect(at: $0), from: canvas) } ?? .zero
  }

  /// Returns the rectangles of the characters in a range that are visible.
  func visibleRectangles(of range: UITextRange, in view: UIView) -> [CGRect] {
    updateGeometry()
    guard let range = offsets(range) else { return [] }
    return editor.layout.rectangles(of: range, in: canvas.visibleExtent)
      .map { view.convert($0, from: canvas) }
  }

  func selectionRects(for range: UITextRange, in view: UIView) -> [UITextSelectionRect] {
    updateGeometry()
    guard let range = offsets(range), !range.isEmpty else { return [] }
    let rectangles = editor.layout.rectangles(of: range)
    let start = editor.layout.caret(at: TextPlace(range.lowerBound))
    let end = editor.layout.caret(at: TextPlace(range.upperBound, .upstream))
    let first = rectangles.firstIndex { $0.frame.isTouching(start) } ?? 0
    let last = rectangles.lastIndex { $0.frame.isTouching(end) } ?? rectangles.count - 1
    return rectangles.enumerated().map { index, rectangle in
      TextSelectionRect(
        view.convert(rectangle.frame, from: canvas),
        isRightToLeft: rectangle.isRightToLeft,
        start: index == first,
        end: index == last
      )
    }
  }

  func firstRect(for range: UITextRange, in view: UIView) -> CGRect {
    updateGeometry()
    guard let offsets = offsets(range), let first = editor.layout.firstRectangle(of: offsets)
    else { return caretRect(for: range.start, in: view) }
    return view.convert(first, from: canvas)
  }

  func closestPosition(to point: CGPoint, in view: UIView) -> UITextPosition? {
    updateGeometry()
    return TextPosition(editor.layout.place(at: canvas.convert(point, from: view)))
  }

  func closestPosition(
    to point: CGPoint,
    within range: UITextRange,
    in view: UIView
  ) -> UITextPosition? {
    updateGeometry()
    guard let range = offsets(range) else { return nil }
    let place = editor.layout.place(at: canvas.convert(point, from: view))
    return position(at: min(max(place.offset, range.lowerBound), range.upperBound))
  }

  func characterRange(at point: CGPoint, in view: UIView) -> UITextRange? {
    updateGeometry()
    return editor.layout.character(at: canvas.convert(point, from: view)).map { TextRange($0) }
  }
}

extension CGRect {
  /// Whether a caret is in the rectangle or at its edge.
  fileprivate func isTouching(_ caret: CGRect) -> Bool {
    minX - 0.01 <= caret.minX && caret.minX <= maxX + 0.01 && minY <= caret.midY
      && caret.midY <= maxY
  }
}

extension String {
  /// Returns a range of UTF-16 code units within the bounds, extended to whole characters.
  fileprivate func aligned(_ range: Range<Int>) -> Range<Int> {
    let document = TextDocument()
    document.setAll(TextFragment(self, attributes: .none))
    return document.wholeCharacters(in: range)
  }
}
