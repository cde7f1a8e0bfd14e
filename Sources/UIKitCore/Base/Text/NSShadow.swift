/// A shadow of text: an offset copy in one color, which may be blurred.
open class NSShadow: NSObject, @unchecked Sendable {
  private let mark = AttributeMark()
  /// The offset of the shadow in points.
  ///
  /// The default value is zero.
  open var shadowOffset = CGSize.zero
  /// The amount of blur in points, which is twice the standard deviation.
  ///
  /// The default value is 0, for a sharp shadow. Values that are negative or not finite have no effect.
  open var shadowBlurRadius: CGFloat = 0
  /// The `UIColor` of the shadow, or `nil` for no shadow.
  ///
  /// The default value is black with an opacity of one third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow without an offset.
  public override init() { super.init() }

  /// Returns whether offset, blur and color are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int { shadowOffset.width.hashValue ^ shadowOffset.height.hashValue }

  // R-TXT-120
  /// The shadow with its color resolved with the current traits, or `nil` for none.
  var drawn: DrawingShadow? {
    guard let color = (shadowColor as? UIColor)?.cgColor, color.alpha > 0, shadowOffset.isFinite
    else { return nil }
    return DrawingShadow(
      color: color,
      offset: shadowOffset,
      blurRadius: shadowBlurRadius.isFinite ? min(max(shadowBlurRadius / 2, 0), 100) : 0
    )
  }
}
