import Foundation

/// An effect that moves a view with the angle under which people look at the device.
///
/// Subclasses override ``keyPathsAndRelativeValues(forViewerOffset:)``. Most apps use
/// ``UIInterpolatingMotionEffect``.
///
/// Unlike iOS, views with effects do not move: desktops have no motion sensor. The effects of a view
/// can be read, and computed for any offset.
@preconcurrency @MainActor open class UIMotionEffect: ObjectiveCObject {
  /// Creates an effect.
  public override init() { super.init() }

  /// Returns the differences from the view's values for an angle.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameter viewerOffset: The angle, from -1 to 1 in each direction. Zero is straight in front of
  ///   the device.
  /// - Returns: The differences by key path, or `nil` for none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// An effect that interpolates between two values of a property.
///
/// ```swift
/// let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
/// tilt.minimumRelativeValue = -20
/// tilt.maximumRelativeValue = 20
/// view.addMotionEffect(tilt)
/// ```
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis along which the device is tilted.
  public enum EffectType: Int, Sendable {
    /// The device is tilted to the left and to the right.
    case tiltAlongHorizontalAxis = 0
    /// The device is tilted up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the property, relative to the view.
  public let keyPath: String
  /// The axis.
  public let type: EffectType
  /// The difference at an offset of -1: a number or an `NSNumber`.
  ///
  /// The default value is `nil`, which stands for zero.
  open var minimumRelativeValue: Any?
  /// The difference at an offset of 1: a number or an `NSNumber`.
  ///
  /// The default value is `nil`, which stands for zero.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property, relative to the view.
  ///   - type: The axis.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String:
    Any]?
  {
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let share = (min(max(offset, -1), 1) + 1) / 2
    let (least, greatest) = (number(minimumRelativeValue), number(maximumRelativeValue))
    return [keyPath: least + (greatest - least) * share]
  }

  private func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }
}

/// Several effects that act together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  ///
  /// The default value is `nil`.
  open var motionEffects: [UIMotionEffect]?

  /// Returns the differences of all effects; those of later effects take precedence.
  ///
  /// - Parameter viewerOffset: The angle, from -1 to 1 in each direction.
  /// - Returns: The differences by key path, or `nil` for none.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String:
    Any]?
  {
    var result: [String: Any]?
    for effect in motionEffects ?? [] {
      guard let values = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) else {
        continue
      }
      result = (result ?? [:]).merging(values) { $1 }
    }
    return result
  }
}

extension UIView {
  /// The address of this variable is the key under which a view stores its effects.
  private nonisolated(unsafe) static var motionEffectsKey: UInt8 = 0

  /// The motion effects of the view, in the order in which they were added.
  ///
  /// The default value is empty.
  public var motionEffects: [UIMotionEffect] {
    get { objc_getAssociatedObject(self, &Self.motionEffectsKey) as? [UIMotionEffect] ?? [] }
    set {
      objc_setAssociatedObject(self, &Self.motionEffectsKey, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  /// Adds a motion effect.
  ///
  /// Adding an effect that the view already has does nothing.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(where: { $0 === effect }) else { return }
    motionEffects.append(effect)
  }

  /// Removes a motion effect.
  ///
  /// An effect that the view does not have is ignored.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
