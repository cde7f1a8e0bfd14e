extension UIOffset {
  /// Whether both parts are finite numbers.
  var isFinite: Bool { horizontal.isFinite && vertical.isFinite }
}

/// Refuses shifts and insets that are no numbers: what was there before stays. (R-BAD-35)
enum NonFiniteGeometry {
  static func checked(_ new: UIOffset, else old: UIOffset, _ name: String) -> UIOffset {
    guard !new.isFinite else { return new }
    Log.warning("\(name): \(new) is no shift; ignored")
    return old
  }

  static func checked(_ new: UIEdgeInsets, else old: UIEdgeInsets, _ name: String) -> UIEdgeInsets {
    guard !new.isFinite else { return new }
    Log.warning("\(name): \(new) are no insets; ignored")
    return old
  }
}
