import UIKit

extension Icon {
  /// A chevron that points in the reading direction, mirrored in right-to-left layouts.
  static let chevron = UIGraphicsImageRenderer(size: CGSize(width: 12, height: side)).image { _ in
    UIColor.black.set()
    stroke(2) {
      $0.move(to: CGPoint(x: 2.5, y: 7))
      $0.addLine(to: CGPoint(x: 8.5, y: 13))
      $0.addLine(to: CGPoint(x: 2.5, y: 19))
    }
  }
  .withRenderingMode(.alwaysTemplate)
  .imageFlippedForRightToLeftLayoutDirection()
}
