import Foundation

/// An attribute of a view or guide.
struct LayoutAnchorPoint {
  weak var item: AnyObject?
  var attribute: NSLayoutConstraint.Attribute
}

/// Checks which attributes a constraint may compare, and raises UIKit's exceptions for invalid
/// combinations.
@MainActor
enum LayoutPairing {
  typealias Attribute = NSLayoutConstraint.Attribute

  static func check(
    _ first: Attribute,
    isDistance firstIsDistance: Bool,
    _ second: Attribute,
    isDistance secondIsDistance: Bool
  ) {
    let problem = problem(
      first,
      isDistance: firstIsDistance,
      second,
      isDistance: secondIsDistance
    )
    if let problem { raise(problem) }
  }

  /// Returns why two attributes cannot be compared, or `nil` if they can.
  static func problem(
    _ first: Attribute,
    isDistance firstIsDistance: Bool = false,
    _ second: Attribute,
    isDistance secondIsDistance: Bool = false
  ) -> String? {
    if first == .notAnAttribute { return "Constraint must contain a first layout item" }
    let kind = firstIsDistance ? .size : first.kind
    guard second != .notAnAttribute else {
      return kind == .size
        ? nil
        : "Invalid pairing of layout attributes: a location cannot be compared with a constant alone"
    }
    // A position can be compared with a position on the other axis, but not with a size.
    guard (kind == .size) == (secondIsDistance || second.kind == .size) else {
      return "Invalid pairing of layout attributes"
    }
    guard kind != .size, let left = first.followsReading, let right = second.followsReading,
      left != right
    else { return nil }
    return
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
      + "Use leading/trailing for both or neither."
  }

  private static func raise(_ text: String) -> Never {
    Misuse.raise(
      reason:
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
        + text
    )
  }

  /// Returns the value.
  ///
  /// If it is not finite, logs a warning and returns `other`.
  static func finite(_ value: CGFloat, or other: CGFloat) -> CGFloat {
    guard value.isFinite else {
      Log.warning("NSLayoutConstraint: \(value) is not finite; \(other) is used")
      return other
    }
    return value
  }
}
