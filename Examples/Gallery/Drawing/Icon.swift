import UIKit

/// The icons of the gallery, drawn in code: template images of 26 by 26 points.
@MainActor
enum Icon {
  static let side: CGFloat = 26
  static let centre = CGPoint(x: side / 2, y: side / 2)

  /// Returns an image of 26 by 26 points with what the closure draws.
  static func draw(_ body: () -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      UIColor.black.set()
      body()
    }
  }

  static func stroke(_ width: CGFloat = 1.8, _ build: (UIBezierPath) -> Void) {
    let path = UIBezierPath()
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    build(path)
    path.stroke()
  }

  nonisolated static func circle(_ centre: CGPoint, radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      arcCenter: centre,
      radius: radius,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: true
    )
  }
}

extension UIBezierPath {
  /// Adds a line as a separate subpath.
  func addSegment(_ startX: CGFloat, _ startY: CGFloat, _ endX: CGFloat, _ endY: CGFloat) {
    move(to: CGPoint(x: startX, y: startY))
    addLine(to: CGPoint(x: endX, y: endY))
  }

  /// Adds a full circle.
  func addCircle(_ centre: CGPoint, radius: CGFloat) {
    append(Icon.circle(centre, radius: radius))
  }
}
