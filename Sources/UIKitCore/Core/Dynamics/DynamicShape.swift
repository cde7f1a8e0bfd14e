import CoreGraphics
import Foundation

/// Creates the polygons of bodies and the segments of boundaries.
enum DynamicShape {
  /// The number of sides of the polygon that approximates an ellipse.
  private static let ellipseSides = 32

  static func rectangle(_ size: CGSize) -> [DynamicsVector] {
    let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
    return [.init(-x, -y), .init(x, -y), .init(x, y), .init(-x, y)]
  }

  static func ellipse(_ size: CGSize) -> [DynamicsVector] {
    (0..<ellipseSides).map { side in
      let angle = 2 * Double.pi * Double(side) / Double(ellipseSides)
      return .init(cos(angle) * Double(size.width) / 2, sin(angle) * Double(size.height) / 2)
    }
  }

  /// Returns the convex hull of a path, or `nil` if it has no area.
  static func hull(of path: CGPath) -> [DynamicsVector]? {
    let points = polyline(of: path).map(\.start).filter(\.isFinite)
    let sorted = Set(points).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count >= 3 else { return nil }
    func half(_ points: [DynamicsVector]) -> [DynamicsVector] {
      var chain: [DynamicsVector] = []
      for point in points {
        while chain.count >= 2,
          (chain[chain.count - 1] - chain[chain.count - 2])
            .cross(point - chain[chain.count - 1]) <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    let hull = half(sorted) + half(sorted.reversed())
    return hull.count >= 3 ? hull : nil
  }

  /// Returns the lines of a path; curves are divided into eight lines.
  static func polyline(of path: CGPath) -> [DynamicsSegment] {
    path.pieces.flatMap { piece in
      let count = piece.isLine ? 1 : 8
      return (0..<count).map { index in
        DynamicsSegment(
          start: DynamicsVector(piece.point(at: CGFloat(index) / CGFloat(count))),
          end: DynamicsVector(piece.point(at: CGFloat(index + 1) / CGFloat(count)))
        )
      }
    }
  }

  static func edges(of rect: CGRect) -> [DynamicsSegment] {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { DynamicsVector($0) }
    return (0..<4).map { DynamicsSegment(start: corners[$0], end: corners[($0 + 1) % 4]) }
  }
}

/// A line that bodies cannot cross.
struct DynamicsSegment: Equatable {
  var start: DynamicsVector
  var end: DynamicsVector
}

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

  var cgPoint: CGPoint { CGPoint(x: x, y: y) }
  var isFinite: Bool { x.isFinite && y.isFinite }
}
