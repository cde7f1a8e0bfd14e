/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bit mask of the set.
  public let rawValue: Int

  /// Creates options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wraps lines at the width of the rectangle.
  ///
  /// Otherwise, the text is drawn in one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Includes the space between lines.
  ///
  /// The space is always included, even without this option.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Ends the last line that fits in the height with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// A context for drawing text, which has no effect.
open class NSStringDrawingContext: NSObject {}

extension StyledText {
  private var layout: TextLayout {
    var layout = TextLayout(self, font: UIFont.systemFont(ofSize: 12))
    if TextAttributes.paragraphStyle(of: self) == nil { layout.lineBreakMode = .byWordWrapping }
    return layout
  }

  /// The size of the text in points, without a limit of its width.
  var size: CGSize { layout.shaped().size }

  /// Returns the bounding rectangle of the text in a size.
  func boundingRect(with size: CGSize, options: NSStringDrawingOptions) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin)
    let width = breaks && size.width > 0 ? size.width : .infinity
    let text =
      options.contains(.truncatesLastVisibleLine) && size.height > 0
      ? layout.shaped(width: width, lines: 0, height: size.height)
      : layout.shaped(width: width, lines: breaks ? 0 : 1)
    return CGRect(origin: .zero, size: text.size)
  }

  /// Draws the text in the current graphics context with its upper-left corner at a point.
  func draw(at point: CGPoint) {
    let layout = layout
    Self.draw(layout.shaped(), at: point, layout.attached)
  }

  /// Draws the text in the current graphics context, wrapped at the rectangle's width and limited
  /// to its height.
  func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.isFinite, !rect.isEmpty else { return }
    context.saveGState()
    context.clip(to: rect)
    let layout = layout
    Self.draw(layout.shaped(width: rect.width), at: rect.origin, layout.attached)
    context.restoreGState()
  }

  private static func draw(_ text: ShapedText, at point: CGPoint, _ attached: AttachedText) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(text, at: point, color: .black, attached)
  }
}

extension NSAttributedString {
  /// Returns the size of the text in points, without a limit of its width.
  public func size() -> CGSize { StyledText(self).size }

  /// Returns the bounding rectangle of the text, with its origin at zero and not rounded to pixels.
  ///
  /// - Parameters:
  ///   - size: The available size in points.
  ///   - options: The drawing options.
  ///   - context: The drawing context, which is not used.
  /// - Returns: The rectangle in points.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    StyledText(self).boundingRect(with: size, options: options)
  }

  /// Draws the text in the current graphics context with its upper-left corner at a point.
  public func draw(at point: CGPoint) { StyledText(self).draw(at: point) }

  /// Draws the text in the current graphics context, wrapped at the rectangle's width and limited
  /// to its height.
  public func draw(in rect: CGRect) { StyledText(self).draw(in: rect) }

  /// Draws the text in the current graphics context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle. Lines are wrapped at its width if `options` contains
  ///     `usesLineFragmentOrigin`.
  ///   - options: The drawing options.
  ///   - context: The drawing context, which is not used.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    if options.contains(.usesLineFragmentOrigin) { draw(in: rect) } else { draw(at: rect.origin) }
  }
}

extension String {
  /// Returns the size of the text in points, without a limit of its width.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StyledText(self, attributes ?? [:]).size
  }

  /// Returns the bounding rectangle of the text, with its origin at zero and not rounded to pixels.
  ///
  /// - Parameters:
  ///   - size: The available size in points.
  ///   - options: The drawing options.
  ///   - attributes: The attributes of the text.
  ///   - context: The drawing context, which is not used.
  /// - Returns: The rectangle in points.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StyledText(self, attributes ?? [:]).boundingRect(with: size, options: options)
  }

  /// Draws the text in the current graphics context with its upper-left corner at a point.
  ///
  /// - Parameters:
  ///   - point: The upper-left corner of the text.
  ///   - attributes: The attributes of the text.
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    StyledText(self, attributes ?? [:]).draw(at: point)
  }

  /// Draws the text in the current graphics context, wrapped at the rectangle's width and limited
  /// to its height.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in which the text is drawn.
  ///   - attributes: The attributes of the text.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    StyledText(self, attributes ?? [:]).draw(in: rect)
  }
}

extension NSString {
  /// Returns the size of the text in points, without a limit of its width.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    string.size(withAttributes: attributes)
  }

  /// Returns the bounding rectangle of the text, with its origin at zero and not rounded to pixels.
  ///
  /// - Parameters:
  ///   - size: The available size in points.
  ///   - options: The drawing options.
  ///   - attributes: The attributes of the text.
  ///   - context: The drawing context, which is not used.
  /// - Returns: The rectangle in points.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text in the current graphics context with its upper-left corner at a point.
  ///
  /// - Parameters:
  ///   - point: The upper-left corner of the text.
  ///   - attributes: The attributes of the text.
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    string.draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in the current graphics context, wrapped at the rectangle's width and limited
  /// to its height.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in which the text is drawn.
  ///   - attributes: The attributes of the text.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    string.draw(in: rect, withAttributes: attributes)
  }

  private var string: String { substring(from: 0) }
}
