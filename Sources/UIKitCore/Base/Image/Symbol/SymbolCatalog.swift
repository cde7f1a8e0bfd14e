/// The symbols by name.
///
/// SF Symbols may not be distributed, so these are the library's own drawings with similar
/// proportions.
package enum SymbolCatalog {
  // Images can be created on any thread.
  private nonisolated(unsafe) static var made: [Key: ImageContent] = [:]
  private static let lock = NSLock()

  private struct Key: Hashable {
    var name: String
    var style: SymbolStyle
    var paint: SymbolPaint
    var scale: CGFloat
  }

  /// Returns a symbol in a style.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - style: The size, weight and colors.
  ///   - value: The variable value from 0 to 1, or `nil` for none.
  /// - Returns: The content of an image, or `nil` for an unknown name.
  package static func content(
    named name: String,
    style: SymbolStyle,
    value: Double? = nil
  ) -> ImageContent? {
    let displayScale = UITraitCollection.current.displayScale
    let scale = displayScale > 0 ? displayScale : 2
    let paint = SymbolPaint(style: style, symbol: name, value: value)
    let key = Key(name: name, style: style, paint: paint, scale: scale)
    if let content = lock.withLock({ made[key] }) { return content }
    guard let parts = SymbolLibrary.parts(named: name, pen: style.penWidth) else { return nil }
    var content = ImageContent()
    content.artwork = .drawing(
      VectorDrawing(
        parts: parts,
        pointsPerUnit: style.pointsPerUnit,
        scale: scale,
        paint: paint
      )
    )
    content.scale = scale
    content.symbol = ImageContent.SymbolReference(name: name, configuration: style, value: value)
    content.symbol?.isColored = paint.isColored
    content.flipsForRightToLeft = SymbolDirection.followsReadingDirection(name)
    lock.withLock {
      if made.count >= 512 { made.removeAll() }
      made[key] = content
    }
    return content
  }

  // R-SYM-12
  /// Writes the nearest known name to the log, once for each unknown name.
  static func noteUnknown(_ name: String) {
    guard !name.isEmpty else { return }
    let hint = SymbolNames.nearest(to: name).map { "; the nearest is '\($0)'" } ?? ""
    Log.warning("No symbol named '\(name)'\(hint).")
  }

  /// The names of all drawings of the library.
  package static var drawnNames: [String] { SymbolLibrary.drawnNames }
}

extension SymbolCatalog {
  /// Returns the image of a system tab bar item by the name of its enumeration case, such as
  /// `topRated`.
  package static func image(ofSystemItem name: String, style: SymbolStyle) -> UIImage? {
    content(named: "tabbar." + name, style: style).map(UIImage.init(content:))
  }
}
