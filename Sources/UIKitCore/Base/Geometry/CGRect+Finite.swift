import Foundation

extension CGPoint {
  /// Whether both coordinates are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// Whether both dimensions are finite.
  package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  /// Whether the origin and the size are finite, which `.null` and `.infinite` are not.
  package var isFinite: Bool { origin.isFinite && size.isFinite }
}
