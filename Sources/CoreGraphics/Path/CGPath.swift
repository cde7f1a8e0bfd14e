import Foundation

/// An immutable sequence of subpaths made of lines and Bézier curves.
///
/// Use ``CGMutablePath`` to build a path step by step. Two paths are equal if they consist of equal
/// elements.
///
/// ```swift
/// let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
/// circle.contains(CGPoint(x: 20, y: 20))  // true
/// ```
public class CGPath: Hashable {
  /// An element of a path.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
  }

  package internal(set) var elements: [Element]

  package init(elements: [Element]) { self.elements = elements }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// The rules that determine which regions are inside a path.
///
/// The rules differ only for paths whose subpaths overlap or intersect themselves.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path winds around it a nonzero number of times.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// The shapes of the ends of an open line.
///
/// `butt` ends the line at its end point, `round` adds a semicircle, and `square` extends the line
/// by half of its width.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The shapes of the corners of a line.
///
/// `miter` extends the outer edges until they meet, `round` adds a circular arc, and `bevel`
/// connects the outer edges with a straight line.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
