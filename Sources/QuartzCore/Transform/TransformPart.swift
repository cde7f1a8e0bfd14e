import CoreGraphics

/// A component of a transform that has its own key path.
enum TransformPart: String, CaseIterable {
  case scale, scaleX = "scale.x", scaleY = "scale.y", scaleZ = "scale.z"
  case rotation, rotationX = "rotation.x", rotationY = "rotation.y", rotationZ = "rotation.z"
  case translation, translationX = "translation.x", translationY = "translation.y"
  case translationZ = "translation.z"

  func read(_ transform: CATransform3D) -> LayerValue {
    switch self {
    case .scale:
      let scale = Self.scale(of: transform)
      return .number((scale.0 + scale.1 + scale.2) / 3)
    case .scaleX: return .number(Self.scale(of: transform).0)
    case .scaleY: return .number(Self.scale(of: transform).1)
    case .scaleZ: return .number(Self.scale(of: transform).2)
    case .rotation, .rotationZ: return .number(Self.angles(of: transform).z)
    case .rotationX: return .number(Self.angles(of: transform).x)
    case .rotationY: return .number(Self.angles(of: transform).y)
    case .translation: return .size(CGSize(width: transform.m41, height: transform.m42))
    case .translationX: return .number(transform.m41)
    case .translationY: return .number(transform.m42)
    case .translationZ: return .number(transform.m43)
    }
  }

  /// Returns `transform` with this component replaced.
  func written(_ value: LayerValue, to transform: CATransform3D) -> CATransform3D {
    var result = transform
    switch (self, value) {
    case (.translation, .size(let size)): (result.m41, result.m42) = (size.width, size.height)
    case (.translation, .point(let point)): (result.m41, result.m42) = (point.x, point.y)
    case (.translationX, .number(let value)): result.m41 = value
    case (.translationY, .number(let value)): result.m42 = value
    case (.translationZ, .number(let value)): result.m43 = value
    case (.scale, .number(let value)): result = Self.rescaled(transform, value, value, value)
    case (.scaleX, .number(let value)): result = Self.rescaled(transform, value, nil, nil)
    case (.scaleY, .number(let value)): result = Self.rescaled(transform, nil, value, nil)
    case (.scaleZ, .number(let value)): result = Self.rescaled(transform, nil, nil, value)
    case (.rotation, .number(let value)), (.rotationZ, .number(let value)):
      result = Self.turned(transform) { $0.z = value }
    case (.rotationX, .number(let value)): result = Self.turned(transform) { $0.x = value }
    case (.rotationY, .number(let value)): result = Self.turned(transform) { $0.y = value }
    default: break
    }
    return result
  }

  private static func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat {
    (x * x + y * y + z * z).squareRoot()
  }

  /// Returns the scale along each axis, which is negative if the axis is mirrored.
  private static func scale(of t: CATransform3D) -> (CGFloat, CGFloat, CGFloat) {
    if let parts = TransformParts(t) {
      return (CGFloat(parts.scale.x), CGFloat(parts.scale.y), CGFloat(parts.scale.z))
    }
    return (row(t.m11, t.m12, t.m13), row(t.m21, t.m22, t.m23), row(t.m31, t.m32, t.m33))
  }

  /// Returns `t` scaled by the ratio of the new to the old scale.
  ///
  /// An axis whose scale was 0 gets its direction from the identity matrix.
  private static func rescaled(
    _ t: CATransform3D,
    _ x: CGFloat?,
    _ y: CGFloat?,
    _ z: CGFloat?
  ) -> CATransform3D {
    let old = scale(of: t)
    func ratio(_ new: CGFloat?, _ old: CGFloat) -> CGFloat {
      guard let new else { return 1 }
      return old == 0 ? 1 : new / old
    }
    var result = CATransform3DScale(t, ratio(x, old.0), ratio(y, old.1), ratio(z, old.2))
    if let x, old.0 == 0 { result.m11 = x }
    if let y, old.1 == 0 { result.m22 = y }
    if let z, old.2 == 0 { result.m33 = z }
    return result
  }

  /// Returns the angles of the rotations about x, then y, then z, in radians.
  private static func angles(of t: CATransform3D) -> (x: CGFloat, y: CGFloat, z: CGFloat) {
    guard var parts = TransformParts(t) else { return (0, 0, 0) }
    parts.scale = TransformParts.Vector(repeating: 1)
    parts.shear = .zero
    parts.perspective = SIMD4(0, 0, 0, 1)
    let turn = parts.transform
    let sine = min(max(-Double(turn.m13), -1), 1)
    let y = asin(sine)
    if abs(sine) > 1 - 1e-9 {
      return (0, CGFloat(y), CGFloat(atan2(-Double(turn.m21), Double(turn.m22))))
    }
    return (
      CGFloat(atan2(Double(turn.m23), Double(turn.m33))), CGFloat(y),
      CGFloat(atan2(Double(turn.m12), Double(turn.m11)))
    )
  }

  private static func turned(
    _ t: CATransform3D,
    _ change: (inout (x: CGFloat, y: CGFloat, z: CGFloat)) -> Void
  ) -> CATransform3D {
    guard var parts = TransformParts(t) else { return t }
    var angles = angles(of: t)
    change(&angles)
    let turn = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeRotation(angles.x, 1, 0, 0),
        CATransform3DMakeRotation(angles.y, 0, 1, 0)
      ),
      CATransform3DMakeRotation(angles.z, 0, 0, 1)
    )
    parts.turn = TransformParts(turn)?.turn ?? parts.turn
    return parts.transform
  }
}
