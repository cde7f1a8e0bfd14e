import CoreGraphics

/// A value of an animation: one of any type, from the app, or one that was read from a layer.
enum GivenValue {
  case any(Any)
  case read(LayerValue)

  var value: Any {
    switch self {
    case .any(let value): value
    case .read(let value): value
    }
  }

  /// Returns the value as one of the same kind as `kind`, or `nil` if its type doesn't fit.
  func value(like kind: LayerValue) -> LayerValue? {
    switch self {
    case .any(let value): LayerValue(value, like: kind)
    case .read(let value): value
    }
  }
}

extension LayerValue {
  /// Creates a value of the same kind as `kind`, the value of the animated property.
  ///
  /// Returns `nil` and logs a warning if the type of `value` doesn't fit.
  init?(_ value: Any, like kind: LayerValue) {
    if let read = Self.read(value, like: kind) {
      self = read
      return
    }
    Log.warning(
      "CAAnimation: a value of type \(type(of: value)) is not valid for its key path; ignored."
    )
    return nil
  }

  private static func read(_ value: Any, like kind: LayerValue) -> LayerValue? {
    if let value = value as? LayerValue { return value }
    switch kind {
    case .number: return number(value).flatMap { $0.isFinite ? .number($0) : nil }
    case .flag: return number(value).map { .flag($0 != 0) }
    case .point:
      let point = value as? CGPoint ?? (value as? NSValue)?.cgPointValue
      return point.flatMap { $0.isFinite ? .point($0) : nil }
    case .size:
      let size = value as? CGSize ?? (value as? NSValue)?.cgSizeValue
      return size.flatMap { $0.isFinite ? .size($0) : nil }
    case .rect:
      let rect = value as? CGRect ?? (value as? NSValue)?.cgRectValue
      return rect.flatMap { $0.isFinite ? .rect($0) : nil }
    case .transform:
      let transform =
        value as? CATransform3D
        ?? (value as? CGAffineTransform).map(CATransform3DMakeAffineTransform)
        ?? (value as? NSValue)?.matrix
      return transform.flatMap { $0.isFinite ? .transform($0) : nil }
    case .color: return (value as? CGColor).map { .color($0) }
    case .path: return (value as? CGPath).map { .path($0) }
    case .colors: return (value as? [Any]).map { .colors($0.compactMap { $0 as? CGColor }) }
    case .numbers: return (value as? [Any]).map { .numbers($0.compactMap(number)) }
    case .contents: return .contents(LayerContents(value))
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  /// The value for key-value coding; numbers are `CGFloat`.
  var any: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .numbers(let value): value
    case .colors(let value): value
    case .flag(let value): value
    case .contents(let value): value.value
    }
  }
}

extension NSValue {
  /// Creates a value object that contains a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// Creates a value object that contains a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// Creates a value object that contains a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// The point in the value object, or the zero point if it contains another type.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in the value object, or the zero size if it contains another type.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle in the value object, or the zero rectangle if it contains another type.
  public var cgRectValue: CGRect { rectValue }

  /// Creates a value object that contains a transform.
  public convenience init(caTransform3D: CATransform3D) {
    self.init(bytes: caTransform3D.entries.map(Double.init), objCType: Self.matrixType)
  }

  /// The transform in the value object, or the identity if it contains another type.
  public var caTransform3DValue: CATransform3D { matrix ?? CATransform3DIdentity }

  /// The type of a value object with the 16 numbers of a transform.
  private static let matrixType = "[16d]"

  /// The transform in the value object, or `nil` if it contains another type.
  fileprivate var matrix: CATransform3D? {
    guard String(cString: objCType) == Self.matrixType else { return nil }
    var entries = [Double](repeating: 0, count: 16)
    entries.withUnsafeMutableBytes { if let start = $0.baseAddress { getValue(start) } }
    return CATransform3D(entries: entries.map { CGFloat($0) })
  }
}
