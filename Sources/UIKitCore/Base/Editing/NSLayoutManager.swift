import CoreGraphics
import Foundation

/// An object that lays out the text of an ``NSTextStorage`` in the area of an ``NSTextContainer``.
///
/// It finds, for example, the character at a point of a label:
///
/// ```swift
/// let storage = NSTextStorage(attributedString: text)
/// let manager = NSLayoutManager()
/// let container = NSTextContainer(size: label.bounds.size)
/// container.lineFragmentPadding = 0
/// manager.addTextContainer(container)
/// storage.addLayoutManager(manager)
/// let index = manager.characterIndex(
///   for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
/// ```
///
/// Unlike iOS, there is one glyph for each UTF-16 code unit, and the whole text is laid out in each container
/// instead of continuing in the next one.
open class NSLayoutManager: NSObject {
  // R-TXT-131
  /// The text, or `nil` if the layout manager was not added to any.
  open private(set) weak var textStorage: NSTextStorage?
  /// The areas in which the text is laid out.
  ///
  /// The default value is empty.
  open private(set) var textContainers: [NSTextContainer] = []

  private var own: DocumentLayout?
  private var needsText = false
  /// Returns the lines of a text view, whose text the layout manager lays out.
  var shared: (() -> DocumentLayout?)?

  /// Creates a layout manager without text.
  public override init() { super.init() }

  // MARK: Text and containers

  func attach(to storage: NSTextStorage?) {
    textStorage = storage
    needsText = false
    own = storage.map(Self.layout)
  }

  func textChanged() { needsText = true }

  private static func layout(_ storage: NSTextStorage) -> DocumentLayout {
    let document = TextDocument()
    let layout = DocumentLayout(document, isMultiline: true)
    document.setAll(TextFragment(storage))
    return layout
  }

  /// Adds an area to the end of ``textContainers``.
  ///
  /// - Parameter container: The area.
  open func addTextContainer(_ container: NSTextContainer) {
    container.layoutManager = self
    textContainers.append(container)
  }

  /// Removes an area.
  ///
  /// - Parameter index: The index in ``textContainers``; an invalid one is ignored.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
  }

  /// Returns the lines in a container, or in the first one.
  private func lines(in container: NSTextContainer?) -> TextContainerLayout? {
    guard let container = container ?? textContainers.first else { return nil }
    if let layout = shared?() { return TextContainerLayout(layout: layout, container) }
    if needsText, let textStorage {
      own = Self.layout(textStorage)
      needsText = false
    }
    guard let own else { return nil }
    var format = own.format
    let width = container.size.width - 2 * container.lineFragmentPadding
    format.font = .systemFont(ofSize: 12)
    format.width = container.size.width > 0 && width < 1_000_000 ? max(width, 1) : .infinity
    format.breaksByCharacter = container.lineBreakMode == .byCharWrapping
    format.container = container
    own.setFormat(format)
    return TextContainerLayout(layout: own, container)
  }

  // MARK: Layout

  /// Lays out the text in a container.
  ///
  /// Other methods lay out the text that they need, so that calling this method is never necessary.
  ///
  /// - Parameter container: The container.
  open func ensureLayout(for container: NSTextContainer) {
    _ = lines(in: container)?.layout.exactSize()
  }

  /// Lays out characters.
  ///
  /// - Parameter charRange: The characters.
  open func ensureLayout(forCharacterRange charRange: NSRange) {
    _ = lines(in: nil)?.boundingRect(of: charRange.offsets)
  }

  /// Returns the smallest rectangle that contains the lines in a container, with the padding of the container.
  ///
  /// - Parameter container: The container.
  /// - Returns: The rectangle in the coordinates of the container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    lines(in: container)?.usedRect ?? .zero
  }

  /// Returns the smallest rectangle that contains glyphs.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - container: The container.
  /// - Returns: The rectangle in the coordinates of the container.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    lines(in: container)?.boundingRect(of: glyphRange.offsets) ?? .zero
  }

  /// Returns the rectangle of the line that contains a glyph.
  ///
  /// - Parameters:
  ///   - glyphIndex: The glyph.
  ///   - effectiveGlyphRange: Receives the glyphs of the line.
  /// - Returns: The rectangle, which is as wide as the container.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = lines(in: nil)?.line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(line.range)
    return line.frame
  }

  /// Returns the rectangle of the glyphs of a line that contains a glyph, with the padding of the container.
  ///
  /// - Parameters:
  ///   - glyphIndex: The glyph.
  ///   - effectiveGlyphRange: Receives the glyphs of the line.
  /// - Returns: The rectangle.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = lines(in: nil)?.line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(line.range)
    return line.usedFrame
  }

  /// Calls a function with the lines that contain glyphs, from the top down.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - block: The function, with the rectangle of the line, that of its glyphs, the container, the glyphs of the
  ///     line, and a value that it sets to `true` to end the enumeration.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first, let layout = lines(in: container) else { return }
    var stops = ObjCBool(false)
    for line in layout.lines(in: glyphRange.offsets) where !stops.boolValue {
      block(line.frame, line.usedFrame, container, NSRange(line.range), &stops)
    }
  }

  // MARK: Glyphs and characters

  /// The number of glyphs, which is that of the UTF-16 code units.
  open var numberOfGlyphs: Int { lines(in: nil)?.document.length ?? textStorage?.length ?? 0 }

  /// Returns the glyphs of a container: those of the whole text.
  ///
  /// - Parameter container: The container.
  /// - Returns: The glyphs.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: lines(in: container)?.document.length ?? 0)
  }

  /// Returns the glyphs of characters, which are whole composed characters.
  ///
  /// - Parameters:
  ///   - charRange: The characters.
  ///   - actualCharRange: Receives the characters of the glyphs.
  /// - Returns: The glyphs.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let range = wholeCharacters(charRange)
    actualCharRange?.pointee = range
    return range
  }

  /// Returns the characters of glyphs, which are whole composed characters.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - actualGlyphRange: Receives the glyphs of the characters.
  /// - Returns: The characters.
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let range = wholeCharacters(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  private func wholeCharacters(_ range: NSRange) -> NSRange {
    lines(in: nil).map { NSRange($0.document.wholeCharacters(in: range.offsets)) } ?? range
  }

  /// Returns the glyph of a character, which has the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the character of a glyph, which has the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyph nearest to a point.
  ///
  /// - Parameters:
  ///   - point: The point in the coordinates of the container.
  ///   - container: The container.
  /// - Returns: The glyph.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    lines(in: container)?.character(at: point).offset ?? 0
  }

  /// Returns the glyph nearest to a point.
  ///
  /// - Parameters:
  ///   - point: The point in the coordinates of the container.
  ///   - container: The container.
  ///   - partialFraction: Receives the part of the glyph's width, from 0 to 1, that is before the point.
  /// - Returns: The glyph.
  open func glyphIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(
      for: point,
      in: container,
      fractionOfDistanceBetweenInsertionPoints: partialFraction
    )
  }

  /// Returns the character nearest to a point.
  ///
  /// - Parameters:
  ///   - point: The point in the coordinates of the container.
  ///   - container: The container.
  ///   - partialFraction: Receives the part of the character's width, from 0 to 1, that is before the point.
  /// - Returns: The character; the last one of the line for a point behind the line.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let character = lines(in: container)?.character(at: point) ?? (offset: 0, fraction: 0)
    partialFraction?.pointee = character.fraction
    return character.offset
  }
}

extension TextContainerLayout {
  fileprivate init(layout: DocumentLayout, _ container: NSTextContainer) {
    self.init(
      layout: layout,
      padding: container.lineFragmentPadding,
      lineLimit: max(container.maximumNumberOfLines, 0)
    )
  }
}
