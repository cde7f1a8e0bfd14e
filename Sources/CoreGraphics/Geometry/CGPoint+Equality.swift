extension CGPoint {
  /// Returns whether two points are equal.
  public func equalTo(_ point: CGPoint) -> Bool { self == point }
}

extension CGSize {
  /// Returns whether two sizes are equal.
  public func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGRect {
  /// Returns whether two rectangles are equal after standardizing them.
  public func equalTo(_ rect: CGRect) -> Bool { standardized == rect.standardized }
}
