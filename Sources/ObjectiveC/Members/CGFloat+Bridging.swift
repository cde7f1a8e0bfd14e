import Foundation

// Casts between `CGFloat` and `NSNumber`, and between geometric values and `NSValue`, succeed on
// iOS. Foundation on Linux supports them for other numbers only.

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns a number object with the value.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Reads the value of a number object.
  ///
  /// - Parameters:
  ///   - source: The number object.
  ///   - result: The value.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Reads the value of a number object.
  ///
  /// - Parameters:
  ///   - source: The number object.
  ///   - result: The value.
  /// - Returns: `true`.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber,
    result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Returns the value of a number object, or 0.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

/// A geometric value that an `NSValue` can contain.
public protocol _BridgedValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// Creates the value from a value object of the right type.
  init(_bridged value: NSValue)
  /// The value object that contains a zero value.
  static var _zeroValue: NSValue { get }
}

extension _BridgedValue {
  /// Reads the contents of a value object.
  ///
  /// - Parameters:
  ///   - source: The value object.
  ///   - result: The contents.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = Self(_bridged: source)
  }

  /// Reads the contents of a value object if they have the right type.
  ///
  /// - Parameters:
  ///   - source: The value object.
  ///   - result: The contents.
  /// - Returns: Whether the contents have the right type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout Self?
  ) -> Bool {
    guard strcmp(source.objCType, _zeroValue.objCType) == 0 else { return false }
    result = Self(_bridged: source)
    return true
  }

  /// Returns the contents of a value object, or zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    Self(_bridged: source ?? _zeroValue)
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _BridgedValue {
  /// Creates a point from a value object.
  public init(_bridged value: NSValue) { self = value.pointValue }
  /// The value object that contains the zero point.
  public static var _zeroValue: NSValue { NSValue(point: .zero) }
  /// Returns a value object that contains the point.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _BridgedValue {
  /// Creates a size from a value object.
  public init(_bridged value: NSValue) { self = value.sizeValue }
  /// The value object that contains the zero size.
  public static var _zeroValue: NSValue { NSValue(size: .zero) }
  /// Returns a value object that contains the size.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _BridgedValue {
  /// Creates a rectangle from a value object.
  public init(_bridged value: NSValue) { self = value.rectValue }
  /// The value object that contains the zero rectangle.
  public static var _zeroValue: NSValue { NSValue(rect: .zero) }
  /// Returns a value object that contains the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
}
