import Foundation

extension CGPoint {
  /// Whether both coordinates are finite numbers.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// Whether both sides are finite numbers.
  package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  /// Whether origin and size are finite numbers; `.null` and `.infinite` are not.
  package var isFinite: Bool { origin.isFinite && size.isFinite }
}
