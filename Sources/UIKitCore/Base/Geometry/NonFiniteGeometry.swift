extension UIOffset {
  /// Whether both components are finite.
  var isFinite: Bool { horizontal.isFinite && vertical.isFinite }
}

// R-BAD-35
/// Replaces offsets and insets that are not finite with the previous value, and logs a warning.
enum NonFiniteGeometry {
  static func checked(_ new: UIOffset, else old: UIOffset, _ name: String) -> UIOffset {
    guard !new.isFinite else { return new }
    Log.warning("\(name): \(new) is not finite; ignored")
    return old
  }

  static func checked(_ new: UIEdgeInsets, else old: UIEdgeInsets, _ name: String) -> UIEdgeInsets {
    guard !new.isFinite else { return new }
    Log.warning("\(name): \(new) are not finite; ignored")
    return old
  }
}
