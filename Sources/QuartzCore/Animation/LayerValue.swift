import CoreGraphics

/// The value of an animatable property, with the arithmetic that animations need.
enum LayerValue {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  /// Indirect, because it is four times the size of the other values, which are copied at every
  /// step.
  indirect case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
  case numbers([CGFloat])
  case colors([CGColor])
  case flag(Bool)
  case contents(LayerContents)

  /// The neutral value of the same kind, to which differences are relative.
  var zero: LayerValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
    case .color, .path, .colors, .flag, .contents: self
    }
  }

  /// Whether values of this kind can be added.
  var isAddable: Bool {
    switch self {
    case .number, .point, .size, .rect, .numbers: true
    // The difference of two transforms is a product, which depends on the order of its factors.
    case .transform, .color, .path, .colors, .flag, .contents: false
    }
  }

  func adding(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x,
          y: a.origin.y + b.origin.y,
          width: a.size.width + b.size.width,
          height: a.size.height + b.size.height
        )
      )
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map(+))
    default: self
    }
  }

  func scaled(by factor: CGFloat) -> LayerValue {
    switch self {
    case .number(let value): .number(value * factor)
    case .point(let point): .point(CGPoint(x: point.x * factor, y: point.y * factor))
    case .size(let size): .size(CGSize(width: size.width * factor, height: size.height * factor))
    case .rect(let rect):
      .rect(
        CGRect(
          x: rect.origin.x * factor,
          y: rect.origin.y * factor,
          width: rect.size.width * factor,
          height: rect.size.height * factor
        )
      )
    case .transform(let transform):
      .transform(factor < 0 ? CATransform3DInvert(transform) : transform)
    case .numbers(let numbers): .numbers(numbers.map { $0 * factor })
    case .color, .path, .colors, .flag, .contents: self
    }
  }

  /// Returns the interpolated value at a fraction between this value and `other`.
  ///
  /// Fractions outside the range 0 to 1 extrapolate.
  func interpolated(to other: LayerValue, _ share: CGFloat) -> LayerValue {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x),
          y: mix(a.origin.y, b.origin.y),
          width: mix(a.size.width, b.size.width),
          height: mix(a.size.height, b.size.height)
        )
      )
    case (.transform(let a), .transform(let b)):
      return .transform(TransformParts.mix(a, b, share))
    case (.color(let a), .color(let b)): return .color(a.mixed(with: b, share))
    case (.path(let a?), .path(let b?)):
      if let path = a.mixed(with: b, share) { return .path(path) }
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map(mix))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).compactMap { Optional($0).mixed(with: $1, share) })
    case (.contents(let a), .contents(let b)): return .contents(a.faded(to: b, share))
    default: break
    }
    // Values that can't be interpolated change halfway.
    return share < 0.5 ? self : other
  }

  /// Returns the distance between two values, which paced keyframe animations use.
  func distance(to other: LayerValue) -> CGFloat {
    func length(_ parts: [CGFloat]) -> CGFloat {
      parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
    switch (self, other) {
    case (.number(let a), .number(let b)): return abs(b - a)
    case (.point(let a), .point(let b)): return length([b.x - a.x, b.y - a.y])
    case (.size(let a), .size(let b)): return length([b.width - a.width, b.height - a.height])
    case (.rect(let a), .rect(let b)):
      return length([b.minX - a.minX, b.minY - a.minY, b.width - a.width, b.height - a.height])
    case (.transform(let a), .transform(let b)):
      return length(zip(a.entries, b.entries).map { $1 - $0 })
    default: return 1
    }
  }
}

extension Optional where Wrapped == CGColor {
  /// Returns the interpolated color.
  ///
  /// A missing color is replaced with the other one at an alpha of 0.
  func mixed(with other: CGColor?, _ share: CGFloat) -> CGColor? {
    guard self != nil || other != nil else { return nil }
    guard let a = self ?? other?.copy(alpha: 0), let b = other ?? self?.copy(alpha: 0) else {
      return nil
    }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return CGColor(
      red: mix(a.red, b.red),
      green: mix(a.green, b.green),
      blue: mix(a.blue, b.blue),
      alpha: mix(a.alpha, b.alpha)
    )
  }
}

extension CGPath {
  /// Returns the interpolated path, or `nil` if the elements of the two paths differ in kind.
  func mixed(with other: CGPath, _ share: CGFloat) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    var steps: [Element] = []
    steps.reserveCapacity(elements.count)
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let a), .move(let b)): steps.append(.move(mix(a, b)))
      case (.line(let a), .line(let b)): steps.append(.line(mix(a, b)))
      case (.quadCurve(let c, let a), .quadCurve(let d, let b)):
        steps.append(.quadCurve(control: mix(c, d), end: mix(a, b)))
      case (.curve(let c1, let c2, let a), .curve(let d1, let d2, let b)):
        steps.append(.curve(control1: mix(c1, d1), control2: mix(c2, d2), end: mix(a, b)))
      case (.close, .close): steps.append(.close)
      default: return nil
      }
    }
    return CGPath(elements: steps)
  }
}
