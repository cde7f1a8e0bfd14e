/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Breaks lines at the width; without it everything is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Counts the space between lines.
  ///
  /// Always done here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Ends the last line that fits the height with three dots.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Wishes for drawing text that UIKit code passes along; nothing in it is used.
open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  private var layout: TextLayout {
    let text = StyledText(self)
    var layout = TextLayout(text, font: UIFont.systemFont(ofSize: 12))
    if TextAttributes.paragraphStyle(of: text) == nil { layout.lineBreakMode = .byWordWrapping }
    return layout
  }

  /// The size the text takes without a limit of its width, in points.
  public func size() -> CGSize { layout.shaped().size }

  /// The rectangle from zero that the text takes within a size, not rounded to pixels.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin)
    let width = breaks && size.width > 0 ? size.width : .infinity
    let text =
      options.contains(.truncatesLastVisibleLine) && size.height > 0
      ? layout.shaped(width: width, lines: 0, height: size.height)
      : layout.shaped(width: width, lines: breaks ? 0 : 1)
    return CGRect(origin: .zero, size: text.size)
  }

  /// Draws into the current graphics context with the upper left corner at a point.
  public func draw(at point: CGPoint) { draw(layout.shaped(), at: point) }

  /// Draws into the current graphics context, broken at the rectangle's width and cut at its
  /// height.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.isFinite, !rect.isEmpty else { return }
    context.saveGState()
    context.clip(to: rect)
    draw(layout.shaped(width: rect.width), at: rect.origin)
    context.restoreGState()
  }

  /// Draws into the current graphics context within a rectangle.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    if options.contains(.usesLineFragmentOrigin) { draw(in: rect) } else { draw(at: rect.origin) }
  }

  private func draw(_ text: ShapedText, at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if let shadow = TextAttributes.shadow(of: StyledText(self)) {
      let moved = CGPoint(x: point.x + shadow.offset.width, y: point.y + shadow.offset.height)
      context.draw(text, at: moved, color: shadow.color)
    }
    context.draw(text, at: point, color: .black)
  }
}

extension String {
  /// The size the text takes without a limit of its width, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The rectangle from zero that the text takes within a size, not rounded to pixels.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws into the current graphics context with the upper left corner at a point.
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws into the current graphics context, broken at the rectangle's width and cut at its
  /// height.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
}

extension NSString {
  /// The size the text takes without a limit of its width, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    string.size(withAttributes: attributes)
  }

  /// The rectangle from zero that the text takes within a size, not rounded to pixels.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws into the current graphics context with the upper left corner at a point.
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    string.draw(at: point, withAttributes: attributes)
  }

  /// Draws into the current graphics context, broken at the rectangle's width and cut at its
  /// height.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    string.draw(in: rect, withAttributes: attributes)
  }

  private var string: String { substring(from: 0) }
}
